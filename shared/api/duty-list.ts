import * as z from 'zod';
import { TRADE_ID_MAX } from '#shared/domain/bcp/text-limits.ts';
import { defineArea } from './endpoint.ts';

export const ListedDuty = z.object({
  id: z.string(),
  /** `tell`: something happened and has to be reported. `keep`: to have ready before anything happens. */
  kind: z.enum(['tell', 'keep']),
  title: z.string(),
  what: z.string(),
  authority: z.string(),
  phone: z.string().nullable(),
  /** Whom to call when the authority does not answer. */
  whenClosed: z.string().optional(),
  deadline: z.string(),
  /** The deadline as a number to sort by; null where the rule names none. */
  hours: z.number().nullable(),
  rule: z.string(),
  source: z.string(),
  checked_on: z.iso.date(),
});
export type ListedDuty = z.infer<typeof ListedDuty>;

export const dutyList = defineArea({
  list: {
    method: 'GET',
    path: '/v1/duties',
    access: 'user',
    summary: 'What a trade has to report or keep in its states, the shortest time first',
    query: z.object({
      /** One that we do not know is answered like none: with what every business has to do. */
      trade: z.string().max(TRADE_ID_MAX).optional(),
      /** Counts where there is no trade. */
      industry: z.string().max(100).optional(),
      /** Codes or names, separated by commas. */
      state: z.string().max(1000).optional(),
      /** ZIP codes, separated by commas: some rules are those of a city. */
      zip: z.string().max(1000).optional(),
      /** How many people work there; 0 or none is unknown. */
      employees: z.coerce.number<string | number>().int().min(0).max(10_000_000).optional(),
    }),
    response: z.array(ListedDuty),
  },
});
