import { listEntriesOf, toSecurityEvent } from '#functions/data/audit-trail.ts';
import * as audits from '#functions/data/audits.ts';
import { listHeaders, readBcp } from '#functions/data/bcps.ts';
import { readBilling } from '#functions/data/billing.ts';
import { readPart } from '#functions/data/crisis-contacts.ts';
import { readAppearance } from '#functions/data/document-appearance.ts';
import { listEvidence } from '#functions/data/evidence.ts';
import { readPrintedExercise } from '#functions/data/exercise-handbook.ts';
import { readRun } from '#functions/data/exercise-runs.ts';
import { type ExerciseRow, list as listExercises, readMaterial } from '#functions/data/exercises.ts';
import { listDismissals } from '#functions/data/finding-dismissals.ts';
import type { JobRow } from '#functions/data/jobs.ts';
import { outboxPut } from '#functions/data/outbox.ts';
import { list as listPayments } from '#functions/data/payments.ts';
import { employees, providers } from '#functions/data/people.ts';
import { readPreferences, readPreferencesOrDefaults } from '#functions/data/preferences.ts';
import { findHomePlace } from '#functions/data/printed-bcp.ts';
import { listSignIns } from '#functions/data/sessions.ts';
import { list as listSubscriptions } from '#functions/data/subscriptions.ts';
import { readProgress } from '#functions/data/training-progress.ts';
import type { TransactItems } from '#functions/data/transact.ts';
import { type ActorRecord, currentSubscription, readActor } from '#functions/data/users.ts';
import { type ArchivedFile, packFiles } from '#functions/documents/data-export/archive.ts';
import { type ReadmeInput, writeReadme } from '#functions/documents/data-export/readme.ts';
import { csvTables } from '#functions/documents/data-export/tables.ts';
import { composeExerciseDocument } from '#functions/documents/exercises/render-exercise.ts';
import type { Document } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { putFile, type StoredFile } from '#functions/gateways/files.ts';
import { now } from '#functions/runtime/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { defaultPreferences, UserPreferences } from '#shared/domain/assessment.ts';
import { Bcp } from '#shared/domain/bcp/bcp.ts';
import { EvidenceReply } from '#shared/domain/bcp/evidence-schemas.ts';
import { DismissalReply } from '#shared/domain/bcp/finding-schemas.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { BillingInfo, emptyBillingInfo } from '#shared/domain/billing.ts';
import { Audit } from '#shared/domain/compliance.ts';
import { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { bcpFolder, exercisePath, exportFileName } from '#shared/domain/data-export.ts';
import { Exercise } from '#shared/domain/exercise.ts';
import { isDocumentReady } from '#shared/domain/exercise-document.ts';
import { adoptObjectives, buildHandbook, ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { ExerciseRun } from '#shared/domain/exercise-run.ts';
import { Payment } from '#shared/domain/payment.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { SecurityEvent } from '#shared/domain/security-event.ts';
import { SignIn } from '#shared/domain/sign-in.ts';
import { Subscription } from '#shared/domain/subscription.ts';
import { TrainingModule, withProgress } from '#shared/domain/training.ts';
import { greetingName, Me } from '#shared/domain/user.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import type { JobPayload } from '#shared/queues/job-definitions.ts';

/** Of an attempt's 240 seconds: what is left of the PDFs then stays out, since all they are made from is inside. */
const PDF_SECONDS = 180;
/** People have left the page by then. */
const MAIL_AFTER_SECONDS = 60;
const EXERCISES_AT_ONCE = 10;
const CONTACTS_A_PAGE = 1_000;
const EVENTS_A_PAGE = 500;

export interface ExportRun {
  uid: number;
  job: JobRow;
  payload: JobPayload<'data_export'>;
  signal: AbortSignal;
  onProgress(percent: number): void;
}

interface Collection extends ExportRun {
  owner: ActorRecord;
  pdfUntil: number;
  readme: ReadmeInput;
}
type Files = AsyncGenerator<ArchivedFile>;

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
/** Times of a retry are those of the first attempt. */
const madeAt = ({ job }: ExportRun): string => job.created_at;

/** Rendering is deterministic, so a PDF that fails is left out instead of tried again. */
async function* renderPdfFile({ pdfUntil, readme, job }: Collection, name: string, compose: () => Document): Files {
  if (performance.now() >= pdfUntil) {
    readme.notMade.push(name);
    return;
  }
  // A static import would load it with every other job.
  const { renderPdf } = await import('#functions/documents/render-pdf.ts');
  try {
    yield { name, content: await renderPdf(compose()) };
  } catch (error) {
    // Messages of renderers may quote what is printed.
    log.error('document_not_written', { job_id: job.job_id, error_name: (error as Error).name });
    readme.notMade.push(name);
  }
}

const ExportedModule = TrainingModule.pick({ id: true, title: true, progress: true, completed: true });

const ExportedProfile = Me.omit({ second_factor: true });
const ExportedSignIn = SignIn.omit({ id: true, is_current: true });

async function* collectAccount({ uid, owner, payload }: Collection): Files {
  const [billing, preferences, subscriptions, progressOf, signIns, { color, logo }] = await Promise.all([
    readBilling(uid),
    readPreferences(uid),
    listSubscriptions(uid, now()),
    readProgress(uid),
    listSignIns(uid, owner, now()),
    readAppearance(uid),
  ]);
  const account = {
    profile: ExportedProfile.parse({ ...owner, subscription: currentSubscription(owner, now()) }),
    two_step_sign_in: { enabled_at: owner.second_factor_at },
    preferences: UserPreferences.parse(preferences ?? defaultPreferences),
    billing_information: BillingInfo.parse({ ...emptyBillingInfo(owner), ...billing }),
    subscriptions: subscriptions.map((subscription) => Subscription.parse(subscription)),
    sign_ins: signIns.map((row) => ExportedSignIn.parse({ ...row, is_same_address: row.viewer === payload.viewer })),
    training: lessons.map((lesson, at) => ExportedModule.parse(withProgress(at + 1, lesson, progressOf(at + 1)))),
    document_appearance: { color, logo: logo && `logo.${logo.format}` },
  };
  yield { name: 'account.json', content: toJson(account) };
  if (logo) yield { name: `logo.${logo.format}`, content: logo.bytes };
}

async function* collectSecurityEvents({ uid, payload }: Collection): Files {
  const events: SecurityEvent[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const { rows, next } = await listEntriesOf(uid, { limit: EVENTS_A_PAGE, before }, now());
    events.push(...rows.map((row) => SecurityEvent.parse(toSecurityEvent(row, payload.viewer))));
    before = next;
  }
  yield { name: 'security-events.json', content: toJson(events) };
  yield { name: 'security-events.csv', content: csvTables.securityEvents(events) };
}

async function* collectPayments({ uid, readme }: Collection): Files {
  const payments = (await listPayments(uid)).map((payment) => Payment.parse(payment));
  readme.counts.payments = payments.length;
  yield { name: 'payments.json', content: toJson(payments) };
  yield { name: 'payments.csv', content: csvTables.payments(payments) };
}

async function* collectContacts({ uid, readme }: Collection): Files {
  const contacts: CrisisContact[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const part = await readPart(uid, { after, limit: CONTACTS_A_PAGE });
    contacts.push(...part.contacts.map((contact) => CrisisContact.parse(contact)));
    after = part.next;
  }
  readme.counts.contacts = contacts.length;
  yield { name: 'contacts.json', content: toJson(contacts) };
  yield { name: 'contacts.csv', content: csvTables.contacts(contacts) };
}

async function* collectAudits({ uid, readme }: Collection): Files {
  const found = (await audits.list(uid)).map((row) => Audit.parse(audits.toAudit(row)));
  readme.counts.audits = found.length;
  yield { name: 'compliance-audits.json', content: toJson(found) };
}

const ExportedBcp = Bcp.omit({ versions: true });

async function* collectBcp(collection: Collection, id: number, exercises: readonly ExerciseRow[]): Files {
  const { uid, readme } = collection;
  const [bcp, team, firms, preferences, dismissals, evidence, appearance] = await Promise.all([
    readBcp(uid, id, true),
    employees.list(uid, id, true),
    providers.list(uid, id, true),
    readPreferencesOrDefaults(uid),
    listDismissals(uid, id, true),
    listEvidence(uid, id, true),
    readAppearance(uid),
  ]);
  if (!bcp) return;
  readme.counts.bcps += 1;
  const folder = bcpFolder(id, bcp.business_name);
  const people = {
    employees: team.map((person) => Employee.parse(person)),
    providers: firms.map((firm) => ServiceProvider.parse(firm)),
    dismissed_findings: dismissals.map((dismissal) => DismissalReply.parse(dismissal)),
    tests: evidence.map((item) => EvidenceReply.parse(item)),
  };
  yield { name: `${folder}/bcp.json`, content: toJson({ ...ExportedBcp.parse(bcp), ...people }) };
  yield { name: `${folder}/risks.csv`, content: csvTables.risks(ratedRisks(bcp, true)) };
  yield { name: `${folder}/functions.csv`, content: csvTables.functions(bcp.critical_functions) };
  yield { name: `${folder}/suppliers.csv`, content: csvTables.suppliers(bcp.key_suppliers) };
  yield { name: `${folder}/systems.csv`, content: csvTables.systems(bcp.it_systems) };
  yield { name: `${folder}/mitigations.csv`, content: csvTables.mitigations(bcp.mitigations) };
  yield { name: `${folder}/people.csv`, content: csvTables.people(people.employees) };
  yield { name: `${folder}/service-providers.csv`, content: csvTables.providers(people.providers) };
  const place = await findHomePlace(bcp);
  yield* renderPdfFile(collection, `${folder}/bcp.pdf`, () =>
    composeDocument({
      ...{ bcp, employees: team, providers: firms, dismissals, evidence, place, template: 'standard' },
      exercises: exercises.filter(({ bcp_id }) => bcp_id === id),
      cyber: preferences.cyber_assessment_interest,
      purpose: preferences.bcp_purpose,
      appearance,
      generatedAt: madeAt(collection),
    }),
  );
}

const readParts = async ({ id }: ExerciseRow) => {
  const [stored, run] = await Promise.all([readMaterial(id), readRun(id)]);
  return { stored, run };
};
type ExerciseParts = Awaited<ReturnType<typeof readParts>>;

const ExportedRun = ExerciseRun.omit({ version: true });

async function* collectExercise(collection: Collection, exercise: ExerciseRow, read: ExerciseParts): Files {
  const { stored, run } = read;
  const path = exercisePath(exercise.id, exercise.exercise_name);
  const material = stored && buildHandbook(adoptObjectives(stored, exercise.objectives), exercise.duration_minutes);
  yield {
    name: `${path}.json`,
    content: toJson({
      ...Exercise.parse(exercise),
      material: material && ExerciseMaterial.parse(material),
      record: run.version === 0 ? null : ExportedRun.parse(run),
    }),
  };
  if (!isDocumentReady('after_action_report', exercise)) return;
  const printed = await readPrintedExercise(exercise.id, Promise.resolve(exercise), {
    isOwner: true,
    readerZone: collection.payload.time_zone,
  });
  yield* renderPdfFile(collection, `${path}_after-action-report.pdf`, () =>
    composeExerciseDocument('after_action_report', { ...printed, generatedAt: madeAt(collection) }),
  );
}

async function* collectExerciseGroup(collection: Collection, group: readonly ExerciseRow[]): Files {
  const read = await Promise.all(group.map(readParts));
  for (const [at, exercise] of group.entries()) yield* collectExercise(collection, exercise, read[at]!);
}

async function* collectExerciseList({ readme }: Collection, exercises: readonly ExerciseRow[]): Files {
  readme.counts.exercises = exercises.length;
  yield { name: 'exercises/exercises.csv', content: csvTables.exercises(exercises.map((exercise) => Exercise.parse(exercise))) };
}

/** In groups that are read at once; each is another part of the progress. */
const collectExercises = (collection: Collection, exercises: readonly ExerciseRow[]): Files[] => {
  const groups = Array.from({ length: Math.ceil(exercises.length / EXERCISES_AT_ONCE) }, (_, at) =>
    exercises.slice(at * EXERCISES_AT_ONCE, (at + 1) * EXERCISES_AT_ONCE),
  );
  return [collectExerciseList(collection, exercises), ...groups.map((group) => collectExerciseGroup(collection, group))];
};

/** From what a job that has just begun shows to what the upload leaves. */
const FIRST_PERCENT = 15;
const LAST_PERCENT = 95;

async function* collectFiles(collection: Collection): Files {
  const { uid, signal, onProgress, readme } = collection;
  const [headers, exercises] = await Promise.all([listHeaders(uid), listExercises(uid)]);
  const parts = [
    ...[collectAccount, collectSecurityEvents, collectPayments, collectContacts, collectAudits].map((collect) =>
      collect(collection),
    ),
    ...headers.map(({ id }) => collectBcp(collection, id, exercises)),
    ...collectExercises(collection, exercises),
  ];
  for (const [at, files] of parts.entries()) {
    signal.throwIfAborted();
    onProgress(Math.round(FIRST_PERCENT + ((LAST_PERCENT - FIRST_PERCENT) * at) / parts.length));
    yield* files;
  }
  yield { name: 'README.txt', content: writeReadme(readme) };
}

const readyMail = ({ owner, job }: Collection): TransactItems => {
  const endedAt = now();
  if (endedAt.getTime() - Date.parse(job.created_at) < MAIL_AFTER_SECONDS * 1000) return [];
  const kept_until = new Date(job.expires_at * 1000).toISOString();
  return [outboxPut({ kind: 'data_export_ready', to: owner.email, name: greetingName(owner), kept_until }, endedAt)];
};

/** Null if the account is gone. Retries overwrite the same key. */
export const writeDataExport = async (run: ExportRun): Promise<{ file: StoredFile; also: TransactItems } | null> => {
  const owner = await readActor(run.uid);
  if (!owner) return null;
  const counts = { bcps: 0, exercises: 0, contacts: 0, payments: 0, audits: 0 };
  const collection: Collection = {
    ...run,
    owner,
    pdfUntil: performance.now() + PDF_SECONDS * 1000,
    readme: { madeAt: run.job.created_at, timeZone: run.payload.time_zone, email: owner.email, counts, notMade: [] },
  };
  const archive = await packFiles(collectFiles(collection), new Date(run.job.created_at));
  const file = { key: `exports/${run.uid}/${run.job.job_id}.zip`, filename: exportFileName(run.job.created_at) };
  await putFile(file, 'application/zip', archive);
  log.info('data_exported', { ...counts, bytes: archive.length, not_made: collection.readme.notMade.length });
  return { file, also: readyMail(collection) };
};
