/** A draft of the knowledge, edited by a model that is good, wrong, cut off, slow or away. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '#functions/worker/ai-job.ts';
import { PROMPT_VERSION } from '#functions/worker/prompt-version.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import type { RiskSuggestions } from '#shared/queues/suggestions.ts';
import { type AiWorld, startAiWorld } from '#tests/support/ai-world.ts';
import type { Turn } from '#tests/support/scripted-model.ts';
import { payloads } from '#tests/unit/worker/payloads.ts';

let world: AiWorld;
let uid = 1500;
let payload = payloads.suggest_risks;
let drafted: RiskSuggestions['suggestions'];

interface Part {
  list: string;
  draft: { id: string; name: string }[];
}
const partOf = (question: string): Part => JSON.parse(/<data>(.*)<\/data>/s.exec(question)![1]!) as Part;
const KEPT: Turn = { input: { decisions: [], additions: [] } };
/** Follows a script about one list and keeps the others. */
const about =
  (list: string, script: (part: Part, all: string, before: number) => Turn | Promise<Turn>) =>
  ({ all, before }: { all: string; before: number }) => {
    const part = partOf(all);
    return part.list === list ? script(part, all, before) : KEPT;
  };
const run = async () => {
  const id = await world.submit(uid, 'suggest_risks', payload);
  await world.deliver(uid, id);
  const { result } = (await world.read(uid, id)) as { result: RiskSuggestions };
  return { ...result, ...(await world.row(uid, id)), result };
};
const namesOf = (entries: readonly { name?: string | undefined }[]) => entries.map(({ name }) => name);
const rto = (name: string, value: string, mtd: string) => ({
  ...{ name, description: 'x', criticality: 'high', max_downtime: mtd, rto: value, recovery_procedures: '1. Wait.', reason: 'y' },
});

beforeAll(async () => {
  world = await startAiWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0.0001);
  uid += 1;
  payload = { ...payloads.suggest_risks, plan: { ...payloads.suggest_risks.plan, business_name: `Acme ${uid}` } };
  drafted = (await knowledgeAnswers.suggest_risks(payload)).suggestions;
  world.model.follow(() => KEPT);
});

describe('a draft of risks and functions', () => {
  it('a draft is asked about five entries at a time, and stays whole when the model keeps it', async () => {
    const from = world.model.asked.length;
    const { result } = await run();
    const asked = world.model.asked.slice(from).map(({ all }) => partOf(all));
    const count = [drafted.suggested_risks, drafted.location_specific_risks, drafted.suggested_critical_functions]
      .map(({ length }) => Math.ceil(length / 5))
      .reduce((sum, chunks) => sum + chunks, 0);
    expect(asked).toHaveLength(count);
    expect(result).toMatchObject({ source: 'model', prompt_version: PROMPT_VERSION });
    expect(namesOf(result.suggestions.suggested_risks)).toEqual(namesOf(drafted.suggested_risks));
    expect(namesOf(result.suggestions.suggested_critical_functions)).toEqual(namesOf(drafted.suggested_critical_functions));
    expect(result.suggestions.suggested_risks.every(({ source }) => source === 'knowledge')).toBe(true);
  });

  it('what the model adapts and adds is its own, and follows the draft', async () => {
    world.model.follow(
      about('suggested_risks', ({ draft }) => ({
        input: {
          decisions: [
            { id: draft[0]!.id, verdict: 'adapt', why: 'Five people.', changes: { reason: 'Five people share one till.' } },
          ],
          additions: [{ name: 'Shop Window Breakage', reason: 'The shop faces the street.' }],
        },
      })),
    );
    const { suggested_risks } = (await run()).result.suggestions;
    expect(suggested_risks[0]).toMatchObject({ source: 'model', reason: 'Five people share one till.' });
    expect(suggested_risks.at(-1)).toMatchObject({ source: 'model', name: 'Shop Window Breakage' });
    expect(suggested_risks).toHaveLength(drafted.suggested_risks.length + 1);
  });

  it('a lazy answer of one entry does not replace the draft', async () => {
    world.model.follow(
      about('suggested_risks', () => ({ input: { decisions: [], additions: [{ name: 'Meteor Strike', reason: 'x' }] } })),
    );
    expect((await run()).result.suggestions.suggested_risks.length).toBeGreaterThan(drafted.suggested_risks.length);
  });
});

