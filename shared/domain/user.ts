/** An account, as its owner sees it. */
import * as z from 'zod';
import { fieldMessages } from '#shared/messages/fields.ts';
import { SubscriptionSnapshot } from './subscription.ts';

const Role = z.enum(['user', 'admin', 'super_admin']);

export const Me = z.object({
  id: z.number(),
  email: z.string(),
  full_name: z.string().nullable(),
  role: Role,
  is_superuser: z.boolean(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  is_iso_auditor: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  last_login: z.string().nullable(),
  subscription: SubscriptionSnapshot.nullable(),
});
export type Me = z.infer<typeof Me>;

/** An address as typed, trimmed and at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const Email = z.string().trim().max(254, fieldMessages.email).pipe(z.email(fieldMessages.email));

/** The form an address is compared and stored under: Unicode NFKC, lower case. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Admin rights: the superuser flag, or a staff role. */
export const hasAdminRights = (user: Pick<Me, 'role' | 'is_superuser'>): boolean => user.is_superuser || user.role !== 'user';
