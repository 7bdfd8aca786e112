/**
 * Every call that changes something survives the death of its function between any two calls of the tables: most have a test of
 * their own, which is named here; the others are cut off here. So do the functions that no call invokes. A new call of the
 * contract and a new function fail until they have a line.
 */
import { globSync, readFileSync } from 'node:fs';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TableName, tables } from '#functions/data/keys.ts';
import { SUPER } from '#tests/support/admin-users.ts';
import { type ContractCall, contractCalls, startContractInProcess } from '#tests/support/contract-in-process.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise, SOON } from '#tests/support/exercises.ts';
import type { Request } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail } from '#tests/support/people.ts';

/** The file, and the words in the title of its test. */
const elsewhere: Record<string, readonly [file: string, title: string]> = {
  'auth.register': ['accounts/account-crash-points', 'registering, cut off anywhere'],
  'auth.login': ['accounts/account-crash-points', 'signing in or out, cut off anywhere'],
  'auth.logout': ['accounts/account-crash-points', 'signing in or out, cut off anywhere'],
  'auth.refresh': ['accounts/account-crash-points', 'signing in or out, cut off anywhere'],
  'auth.verifyEmail': ['accounts/account-crash-points', 'verifying, cut off anywhere'],
  'auth.confirmEmailChange': ['accounts/email-change', 'while it is confirmed: the account has one address'],
  'users.changeEmail': ['accounts/email-change', 'while it is requested: a repeated request'],
  'users.changePassword': ['accounts/account-crash-points', 'changing the password, cut off anywhere'],
  'users.update': ['accounts/recorded-events', 'cut off anywhere'],
  'users.endSignIn': ['accounts/sign-ins', 'killed anywhere, the device is either'],
  'users.endOtherSignIns': ['accounts/sign-ins', 'killed anywhere, the device is either'],
  'secondFactor.start': ['accounts/second-factor', 'turning two-step sign-in on, cut off anywhere'],
  'secondFactor.confirm': ['accounts/second-factor', 'turning two-step sign-in on, cut off anywhere'],
  'secondFactor.disable': ['accounts/second-factor', 'turning it off, cut off anywhere'],
  'privacy.requestDeletion': ['privacy/deletion-request', 'a request comes to the same end'],
  'privacy.requestDeletionFor': ['privacy/deletion-request', 'a request comes to the same end'],
  'privacy.cancelDeletion': ['privacy/deletion-request', 'an undo comes to the same end'],
  'privacy.cancelDeletionFor': ['privacy/deletion-request', 'an undo comes to the same end'],
  'dataExport.request': ['export/data-export', 'an export whose request is cut off anywhere'],
  'passwordReset.forgot': ['accounts/account-crash-points', 'asking for a password reset, cut off anywhere'],
  'passwordReset.reset': ['accounts/account-crash-points', 'resetting the password, cut off anywhere'],
  'payment.createSetupIntent': ['stripe/payment-crash-points', 'on its way to the account'],
  'payment.addPaymentMethod': ['stripe/payment-crash-points', 'on its way to the account'],
  'payment.setDefaultPaymentMethod': ['stripe/payment-crash-points', 'on its way to the default'],
  'payment.createSubscription': ['stripe/payment-crash-points', 'a purchase cut off anywhere is one'],
  'payment.createSubscriptionWithPaymentMethod': ['stripe/payment-crash-points', 'a purchase cut off anywhere is one'],
  'payment.createCheckoutSession': ['stripe/payment-crash-points', 'through the hosted page cut off anywhere'],
  'payment.changePlan': ['stripe/payment-crash-points', 'an upgrade cut off anywhere'],
  'payment.cancel': ['stripe/payment-crash-points', '%s, cut off anywhere'],
  'payment.resume': ['stripe/payment-crash-points', '%s, cut off anywhere'],
  'bcp.create': ['bcp/bcp-crash-points', 'cut off'],
  'bcp.update': ['bcp/bcp-crash-points', 'cut off'],
  'bcp.analyze': ['bcp/bcp-crash-points', 'cut off'],
  'bcp.remove': ['bcp/deletion', 'a deletion and a restoration come to the same end'],
  'bcp.restore': ['bcp/deletion', 'a deletion and a restoration come to the same end'],
  'bcp.duplicate': ['bcp/duplicate-archive', 'cut off'],
  'people.createEmployee': ['bcp/bcp-crash-points', 'cut off'],
  'people.updateEmployee': ['bcp/bcp-crash-points', 'cut off'],
  'people.removeEmployee': ['bcp/bcp-crash-points', 'cut off'],
  'evidence.create': ['bcp/evidence', 'cut off'],
  'documents.create': ['bcp/document-crash-points', 'cut off'],
  'documents.createIso27001': ['bcp/document-crash-points', 'cut off'],
  'exercises.create': ['exercises/exercise-crash-points', 'creating an exercise, cut off anywhere'],
  'exercises.update': ['exercises/exercise-crash-points', 'saving an exercise, cut off anywhere'],
  'exercises.start': ['exercises/exercise-crash-points', 'cut off anywhere: a retry with the key leaves the exercise'],
  'exercises.approveAsAdmin': ['exercises/exercise-crash-points', 'cut off anywhere: a retry with the key leaves the exercise'],
  'exercises.complete': ['exercises/exercise-crash-points', 'ending an exercise, cut off anywhere'],
  'exercises.generate': ['exercises/exercise-crash-points', 'scenarios whose request dies'],
  'exercises.keepScenarios': ['exercises/keep-scenarios', 'cut off anywhere'],
  'exercises.saveRun': ['exercises/exercise-run', 'cut off'],
  'exerciseTemplates.create': ['exercises/exercise-crash-points', 'adding a template, cut off anywhere'],
  'crisisCommunication.create': ['contacts/contact-crash-points', 'adding a contact, cut off anywhere'],
  'crisisCommunication.remove': ['contacts/contact-crash-points', 'deleting a contact, cut off anywhere'],
  'crisisCommunication.bulkImport': ['contacts/contact-crash-points', 'cut off'],
  'adminUsers.create': ['admin/manage-users-crash-points', 'cut off'],
  'adminUsers.createDemo': ['admin/manage-users-crash-points', 'cut off'],
  'adminUsers.update': ['admin/manage-users-crash-points', 'cut off'],
  'adminUsers.remove': ['admin/manage-users-crash-points', 'cut off'],
  'adminUsers.deactivate': ['admin/manage-users-crash-points', 'cut off'],
  'adminUsers.resetPassword': ['admin/manage-users-crash-points', 'cut off'],
  'adminUsers.resetSecondFactor': ['admin/second-factor-reset', 'cut off'],
  'adminPricingPlans.create': ['admin/pricing-plans', 'a plan is created once'],
  'adminPricingPlans.update': ['admin/pricing-plans', 'gives its place up'],
  'adminPricingPlans.remove': ['admin/pricing-plans', 'gives its place up'],
  'staffAccess.preview': ['admin/staff-access', 'cut off'],
};

