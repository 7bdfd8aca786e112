/** Nobody gets rights, another owner or a subscription by sending more than a call asks for. */
import { gunzipSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TableName, tables } from '#functions/data/keys.ts';
import { SUPER } from '#tests/support/admin-users.ts';
import { type ContractCall, contractCalls, startContractInProcess } from '#tests/support/contract-in-process.ts';
import { newExercise, SOON } from '#tests/support/exercises.ts';
import type { Request } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

type Row = Record<string, unknown>;

const EVIL = 'planted-by-mass-assignment';
const EVIL_ID = 424_242_424_242;

/** What nobody may set along with something else. Texts and numbers are found wherever they are stored. */
const planted: Row = {
  ...{ role: 'super_admin', is_superuser: true, is_iso_auditor: true },
  ...{ user_id: EVIL_ID, id: EVIL_ID, owner: EVIL, item: EVIL, entry: EVIL },
  ...{ admin_approved: true, iso_auditor_approved: true, admin_approved_by: EVIL_ID, document_download_enabled: true },
  ...{ sessions_valid_from: EVIL, second_factor_at: EVIL, stripe_customer_id: EVIL },
  deletion: { requested_at: EVIL, account_purge_at: EVIL },
  subscription: { plan_type: 'premium', status: 'active', current_period_end: EVIL },
  // As own properties, which is what JSON.parse makes of them.
  ...JSON.parse(`{"__proto__": {"polluted": "${EVIL}"}, "constructor": {"prototype": {"polluted": "${EVIL}"}}}`),
};
Object.defineProperty(planted, '__proto__', { value: { polluted: EVIL }, enumerable: true });

/** In every object of a body; what the sample itself says stays. */
const plant = (value: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((entry) => plant(entry, names));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, plant(inner, names)] as const);
  const added = names.filter((name) => !Object.hasOwn(value, name)).map((name) => [name, planted[name]] as const);
  return Object.fromEntries([...entries, ...added]);
};

interface World {
  bcpId: number;
  employeeId: number;
  evidenceId: number;
  providerId: number;
  contactId: number;
  draftId: number;
  scheduledId: number;
  runningId: number;
  completedId: number;
  templateId: number;
  priceId: number;
  target: number;
}
type Trial = Partial<Request> & { isRefused?: true };

const person = () => ({ email: newEmail(), password: PASSWORD });
const fields = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const price = { plan_type: 'gold', name: 'Gold', price: 199_900 };
const contact = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example' };
const answers = {
  bcp_purpose: 'internal',
  ...{ flash_rtc_interest: true, cyber_assessment_interest: true, lms_interest: false, tabletop_exercise_interest: false },
};
const template = { name: 'Fire', exercise_type: 'fire', description: 'A fire', scenario_template: 'Smoke in the office' };
const provider = { name: 'Acme', provider_type: 'Legal' };
const proof = { current_password: PASSWORD, code: '123456' };
const restoreTest = {
  ...{ claim: { kind: 'rto', subject: 'function', ref: 'baking' }, how: 'restore_test', measured: '2 hours', on: '2026-01-01' },
};
const REASON = { reason: 'A question about the score' };

