import * as z from 'zod';

const PAGE_SIZE = 10;
/** Caps how far a request can page into a list. */
const PAGE_MAX = 10_000;

export const Paging = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(PAGE_MAX).default(1),
  per_page: z.coerce.number<string | number>().int().min(1).max(100).default(PAGE_SIZE),
});
export type Paging = z.infer<typeof Paging>;

export const SearchText = z.string().trim().max(200).default('');

/** How many pages there are; an empty list has one. */
export const countPages = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
