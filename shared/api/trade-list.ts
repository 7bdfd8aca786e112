import * as z from 'zod';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { defineArea } from './endpoint.ts';

/** Enough to search the list and to guess from a description, without the knowledge behind it. */
export const ListedTrade = z.object({
  id: z.string(),
  title: z.string(),
  industry: z.enum(INDUSTRIES),
  /** Its usual industry first. */
  industries: z.array(z.enum(INDUSTRIES)),
  words: z.array(z.string()),
});
export type ListedTrade = z.infer<typeof ListedTrade>;

export const tradeList = defineArea({
  list: {
    method: 'GET',
    path: '/v1/trades',
    access: 'public',
    summary: 'The trades that the built-in knowledge has, with the words that describe them',
    query: z.object({ search: z.string().max(200).optional(), industry: z.string().max(100).optional() }),
    response: z.array(ListedTrade),
  },
});