/** `isRefused`: without a payment provider, a password or a mailed link. */
const trials: Record<string, (world: World) => Trial> = {
  'auth.register': () => ({ body: { ...person(), full_name: 'Ana' } }),
  'auth.login': () => ({ body: { username: newEmail(), password: PASSWORD }, isRefused: true }),
  'auth.refresh': () => ({ body: { refresh_token: 'x' }, isRefused: true }),
  'auth.logout': () => ({ body: { refresh_token: 'x' } }),
  'auth.verifyEmail': () => ({ body: { token: 'x' }, isRefused: true }),
  'auth.confirmEmailChange': () => ({ body: { token: 'x' }, isRefused: true }),
  'auth.resendVerification': () => ({ body: { email: newEmail() } }),
  'users.update': () => ({ body: { full_name: 'New Name' } }),
  'users.changeEmail': () => ({ body: { new_email: newEmail(), current_password: PASSWORD }, isRefused: true }),
  'users.changePassword': () => ({ body: { current_password: PASSWORD, new_password: 'Lighthouse-keeper-7' }, isRefused: true }),
  'secondFactor.start': () => ({ body: {} }),
  'secondFactor.confirm': () => ({ body: proof, isRefused: true }),
  'secondFactor.disable': () => ({ body: proof, isRefused: true }),
  'secondFactor.replaceRecoveryCodes': () => ({ body: proof, isRefused: true }),
  'userPreferences.update': () => ({ body: answers }),
  'userPreferences.assess': () => ({ body: answers }),
  'privacy.requestDeletion': () => ({ body: { current_password: PASSWORD }, isRefused: true }),
  'privacy.requestDeletionFor': ({ target }) => ({ id: target, body: REASON }),
  'dataExport.request': () => ({ body: {} }),
  'passwordReset.forgot': () => ({ body: { email: newEmail() } }),
  'passwordReset.reset': () => ({ body: { token: 'x', new_password: PASSWORD }, isRefused: true }),
  'payment.createSetupIntent': () => ({ body: {}, isRefused: true }),
  'payment.createSubscription': () => ({ body: { plan_type: 'gold', payment_method_id: 'pm_1' }, isRefused: true }),
  'payment.updateBillingInfo': () => ({ body: { name: 'Ana', email: 'ana@acme.example', address: 'Pier 1' }, isRefused: true }),
  'payment.addPaymentMethod': () => ({ body: { payment_method_id: 'pm_1' }, isRefused: true }),
  'payment.assessCompliance': ({ bcpId }) => ({ body: { bcp_id: bcpId, type: 'iso22301' }, isRefused: true }),
  'payment.updateComplianceAudit': () => ({ id: 1, body: { status: 'in_progress' }, isRefused: true }),
  'bcp.create': () => ({ body: { ...fields, mitigations: [] } }),
  'bcp.analyzeForm': () => ({ body: fields }),
  'bcp.update': ({ bcpId }) => ({ id: bcpId, body: { ...fields, key_suppliers: [{ id: 's1', name: 'Mill' }] } }),
  'bcp.dismissFinding': ({ bcpId }) => ({
    id: bcpId,
    params: { findingId: 'R17' },
    body: { numbers: [{ name: 'RTO', value: '1-3 days' }] },
  }),
  'evidence.create': ({ bcpId }) => ({ id: bcpId, body: restoreTest }),
  'evidence.update': ({ bcpId, evidenceId }) => ({ id: bcpId, params: { evidenceId: String(evidenceId) }, body: restoreTest }),
  'bcp.setTemplate': ({ bcpId }) => ({ id: bcpId, body: { template_type: 'standard' } }),
  'bcp.analyze': ({ bcpId }) => ({ id: bcpId, body: {} }),
  'bcp.suggestRisks': ({ bcpId }) => ({ id: bcpId, body: fields }),
  'bcp.suggestContext': ({ bcpId }) => ({ id: bcpId, body: { context_type: 'critical_functions', current_form_data: fields } }),
  'bcp.suggestMitigations': ({ bcpId }) => ({ id: bcpId, body: { ...fields, identified_risks: ['Fire'] } }),
  'bcp.importCsv': ({ bcpId }) => ({ id: bcpId, body: { import_type: 'suppliers', csv_data: 'bmFtZQpNaWxs' } }),
  'people.createEmployee': ({ bcpId }) => ({ id: bcpId, body: { name: newEmail(), role: 'CEO' } }),
  'people.updateEmployee': ({ employeeId }) => ({ id: employeeId, body: { name: 'Ana', role: 'CEO' } }),
  'people.createProvider': ({ bcpId }) => ({ id: bcpId, body: { ...provider, name: newEmail() } }),
  'people.updateProvider': ({ providerId }) => ({ id: providerId, body: provider }),
  'documents.create': ({ bcpId }) => ({ id: bcpId, body: { format: 'pdf', template_type: 'standard' } }),
  'documents.createIso27001': ({ bcpId }) => ({ id: bcpId, body: { format: 'pdf' } }),
  'documents.changeAppearance': () => ({ body: { color: '#0b6b61', logo: null } }),
  'exercises.create': ({ bcpId }) => ({ body: newExercise(bcpId) }),
  'exercises.update': ({ bcpId, draftId }) => ({ id: draftId, body: newExercise(bcpId) }),
  'exercises.complete': ({ runningId }) => ({ id: runningId, body: { findings: 'None' } }),
  'exercises.reviseOutcome': ({ completedId }) => ({ id: completedId, body: { findings: 'None' } }),
  'exercises.setDocumentDownload': ({ scheduledId }) => ({ id: scheduledId, body: { enabled: false } }),
  'exercises.saveRun': ({ runningId }) => ({
    id: runningId,
    body: { version: 0, notes: [{ id: 'n1', at_seconds: 1, text: 'A note' }] },
  }),
  'exercises.createFile': ({ scheduledId }) => ({ id: scheduledId, body: { kind: 'situation_manual', format: 'pdf' } }),
  'exercises.generate': ({ bcpId }) => ({ id: bcpId, body: { number_of_scenarios: 1 } }),
  'exercises.keepScenarios': () => ({ id: 1, body: { scenarios: [{ id: 1 }] }, isRefused: true }),
  'exerciseTemplates.create': () => ({ body: template }),
  'exerciseTemplates.update': ({ templateId }) => ({ id: templateId, body: template }),
  'location.validate': () => ({ body: { zip: '98101' } }),
  'riskCheck.check': () => ({ body: { activity: 'Bakery', zip: '98101' } }),
  'training.setProgress': () => ({ id: 1, body: { progress: 10 } }),
  'crisisCommunication.create': () => ({ body: contact }),
  'crisisCommunication.update': ({ contactId }) => ({ id: contactId, body: contact }),
  'crisisCommunication.bulkImport': () => ({
    body: { csv_data: Buffer.from('first_name,last_name,email\nAna,Ruiz,a@b.example').toString('base64') },
  }),
  'crisisCommunication.setCallOrder': ({ contactId }) => ({ body: { contacts: [{ id: contactId, call_order: 1 }] } }),
  'adminUsers.create': () => ({ body: { ...person(), role: 'user', is_iso_auditor: false } }),
  'adminUsers.createDemo': () => ({ body: { ...person(), full_name: 'Ana', plan_type: 'gold', duration_days: 30 } }),
  'adminUsers.update': ({ target }) => ({ id: target, body: { email: newEmail(), role: 'user', is_iso_auditor: false } }),
  'adminUsers.resetPassword': ({ target }) => ({ id: target, body: { new_password: 'Lighthouse-keeper-7' } }),
  'adminPricingPlans.create': () => ({ body: { ...price, is_active: false } }),
  'adminPricingPlans.update': ({ priceId }) => ({ id: priceId, body: { ...price, is_active: false } }),
  'staffAccess.preview': ({ target, bcpId }) => ({
    id: target,
    params: { bcp_id: String(bcpId) },
    body: REASON,
    isRefused: true,
  }),
};