/** Functions that no call invokes. */
const uncalled: Record<string, readonly [file: string, title: string]> = {
  'worker/handler': ['bcp/bcp-crash-points', 'running a job, cut off anywhere'],
  'webhooks/stripe/handler': ['stripe/events/suite', 'on redelivery when it was cut off at any call'],
  'streams/core': ['admin/user-counters', 'counting, cut off anywhere and repeated'],
  'mailer/handler': ['resilience/uncalled-crash-points', 'the mailer sends its mail with the next delivery'],
  'mailer/reports': ['resilience/uncalled-crash-points', 'the reporter notes with the next delivery'],
  'schedules/jobs-watchdog': ['resilience/uncalled-crash-points', 'the watchdog %s'],
  'schedules/money-recount': ['admin/money-counters', 'a repair cut off anywhere and run again'],
  'schedules/outbox-sweep': ['resilience/uncalled-crash-points', 'the sweep queues a mail without a message again'],
  'schedules/purge': ['privacy/purge', 'the purge of business data is completed by the next run'],
  'schedules/renewal-notices': ['stripe/schedule-crash-points', 'renewal notices, cut off anywhere, are one mail'],
  'schedules/scenario-notices': ['exercises/scenario-notices', 'sent once after a run that is cut off anywhere'],
  'schedules/stripe-reconciliation': ['stripe/schedule-crash-points', 'the nightly reconciliation, cut off anywhere'],
  'schedules/user-recount': ['resilience/uncalled-crash-points', 'the recount of accounts counts what the stream has lost'],
};

