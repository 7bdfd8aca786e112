/**
 * Rows as the first version of the product wrote them, with what each of them had to have and nothing that came later.
 * They are never changed: whatever is added to an entity has to be readable without it.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import { UserPreferences } from '#shared/domain/assessment.ts';
import { Bcp, BcpRow, CriticalFunction, ItSystem, KeySupplier, Mitigation, StoredAnalysis } from '#shared/domain/bcp/bcp.ts';
import { EvidenceReply } from '#shared/domain/bcp/evidence-schemas.ts';
import { DismissalReply } from '#shared/domain/bcp/finding-schemas.ts';
import { Audit } from '#shared/domain/compliance.ts';
import { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { Exercise } from '#shared/domain/exercise.ts';
import { StoredMaterial } from '#shared/domain/exercise-material.ts';
import { ExerciseRun } from '#shared/domain/exercise-run.ts';
import { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { Payment, PricingPlan } from '#shared/domain/payment.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { AuditEntry } from '#shared/domain/security-event.ts';
import { Subscription } from '#shared/domain/subscription.ts';

import { Me } from '#shared/domain/user.ts';
import { Job } from '#shared/queues/job.ts';

import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

const UID = 7;
const BCP = 3;
const AT = '2026-01-01T00:00:00.000Z';
const NOW = new Date(AT);
const LATER = 4_000_000_000;
const exerciseId = UID * 100_000 + 1;
const auditId = UID * 100_000 + 2;
const contactId = UID * 100_000 + 3;
const personId = BCP * 100_000 + 4;
const period = { current_period_start: AT, current_period_end: '2027-01-01T00:00:00.000Z' };
const subscription = { id: 7001, plan_type: 'gold', status: 'active', ...period, created_at: AT };
const inject = { at_minutes: 1, channel: 'call', from: 'A', text: 'B', expected_action: 'C' };
const json = (value: unknown) => ({ json: JSON.stringify(value) });

/** Loaded late: repositories read their environment, which the world sets first. */
const data = {
  actors: () => import('#functions/data/users.ts'),
  allowances: () => import('#functions/data/bcps.ts'),
  allExercises: () => import('#functions/data/exercises.ts'),
  auditTrail: () => import('#functions/data/audit-trail.ts'),
  audits: () => import('#functions/data/audits.ts'),
  bcps: () => import('#functions/data/bcps.ts'),
  appearance: () => import('#functions/data/document-appearance.ts'),
  billing: () => import('#functions/data/billing.ts'),
  contacts: () => import('#functions/data/crisis-contacts.ts'),
  dataExports: () => import('#functions/data/data-exports.ts'),
  deletions: () => import('#functions/data/deletions.ts'),
  employees: () => import('#functions/data/people.ts'),
  exerciseRuns: () => import('#functions/data/exercise-runs.ts'),
  exercises: () => import('#functions/data/exercises.ts'),
  secondFactors: () => import('#functions/data/second-factors.ts'),
  evidence: () => import('#functions/data/evidence.ts'),
  findingDismissals: () => import('#functions/data/finding-dismissals.ts'),
  header: () => import('#functions/data/bcp-header.ts'),
  jobs: () => import('#functions/data/jobs.ts'),
  materials: () => import('#functions/data/exercises.ts'),
  outbox: () => import('#functions/data/outbox.ts'),
  payments: () => import('#functions/data/payments.ts'),
  pricingPlans: () => import('#functions/data/pricing-plans.ts'),
  preferences: () => import('#functions/data/preferences.ts'),
  providers: () => import('#functions/data/people.ts'),
  sections: () => import('#functions/data/bcp-sections.ts'),
  subscriptions: () => import('#functions/data/subscriptions.ts'),
  templates: () => import('#functions/data/exercise-templates.ts'),
  training: () => import('#functions/data/training-progress.ts'),
  users: () => import('#functions/data/users.ts'),
};

const put = async (table: string, ...Items: object[]): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  for (const Item of Items) await db.send(new PutCommand({ TableName: table, Item }));
};

