import type { Exercise, ExerciseOutcomes, NewExercise, ParticipantEntry } from './exercise.ts';
import { DURATION_DEFAULT, type ExerciseStatus } from './exercise-options.ts';
import { maskContacts } from './masking.ts';

/**
 *   generated ──save──> draft <──save/reopen──> scheduled ──start──> in_progress ──complete──> completed
 *   generated, draft, scheduled, in_progress ──cancel──> cancelled;  completed and cancelled are final
 */
const transitions = {
  save: { from: ['generated', 'draft'], done: 'edited' },
  start: { from: ['scheduled'], done: 'started' },
  complete: { from: ['in_progress'], done: 'completed' },
  revise: { from: ['completed'], done: 'revised' },
  cancel: { from: ['generated', 'draft', 'scheduled', 'in_progress'], done: 'cancelled' },
  reopen: { from: ['scheduled'], done: 'reopened' },
  facilitate: { from: ['in_progress', 'completed'], done: 'facilitated' },
} as const satisfies Record<string, { from: readonly ExerciseStatus[]; done: string }>;
export type Transition = keyof typeof transitions;

export const canTransition = (move: Transition, status: ExerciseStatus): boolean =>
  (transitions[move].from as readonly ExerciseStatus[]).includes(status);

export const describeTransition = (move: Transition): string => transitions[move].done;

const statusForDate = (scheduledDate: string | null): ExerciseStatus => (scheduledDate === null ? 'draft' : 'scheduled');

/** Approvals refer to these; date and participants may change without a new approval. */
const approvedFields = ['exercise_name', 'exercise_type', 'scenario_description', 'bcp_id'] as const;

const withoutApprovals = {
  admin_approved: false,
  iso_auditor_approved: false,
  admin_approved_by: null,
  iso_auditor_approved_by: null,
  admin_approved_at: null,
  iso_auditor_approved_at: null,
  document_download_enabled: false,
} as const satisfies Partial<Exercise>;

const noOutcome = {
  started_at: null,
  completed_date: null,
  ...withoutApprovals,
  findings: null,
  recommendations: null,
  lessons_learned: null,
};

