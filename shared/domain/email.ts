import * as z from 'zod';
import { fieldMessages } from '#shared/messages/fields.ts';

/**
 * An address as typed, trimmed and at most 254 characters (RFC 5321, 4.5.3.1.3). In a module of its own: forms that check one
 * address should not load what an account is.
 */
export const Email = z.string().trim().max(254, fieldMessages.email).pipe(z.email(fieldMessages.email));
