import * as z from 'zod';
import { FoundByStaff } from '#shared/domain/staff-search.ts';
import { defineArea } from './endpoint.ts';
import { SearchText } from './paging.ts';

export const staffSearch = defineArea({
  find: {
    method: 'GET',
    path: '/v1/admin/search',
    access: 'admin',
    summary: 'The first accounts, exercises and payments of all customers that match an id, name, address or Stripe reference',
    query: z.object({
      search: SearchText.meta({
        description: 'An id; part of a name or address; the beginning of an address, with `@`; or a payment intent of Stripe',
      }),
    }),
    response: FoundByStaff,
  },
});
