/** A module of its own: forms that check one address should not load what an account is. */
import * as z from 'zod';
import { fieldMessages } from '#shared/messages/fields.ts';

export const Email = z.string().trim().max(254, fieldMessages.email).pipe(z.email(fieldMessages.email));
