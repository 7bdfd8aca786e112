/** What kills on building sites and in their shops. Sources: OSHA 29 CFR 1926 Subparts M and P, 1926.502(d)(20), NFPA 664. */
import { describe, expect, it } from 'vitest';
import { listDuties } from '#shared/knowledge/duties.ts';
import { mitigationFacts, suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const answerOf = async (trade: { id: string; within: readonly string[] }, risk: string): Promise<string> =>
  JSON.stringify(
    await suggestMitigationsFor(
      risk,
      await buildProfile({ business_name: 'Acme', industry: trade.within[0]!, trade: trade.id, employee_count: 25 }, true),
    ),
  );
const onSites = trades.filter(({ traits }) => traits.includes('jobsites'));
const framer = trades.find(({ id }) => id === 'timber-framer')!;

describe('a building site', () => {
  it.each(onSites.map((trade) => [trade.id, trade] as const))('of a %s guards against falls', async (_, trade) => {
    const said = await answerOf(trade, 'Site Accident or Collapse');
    expect(said).toMatch(/From 6 feet up.*guardrails.*nets.*tied off/);
    expect(said).toMatch(/hangs in a harness, bring them down right away/);
    expect(said).toMatch(/No one enters a trench/);
    expect(listDuties({ trade: trade.id, industry: trade.within[0] }).map(({ id }) => id)).toContain('fall-protection');
  });

  it('with an open frame under snow is left, and the engineer says what it carries', async () => {
    const said = await answerOf(framer, 'Snow or Mud Season Closes the Site');
    expect(said).toMatch(/creaks, leans or sags under snow, get everyone out/);
    expect(said).toMatch(/engineer what snow and wind an open frame carries/);
  });

  it('and its shop have answers of their own when they burn', async () => {
    const said = await answerOf(framer, 'Shop Fire in Timber and Shavings');
    expect(said).toMatch(/get everyone out and call 911/);
    expect(said).toMatch(/Do not open a dust collector/);
    expect(said).not.toMatch(/customer’s site|people in the home/);
  });
});

describe('a report of an injury at work', () => {
  it('has the time of its state, so no answer names the hours of OSHA', () => {
    const texts = JSON.stringify(mitigationFacts);
    expect(texts.match(/[^"]*\bOSHA\b[^"]*\b(?:8|24) hours?\b[^"]*|[^"]*OSHA in 8[^"]*/g) ?? []).toEqual([]);
  });
});
