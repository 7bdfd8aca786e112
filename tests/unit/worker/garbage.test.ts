import { describe, expect, it } from 'vitest';
import { answerFromKnowledge, parseResult } from '#functions/worker/ai-job.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { type AiJobKind, aiJobs } from '#shared/queues/job-definitions.ts';
import { kinds, payloads } from './payloads.ts';

type Plain = Record<string, unknown>;
/** The answer a healthy model would give, damaged in one way. */
type Damage = (json: string, good: Plain) => string;

const mapped = (value: unknown, change: (text: string) => unknown): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapped(item, change)]));
};
const everyText =
  (change: (text: string) => unknown): Damage =>
  (_, good) =>
    JSON.stringify(mapped(good, change));
const everyTop =
  (change: (value: unknown) => unknown): Damage =>
  (_, good) =>
    JSON.stringify(Object.fromEntries(Object.entries(good).map(([name, value]) => [name, change(value)])));

const damages: [string, Damage][] = [
  ['empty', () => ''],
  ['blank', () => ' \n\t '],
  ['cut in the middle', (json) => json.slice(0, json.length / 2)],
  ['cut at the end', (json) => json.slice(0, -1)],
  ['without its beginning', (json) => json.slice(20)],
  ['in a fence', (json) => `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence that never ends', (json) => `Sure!\n\`\`\`json\n${json}`],
  ['between two speeches', (json) => `Here is your plan: ${json} Let me know if {you} like it.`],
  ['written twice', (json) => `${json}\n${json}`],
  ['with a comma too many', (json) => json.replace(/}$/, ',}')],
  ['with single quotes', (json) => json.replaceAll('"', "'")],
  ['as a text of JSON', (json) => JSON.stringify(json)],
  ['as a list', (json) => `[${json}]`],
  ['wrapped', (json) => `{"answer":{"result":${json}}}`],
  ['wrapped too deep', (json) => `${'{"a":'.repeat(30)}${json}${'}'.repeat(30)}`],
  ['null', () => 'null'],
  ['a number', () => '42'],
  ['an object of nothing', () => '{}'],
  ['numbers in place of lists', everyTop(() => 7)],
  ['texts in place of lists', everyTop(() => 'many; very many')],
  ['null in place of lists', everyTop(() => null)],
  ['objects in place of lists', everyTop((value) => ({ items: value }))],
  ['lists of lists', everyTop((value) => [[value]])],
  ['lists of nothing', everyTop(() => [null, {}, [], '', 0, false])],
  [
    'ten thousand entries',
    everyTop((value) => (Array.isArray(value) ? Array.from({ length: 10_000 }, (_, n) => value[n % value.length]) : value)),
  ],
  ['numbers in place of texts', everyText((text) => text.length)],
  ['lists in place of texts', everyText((text) => [text, text])],
  ['a script in every text', everyText((text) => `<script>alert(1)</script>${text}<img src=x onerror=alert(1)>`)],
  ['broken markup in every text', everyText((text) => `<scr<script>ipt>${text}<svg/onload=alert(1)`)],
  [
    'a link in every text',
    everyText((text) => `${text} [here](https://evil.example/steal) or javascript:alert(1) or www.evil.example`),
  ],
  ['an address in every text', everyText((text) => `Write to boss@evil.example. ${text} See evil-site.com/a?b=c`)],
  ['markdown in every text', everyText((text) => `# **${text}**\n- \`${text}\``)],
  ['invisible characters in every text', everyText((text) => `\u202e\u200b\ufeff\u0000${text}\u0007\u2066`)],
  ['lone surrogates in every text', everyText((text) => `\ud800${text}\udfff`)],
  ['megabytes of text', everyTop(() => ['power '.repeat(30_000)])],
  ['German', everyText((text) => `Der Betrieb muss die Kunden und die Lieferanten sofort mit dem Telefon warnen ${text.length}`)],
  ['Chinese', everyText(() => '停电会使整个企业停止运营')],
  [
    'keys that are methods',
    (json) => json.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":[],'),
  ],
  ['an error page', () => '<html><head><title>502</title></head><body><script>alert(1)</script>Bad Gateway {}</body></html>'],
  ['a refusal', () => 'I am sorry, but as a language model I cannot help with that. {"reason": "policy"}'],
];

/** The same noise at every run. */
const noise = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const mutated = (json: string, seed: number): string => {
  const next = noise(seed);
  const bytes = Buffer.from(json);
  const hits = 1 + Math.floor(next() * 40);
  for (let hit = 0; hit < hits; hit++) bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
  return bytes.toString('utf8');
};

/** The answer of the built-in knowledge, as a model would fill it into the form. */
const goodOf = async <K extends AiJobKind>(kind: K): Promise<Plain> => {
  const good = (await knowledgeAnswers[kind](payloads[kind])) as Plain;
  return (good.suggestions ?? good.step_insights ?? good) as Plain;
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};
const UNCLEAN = /<[/!a-z]|https?:|javascript:|www\.|evil|onerror|[\p{Cs}\p{Co}\p{Cf}]|[^\P{Cc}\n]|Betrieb|停电|502/iu;

/** What is stored in the end: the answer where it can be used, else that of the knowledge. */
const outcome = async (kind: AiJobKind, text: string) =>
  (await parseResult(kind, text, payloads[kind] as never, 'model')) ?? (await answerFromKnowledge(kind, payloads[kind] as never));

const expectClean = async (kind: AiJobKind, text: string): Promise<void> => {
  const result = await outcome(kind, text);
  expect(aiJobs[kind].result.safeParse(result).error).toBeUndefined();
  const texts = textsIn(result);
  expect(texts.length).toBeLessThan(2000);
  expect(texts.filter((text) => UNCLEAN.test(text) || text.length > 2000)).toEqual([]);
  expect(({} as Plain).polluted).toBeUndefined();
};

const goods = new Map(await Promise.all(kinds.map(async (kind) => [kind, await goodOf(kind)] as const)));

describe.each(kinds)('a garbled answer to %s', (kind) => {
  const good = goods.get(kind)!;
  const json = JSON.stringify(good);

  it('a garbled answer is distinguished from a good one', async () => {
    expect((await outcome(kind, json))?.source).toBe('model');
    expect((await outcome(kind, 'nothing'))?.source).toBe('knowledge');
  });

  it.each(damages)('a garbled answer (%s) produces a clean result', (_, damage) => expectClean(kind, damage(json, good)));

  it.each(Array.from({ length: 100 }, (_, seed) => seed))(
    'a garbled answer with random byte changes produces a clean result (%i)',
    (seed) => expectClean(kind, mutated(json, seed * 7 + kinds.indexOf(kind))),
  );
});
