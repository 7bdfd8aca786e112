import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { coerceModelOutput, toFormSchema } from '#functions/worker/model-output.ts';

const Form = z.object({
  risks: z.array(z.object({ name: z.string().max(20), reason: z.string().max(40).optional() })).max(3),
  level: z.enum(['critical', 'high', 'medium', 'low']).optional(),
  score: z.number().min(0).max(100).optional(),
});
const read = (content: unknown) => coerceModelOutput(Form, content);

describe('the form given to a model', () => {
  it('the form for a model is a JSON schema with the limits of the result', () => {
    expect(toFormSchema(Form)).toMatchObject({
      type: 'object',
      required: ['risks'],
      properties: { risks: { type: 'array', maxItems: 3 } },
    });
    expect(toFormSchema(Form)).not.toHaveProperty('$schema');
  });
});

describe('reading a filled form', () => {
  const floods = { risks: [{ name: 'Floods' }] };
  it.each([
    ['an object', floods],
    ['JSON text', JSON.stringify(floods)],
    ['fenced JSON', `\`\`\`json\n${JSON.stringify(floods)}\n\`\`\``],
    ['JSON with talk around it', `Here you are: ${JSON.stringify(floods)} I hope this helps.`],
    ['a wrapped object', { suggestions: floods }],
    ['an object wrapped twice, beside other things', { answer: { source: 'x', data: floods } }],
    ['texts in place of objects', { risks: ['Floods'] }],
    ['one object in place of a list', { risks: { name: 'Floods' } }],
    ['lines in place of a list', { risks: 'Floods\n' }],
    ['unknown fields', { risks: [{ name: 'Floods', evil: '<script>' }], other: 1 }],
    ['entries of wrong types among good ones', { risks: [null, 7, [], { name: {} }, { name: 'Floods' }] }],
  ])('the form reader understands %s', (_, content) => {
    expect(read(content)?.risks.find(({ name }) => name === 'Floods')).toBeDefined();
  });

  it.each([
    ['Critical', 'critical'],
    ['MISSION-CRITICAL', 'critical'],
    ['very high', 'critical'],
    ['Moderate', 'medium'],
    ['unheard of', undefined],
    [7, undefined],
  ])('the form reader maps the word %j to %j', (level, meant) => {
    expect(read({ ...floods, level })?.level).toBe(meant);
  });

  it.each([
    ['85%', 85],
    [250, 100],
    [-1, 0],
    ['many', undefined],
  ])('the form reader maps the number %j to %j', (score, meant) => {
    expect(read({ ...floods, score })?.score).toBe(meant);
  });

  it('the form reader keeps no more than the form allows, and no unclean text', () => {
    const filled = read({
      risks: Array.from({ length: 10_000 }, (_, i) => ({
        name: `<b>Risk ${i}</b> ${'x'.repeat(100)}`,
        reason: 'see https://x.example',
      })),
    });
    expect(filled?.risks).toHaveLength(3);
    expect(filled?.risks[0]?.name).toMatch(/^Risk 0 x+$/);
    expect(filled?.risks[0]?.name.length).toBeLessThanOrEqual(20);
    expect(filled?.risks[0]?.reason).toBe('see');
  });

  const garbage: unknown[] = [
    ...[
      '',
      '   ',
      'null',
      '[]',
      '{}',
      '42',
      'true',
      '"text"',
      '{',
      '}',
      '}{',
      '{"risks":',
      '{"risks": [{"name": "Pow',
      '{"risks": "',
    ],
    ...['```json\n{"answer": 42}\n```', '<html><body>502 Bad Gateway</body></html>', 'I cannot help with that.'],
    ...[
      'Als Sprachmodell kann ich dazu leider nichts sagen.',
      '{"error":{"type":"overloaded"}}',
      '\u0000\u0001\u0002',
      '{"risks": NaN}',
    ],
    ...[null, undefined, 42, true, [], {}, [[]], [{}], { risks: null }, { risks: 7 }, { other: [] }, { risks: { a: { b: 1 } } }],
  ];
  it.each(garbage.map((content) => [JSON.stringify(content) ?? 'undefined', content]))(
    'the form reader extracts nothing from %s',
    (_, content) => {
      expect(read(content)?.risks ?? []).toEqual([]);
    },
  );

  it('the form reader answers null for another language', () => {
    const german = 'Die Bäckerei muss die Öfen und die Daten der Kunden für den Tag sichern und mit dem Team den Plan üben. ';
    const Long = z.object({ risks: z.array(z.string().max(600)) });
    expect(coerceModelOutput(Long, { risks: [german.repeat(2), german.repeat(2)] })).toBeNull();
  });

  it('the form reader is not confused by names on Object.prototype', () => {
    expect(read('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "risks": []}')).toEqual({
      risks: [],
    });
    expect({}).not.toHaveProperty('polluted');
    expect(read({ risks: ['Floods'], level: 'constructor' })?.level).toBeUndefined();
  });

  it('the form reader never throws and never keeps markup, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (content) => {
        const filled = read(content);
        return filled === null || !/<\/?[a-z]/i.test(JSON.stringify(filled));
      }),
      { numRuns: 500 },
    );
  });

  it('the form reader never throws on a good answer with changed bytes', () => {
    const good = JSON.stringify({ risks: [{ name: 'Floods', reason: 'The river is near' }], level: 'high', score: 80 });
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), fc.nat(5), (at, put, drop) => {
        const filled = read(good.slice(0, at) + put + good.slice(at + drop));
        return filled === null || filled.risks.every(({ name }) => name.length <= 20);
      }),
      { numRuns: 500 },
    );
  });
});