const header = {
  ...{ id: BCP, status: 'draft', created_at: AT, business_name: 'Acme', business_type: 'LLC', industry: 'Retail' },
  ...{ employee_count: 5, sections: { functions: { v: 1, h: 'hash' } } },
};

interface Kind {
  table?: 'core' | 'payments' | 'audit' | 'catalog' | 'ephemeral';
  rows: object[];
  /** Whatever of the product reads such rows. */
  read: (() => Promise<unknown>)[];
  /** What screens and documents count on. */
  schema: z.ZodType;
}

const kinds: Partial<Record<keyof typeof keys, Kind>> = {
  profile: {
    rows: [
      {
        ...keys.profile(UID),
        ...{
          id: UID,
          email: 'a@b.example',
          role: 'user',
          is_superuser: false,
          is_active: true,
          is_verified: true,
          created_at: AT,
        },
      },
    ],
    read: [async () => (await data.actors()).readActor(UID), async () => (await data.users()).readAccount(UID)],
    schema: Me.omit({ second_factor: true }).extend({ sessions_valid_from: z.null(), second_factor_at: z.null() }),
  },
  deletion: {
    rows: [{ ...keys.deletion(UID), requested_at: AT, account_purge_at: AT, business_data_purge_at: AT }],
    read: [async () => (await data.deletions()).readDeletion(UID)],
    schema: z.object({ requested_at: z.string(), purge: z.null(), purge_started_at: z.null(), account_purged_at: z.null() }),
  },
  subscription: {
    rows: [{ ...keys.subscription(UID), ...subscription }],
    read: [
      async () => {
        const { parseCurrent, readSubscriptionRow: readRow } = await data.subscriptions();
        return parseCurrent(await readRow(UID));
      },
    ],
    schema: Subscription,
  },
  pastSubscription: {
    rows: [{ ...keys.pastSubscription(UID, 7000), ...subscription, id: 7000, status: 'canceled' }],
    read: [async () => (await (await data.subscriptions()).readSubscriptions(UID)).past[0]],
    schema: Subscription,
  },
  dataExport: {
    table: 'ephemeral',
    rows: [{ ...keys.dataExport(UID), job_id: 800_001, expires_at: LATER }],
    read: [async () => (await data.dataExports()).readLatestExport(UID, new Date(AT))],
    schema: z.object({ jobId: z.literal(800_001), keptUntil: z.date() }),
  },
  secondFactor: {
    rows: [{ ...keys.secondFactor(UID), pending_secret: 'sealed', pending_until: LATER }],
    read: [async () => (await data.secondFactors()).readSecondFactor(UID)],
    schema: z.object({
      secret: z.null(),
      last_step: z.literal(0),
      recovery_codes: z.object({}),
      pending_secret: z.literal('sealed'),
    }),
  },
  billing: {
    rows: [{ ...keys.billing(UID), city: 'Kent' }],
    read: [async () => (await data.billing()).readBilling(UID)],
    schema: z.object({ city: z.literal('Kent') }),
  },
  preferences: {
    rows: [{ ...keys.preferences(UID), bcp_purpose: 'both' }],
    read: [async () => (await data.preferences()).readPreferencesOrDefaults(UID)],
    schema: UserPreferences,
  },
  appearance: {
    rows: [{ ...keys.appearance(UID), logo: { format: 'png', width: 4, height: 2, bytes: new Uint8Array([1]) } }],
    read: [async () => (await data.appearance()).readAppearance(UID)],
    schema: z.object({ color: z.null(), logo: z.object({ format: z.literal('png'), bytes: z.instanceof(Uint8Array) }) }),
  },
  training: {
    rows: [{ ...keys.training(UID), module_1: 40 }],
    read: [async () => [1, 2].map(await (await data.training()).readProgress(UID))],
    schema: z.tuple([z.literal(40), z.literal(0)]),
  },
  audit: {
    rows: [
      {
        ...keys.audit(UID, auditId),
        ...{ id: auditId, bcp_id: BCP, created_at: AT, version: 1 },
        clauses: json([{ clause: '4.1', title: 'Context', result: 'covered' }]),
      },
    ],
    read: [
      async () => {
        const { list, toAudit } = await data.audits();
        return toAudit((await list(UID))[0]!);
      },
      async () => (await data.audits()).update(UID, auditId, (audit) => audit),
    ],
    schema: Audit,
  },
  crisisContact: {
    rows: [
      {
        ...keys.crisisContact(UID, contactId),
        ...{ id: contactId, first_name: 'Ana', last_name: 'Ruiz', email: 'ana@b.example', created_at: AT },
      },
      { ...keys.crisisContactCount(UID), next: 3, count: 1 },
    ],
    read: [
      async () => (await data.contacts()).read(UID, contactId),
      async () => (await (await data.contacts()).listPage(UID, { page: 1, per_page: 10, search: '' })).contacts[0],
    ],
    schema: CrisisContact,
  },
  exercise: {
    rows: [
      {
        ...keys.exercise(UID, exerciseId),
        ...{ id: exerciseId, bcp_id: BCP, exercise_name: 'Fire', exercise_type: 'fire', status: 'draft', created_at: AT },
        ...{ version: 1, exercises: 'all' },
      },
      { ...keys.exerciseCount(UID), n: 1 },
    ],
    read: [
      async () => (await data.exercises()).read(exerciseId),
      async () => (await (await data.exercises()).list(UID))[0],
      async () => (await (await data.allExercises()).listAllExercises(10, 0)).rows[0],
    ],
    schema: Exercise,
  },
  exerciseMaterial: {
    rows: [
      {
        ...keys.exerciseMaterial(UID, exerciseId),
        ...json({ exercise_id: exerciseId, exercise_type: 'fire', source: 'model', injects: [inject] }),
      },
    ],
    read: [async () => (await data.materials()).readMaterial(exerciseId)],
    schema: StoredMaterial,
  },
  exerciseRun: {
    rows: [
      {
        ...keys.exerciseRun(UID, exerciseId),
        ...{ exercise_id: exerciseId, version: 1, updated_at: AT },
        ...json({
          injects: [{ number: 1 }],
          questions: [{ number: 1 }],
          evaluation: [{ objective: 1 }],
          notes: [{ id: 'n', at_seconds: 1 }],
          actions: [{ id: 'a' }],
        }),
      },
    ],
    read: [async () => (await data.exerciseRuns()).readRun(exerciseId)],
    schema: ExerciseRun,
  },
  allowance: {
    rows: [{ ...keys.allowance(UID, 0) }],
    read: [async () => (await data.allowances()).readUsed(UID, new Date(0))],
    schema: z.literal(0),
  },
  bcp: {
    rows: [{ ...keys.bcp(UID, BCP), ...header }],
    read: [
      async () => {
        const { toBcpRow } = await data.header();
        return toBcpRow((await (await data.bcps()).listHeaders(UID))[0]!);
      },
    ],
    schema: BcpRow,
  },
  section: {
    rows: [
      { ...keys.bcp(UID, BCP), ...header },
      { ...keys.section(UID, BCP, 'functions'), version: 1, hash: 'h', ...json({ critical_functions: [{ name: 'Sales' }] }) },
      { ...keys.section(UID, BCP, 'suppliers'), version: 1, hash: 'h', ...json({ key_suppliers: [{ name: 'Mill' }] }) },
      { ...keys.section(UID, BCP, 'systems'), version: 1, hash: 'h', ...json({ it_systems: [{ name: 'Till' }] }) },
      { ...keys.section(UID, BCP, 'impacts'), version: 1, hash: 'h', ...json({ rpo: 'none' }) },
      { ...keys.section(UID, BCP, 'risks'), version: 1, hash: 'h', ...json({}) },
      {
        ...keys.section(UID, BCP, 'mitigations'),
        ...{ version: 1, hash: 'h', ...json({ mitigations: [{ risk_name: 'Fire', mitigation_strategy: 'Drill' }] }) },
      },
      { ...keys.section(UID, BCP, 'analysis'), ...json({ risks: ['One'], source: 'model', created_at: AT }) },
    ],
    read: [async () => (await data.bcps()).readBcp(UID, BCP)],
    // Documents read entries as they are stored: nothing of theirs may be left for a reply to fill in.
    schema: Bcp.extend({
      ai_analysis: complete(StoredAnalysis),
      critical_functions: z.array(complete(CriticalFunction)),
      key_suppliers: z.array(complete(KeySupplier)),
      it_systems: z.array(complete(ItSystem)),
      mitigations: z.array(complete(Mitigation)),
    }),
  },
  employee: {
    rows: [{ ...keys.employee(UID, BCP, 4), id: personId, bcp_id: BCP, name: 'Ana', role: 'CEO' }],
    read: [
      async () => (await data.employees()).employees.read(UID, personId),
      async () => (await (await data.employees()).employees.list(UID, BCP))[0],
    ],
    schema: complete(Employee),
  },
  provider: {
    rows: [{ ...keys.provider(UID, BCP, 4), id: personId, bcp_id: BCP, name: 'Mill', provider_type: 'Food' }],
    read: [
      async () => (await data.providers()).providers.read(UID, personId),
      async () => (await (await data.providers()).providers.list(UID, BCP))[0],
    ],
    schema: complete(ServiceProvider),
  },
  findingDismissal: {
    rows: [{ ...keys.findingDismissal(UID, BCP, 'R17'), finding_id: 'R17', at: AT }],
    read: [async () => (await (await data.findingDismissals()).listDismissals(UID, BCP))[0]],
    schema: DismissalReply,
  },
  evidence: {
    rows: [
      {
        ...keys.evidence(UID, BCP, 4),
        ...{ id: 4, bcp_id: BCP, claim: { kind: 'rto', subject: 'function', ref: 'f1' }, measured: '2 hours', on: '2026-01-01' },
      },
    ],
    read: [async () => (await (await data.evidence()).listEvidence(UID, BCP))[0]],
    schema: EvidenceReply,
  },
  email: {
    rows: [{ ...keys.email('a@b.example'), uid: UID }],
    read: [async () => (await data.users()).findByEmail('a@b.example')],
    schema: z.literal(UID),
  },
  outbox: {
    rows: [
      { ...keys.outbox('2026-01-01T00', 'one'), mail: { kind: 'account_exists', to: 'a@b.example', name: null }, created_at: AT },
    ],
    read: [async () => (await data.outbox()).claimMail(keys.outbox('2026-01-01T00', 'one'), NOW)],
    schema: z.object({ mail: z.object({ to: z.string() }) }),
  },
  job: {
    table: 'ephemeral',
    rows: [
      {
        ...keys.job(UID, 1),
        ...{ job_id: 1, kind: 'analyze', input_hash: 'h', status: 'queued', attempt: 0, lease_until: LATER, created_at: AT },
        ...{ deadline_at: AT, expires_at: LATER },
      },
    ],
    read: [
      async () => {
        const { toJob, readJob } = await data.jobs();
        return toJob((await readJob(UID, 1, NOW))!);
      },
    ],
    schema: Job,
  },
  payment: {
    table: 'payments',
    rows: [
      {
        ...keys.payment(UID, 1, 'pi_1'),
        ...{ id: 1, amount: 9900, currency: 'usd', status: 'succeeded', stripe_payment_intent_id: 'pi_1', created_at: AT },
      },
    ],
    read: [async () => (await (await data.payments()).list(UID))[0]],
    schema: Payment.extend({ user_id: z.literal(UID), month: z.literal('2026-01') }),
  },
  auditEntry: {
    table: 'audit',
    rows: [
      {
        ...keys.auditEntry(UID, AT, '1'),
        ...{ id: '1', at: AT, kind: 'signed_in', user_id: UID, expires_at: LATER },
      },
    ],
    read: [async () => (await (await data.auditTrail()).listEntriesOf(UID, { limit: 1 }, NOW)).rows[0]],
    schema: AuditEntry.omit({ user_email: true, actor_email: true }),
  },
  pricingPlan: {
    table: 'catalog',
    rows: [{ ...keys.pricingPlan(9), plan_type: 'gold', name: 'Gold', price: 1 }],
    read: [async () => (await (await data.pricingPlans()).listActive()).find(({ id }) => id === 9)],
    schema: PricingPlan,
  },
  exerciseTemplate: {
    table: 'catalog',
    rows: [
      {
        ...keys.exerciseTemplate(1001),
        ...{ name: 'Fire', exercise_type: 'fire', description: 'A fire', scenario_template: 'It burns' },
      },
    ],
    read: [
      async () => (await data.templates()).readTemplate(1001),
      async () => (await (await data.templates()).listTemplates()).find(({ id }) => id === 1001),
    ],
    schema: ExerciseTemplate,
  },
};

