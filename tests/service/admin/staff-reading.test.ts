/** What staff and auditors see of a customer, call by call, and which entry the customer finds afterwards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityEventKind } from '#shared/domain/security-event.ts';
import { ADMIN } from '#tests/support/admin-users.ts';
import { type ContractCall, contractCalls, startContractInProcess } from '#tests/support/contract-in-process.ts';
import { newExercise, SOON } from '#tests/support/exercises.ts';
import type { Request } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

/** `exercise` and the like are content, which is shown only with an entry. */
interface Line {
  shows: 'their own' | 'the product' | 'the account' | 'money' | 'headers' | 'the trail' | 'exercise' | 'contacts' | 'BCP';
  event?: SecurityEventKind;
}
const own: Line = { shows: 'their own' };
const product: Line = { shows: 'the product' };
const account: Line = { shows: 'the account' };
const money: Line = { shows: 'money' };
const exercise: Line = { shows: 'exercise', event: 'staff_saw_exercise' };

/** Calls that staff or auditors may make although they are no customers with that tier. */
const lines: Record<string, Line> = {
  'staffAccess.bcps': { shows: 'headers' },
  'staffAccess.preview': { shows: 'BCP', event: 'staff_opened_bcp' },
  'adminMoney.crisisContactsOfUser': { shows: 'contacts', event: 'staff_saw_contacts' },
  'staffSearch.find': { shows: 'headers' },
  'exercises.list': { shows: 'headers' },
  'exercises.get': exercise,
  'exercises.update': exercise,
  'exercises.start': exercise,
  'exercises.complete': exercise,
  'exercises.reviseOutcome': exercise,
  'exercises.cancel': exercise,
  'exercises.reopen': exercise,
  'exercises.approveAsAdmin': exercise,
  'exercises.withdrawAsAdmin': exercise,
  'exercises.approveAsAuditor': exercise,
  'exercises.withdrawAsAuditor': exercise,
  'exercises.setDocumentDownload': exercise,
  'exercises.material': exercise,
  'exercises.run': exercise,
  'exercises.saveRun': exercise,
  'exercises.document': exercise,
  'exercises.createFile': exercise,
  'exercises.create': own,
  'exercises.generate': own,
  'exercises.keepScenarios': own,
  'exerciseTemplates.list': product,
  'exerciseTemplates.create': product,
  'exerciseTemplates.update': product,
  'exerciseTemplates.remove': product,
  'securityEvents.listOfUser': { shows: 'the trail' },
  'privacy.requestDeletionFor': account,
  'privacy.cancelDeletionFor': account,
  'adminUsers.list': account,
  'adminUsers.stats': product,
  'adminUsers.get': account,
  'adminUsers.create': account,
  'adminUsers.createDemo': account,
  'adminUsers.update': account,
  'adminUsers.remove': account,
  'adminUsers.activate': account,
  'adminUsers.deactivate': account,
  'adminUsers.resetPassword': account,
  'adminUsers.resetSecondFactor': account,
  'adminMoney.subscriptions': money,
  'adminMoney.subscription': money,
  'adminMoney.subscriptionsOfUser': money,
  'adminMoney.subscriptionStats': money,
  'adminMoney.payments': money,
  'adminMoney.payment': money,
  'adminMoney.paymentsOfUser': money,
  'adminPricingPlans.list': product,
  'adminPricingPlans.active': product,
  'adminPricingPlans.get': product,
  'adminPricingPlans.create': product,
  'adminPricingPlans.update': product,
  'adminPricingPlans.remove': product,
  'bcp.create': own,
  'bcp.duplicate': own,
  'bcp.iso27001': own,
  'documents.create': own,
  'documents.createIso27001': own,
  'training.modules': own,
  'training.setProgress': own,
  'payment.assessCompliance': own,
  'payment.complianceAudits': own,
  'payment.complianceDashboard': own,
  'payment.updateComplianceAudit': own,
  'crisisCommunication.list': own,
  'crisisCommunication.get': own,
  'crisisCommunication.create': own,
  'crisisCommunication.update': own,
  'crisisCommunication.remove': own,
  'crisisCommunication.bulkImport': own,
  'crisisCommunication.directory': own,
  'crisisCommunication.setCallOrder': own,
  'crisisCommunication.csvExport': own,
  'crisisCommunication.csvTemplate': own,
};

/** Words that only the customer typed. People are never shown but in the BCP and among the contacts. */
const TYPED = /Ovenside|Backupville|Smokescreen/;
const PEOPLE = /Ruizmarker|ana\.marker@|206-555-0199/;

const READINGS: readonly SecurityEventKind[] = ['staff_opened_bcp', 'staff_saw_contacts', 'staff_saw_exercise'];

const byKey = (key: string): ContractCall => contractCalls.find((call) => call.key === key)!;
const AUDITOR = 900_100;

let world: Awaited<ReturnType<typeof startContractInProcess>>;
let [customer, bcpId, contactId] = [8_000, 0, 0];

const send = <T = { id: number }>(key: string, uid: number, more: Partial<Request> = {}) =>
  world.send<T>(byKey(key), { uid, ...more });

const listReadings = async () => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { rows } = await listEntriesOf(customer, { limit: 100 }, new Date());
  return rows.filter(({ kind }) => READINGS.includes(kind));
};

const participants = [{ name: 'Bo Ruizmarker', role: 'Leader', email: 'ana.marker@acme.example', phone: '206-555-0199' }];

