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

const clientHarm: NonNullable<Trade['harm']> = {
  financial_impact: 'A day without clients is not made up later, while rent, leases and wages go on.',
  operational_impact: 'Each client has a day and a person, so one missing key, machine or hand moves many of them.',
  reputational_impact: 'Regulars who find the door closed twice try the next place and tell their friends.',
  regulatory_impact: 'The board or the health department can keep you closed until water, air and hygiene are shown to be safe.',
};

const clientSizes: Trade['sizes'] = [
  [
    'With {staff}, one illness closes the shop: agree now who opens, who has the second key and who can call the clients.',
    'Keep licenses, lease, insurance policy and client list on a phone as well as in the shop.',
  ],
  [
    'With {staff}, every shift needs one person who can take cards offline, send clients home safely and call the landlord.',
    'Agree with a similar shop across town on lending each other space for two weeks.',
  ],
  [
    'With {staff} over several shifts or shops, decide which shop takes the clients and crew of a closed one.',
    'Give each shop a one-page opening and closing routine for an outage, and try it once a year.',
  ],
  [
    'With {staff}, a regional event reaches many shops together: rank them, and set who reopens first.',
    'Sign one contract for drying, board-up and standby power for all shops before the storm season.',
  ],
];

const withoutOfficeWork = (trade: Trade): Trade => ({
  ...trade,
  harm: { ...clientHarm, ...trade.harm },
  sizes: clientSizes,
  not: [...officeWork, ...(trade.not ?? [])],
  unlike: /./,
});

export const personalTrades: readonly Trade[] = [...appointmentTrades, ...serviceShops].map(withoutOfficeWork);