const byKey = (key: string): ContractCall => contractCalls.find((call) => call.key === key)!;
const writing = contractCalls.filter(({ endpoint }) => endpoint.method === 'POST' || endpoint.method === 'PUT');
const sent = writing.filter(({ endpoint }) => endpoint.body);
const byStaff = ({ key, endpoint }: ContractCall): boolean =>
  endpoint.access === 'admin' || endpoint.access === 'super_admin' || key.startsWith('exerciseTemplates.');

let world: Awaited<ReturnType<typeof startContractInProcess>>;
let uid = 30_000;
let made: World;
beforeAll(async () => {
  world = await startContractInProcess();
  captureLogLines();
  made = await addWorld();
});
afterAll(() => world.stop());

const send = (key: string, id: number, more: Trial) =>
  world.send<{ id: number; detail?: string }>(byKey(key), { uid: id, ...more });
const create = async (key: string, more: Trial, by = uid): Promise<number> => (await send(key, by, more)).body.id;

const addWorld = async (): Promise<World> => {
  uid += 2;
  const target = uid + 1;
  await putCustomer(uid, 'premium', { email: newEmail() });
  await world.putProfile(target, { email: newEmail() });
  const bcpId = await create('bcp.create', { body: fields });
  const addExercise = (scheduled_date: string | null) =>
    create('exercises.create', { body: newExercise(bcpId, { scheduled_date }) });
  const [draftId, scheduledId, runningId, completedId] = [
    ...[await addExercise(null), await addExercise(SOON), await addExercise(SOON), await addExercise(SOON)],
  ] as [number, number, number, number];
  for (const id of [runningId, completedId]) await send('exercises.start', uid, { id });
  await send('exercises.complete', uid, { id: completedId, body: {} });
  return {
    ...{ bcpId, target, draftId, scheduledId, runningId, completedId },
    employeeId: await create('people.createEmployee', { id: bcpId, body: { name: 'Ana', role: 'CEO' } }),
    evidenceId: await create('evidence.create', { id: bcpId, body: restoreTest }),
    providerId: await create('people.createProvider', { id: bcpId, body: provider }),
    contactId: await create('crisisCommunication.create', { body: contact }),
    templateId: await create('exerciseTemplates.create', { body: template }, SUPER),
    priceId: await create('adminPricingPlans.create', { body: { ...price, is_active: false } }, SUPER),
  };
};

