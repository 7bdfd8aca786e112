/** Phones, addresses and names planted in every text of a BCP, followed through the real calls to what the model gets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { type AiJobKind, aiJobs } from '#shared/queues/job-definitions.ts';
import type { AiWorld } from '#tests/support/ai-world.ts';
import { createInput } from '#tests/support/hostile-input.ts';
import { putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

const UID = 7;
const SECRETS = {
  phone: '206-555-0199',
  foreign: '+49 30 901820',
  email: 'ana@example.com',
  member: 'Ana Ruiz',
  contact: 'Bo Miller',
  supplier: 'Zoë O’Brien',
  policy: 'BOP-4471982',
};
const said = `${SECRETS.member}, ${SECRETS.contact} or ${SECRETS.supplier}: ${SECRETS.phone}, ${SECRETS.foreign}, ${SECRETS.email}, policy ${SECRETS.policy}`;
const bare = Object.values(SECRETS);
/** A number of a policy is told by the word before it. */
const alone = [...bare.filter((secret) => secret !== SECRETS.policy), `policy ${SECRETS.policy}`];

/** As much of it as a field holds, so that every field that takes one secret holds one. */
const planted = (path: string, maxLength: number): string =>
  said.length <= maxLength ? said : (alone.find(({ length }) => length <= maxLength) ?? path.slice(0, maxLength));
const bcp = createInput(planted, 'standard').bcp;
const form: Record<string, unknown> = Object.fromEntries(
  Object.keys(BcpContent.shape).map((field) => [field, bcp[field as keyof typeof bcp]]),
);

let world: AiWorld;
let handlers: Record<'bcp' | 'exercises' | 'people', never>;
let bcpId: number;

const call = async (area: keyof typeof handlers, route: string, body: unknown, id?: number) => {
  const answer = await world.invoke<{ id: number; job_id: number; detail?: string }>(handlers[area], {
    uid: UID,
    route,
    body,
    ...(id === undefined ? {} : { id }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};

beforeAll(async () => {
  const { startAiWorld } = await import('#tests/support/ai-world.ts');
  world = await startAiWorld();
  captureLogLines();
  world.model.follow(() => ({ text: 'nothing of use' }));
  handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    exercises: (await import('#functions/api/exercises/handler.ts')).handler,
    people: (await import('#functions/api/people/handler.ts')).handler,
  } as never;
  await putStaff(UID);
  const { id } = await call('bcp', 'POST /v1/bcp', {
    ...form,
    key_suppliers: [{ ...(form.key_suppliers as object[])[0], contact_person: SECRETS.supplier }],
  });
  bcpId = id;
  await call(
    'people',
    'POST /v1/bcp/{id}/employees',
    { name: SECRETS.member, role: 'Baker', job_title: `Chef ${SECRETS.member}` },
    bcpId,
  );
  await call('people', 'POST /v1/bcp/{id}/employees', { name: 'Wilma Oduya', role: 'Team Lead', job_title: 'Dock Lead' }, bcpId);
  await call(
    'people',
    'POST /v1/bcp/{id}/service-providers',
    { provider_type: 'IT', name: 'Tech Ltd', contact_person: SECRETS.contact },
    bcpId,
  );
});
afterAll(() => world?.stop());

const request: Record<AiJobKind, () => Promise<{ job_id: number }>> = {
  suggest_risks: () => call('bcp', 'POST /v1/bcp/{id}/suggest-risks', form, bcpId),
  suggest_context: () =>
    call('bcp', 'POST /v1/bcp/{id}/suggest-context', { context_type: 'it_systems', current_form_data: form }, bcpId),
  suggest_mitigations: () =>
    call('bcp', 'POST /v1/bcp/{id}/suggest-mitigations', { ...form, identified_risks: [said], location_risks: [said] }, bcpId),
  analyze: () => call('bcp', 'POST /v1/bcp/{id}/analyze', { override_text: said }, bcpId),
  exercise_scenarios: () =>
    call(
      'exercises',
      'POST /v1/tabletop-exercises/generate-ai-scenarios/{bcpId}',
      { focus_areas: [SECRETS.phone, SECRETS.member] },
      bcpId,
    ),
  analyze_form: () => call('bcp', 'POST /v1/bcp/analyze-form', { ...form, bcp_id: bcpId }),
};

describe.each(Object.keys(aiJobs) as AiJobKind[])('what the AI provider is sent for %s', (kind) => {
  it('the input sent to the model contains no phone number, email address or name of a person, whichever field it was typed into', async () => {
    const { job_id } = await request[kind]();
    const before = world.model.asked.length;
    await world.deliver(UID, job_id);
    const sent = world.model.asked.slice(before);
    expect(sent.length).toBeGreaterThan(0);
    const text = JSON.stringify(sent);
    for (const secret of bare) expect(text, secret).not.toContain(secret);
    expect(text).toContain('[team member]');
    expect(text).toContain('[phone]');
    expect(text).toContain('[email]');
  });

  it('the input of the model is stored as it is sent', async () => {
    const { job_id } = await request[kind]();
    const { readCached } = await import('#functions/data/job-cache.ts');
    const { kind: stored, input_hash } = await world.row(UID, job_id);
    const cached = await readCached(UID, stored, input_hash, new Date());
    const { bcp_name: _, ...payload } = cached!.payload as Record<string, unknown>;
    for (const secret of bare) expect(JSON.stringify(payload), secret).not.toContain(secret);
    await world.deliver(UID, job_id);
  });
});

describe('what suggestions know of the team', () => {
  it.each<AiJobKind>(['suggest_risks', 'suggest_context', 'suggest_mitigations'])(
    '%s gets the titles of the team, and none that holds a name',
    async (kind) => {
      const { job_id } = await request[kind]();
      const { readCached } = await import('#functions/data/job-cache.ts');
      const { input_hash } = await world.row(UID, job_id);
      const cached = await readCached(UID, kind, input_hash, new Date());
      expect((cached!.payload as Record<string, unknown>).roles).toEqual(['Dock Lead']);
      await world.deliver(UID, job_id);
    },
  );
});

describe('what comes back', () => {
  it.each(Object.keys(aiJobs) as AiJobKind[])(
    'an answer of %s never shows a mask: it names the person in words',
    async (kind) => {
      const { parseResult: resultFrom, answerFromKnowledge: fromKnowledge } = await import('#functions/worker/ai-job.ts');
      const { job_id } = await request[kind]();
      const { readCached } = await import('#functions/data/job-cache.ts');
      const { input_hash } = await world.row(UID, job_id);
      const { payload } = (await readCached(UID, kind, input_hash, new Date()))!;
      const texts = (value: unknown): unknown => {
        if (typeof value === 'string') return '[team member] calls [phone], then writes to [email]';
        if (Array.isArray(value)) return value.map(texts);
        if (value === null || typeof value !== 'object') return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, texts(inner)]));
      };
      const known = await fromKnowledge(kind, payload as never);
      const content = known as Record<string, unknown> & { suggestions?: unknown };
      const repeated = await resultFrom(
        kind,
        texts(content.suggestions ?? content.step_insights ?? content),
        payload as never,
        'model',
      );
      const masks = /\[(team member|phone|email|number)\]/;
      const { plan: _plan, ...shown } = { ...(known as object) } as Record<string, unknown>;
      expect(JSON.stringify(shown)).not.toMatch(masks);
      expect(JSON.stringify(repeated ?? {})).not.toMatch(masks);
      await world.deliver(UID, job_id);
    },
  );
});