describe('an answer that was cut', () => {
  it('an answer that was cut is asked again about half as many entries', async () => {
    const sizes: number[] = [];
    world.model.follow(
      about('suggested_critical_functions', ({ draft }) => {
        sizes.push(draft.length);
        return draft.length > 2 ? { input: { decisions: [] }, stopReason: 'max_tokens' } : KEPT;
      }),
    );
    const { result } = await run();
    expect(Math.min(...sizes)).toBeLessThanOrEqual(2);
    expect(namesOf(result.suggestions.suggested_critical_functions)).toEqual(namesOf(drafted.suggested_critical_functions));
  });

  it('an answer that is always cut leaves its entries as drafted, and none of its text', async () => {
    world.model.follow(
      about('suggested_risks', () => ({ input: { additions: [{ name: 'Cut Off', reason: 'x' }] }, stopReason: 'max_tokens' })),
    );
    const { result } = await run();
    expect(result.source).toBe('model');
    expect(namesOf(result.suggestions.suggested_risks)).toEqual(namesOf(drafted.suggested_risks));
  });
});

describe('a wrong answer', () => {
  it('a wrong answer is repaired once, with what was wrong said', async () => {
    let complaint = '';
    world.model.follow(
      about('suggested_critical_functions', (_, all) => {
        const isRepair = all.includes('Parts of that cannot be used');
        if (isRepair) complaint = all;
        const entry = isRepair
          ? rto('Night Deliveries', '1-4 hours', '4-24 hours')
          : rto('Night Deliveries', '1-3 days', '1-4 hours');
        return { input: { decisions: [], additions: [entry] } };
      }),
    );
    const { suggested_critical_functions } = (await run()).result.suggestions;
    expect(complaint).toMatch(/Night Deliveries.*the RTO 1-3 days is not shorter than the maximum downtime 1-4 hours/);
    expect(suggested_critical_functions.find(({ name }) => name === 'Night Deliveries')).toMatchObject({ rto: '1-4 hours' });
  });

  it.each([
    ['times that contradict each other', rto('Night Deliveries', '1-3 days', '1-4 hours')],
    [
      'dangerous advice',
      {
        ...rto('Night Deliveries', '1-4 hours', '4-24 hours'),
        recovery_procedures: 'Two people go back into the building for the laptops.',
      },
    ],
    ['nothing but a phone number', { ...rto('Night Deliveries', '1-4 hours', '4-24 hours'), description: 'Call 206-555-0142.' }],
  ])('a wrong answer stays out when its repair is no better: %s', async (_, entry) => {
    const from = world.model.asked.length;
    world.model.follow(about('suggested_critical_functions', () => ({ input: { decisions: [], additions: [entry] } })));
    const { result } = await run();
    expect(namesOf(result.suggestions.suggested_critical_functions)).toEqual(namesOf(drafted.suggested_critical_functions));
    const asked = world.model.asked.slice(from).filter(({ all }) => partOf(all).list === 'suggested_critical_functions');
    expect(asked.length).toBe(2 * Math.ceil(drafted.suggested_critical_functions.length / 5));
  });

  it('a wrong answer in no form leaves its entries as drafted', async () => {
    world.model.follow(about('suggested_risks', () => ({ text: 'I cannot help with that.' })));
    const { result } = await run();
    expect(namesOf(result.suggestions.suggested_risks)).toEqual(namesOf(drafted.suggested_risks));
    expect(result.source).toBe('model');
  });
});

describe('a slow or missing model', () => {
  it('a chunk without an answer in time stays as drafted, the others are edited, and the answer is not kept for the next', async () => {
    const patience = registry.suggest_risks.callSeconds;
    registry.suggest_risks.callSeconds = 0.4;
    let isFirst = true;
    world.model.follow(
      about('location_specific_risks', ({ draft }) => {
        if (isFirst || draft.length === 0) return 'silence';
        return KEPT;
      }),
    );
    const slow = await run().finally(() => {
      registry.suggest_risks.callSeconds = patience;
    });
    expect(slow.result.source).toBe('model');
    expect(slow.usage?.unanswered).toBeGreaterThan(0);
    expect(namesOf(slow.result.suggestions.location_specific_risks)).toEqual(namesOf(drafted.location_specific_risks));
    isFirst = false;
    const from = world.model.asked.length;
    await run();
    expect(world.model.asked.length).toBeGreaterThan(from);
  });

  it('a model that is down is asked about a few chunks, and the knowledge answers under its own name', async () => {
    world.model.follow(() => 'hang up');
    const { result } = await run();
    expect(result).toMatchObject({ source: 'knowledge' });
    expect(result).not.toHaveProperty('prompt_version');
    expect(namesOf(result.suggestions.suggested_risks)).toEqual(namesOf(drafted.suggested_risks));
  });
});
