import * as z from 'zod';

const PAGE_SIZE = 10;
const PAGE_MAX = 10_000;

export const Paging = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(PAGE_MAX).default(1),
  per_page: z.coerce.number<string | number>().int().min(1).max(100).default(PAGE_SIZE),
});
export type Paging = z.infer<typeof Paging>;

export const SearchText = z.string().trim().max(200).default('');

/** An empty list has one page. */
export const countPages = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