const readable = (_name: string, value: unknown): unknown => {
  if (!(value instanceof Uint8Array)) return value instanceof Set ? [...value] : value;
  try {
    return gunzipSync(value).toString('utf8');
  } catch {
    return null;
  }
};
const readRows = async (): Promise<Row[]> => {
  const { db } = await import('#functions/data/table.ts');
  const rows: Row[] = [];
  for (const TableName of Object.keys(tables) as TableName[])
    for await (const { Items = [] } of paginateScan({ client: db }, { TableName })) rows.push(...Items);
  return rows;
};

interface RightsRow extends Row {
  subscription?: { plan_type?: string; status?: string; current_period_end?: string } | null;
}

/** Rights of accounts and approvals of exercises, as they are stored. */
const listRights = (rows: readonly RightsRow[]): string[] =>
  rows
    .filter(({ item }) => item === 'PROFILE' || String(item).startsWith('EX#'))
    .map(({ owner, item, role, is_superuser, is_iso_auditor, subscription, admin_approved, document_download_enabled }) => {
      const { plan_type, status, current_period_end } = subscription ?? {};
      const bought = [plan_type, status, current_period_end].join('/');
      return JSON.stringify([owner, item, role, is_superuser, is_iso_auditor, bought, admin_approved, document_download_enabled]);
    });
/** What a new account or exercise may be. */
const MODEST = /,"user",false,false,"\/\/",null,null\]$|,null,null,null,"\/\/",false,false\]$/;
/** Gives a subscription, which is what it is for. */
const GIVING = 'adminUsers.createDemo';

describe('fields that a call does not take', { timeout: 240_000 }, () => {
  it('every PUT and POST of the contract with a body has a trial', () => {
    expect(sent.map(({ key }) => key).toSorted()).toEqual(Object.keys(trials).toSorted());
  });

  const names = Object.keys(planted);
  const choices = [names, ...fc.sample(fc.subarray(names, { minLength: 1 }), { numRuns: 2, seed: 22 })];

  it.each(writing.filter(({ key }) => !/^exercises\.approve/.test(key)))('$key stores none of them', async (call) => {
    // An account has few AI jobs open at a time.
    if (call.endpoint.isLong) made = await addWorld();
    for (const chosen of choices) {
      const before = new Set(listRights(await readRows()));
      const { isRefused, body = {}, ...trial } = trials[call.key]?.(made) ?? { isRefused: true };
      const { status, body: answer } = await world.send(call, {
        ...{ uid: byStaff(call) ? SUPER : uid, id: made.scheduledId, ...trial, body: plant(body, chosen) },
      });
      // Later choices find the exercise changed by the first.
      if (!isRefused && chosen === names) expect(status, JSON.stringify(answer)).toBeLessThan(300);
      const rows = await readRows();
      const text = JSON.stringify(rows, readable);
      expect(text).not.toContain(EVIL);
      expect(text).not.toContain(String(EVIL_ID));
      const raised = listRights(rows).filter((rights) => !before.has(rights) && !MODEST.test(rights));
      if (call.key !== GIVING) expect(raised).toEqual([]);
      expect(({} as Row).polluted).toBeUndefined();
    }
  });
});
