import type { SecurityEventKind } from '../domain/security-event.ts';

export const activityMessages = {
  title: 'Security activity',
  lead: 'What happened with your account in the last 12 months. If you don’t recognize something, change your password.',
  loading: 'Loading your security activity',
  none: 'Nothing has happened yet',
  failed: 'Failed to load your security activity',
  moreFailed: 'Failed to load more. Nothing above is lost.',
  more: 'Show more',
  sameAddress: 'this address',
  otherAddress: 'another address',
  reason: 'Reason: {reason}',
} as const;

export const auditTrailMessages = {
  title: 'Security trail',
  lead: 'The last 12 months. Entries can’t be changed or deleted.',
  loading: 'Loading the security trail',
  none: { account: 'Nothing is recorded about this account', person: 'This person did nothing to other accounts' },
  failed: 'Failed to load the security trail',
  filter: 'Show',
  filters: { account: 'About this account', person: 'Done by this person' },
  product: 'Keelhouse (automatic)',
  deleted: 'Account {id} (deleted)',
  by: 'By {name}',
  on: 'Account: {name}',
  request: 'Request {id}',
  copyRequest: 'Copy request ID',
} as const;

/** By who did it. A sentence of another actor stands for a missing one. */
interface EventSentences {
  owner?: string;
  staff?: string;
  keelhouse?: string;
}

/** For the owner of an account. `{subject}` is what the event was about. */
export const eventSentences: Record<SecurityEventKind, EventSentences> = {
  account_created: { owner: 'You created your account', staff: 'Keelhouse staff created your account' },
  signed_in: { owner: 'Signed in' },
  sign_in_refused: { keelhouse: 'Someone tried to sign in and failed' },
  account_locked: { keelhouse: 'We locked your account for 15 minutes after five failed sign-ins' },
  sign_in_ended: { owner: 'Signed out' },
  password_reset_requested: { keelhouse: 'Someone asked for a link to reset your password' },
  password_changed: { owner: 'Your password was changed', staff: 'Keelhouse staff set a new password for your account' },
  second_factor_enabled: { owner: 'Two-step sign-in was turned on' },
  second_factor_disabled: {
    owner: 'Two-step sign-in was turned off',
    staff: 'Keelhouse staff turned off your two-step sign-in',
  },
  recovery_code_used: { owner: 'A recovery code was used' },
  recovery_codes_replaced: { owner: 'Your recovery codes were replaced' },
  email_change_requested: { owner: 'A change of your email address was requested' },
  account_changed: { owner: 'Your account details were changed', staff: 'Keelhouse staff changed your account details' },
  role_changed: { staff: 'Keelhouse staff changed what your account may do' },
  account_deactivated: { staff: 'Keelhouse staff deactivated your account' },
  account_activated: { staff: 'Keelhouse staff activated your account' },
  subscription_given: { staff: 'Keelhouse staff gave you a subscription' },
  exercise_changed: { staff: 'Keelhouse staff changed the exercise “{subject}”' },
  exercise_approved: { staff: 'The exercise “{subject}” was approved', owner: 'You approved the exercise “{subject}”' },
  exercise_approval_withdrawn: {
    staff: 'The approval of the exercise “{subject}” was withdrawn',
    owner: 'You withdrew your approval of the exercise “{subject}”',
  },
  document_download_changed: {
    staff: 'Keelhouse staff changed whether your BCP can be downloaded with the exercise “{subject}”',
    owner: 'You changed whether your BCP can be downloaded with the exercise “{subject}”',
  },
  document_downloaded: { owner: 'You downloaded {subject}', staff: 'Keelhouse staff downloaded {subject}' },
  data_exported: { owner: 'You asked for a copy of all your data' },
  deletion_requested: {
    owner: 'You asked us to delete your account',
    staff: 'Keelhouse staff scheduled your account for deletion',
  },
  deletion_canceled: {
    owner: 'You canceled the deletion of your account',
    staff: 'Keelhouse staff canceled the deletion of your account',
  },
  account_purged: { keelhouse: 'We deleted your account' },
  business_data_purged: { keelhouse: 'We deleted your business data' },
  bcp_deleted: { owner: 'You deleted a BCP' },
  bcp_restored: { owner: 'You restored a BCP' },
  staff_opened_bcp: { staff: 'Keelhouse staff opened one of your BCPs' },
  staff_saw_contacts: { staff: 'Keelhouse staff looked at your crisis contacts' },
  staff_saw_exercise: { staff: 'Keelhouse staff looked at one of your exercises' },
  pricing_plan_changed: { owner: 'You changed the pricing plan “{subject}”' },
  exercise_template_changed: { owner: 'You changed the exercise template “{subject}”' },
};