const explained: Record<string, string> = {
  'adminUsers.activate': 'one transaction; repeated, the trail says once more that the account is open',
  'location.validate': 'stores nothing: its function has no table',
  'riskCheck.check': 'stores nothing: its function has no table',
  'bcp.importCsv': 'as bcp.update: the section before its header, which the stream completes (header-repair.test.ts)',
  'users.resendEmailChange': 'the transaction of users.changeEmail, which replaces the link before',
  'users.cancelEmailChange': 'one transaction, after one read',
  'secondFactor.replaceRecoveryCodes': 'one transaction of the new codes, after the proof; asked again it makes others',
  'payment.updateBillingInfo':
    'the row, then Stripe; the nightly comparison sends again what did not arrive (reconciliation.test.ts)',
  'payment.removePaymentMethod': 'one call of Stripe, which says so when it is gone already',
};

interface Made {
  uid: number;
  bcpId: number;
  target: number;
}
/** What has to be there for the call, and the request itself. */
type Trial = (made: Made) => Promise<Partial<Request>> | Partial<Request>;

const fields = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const provider = { name: 'Acme', provider_type: 'Legal' };
const contact = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example' };
const template = { name: 'Fire', exercise_type: 'fire', description: 'A fire', scenario_template: 'Smoke in the office' };
const answers = {
  bcp_purpose: 'internal',
  ...{ flash_rtc_interest: true, cyber_assessment_interest: true, lms_interest: false, tabletop_exercise_interest: false },
};
const restoreTest = {
  ...{ claim: { kind: 'rto', subject: 'function', ref: 'baking' }, how: 'restore_test', measured: '2 hours', on: '2026-01-01' },
};

const byKey = (key: string): ContractCall => contractCalls.find((call) => call.key === key)!;
const send = (key: string, more: Partial<Request> & { uid: number }) => world.send<{ id: number }>(byKey(key), more);
const idOf = async (key: string, more: Partial<Request> & { uid: number }): Promise<number> => (await send(key, more)).body.id;
const exercise = async ({ uid, bcpId }: Made, state: 'scheduled' | 'ended' = 'scheduled') => {
  const id = await idOf('exercises.create', { uid, body: newExercise(bcpId, { scheduled_date: SOON }) });
  if (state === 'scheduled') return id;
  await send('exercises.start', { uid, id });
  await send('exercises.complete', { uid, id, body: {} });
  return id;
};
const evidence = ({ uid, bcpId }: Made) => idOf('evidence.create', { uid, id: bcpId, body: restoreTest });
const dismissal = ({ bcpId }: Made) => ({
  id: bcpId,
  params: { findingId: 'R17' },
  body: { numbers: [{ name: 'RTO', value: '1-3 days' }] },
});