/** A customer with content of every kind. */
const addCustomer = async (): Promise<void> => {
  customer += 1;
  await putCustomer(customer, 'premium', { email: `${customer}@acme.example`, full_name: 'Owner' });
  const fields = { business_name: 'Harbor Bakery', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (
    await send('bcp.create', customer, { body: { ...fields, business_description: 'Ovenside', meeting_place: 'Backupville' } })
  ).body.id;
  const person = { name: 'Ana Ruizmarker', role: 'CEO', email: 'ana.marker@acme.example', phone: '206-555-0199' };
  await send('people.createEmployee', customer, { id: bcpId, body: person });
  const contact = { first_name: 'Ana', last_name: 'Ruizmarker', email: 'ana.marker@acme.example' };
  contactId = (await send('crisisCommunication.create', customer, { body: contact })).body.id;
};

type Stage = 'draft' | 'scheduled' | 'in_progress' | 'completed';
const addExercise = async (stage: Stage): Promise<number> => {
  const body = newExercise(bcpId, {
    ...{ participants, scenario_description: 'Smokescreen in the kitchen' },
    scheduled_date: stage === 'draft' ? null : SOON,
  });
  const { id } = (await send('exercises.create', customer, { body })).body;
  if (stage === 'in_progress' || stage === 'completed') await send('exercises.start', customer, { id });
  if (stage === 'completed') await send('exercises.complete', customer, { id, body: {} });
  return id;
};

interface Trial {
  stage?: Stage;
  reader?: number;
  more?: Partial<Request>;
}
/** What the calls that show an exercise need. */
const trials: Record<string, Trial> = {
  'exercises.update': { stage: 'draft' },
  'exercises.complete': { stage: 'in_progress', more: { body: {} } },
  'exercises.reviseOutcome': { stage: 'completed', more: { body: { findings: 'None' } } },
  'exercises.approveAsAuditor': { reader: AUDITOR },
  'exercises.withdrawAsAuditor': { reader: AUDITOR },
  'exercises.setDocumentDownload': { more: { body: { enabled: false } } },
  'exercises.saveRun': { stage: 'in_progress', more: { body: { version: 0, elapsed_seconds: 60 } } },
  'exercises.document': { more: { params: { kind: 'situation_manual' } } },
  'exercises.createFile': { more: { body: { kind: 'situation_manual', format: 'pdf' } } },
};

const readings = Object.entries(lines).filter(([, { event }]) => event !== undefined);
const shown = readings.filter(([, { shows }]) => shows === 'exercise').map(([key]) => key);

beforeAll(async () => {
  world = await startContractInProcess();
  captureLogLines();
  await world.putProfile(AUDITOR, { is_iso_auditor: true });
});
afterAll(() => world.stop());

describe('what staff and auditors may read across customers', () => {
  it('every call that staff or auditors may make without being such a customer has a line', () => {
    const gated = contractCalls.filter(({ endpoint }) => endpoint.access !== 'public' && endpoint.access !== 'user');
    expect(gated.map(({ key }) => key).toSorted()).toEqual(Object.keys(lines).toSorted());
  });

  it.each(shown)('%s shows an exercise without the people in it, and leaves an entry', async (key) => {
    await addCustomer();
    const { stage = 'scheduled', reader = ADMIN, more } = trials[key] ?? {};
    const id = await addExercise(stage);
    const edit = key === 'exercises.update' ? { body: newExercise(bcpId, { scenario_description: 'Smokescreen again' }) } : {};
    const { status, body } = await send<unknown>(key, reader, { id, ...more, ...edit });
    expect([200, 202], JSON.stringify(body)).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(PEOPLE);
    expect(await listReadings()).toMatchObject([
      {
        ...{ kind: 'staff_saw_exercise', actor_id: reader, user_id: customer },
        ...{ subject: `exercise ${id}`, after: { exercise_name: newExercise(bcpId).exercise_name } },
      },
    ]);
  });

  it('contacts and a BCP are shown with an entry each', async () => {
    await addCustomer();
    const contacts = await send('adminMoney.crisisContactsOfUser', ADMIN, { id: customer });
    expect(JSON.stringify(contacts.body)).toMatch(PEOPLE);
    const more = { id: customer, params: { bcp_id: String(bcpId) }, body: { reason: 'A question about the score' } };
    const document = await send('staffAccess.preview', ADMIN, more);
    expect(document.body).toMatch(TYPED);
    const kinds = (await listReadings()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['staff_opened_bcp', 'staff_saw_contacts']);
  });

  const silent = contractCalls.filter(
    ({ key, endpoint }) =>
      endpoint.access !== 'public' && lines[key]?.event === undefined && !endpoint.path.startsWith('/v1/payment/'),
  );
  it('no other call shows staff or auditors anything that a customer typed, whichever id they ask for', async () => {
    await addCustomer();
    const exerciseId = await addExercise('scheduled');
    expect(JSON.stringify((await send('bcp.get', customer, { id: bcpId })).body)).toMatch(TYPED);
    expect(JSON.stringify((await send('people.listEmployees', customer, { id: bcpId })).body)).toMatch(PEOPLE);
    for (const call of silent)
      for (const uid of [ADMIN, AUDITOR])
        for (const id of [customer, bcpId, exerciseId, contactId, bcpId * 100_000 + 1]) {
          const params = { ...(call.endpoint.path.includes('{bcp_id}') && { bcp_id: String(bcpId) }) };
          const isRead = call.endpoint.method === 'GET';
          const { body } = await world.send<unknown>(call, { uid, id, params, ...(isRead ? {} : { body: {} }) });
          expect(JSON.stringify(body), `${call.key} of ${id}`).not.toMatch(TYPED);
          expect(JSON.stringify(body), `${call.key} of ${id}`).not.toMatch(PEOPLE);
        }
    expect(await listReadings()).toEqual([]);
  });
});
