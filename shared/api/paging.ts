import * as z from 'zod';

const PAGE_SIZE = 10;
/** Nobody leafs further, and what a store is asked for at once stays within its bounds. */
const PAGE_MAX = 10_000;

export const Paging = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(PAGE_MAX).default(1),
  per_page: z.coerce.number<string | number>().int().min(1).max(100).default(PAGE_SIZE),
});
export type Paging = z.infer<typeof Paging>;

/** What somebody looks for; empty means everything. */
export const SearchText = z.string().trim().max(200).default('');

/** How many pages there are; an empty list has one. */
export const countPages = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