/** Instead of the sentence of the kind, for these subjects. */
export const subjectSentences: Partial<Record<SecurityEventKind, Record<string, string>>> = {
  sign_in_refused: {
    wrong_password: 'Someone entered a wrong password',
    wrong_code: 'Someone entered your password and a wrong code',
    deactivated: 'Someone tried to sign in while your account was inactive',
    not_verified: 'Someone tried to sign in before your email address was confirmed',
  },
  password_changed: { reset_link: 'Your password was changed with a link from your email' },
};

export const namedSentences = {
  signedOut: 'Signed out: {subject}',
  bcpOpened: 'Keelhouse staff opened the BCP “{name}”',
  exerciseSeen: 'Keelhouse staff looked at the exercise “{name}”',
  bcpDeleted: 'You deleted the BCP “{name}”',
  bcpRestored: 'You restored the BCP “{name}”',
  downloadAllowed: 'Your BCP can be downloaded with the exercise “{subject}” now',
  downloadEnded: 'Your BCP can no longer be downloaded with the exercise “{subject}”',
  confirmed: 'Your email address was confirmed',
} as const;

/** For staff. */
export const eventNames: Record<SecurityEventKind, string> = {
  account_created: 'Account created',
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  account_locked: 'Account locked',
  sign_in_ended: 'Signed out',
  password_reset_requested: 'Password reset requested',
  password_changed: 'Password changed',
  second_factor_enabled: 'Two-step sign-in turned on',
  second_factor_disabled: 'Two-step sign-in turned off',
  recovery_code_used: 'Recovery code used',
  recovery_codes_replaced: 'Recovery codes replaced',
  email_change_requested: 'Email change requested',
  account_changed: 'Account details changed',
  role_changed: 'Access changed',
  account_deactivated: 'Account deactivated',
  account_activated: 'Account activated',
  subscription_given: 'Subscription given',
  exercise_changed: 'Exercise changed by staff',
  exercise_approved: 'Exercise approved',
  exercise_approval_withdrawn: 'Exercise approval withdrawn',
  document_download_changed: 'Download permission changed',
  document_downloaded: 'Document downloaded',
  data_exported: 'Data exported',
  deletion_requested: 'Deletion requested',
  deletion_canceled: 'Deletion canceled',
  account_purged: 'Account deleted for good',
  business_data_purged: 'Business data deleted for good',
  bcp_deleted: 'BCP deleted',
  bcp_restored: 'BCP restored',
  staff_opened_bcp: 'BCP opened by staff',
  staff_saw_contacts: 'Crisis contacts seen by staff',
  staff_saw_exercise: 'Exercise seen by staff',
  pricing_plan_changed: 'Pricing plan changed',
  exercise_template_changed: 'Exercise template changed',
};

export const subjectNames: Record<string, string> = {
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  deactivated: 'Account inactive',
  not_verified: 'Email not verified',
  reset_link: 'With a mailed link',
};

/** A field without a name here appears as it is stored. */
export const changedFieldNames: Record<string, string> = {
  role: 'Role',
  is_iso_auditor: 'ISO auditor',
  is_active: 'Active',
  is_verified: 'Email confirmed',
  email: 'Email',
  pending_email: 'New email',
  full_name: 'Name',
  notes: 'Notes',
  locked_until: 'Locked until',
  plan_type: 'Plan',
  current_period_start: 'From',
  current_period_end: 'Until',
  approved_as: 'Approved as',
  document_download_enabled: 'Download allowed',
  account_purge_at: 'Account deleted on',
  business_data_purge_at: 'Business data deleted on',
  business_name: 'BCP',
  exercise_name: 'Exercise',
  name: 'Name',
  description: 'Description',
  price: 'Price (cents)',
  currency: 'Currency',
  features: 'Features',
  status: 'Status',
  scheduled_date: 'Date',
  exercise_type: 'Exercise type',
  scenario_template: 'Scenario',
  objectives: 'Objectives',
  participants_required: 'Required participants',
  duration_minutes: 'Minutes',
  difficulty_level: 'Difficulty',
  industry_specific: 'For some industries',
  industry_types: 'Industries',
};

export const changedValueNames: Record<string, string> = {
  true: 'Yes',
  false: 'No',
  null: 'None',
  edited: 'Edited',
  user: 'User',
  admin: 'Admin',
  super_admin: 'Super Admin',
  iso_auditor: 'ISO auditor',
  essential: 'Essential',
  gold: 'Gold',
  premium: 'Premium',
  generated: 'Generated',
  draft: 'Draft',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Canceled',
};
