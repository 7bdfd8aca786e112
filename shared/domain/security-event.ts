import * as z from 'zod';

/** What the audit trail records. Names are stored: never rename one. */
export const SECURITY_EVENT_KINDS = [
  'account_created',
  'signed_in',
  'sign_in_refused',
  'account_locked',
  'sign_in_ended',
  'password_reset_requested',
  'password_changed',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_code_used',
  'recovery_codes_replaced',
  'email_change_requested',
  'account_changed',
  'role_changed',
  'account_deactivated',
  'account_activated',
  'subscription_given',
  'exercise_changed',
  'exercise_approved',
  'exercise_approval_withdrawn',
  'document_download_changed',
  'document_downloaded',
  'data_exported',
  'deletion_requested',
  'deletion_canceled',
  'account_purged',
  'business_data_purged',
  'bcp_deleted',
  'bcp_restored',
  'staff_opened_bcp',
  'staff_saw_contacts',
  'staff_saw_exercise',
  'pricing_plan_changed',
  'exercise_template_changed',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
/** Fields of a change by name: never a password, a token or a code. */
export type ChangedValues = z.infer<typeof Values>;

const VALUE_MAX = 200;

const toValue = (value: unknown): ChangedValues[string] => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join('; ') : JSON.stringify(value);
  return text.length <= VALUE_MAX ? text : `${text.slice(0, VALUE_MAX - 1)}…`;
};

/** The named fields that a change creates, edits or deletes; long texts are cut. */
export const diffValues = <T extends object>(
  names: readonly (keyof T & string)[],
  before: T | null,
  after: T | null,
): { before?: ChangedValues; after?: ChangedValues } => {
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  const pick = (values: T): ChangedValues => Object.fromEntries(changed.map((name) => [name, toValue(values[name])]));
  return { ...(before ? { before: pick(before) } : {}), ...(after ? { after: pick(after) } : {}) };
};

const common = {
  id: z.string(),
  at: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** What it was about, such as `bcp 12` or the name of a file. */
  subject: z.string().nullable(),
  /** Given by staff, for the customer to read. */
  reason: z.string().nullable(),
  before: Values.nullable(),
  after: Values.nullable(),
  /** The device, as it is named in words where entries are shown. */
  agent: z.string().nullable(),
  request_id: z.string().nullable(),
};

/** As the account's owner reads it: staff appear as staff, not by name. */
export const SecurityEvent = z.object({
  ...common,
  by: z.enum(['owner', 'staff', 'keelhouse']),
  /** Whether it came from the address that asks now. */
  is_same_address: z.boolean(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const actedBy = ({ user_id, actor_id }: { user_id: number; actor_id: number | null }): SecurityEvent['by'] => {
  if (actor_id === null) return 'keelhouse';
  return actor_id === user_id ? 'owner' : 'staff';
};

/** As staff read it. */
export const AuditEntry = z.object({
  ...common,
  user_id: z.number(),
  /** Null once the account is purged. */
  user_email: z.string().nullable(),
  /** Who did it; null for the product itself. */
  actor_id: z.number().nullable(),
  actor_email: z.string().nullable(),
  /** A pseudonym of the address, the same for the same address. */
  viewer: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