export const createExercise = (id: number, body: NewExercise, bcpName: string, now: Date): Exercise => ({
  id,
  ...body,
  objectives: body.objectives ?? [],
  duration_minutes: body.duration_minutes ?? DURATION_DEFAULT,
  template_id: body.template_id ?? null,
  bcp_name: bcpName,
  status: statusForDate(body.scheduled_date),
  ...noOutcome,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

type GeneratedScenario = Pick<
  Exercise,
  'id' | 'bcp_id' | 'bcp_name' | 'exercise_name' | 'exercise_type' | 'scenario_description' | 'participants' | 'created_at'
>;
export const createGeneratedExercise = (scenario: GeneratedScenario): Exercise => ({
  ...scenario,
  ...noOutcome,
  objectives: scenario.participants.filter((entry) => typeof entry === 'string'),
  duration_minutes: DURATION_DEFAULT,
  template_id: null,
  scheduled_date: null,
  status: 'generated',
  updated_at: scenario.created_at,
});

export const editExercise = (exercise: Exercise, body: NewExercise, bcpName: string, now: Date): Exercise => ({
  ...exercise,
  ...(approvedFields.some((field) => exercise[field] !== body[field]) ? withoutApprovals : {}),
  ...body,
  objectives: body.objectives ?? exercise.objectives,
  duration_minutes: body.duration_minutes ?? exercise.duration_minutes,
  template_id: exercise.template_id,
  bcp_name: bcpName,
  status: statusForDate(body.scheduled_date),
  updated_at: now.toISOString(),
});

export const startExercise = (exercise: Exercise, now: Date): Exercise => ({
  ...exercise,
  status: 'in_progress',
  started_at: now.toISOString(),
  updated_at: now.toISOString(),
});

export const completeExercise = (exercise: Exercise, outcomes: ExerciseOutcomes, now: Date): Exercise => ({
  ...exercise,
  ...outcomes,
  status: 'completed',
  completed_date: now.toISOString(),
  updated_at: now.toISOString(),
});

export const reviseOutcomes = (exercise: Exercise, outcomes: ExerciseOutcomes, now: Date): Exercise => ({
  ...exercise,
  ...outcomes,
  updated_at: now.toISOString(),
});

export const cancelExercise = (exercise: Exercise, now: Date): Exercise => ({
  ...exercise,
  status: 'cancelled',
  updated_at: now.toISOString(),
});

export const reopenExercise = (exercise: Exercise, now: Date): Exercise => ({
  ...exercise,
  status: 'draft',
  updated_at: now.toISOString(),
});

export const APPROVERS = ['admin', 'iso_auditor'] as const;
export type Approver = (typeof APPROVERS)[number];
const otherApprover = { admin: 'iso_auditor', iso_auditor: 'admin' } as const satisfies Record<Approver, Approver>;

export const awaitsApproval = (
  exercise: Pick<Exercise, 'status' | 'admin_approved' | 'iso_auditor_approved'>,
  approver: Approver,
): boolean => exercise.status !== 'cancelled' && !exercise[`${approver}_approved`];

export const isSameApprover = (exercise: Exercise, as: Approver, uid: number): boolean =>
  exercise[`${otherApprover[as]}_approved`] && exercise[`${otherApprover[as]}_approved_by`] === uid;

/** An earlier approval keeps its approver. */
export const approveExercise = (exercise: Exercise, as: Approver, uid: number, now: Date): Exercise =>
  exercise[`${as}_approved`]
    ? exercise
    : {
        ...exercise,
        [`${as}_approved`]: true,
        [`${as}_approved_by`]: uid,
        [`${as}_approved_at`]: now.toISOString(),
        updated_at: now.toISOString(),
      };

/** Withdrawing an approval also ends the download. */
export const withdrawApproval = (exercise: Exercise, as: Approver, now: Date): Exercise =>
  exercise[`${as}_approved`]
    ? {
        ...exercise,
        [`${as}_approved`]: false,
        [`${as}_approved_by`]: null,
        [`${as}_approved_at`]: null,
        document_download_enabled: false,
        updated_at: now.toISOString(),
      }
    : exercise;

export const setDownloadEnabled = (exercise: Exercise, isEnabled: boolean, now: Date): Exercise =>
  exercise.document_download_enabled === isEnabled
    ? exercise
    : { ...exercise, document_download_enabled: isEnabled, updated_at: now.toISOString() };

/**
 * The report of a completed exercise is closed by an approval given after completion; an earlier approval was of the scenario.
 * Approvals of old rows have no time and close it.
 */
export const isReportApproved = (exercise: Exercise): boolean => {
  const { completed_date } = exercise;
  return (
    completed_date !== null &&
    APPROVERS.some((as) => exercise[`${as}_approved`] && (exercise[`${as}_approved_at`] ?? completed_date) >= completed_date)
  );
};

export const hasBothApprovals = (exercise: Pick<Exercise, 'admin_approved' | 'iso_auditor_approved'>): boolean =>
  exercise.admin_approved && exercise.iso_auditor_approved;

export type ApprovalLabel = 'Fully Approved' | 'Both Approved' | 'Partially Approved' | 'Pending Approval';

export const approvalLabel = (
  exercise: Pick<Exercise, 'admin_approved' | 'iso_auditor_approved' | 'document_download_enabled'>,
): ApprovalLabel => {
  if (exercise.document_download_enabled) return 'Fully Approved';
  if (hasBothApprovals(exercise)) return 'Both Approved';
  return exercise.admin_approved || exercise.iso_auditor_approved ? 'Partially Approved' : 'Pending Approval';
};

/** Keeps the role, removes the person. Plain text is a learning objective, but a user may have typed it. */
const redactParticipant = (entry: ParticipantEntry): ParticipantEntry =>
  typeof entry === 'string' ? maskContacts(entry) : { name: '', role: entry.role, email: '', phone: '' };

/** What a list shows of an exercise to others than its owner: what it is called, when it is, and what it waits for. */
export const removeContent = <E extends Exercise>(exercise: E): E => ({
  ...exercise,
  scenario_description: '',
  participants: [],
  objectives: [],
  findings: null,
  recommendations: null,
  lessons_learned: null,
  participants_hidden: true,
});

/** Removes names, email addresses and phone numbers of participants: their number and roles suffice for an approval. */
export const redactParticipants = <E extends Exercise>(exercise: E): E => ({
  ...exercise,
  participants: exercise.participants.map(redactParticipant),
  objectives: exercise.objectives.map((text) => maskContacts(text)),
  participants_hidden: true,
});
