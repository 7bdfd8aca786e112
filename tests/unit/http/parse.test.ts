import { describe, expect, it } from 'vitest';
import { HttpError } from '#functions/http/errors.ts';
import { BODY_MAX, parseInput, parseParams, type RawRequest } from '#functions/http/parse.ts';
import { auth } from '#shared/api/auth.ts';
import { bcp } from '#shared/api/bcp.ts';
import { payment } from '#shared/api/payment.ts';

const request = (more: Partial<RawRequest> = {}): RawRequest => ({
  body: undefined,
  isBase64Encoded: false,
  contentType: 'application/json',
  pathParameters: {},
  query: {},
  ...more,
});
const refusal = async (work: () => unknown): Promise<HttpError | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
};

describe('parseParams', () => {
  it.each(['abc', '0', '-1', '1.5', '', '1e3', '1e400', '0x10', '+5', '007', ' 1', '9007199254740993'])(
    'parseParams answers 404 for the id %j',
    async (id) => {
      expect((await refusal(() => parseParams(bcp.get, request({ pathParameters: { id } }))))?.status).toBe(404);
    },
  );
  it('parseParams reads an id as a number', () => {
    expect(parseParams(bcp.get, request({ pathParameters: { id: '12' } }))).toEqual({ id: 12 });
  });
});

describe('parseInput', () => {
  it.each([
    ['no body', undefined],
    ['no JSON', '{'],
    ['another type', '[]'],
    ['null', 'null'],
  ])('parseInput answers 422 with a field for %s', async (_, body) => {
    const error = await refusal(() => parseInput(auth.verifyEmail, request({ body })));
    expect(error?.status).toBe(422);
    expect(error?.errors?.length).toBeGreaterThan(0);
    expect(error?.detail).toBe(error?.errors?.[0]?.message);
  });

  it('parseInput names every invalid field', async () => {
    const error = await refusal(() =>
      parseInput(auth.register, request({ body: JSON.stringify({ email: 'x', password: 'short' }) })),
    );
    expect(error?.errors).toEqual([
      { field: 'email', message: 'Enter a valid email address' },
      { field: 'password', message: 'Password must be at least 8 characters long' },
    ]);
  });

  it('parseInput reports missing fields in words, and fields of another type by name', async () => {
    const error = await refusal(() => parseInput(auth.register, request({ body: JSON.stringify({ password: 7 }) })));
    expect(error?.errors).toEqual([
      { field: 'email', message: 'email is required' },
      { field: 'password', message: 'password: invalid input: expected string, received number' },
    ]);
  });

  it('parseInput reads urlencoded and multipart forms alike', async () => {
    const fields = { username: 'ana@example.com', password: 'a b&c=d' };
    const urlencoded = request({
      contentType: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(fields).toString(),
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const encoded = new Response(form);
    const multipart = request({
      contentType: encoded.headers.get('content-type')!,
      body: Buffer.from(await encoded.arrayBuffer()).toString('base64'),
      isBase64Encoded: true,
    });
    expect((await parseInput(auth.login, urlencoded)).body).toEqual(fields);
    expect((await parseInput(auth.login, multipart)).body).toEqual(fields);
  });

  it('parseInput reads an absent optional body as an empty one', async () => {
    expect((await parseInput(bcp.analyze, request())).body).toEqual({});
  });

  it('parseInput drops fields that the contract does not define', async () => {
    const body = JSON.stringify({ token: 'x', role: 'admin', __proto__: { polluted: true } });
    expect((await parseInput(auth.verifyEmail, request({ body }))).body).toEqual({ token: 'x' });
  });

  it.each([
    ['the first half of an emoji', String.raw`Fire \ud83d`, 'Fire \ufffd'],
    ['a second half', String.raw`\uDE92 brigade`, '\ufffd brigade'],
    ['halves in the wrong order', String.raw`\ude92\ud83d`, '\ufffd\ufffd'],
    ['half an emoji before a whole one', String.raw`\ud83d\ud83d\ude92`, '\ufffd🚒'],
  ])('parseInput accepts a text with %s and replaces the half', async (_, text, taken) => {
    expect((await parseInput(auth.verifyEmail, request({ body: `{"token":"${text}"}` }))).body).toEqual({ token: taken });
  });

  it.each([
    ['an emoji', 'Fire 🚒'],
    ['an emoji written as escapes', JSON.parse(String.raw`"Fire \ud83d\ude92"`)],
    ['a backslash before the letters of an escape', String.raw`C:\ud800 and \\ud83d`],
    ['quotes, line breaks and umlauts', '"a"\n\tb\\ÄÖ'],
  ])('parseInput leaves %s unchanged', async (_, token) => {
    const escaped = JSON.stringify({ token }).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    for (const body of [JSON.stringify({ token }), escaped])
      expect((await parseInput(auth.verifyEmail, request({ body }))).body).toEqual({ token });
  });

  it('parseInput answers an unknown tier with the specified message', async () => {
    expect(
      (await refusal(() => parseInput(payment.createCheckoutSession, request({ query: { plan_type: 'platinum' } }))))?.detail,
    ).toBe('Invalid plan type');
    expect((await refusal(() => parseInput(payment.createCheckoutSession, request())))?.detail).toBe('Invalid plan type');
  });

  it('parseInput accepts a body of the maximum size and answers 413 for one byte more', async () => {
    const body = (size: number) => JSON.stringify({ token: 'x'.repeat(size - 12) });
    expect(body(BODY_MAX).length).toBe(BODY_MAX);
    expect((await refusal(() => parseInput(auth.verifyEmail, request({ body: body(BODY_MAX) }))))?.status).toBe(422);
    expect((await refusal(() => parseInput(auth.verifyEmail, request({ body: body(BODY_MAX + 1) }))))?.status).toBe(413);
  });
});

describe('the content type of a body', () => {
  const body = JSON.stringify({ token: 'x'.repeat(43) });

  it.each([
    '',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/jsonp',
  ])('a body of content type %j is refused with 415 and a message where JSON is required', async (contentType) => {
    const error = await refusal(() => parseInput(auth.verifyEmail, request({ body, contentType })));
    expect(error?.status).toBe(415);
    expect(error?.detail).toBe('Send the request body as JSON, with the content type application/json');
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])(
    'the content type %s is accepted where JSON is required',
    async (contentType) => {
      expect(await refusal(() => parseInput(auth.verifyEmail, request({ body, contentType })))).toBeNull();
    },
  );

  it('a form is accepted only where the call takes one, and other content types are not', async () => {
    const form = 'username=a%40b.example&password=secret-word';
    const login = (contentType: string) => refusal(() => parseInput(auth.login, request({ body: form, contentType })));
    expect(await login('application/x-www-form-urlencoded')).toBeNull();
    for (const contentType of ['', 'text/plain']) expect((await login(contentType))?.status, contentType).toBe(415);
  });

  it('the content type is ignored without a body', async () => {
    expect(await refusal(() => parseInput(bcp.analyze, request({ contentType: '' })))).toBeNull();
    expect((await refusal(() => parseInput(auth.verifyEmail, request({ contentType: '' }))))?.status).toBe(422);
  });
});
