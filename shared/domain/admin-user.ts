import * as z from 'zod';
import { foldCase } from '#shared/format/text.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { Deletion } from './deletion.ts';
import { Email } from './email.ts';
import { Password } from './password.ts';
import { Tier } from './tier.ts';
import { DAY_MS } from './time.ts';
import { MailProblem, Me, PersonName, Role } from './user.ts';

/** Every signed-in call reads the whole profile, which costs one unit for each 4 KB. */
export const ACCOUNT_NOTES_MAX = 500;
const Notes = z
  .string()
  .trim()
  .max(ACCOUNT_NOTES_MAX, fill(fieldMessages.tooLong, { field: 'Notes', max: ACCOUNT_NOTES_MAX }));

/** A row of the list: what the directory's index carries. */
export const DirectoryEntry = Me.pick({
  id: true,
  email: true,
  full_name: true,
  role: true,
  is_superuser: true,
  is_iso_auditor: true,
  is_active: true,
  created_at: true,
  last_login: true,
}).extend({ locked_until: z.string().nullable(), is_deletion_requested: z.boolean().optional() });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const AdminUser = DirectoryEntry.extend({
  is_verified: z.boolean(),
  notes: z.string().nullable(),
  updated_at: z.string(),
  login_attempts: z.number(),
  /** Since when two-step sign-in is on. */
  second_factor_at: z.string().nullable(),
  mail_problem: MailProblem.nullable(),
  deletion: Deletion.nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const NewAdminUser = z.object({
  email: Email,
  full_name: PersonName.nullish(),
  password: Password,
  role: Role,
  is_active: z.boolean().default(true),
  is_iso_auditor: z.boolean().default(false),
  notes: Notes.nullish(),
});
export type NewAdminUser = z.infer<typeof NewAdminUser>;

/** What is left out stays as it is. */
export const AdminUserEdit = z.object({
  email: Email,
  full_name: PersonName.nullish(),
  password: Password.optional(),
  role: Role,
  is_active: z.boolean().optional(),
  is_iso_auditor: z.boolean().optional(),
  notes: Notes.nullish(),
});
export type AdminUserEdit = z.infer<typeof AdminUserEdit>;

export const DEMO_DAYS = [7, 14, 30, 90, 180, 365, 730, 1095] as const;
export const demoUserDefaults = { duration_days: 365, notes: 'Demo user created by admin' } as const;

export const NewDemoUser = z.object({
  email: Email,
  full_name: PersonName.pipe(z.string().min(1, fill(fieldMessages.required, { field: 'Full name' }))),
  password: Password,
  plan_type: Tier,
  duration_days: z
    .literal(DEMO_DAYS, fill(adminUserMessages.duration, { days: DEMO_DAYS.join(', ') }))
    .default(demoUserDefaults.duration_days),
  notes: Notes.nullish().default(demoUserDefaults.notes),
});
export type NewDemoUser = z.infer<typeof NewDemoUser>;

export const demoPeriod = (now: Date, days: (typeof DEMO_DAYS)[number]) => ({
  current_period_start: now.toISOString(),
  current_period_end: new Date(now.getTime() + days * DAY_MS).toISOString(),
});

export interface DirectoryFilter {
  search: string;
  role?: Role | undefined;
  is_active?: boolean | undefined;
}

/** Text with something before an @ is the beginning of an address. */
export const isEmailPrefix = (search: string): boolean => /^[^@\s]+@\S*$/.test(search);

export const matchesDirectoryFilter = (
  entry: Pick<DirectoryEntry, 'email' | 'full_name' | 'role' | 'is_active'>,
  { search, role, is_active }: DirectoryFilter,
): boolean => {
  if (role !== undefined && entry.role !== role) return false;
  if (is_active !== undefined && entry.is_active !== is_active) return false;
  const wanted = foldCase(search);
  if (isEmailPrefix(search)) return entry.email.startsWith(wanted);
  return entry.email.includes(wanted) || foldCase(entry.full_name ?? '').includes(wanted);
};
