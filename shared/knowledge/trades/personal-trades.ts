import { other } from '../industries/other.ts';
import { appointmentTrades } from './personal/appointment-trades.ts';
import { serviceShops } from './personal/service-shops.ts';
import type { Trade } from './trade.ts';

/** The basics of “Other” are an office’s: none of them is true of a chair, a gym or a laundry. */
const officeWork: readonly string[] = [
  ...other.functions.map(({ name }) => name),
  ...other.systems.map(({ name }) => name),
  ...other.risks.map(([name]) => name),
];

const withoutOfficeWork = (trade: Trade): Trade => ({
  ...trade,
  not: [...officeWork, ...(trade.not ?? [])],
  unlike: /./,
});

export const personalTrades: readonly Trade[] = [...appointmentTrades, ...serviceShops].map(withoutOfficeWork);
