import { beforeEach, describe, expect, it } from 'vitest';
import type { AssessmentResult, UserPreferences } from '#shared/domain/assessment.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';

const PATH = '/v1/user-preferences';
const defaults: UserPreferences = {
  bcp_purpose: 'internal',
  flash_rtc_interest: false,
  cyber_assessment_interest: true,
  lms_interest: false,
  tabletop_exercise_interest: false,
};
const answers: UserPreferences = {
  bcp_purpose: 'both',
  flash_rtc_interest: true,
  cyber_assessment_interest: false,
  lms_interest: false,
  tabletop_exercise_interest: false,
};

interface Refused {
  detail: string;
  errors?: { field: string; message: string }[];
}
let person: Person;
const send = <T = Refused>(method: string, path = PATH, body?: unknown, by = person): Promise<Answer<T>> =>
  call<T>(method, path, { token: by.accessToken, ...(body === undefined ? {} : { body }) });
const stored = () => send<UserPreferences>('GET');

beforeEach(async () => {
  person = await signUpVerified();
});

describe('GET /v1/user-preferences', () => {
  it('GET /v1/user-preferences answers 404 while nothing is stored', async () => {
    const answer = await send('GET');
    expect(answer.status).toBe(404);
    expect(answer.body.detail).toEqual(expect.any(String));
  });

  it('GET /v1/user-preferences answers with and without a trailing slash', async () => {
    await send('PUT', `${PATH}/`, answers);
    expect((await send('GET', `${PATH}/`)).body).toEqual(answers);
    expect((await stored()).body).toEqual(answers);
  });
});

describe('PUT /v1/user-preferences', () => {
  it('PUT /v1/user-preferences accepts any part and fills in the defaults of the rest', async () => {
    expect((await send('PUT', PATH, {})).body).toEqual(defaults);
    expect((await send('PUT', PATH, { lms_interest: true })).body).toEqual({ ...defaults, lms_interest: true });
    expect((await send('PUT', PATH, { cyber_assessment_interest: false })).body).toEqual({
      ...defaults,
      lms_interest: true,
      cyber_assessment_interest: false,
    });
    expect((await stored()).body).toEqual({ ...defaults, lms_interest: true, cyber_assessment_interest: false });
  });

  it.each(['internal', 'compliance', 'both'])('PUT /v1/user-preferences accepts the purpose %s', async (bcp_purpose) => {
    const answer = await send<UserPreferences>('PUT', PATH, { bcp_purpose });
    expect([answer.status, answer.body.bcp_purpose]).toEqual([200, bcp_purpose]);
  });

  it.each([
    ['bcp_purpose', 'marketing'],
    ['bcp_purpose', ''],
    ['bcp_purpose', null],
    ['flash_rtc_interest', 'yes'],
    ['cyber_assessment_interest', 1],
    ['lms_interest', null],
    ['tabletop_exercise_interest', 'true'],
  ])('PUT /v1/user-preferences answers 422 for %s %j and changes nothing', async (field, value) => {
    const answer = await send('PUT', PATH, { [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ field }]);
    expect((await stored()).status).toBe(404);
  });

  it('PUT /v1/user-preferences stores no unknown field', async () => {
    await send('PUT', PATH, { ...answers, owner: 'U#1', role: 'admin' });
    expect((await stored()).body).toEqual(answers);
  });
});

describe('DELETE /v1/user-preferences', () => {
  it('DELETE /v1/user-preferences deletes the preferences, and succeeds when there are none', async () => {
    await send('PUT', PATH, answers);
    expect((await send('DELETE')).status).toBe(204);
    expect((await stored()).status).toBe(404);
    expect((await send('DELETE')).status).toBe(204);
  });
});

describe('POST /v1/user-preferences/assessment', () => {
  const assess = (body: unknown, by = person) => send<AssessmentResult>('POST', `${PATH}/assessment`, body, by);

  it('POST /v1/user-preferences/assessment stores the five answers and recommends a package', async () => {
    const answer = await assess(answers);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      recommended_package: 'gold',
      package_description: expect.any(String),
      included_services: expect.arrayContaining(['Flash RTC (out-of-band communication)']),
      next_steps: expect.arrayContaining(['Subscribe to the Gold plan', 'Generate your BCP']),
    });
    expect((await stored()).body).toEqual(answers);
  });

  it.each([
    [{}, 'essential'],
    [{ flash_rtc_interest: true }, 'gold'],
    [{ lms_interest: true }, 'premium'],
    [{ tabletop_exercise_interest: true }, 'premium'],
  ])('POST /v1/user-preferences/assessment: %j leads to %s, every time', async (some, tier) => {
    for (let time = 0; time < 2; time++) expect((await assess({ ...defaults, ...some })).body.recommended_package).toBe(tier);
  });

  it('POST /v1/user-preferences/assessment does not offer a package that the customer already has', async () => {
    const premium = await signInDemo('premium');
    const before = await send<UserPreferences>('GET', PATH, undefined, premium);
    const { next_steps } = (await assess({ ...defaults, lms_interest: true }, premium)).body;
    expect(next_steps.join()).not.toMatch(/Subscribe|Upgrade/);
    await (before.status === 404
      ? send('DELETE', PATH, undefined, premium)
      : send('PUT', PATH, before.body as unknown as object, premium));
  });

  it.each(Object.keys(answers))(
    'POST /v1/user-preferences/assessment answers 422 without %s and stores nothing',
    async (field) => {
      const { [field as keyof UserPreferences]: _, ...rest } = answers;
      const answer = (await assess(rest)) as Answer<unknown> as Answer<Refused>;
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject([{ field }]);
      expect((await stored()).status).toBe(404);
    },
  );
});

describe('preferences', () => {
  it("preferences are the caller's own", async () => {
    const other = await signUpVerified();
    await send('PUT', PATH, answers);
    expect((await send('GET', PATH, undefined, other)).status).toBe(404);
    await send('PUT', PATH, { bcp_purpose: 'compliance' }, other);
    await send('DELETE', PATH, undefined, other);
    expect((await stored()).body).toEqual(answers);
  });

  it('preferences change the document and leave the BCP as it is', async () => {
    const admin = await signInDemo('admin');
    const bcp = await admin.client.bcp.create({
      body: {
        business_name: 'Acme',
        business_type: 'LLC',
        industry: 'Retail',
        employee_count: 5,
        risk_factors: { selected: ['Cyber Attacks', 'Equipment Failure'] },
      },
    });
    const html = async () =>
      (await admin.client.bcp.preview({ params: { id: bcp.id }, query: {} })).replace(/<style[\s\S]*?<\/style>/g, '');
    const clausesAt = (text: string) => text.search(/clause/i) / text.length;
    await send('PUT', PATH, { cyber_assessment_interest: true, bcp_purpose: 'internal' }, admin);
    const all = await html();
    await send('PUT', PATH, { cyber_assessment_interest: false, bcp_purpose: 'compliance' }, admin);
    const some = await html();
    expect(all).toContain('Cyber Attacks');
    expect(some).not.toContain('Cyber Attacks');
    expect(some).toContain('Equipment Failure');
    expect(clausesAt(some)).toBeLessThan(clausesAt(all));
    expect(await admin.client.bcp.get({ params: { id: bcp.id } })).toEqual(bcp);
    await send('DELETE', PATH, undefined, admin);
    expect(await html()).toContain('Cyber Attacks');
  });
});
