/** Where work is done decides what a lost building stops of it, besides the systems and tools that it needs. */

const AT_THE_CUSTOMERS = [
  ...['frame raising', 'site tie-down', 'tear-off', 'tarping', 'panel and inverter installation', 'pours, pumps'],
  ...['forms, shoring', 'earthmoving', 'open excavations', 'dewatering', 'shotcrete', 'sign installation', 'lead-safe work'],
  ...['occupied homes', 'drying and board-up', 'backups in homes', 'no-heat', 'burst pipes', 'breakdown and storm calls'],
  ...['gas piping', 'service entrance', 'turbine repair', 'safe teardown', 'asbestos', 'maintenance and snow routes'],
  ...['irrigation, planting', 'storm cleanup', 'line clearance', 'skilled visits', 'visits to those who cannot'],
  ...['care and meals at home', 'deaths at home', 'on-site work at clients', 'roadside recovery', 'line crews'],
];
const elsewhere = new RegExp(`\\b(?:${AT_THE_CUSTOMERS.join('|')})\\b`, 'i');

/** Done where the customers are: it goes on without the building. */
export const isDoneAtCustomers = (name: string): boolean => elsewhere.test(name);

/** Lives where it is: no other place brings it back. */
export const isRooted = (name: string): boolean => /\b(?:upwellers?|seed in)\b/i.test(name);

/** Looks after the building itself: another place has its own, and no neighbor lends it. */
export const isOfTheBuilding = (name: string): boolean =>
  isRooted(name) ||
  /\b(?:power chain|power, water and air|standby power|cooling and leak|climate|ventilation|barn air|oxygen, flow|tank farm|storage vaults|boilers|steam, hot water|dock power)\b/i.test(
    name,
  );
