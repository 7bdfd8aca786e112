import { isForEveryBusiness, listDuties } from './duties.ts';

/** Whom the law wants told, and within how many hours. */
export interface Notice {
  authority: string;
  hours: number;
}

interface Business {
  trade: string | null;
  industry: string;
  states: readonly { code: string }[];
  employees: number;
}

/** Of the trade and its places, with a time. What is due at once is a call of whoever is there, and waits for no function. */
export const listNotices = ({ trade, industry, states, employees }: Business): Notice[] =>
  listDuties({ trade, industry, employees, state: states.map(({ code }) => code).join(',') }).flatMap((duty) =>
    duty.kind === 'tell' && duty.hours !== null && duty.hours > 0 && !isForEveryBusiness(duty)
      ? [{ authority: duty.authority, hours: duty.hours }]
      : [],
  );