const here: Record<string, Trial> = {
  'auth.resendVerification': async ({ target }) => {
    const email = newEmail();
    await world.putProfile(target, { email, is_verified: false });
    return { body: { email } };
  },
  'userPreferences.update': () => ({ body: answers }),
  'userPreferences.assess': () => ({ body: answers }),
  'userPreferences.remove': async ({ uid }) => {
    await send('userPreferences.update', { uid, body: answers });
    return {};
  },
  'payment.assessCompliance': ({ bcpId }) => ({ body: { bcp_id: bcpId, type: 'iso22301' } }),
  'payment.updateComplianceAudit': async ({ uid, bcpId }) => {
    const id = await idOf('payment.assessCompliance', { uid, body: { bcp_id: bcpId, type: 'iso22301' } });
    return { id, body: { status: 'in_progress' } };
  },
  'bcp.analyzeForm': () => ({ body: fields }),
  'bcp.suggestRisks': ({ bcpId }) => ({ id: bcpId, body: fields }),
  'bcp.suggestContext': ({ bcpId }) => ({ id: bcpId, body: { context_type: 'critical_functions', current_form_data: fields } }),
  'bcp.suggestMitigations': ({ bcpId }) => ({ id: bcpId, body: { ...fields, identified_risks: ['Fire'] } }),
  'bcp.setTemplate': ({ bcpId }) => ({ id: bcpId, body: { template_type: 'standard' } }),
  'bcp.archive': ({ bcpId }) => ({ id: bcpId }),
  'bcp.unarchive': async ({ uid, bcpId }) => {
    await send('bcp.archive', { uid, id: bcpId });
    return { id: bcpId };
  },
  'bcp.dismissFinding': dismissal,
  'bcp.restoreFinding': async (made) => {
    await send('bcp.dismissFinding', { uid: made.uid, ...dismissal(made) });
    return { id: made.bcpId, params: { findingId: 'R17' } };
  },
  'people.createProvider': ({ bcpId }) => ({ id: bcpId, body: provider }),
  'people.updateProvider': async ({ uid, bcpId }) => ({
    id: await idOf('people.createProvider', { uid, id: bcpId, body: provider }),
    body: { ...provider, name: 'Another' },
  }),
  'people.removeProvider': async ({ uid, bcpId }) => ({
    id: await idOf('people.createProvider', { uid, id: bcpId, body: provider }),
  }),
  'evidence.update': async (made) => ({
    ...{ id: made.bcpId, params: { evidenceId: String(await evidence(made)) } },
    body: { ...restoreTest, measured: '3 hours' },
  }),
  'evidence.remove': async (made) => ({ id: made.bcpId, params: { evidenceId: String(await evidence(made)) } }),
  'documents.changeAppearance': () => ({ body: { color: '#0b6b61', logo: null } }),
  'exercises.reviseOutcome': async (made) => ({ id: await exercise(made, 'ended'), body: { findings: 'None' } }),
  'exercises.cancel': async (made) => ({ id: await exercise(made) }),
  'exercises.reopen': async (made) => ({ id: await exercise(made) }),
  'exercises.withdrawAsAdmin': async (made) => {
    const id = await exercise(made);
    await send('exercises.approveAsAdmin', { uid: SUPER, id });
    return { id };
  },
  'exercises.approveAsAuditor': async (made) => ({ id: await exercise(made) }),
  'exercises.withdrawAsAuditor': async (made) => {
    const id = await exercise(made);
    await send('exercises.approveAsAuditor', { uid: AUDITOR, id });
    return { id };
  },
  'exercises.setDocumentDownload': async (made) => ({ id: await exercise(made), body: { enabled: false } }),
  'exercises.createFile': async (made) => ({ id: await exercise(made), body: { kind: 'situation_manual', format: 'pdf' } }),
  'exerciseTemplates.update': async () => ({
    id: await idOf('exerciseTemplates.create', { uid: SUPER, body: template }),
    body: { ...template, name: 'Flood' },
  }),
  'exerciseTemplates.remove': async () => ({ id: await idOf('exerciseTemplates.create', { uid: SUPER, body: template }) }),
  'training.setProgress': () => ({ id: 1, body: { progress: 10 } }),
  'crisisCommunication.update': async ({ uid }) => ({
    id: await idOf('crisisCommunication.create', { uid, body: contact }),
    body: { ...contact, last_name: 'Lund' },
  }),
  'crisisCommunication.setCallOrder': async ({ uid }) => ({
    body: { contacts: [{ id: await idOf('crisisCommunication.create', { uid, body: contact }), call_order: 1 }] },
  }),
};