/** Counters, sentinels and notes that live for hours: of these only what a condition looks at matters. */
const withoutFields: (keyof typeof keys)[] = [
  ...([
    'auditCount',
    'crisisContactCount',
    'exerciseCount',
    'exerciseTemplateUses',
    'activePricingPlan',
    'moneyCounters',
    'userTotals',
    'newUsers',
    'countedUser',
    'countedChange',
    'employeeUnique',
    'providerUnique',
    'signIn',
    'token',
  ] as const),
  ...([
    'idempotency',
    'webhookEvent',
    'rate',
    'lockout',
    'notice',
    'openedBcpNotice',
    'scenarioNotice',
    'jobResult',
    'jobCache',
    'openJobs',
    'sequence',
  ] as const),
];

/** An object schema without its defaults: what it would fill in has to be there already. */
function complete<S extends z.ZodObject>(schema: S): z.ZodType {
  const bare = Object.entries(schema.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? field.unwrap() : field,
  ]);
  return z.object(Object.fromEntries(bare) as z.ZodRawShape);
}

let world: InProcess;
const logged = captureLogLines();
beforeAll(async () => {
  world = await startInProcess();
  for (const { table = 'core', rows } of Object.values(kinds)) await put(table, ...rows);
});
afterAll(() => world.stop());

