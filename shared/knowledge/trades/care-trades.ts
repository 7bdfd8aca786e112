import { clinicalTrades } from './clinical-trades.ts';
import { dentalTrades } from './dental.ts';
import { homeCareTrades } from './home-care-trades.ts';
import { livingTrades } from './living-trades.ts';
import { medicineTrades } from './medicine-trades.ts';
import { practiceTrades } from './practice-trades.ts';
import type { Trade } from './trade.ts';
import { veterinary } from './veterinary.ts';

export const careTrades: readonly Trade[] = [
  ...practiceTrades,
  ...dentalTrades,
  ...clinicalTrades,
  ...medicineTrades,
  ...livingTrades,
  ...homeCareTrades,
  veterinary,
];