const AUDITOR = 900_009;
let world: Awaited<ReturnType<typeof startContractInProcess>>;
let ids = 40_000;
beforeAll(async () => {
  world = await startContractInProcess();
  captureLogLines();
  await world.putProfile(AUDITOR, { email: newEmail(), is_iso_auditor: true });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const make = async (): Promise<Made> => {
  ids += 2;
  const [uid, target] = [ids, ids + 1];
  await putCustomer(uid, 'premium', { email: newEmail() });
  await world.putProfile(target, { email: newEmail() });
  return { uid, target, bcpId: await idOf('bcp.create', { uid, body: fields }) };
};
const callerOf = ({ key, endpoint }: ContractCall, uid: number): number => {
  if (endpoint.access === 'iso_auditor') return AUDITOR;
  return endpoint.access === 'admin' || endpoint.access === 'super_admin' || key.startsWith('exerciseTemplates.') ? SUPER : uid;
};

type Row = Record<string, unknown>;
/** Counters of limits and answers that are kept count the attempts themselves. */
const isOfAttempts = (name: string): boolean => /RATE#|IDEM#|LOCKOUT#/.test(name);
/** The tables hold no order of fields. */
const sorted = (_: string, value: unknown): unknown => {
  if (value instanceof Set) return [...value].sort();
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};
const readRows = async (): Promise<Map<string, string>> => {
  const { db } = await import('#functions/data/table.ts');
  const found = new Map<string, string>();
  for (const TableName of Object.keys(tables) as TableName[]) {
    const { partition, sort } = tables[TableName];
    for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true }))
      for (const row of Items as Row[]) {
        const name = `${TableName} ${row[partition]} ${row[sort]}`;
        if (!isOfAttempts(name)) found.set(name, JSON.stringify(row, sorted));
      }
  }
  return found;
};
/** What the rows are, whatever their numbers, times and random ids. */
const shapeOf = (name: string): string =>
  name
    .replace(/\d{4}-\d\d-\d\dT[\d:.Z]+/g, 'TIME')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-HJKMNP-TV-Z]{26}|[\w-]{22,43}|[0-9a-f]{16,64}/g, 'ID')
    .replace(/\d{3,}/g, 'N');
const difference = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [
    ...[...after].flatMap(([name, row]) =>
      before.get(name) === row ? [] : [`${before.has(name) ? 'changed' : 'new'} ${shapeOf(name)}`],
    ),
    ...[...before.keys()].flatMap((name) => (after.has(name) ? [] : [`gone ${shapeOf(name)}`])),
  ].sort();

/** A key that a dead function holds is free again after some minutes; what was deleted before is gone. */
const repeat = async (call: ContractCall, request: Partial<Request> & { uid: number }): Promise<number> => {
  const { status } = await world.send(call, request);
  if (call.endpoint.method === 'DELETE' && status === 404) return 204;
  if (status !== 409) return status;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  return (await world.send(call, request)).status;
};

const changing = contractCalls.filter(({ endpoint }) => endpoint.method !== 'GET');

describe('calls that change something', () => {
  it('every one is cut off in a test, or it is said why not', () => {
    const listed = [...Object.keys(elsewhere), ...Object.keys(here), ...Object.keys(explained)];
    expect(listed.toSorted()).toEqual(changing.map(({ key }) => key).toSorted());
  });

  it('every function that no call invokes is cut off in a test', () => {
    const root = new URL('../../../functions/', import.meta.url);
    const files = globSync(['{worker,streams,mailer,schedules}/*.ts', 'webhooks/**/*.ts'], { cwd: root });
    const functions = files.filter((file) => /export const handler\b/.test(readFileSync(new URL(file, root), 'utf8')));
    expect(Object.keys(uncalled).toSorted()).toEqual(functions.map((file) => file.replace(/\.ts$/, '')).toSorted());
  });

  it.each([...Object.entries(elsewhere), ...Object.entries(uncalled)])('%s is cut off in its own test', (_, [file, title]) => {
    const name = file.endsWith('suite') ? `${file}.ts` : `${file}.test.ts`;
    const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    expect(text).toContain(title);
    expect(text).toMatch(/killedAt|atEveryCall/);
  });

  it.each(Object.entries(here))(
    '%s, cut off anywhere: the retry answers and stores what an untouched call does',
    { timeout: 240_000 },
    async (key, trial) => {
      const call = byKey(key);
      const prepare = async () => {
        const made = await make();
        const request = { uid: callerOf(call, made.uid), key: crypto.randomUUID(), ...(await trial(made)) };
        return { request, before: await readRows() };
      };
      const { request: untouched, before } = await prepare();
      const { status } = await world.send(call, untouched);
      const wanted = difference(before, await readRows());
      expect(status).toBeLessThan(300);
      const points = await atEveryPoint(async (at, label) => {
        const { request, before: start } = await prepare();
        const isReached = await world.killedAt(at, () => world.send(call, request));
        expect(await repeat(call, request), label).toBe(status);
        expect(difference(start, await readRows()), label).toEqual(wanted);
        return isReached;
      });
      expect(points).toBeGreaterThan(0);
    },
  );
});