describe('a row of the first version', () => {
  it.each(Object.entries(kinds))(
    'a row of the first version is read whole, whatever fields came later: %s',
    async (_, { read, schema }) => {
      for (const row of read) {
        const found = await row();
        expect(
          z.safeParse(schema, found).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
        ).toBeUndefined();
      }
    },
  );

  it('rows of the first version cover every kind of row of the entity chart', () => {
    expect([...Object.keys(kinds), ...withoutFields].toSorted()).toEqual(Object.keys(keys).toSorted());
  });
});

describe('a row that cannot be read', () => {
  const broken = { ...keys.exercise(UID + 1, 800_002), id: 800_002, exercise_name: 'A secret name', exercises: 'all' };
  const good = { ...kinds.exercise!.rows[0], ...keys.exercise(UID + 1, 800_001), id: 800_001 };

  it('an unreadable row leaves the rest of a list intact, and is logged by its kind and fields, never by a value', async () => {
    await put('core', broken, good);
    logged.splice(0);
    expect((await (await data.exercises()).list(UID + 1)).map(({ id }) => id)).toEqual([800_001]);
    expect(logged).toEqual([
      {
        level: 'ERROR',
        message: 'row_unreadable',
        timestamp: expect.any(String),
        service: 'keelhouse',
        sampling_rate: 0,
        kind: 'exercise',
        fields: ['bcp_id', 'exercise_type', 'status', 'created_at', 'version'],
      },
    ]);
  });

  it('an unreadable row is an error for a request for that row', async () => {
    await expect((await data.exercises()).read(800_002)).rejects.toThrow('A stored exercise cannot be read');
  });

  it('an unreadable section prevents its BCP from being shown without it, so that no save loses it', async () => {
    await put('core', { ...keys.bcp(UID, 99), ...header, id: 99 }, { ...keys.section(UID, 99, 'functions'), json: '{}' });
    await expect((await data.bcps()).readBcp(UID, 99)).rejects.toThrow('A stored section of a BCP cannot be read: version');
  });
});
