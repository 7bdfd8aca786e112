import * as z from 'zod';
import { nameMessages } from '#shared/messages/account.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { Deletion } from './deletion.ts';
import { SubscriptionSnapshot } from './subscription.ts';

export const Role = z.enum(['user', 'admin', 'super_admin'], { error: adminUserMessages.role });
export type Role = z.infer<typeof Role>;
export const roleLabels: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super Admin' };

/** Why the account gets no notices: mail bounced or was reported as spam. Using a mailed link clears it. */
export const MailProblem = z.object({ reason: z.enum(['bounce', 'complaint']), at: z.string() });
export type MailProblem = z.infer<typeof MailProblem>;

/** `is_required`: for this account, which is staff. Until it is enabled, rights of staff are suspended. */
const SecondFactorState = z.object({ is_enabled: z.boolean(), is_required: z.boolean() });

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
  second_factor: SecondFactorState,
  subscription: SubscriptionSnapshot.nullable(),
  mail_problem: MailProblem.nullable().optional(),
  /** An address that becomes the account's once its mailed link is used. */
  pending_email: z.string().nullable().optional(),
  /** Set while the account waits to be deleted. */
  deletion: Deletion.nullable().optional(),
});
export type Me = z.infer<typeof Me>;

export const PERSON_NAME_MAX = 200;
/** Control characters, line breaks, lone surrogates and invisible marks except the two joiners that scripts need. */
const NOT_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u;
const VISIBLE = /[^\p{Cf}\p{Z}]/u;

export const isPersonName = (name: string): boolean => name === '' || (VISIBLE.test(name) && !NOT_IN_NAMES.test(name));

/** One line in reading direction. Forms send a missing name as an empty text. */
export const PersonName = z
  .string()
  .trim()
  .max(PERSON_NAME_MAX, fill(fieldMessages.tooLong, { field: 'Name', max: PERSON_NAME_MAX }))
  .refine(isPersonName, nameMessages.notAName);

/** The form an address is compared and stored under: Unicode NFKC, lower case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** By the role alone, whatever the rights are now. */
export const isAdministrator = ({ role, is_superuser }: Pick<Me, 'role' | 'is_superuser'>): boolean =>
  is_superuser || role !== 'user';
export const isSuperAdmin = ({ role, is_superuser }: Pick<Me, 'role' | 'is_superuser'>): boolean =>
  is_superuser || role === 'super_admin';
export const isStaff = (account: Pick<Me, 'role' | 'is_superuser' | 'is_iso_auditor'>): boolean =>
  isAdministrator(account) || account.is_iso_auditor;

type Suspendable = Partial<Pick<Me, 'second_factor'>>;

/** Staff without the second factor that their role requires have no more rights than a customer. */
export const areRightsSuspended = ({ second_factor }: Suspendable): boolean =>
  second_factor?.is_required === true && !second_factor.is_enabled;

export const hasSuperAdminRights = (user: Pick<Me, 'role' | 'is_superuser'> & Suspendable): boolean =>
  !areRightsSuspended(user) && isSuperAdmin(user);

export const hasAdminRights = (user: Pick<Me, 'role' | 'is_superuser'> & Suspendable): boolean =>
  !areRightsSuspended(user) && isAdministrator(user);

export const hasAuditorRights = (user: Partial<Pick<Me, 'is_iso_auditor'>> & Suspendable): boolean =>
  !areRightsSuspended(user) && user.is_iso_auditor === true;

/** Whether an address is taken: an account that never confirmed it yields to whoever does. */
export const isConfirmedOwner = <Account extends Pick<Me, 'is_verified' | 'is_active'>>(
  account: Account | null,
): account is Account => account !== null && (account.is_verified || !account.is_active);

/** Greets by name only once verified: anyone can register someone else's address with any name. */
export const greetingName = ({ is_verified, full_name }: Pick<Me, 'is_verified' | 'full_name'>): string | null =>
  is_verified ? full_name : null;
