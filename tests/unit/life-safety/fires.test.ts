/** A fire is answered in one order by every trade: people out, alarm and 911 first. After the US Fire Administration and OSHA 1910.38. */
import { describe, expect, it } from 'vitest';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const FIRE = /\bfires?\b|\bexplosion|\barson/i;
/** A fire of the past, of others or of the open country; a claim. */
const NOT_THE_FIRE =
  /after our work|claim|oppose|service interrupted|too few|fire ban|fire-season|extraction fire|range or|wildfire|water or fire|shock|bears|under the array/i;
const HELP = /\b(?:911|Mayday)\b/;
const ALARM =
  /\b(?:alarm|shout|air horn|siren|radio|call out|“everyone out”|everyone (?:out|leaves)|get (?:everyone|people)|out|leave|clear|away)\b/i;
const LATER =
  /\bcount\b|\b(?:sweep|search|call into|knock)\w*\b|\bwarn the (?:next|shops)|\btell the crews\b|\bmove (?:neighboring|customers)/i;
const SEARCH =
  /\b(?:sweeps?|search(?:es)?|calls? (?:out )?in(?:to)?|knocks? (?:at|only)|checks? (?:every|each|all|the) (?:rooms?|floors?|stalls?|restrooms?))\b/i;

const answers: (readonly [trade: string, risk: string, steps: readonly string[]])[] = [];
for (const trade of trades) {
  const profile = await buildProfile(
    { business_name: 'Acme', trade: trade.id, industry: trade.within[0]!, employee_count: 25 },
    true,
  );
  const risks = [...listIndustryRisks(profile).map(({ name }) => name), 'Fire'];
  for (const risk of risks.filter((name) => FIRE.test(name) && !NOT_THE_FIRE.test(name)))
    for (const { incident_response_steps: steps } of suggestMitigationsFor(risk, profile).slice(0, 1))
      answers.push([trade.id, risk, steps ?? []]);
}
const failing = (isWrong: (steps: readonly string[]) => boolean): string[] => [
  ...new Set(answers.filter(([, , steps]) => isWrong(steps)).map(([, risk, steps]) => [risk, ...steps].join('\n  '))),
];

describe('a fire', () => {
  it('a fire is answered by every trade', () => {
    expect(answers.length).toBeGreaterThan(trades.length);
  });

  it('a fire begins with people who leave or with the alarm, and 911 is among the first three orders', () => {
    expect(failing((steps) => !steps.slice(0, 3).some((step) => HELP.test(step)))).toEqual([]);
    expect(failing((steps) => !steps.slice(0, 2).some((step) => ALARM.test(step) || HELP.test(step)))).toEqual([]);
  });

  it('a fire is reported before anyone counts, warns the neighbors or looks for others', () => {
    expect(
      failing((steps) => {
        const help = steps.findIndex((step) => HELP.test(step));
        return steps.slice(0, help).some((step) => LATER.test(step));
      }),
    ).toEqual([]);
  });

  it('a fire lets no one search where there is smoke', () => {
    expect(
      failing((steps) =>
        steps.some(
          (step) =>
            SEARCH.test(step) &&
            !/\b(?:no smoke|without smoke|on (?:the|your) way (?:out|to)|firefighters|fire department|no one)\b/i.test(step),
        ),
      ),
    ).toEqual([]);
  });
});
