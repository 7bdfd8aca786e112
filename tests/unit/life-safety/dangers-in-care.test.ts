/** Advice that is right on a shop floor and deadly for people who cannot walk out, over every trade and hazard. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument, renderBcp } from '#functions/documents/render-bcp.ts';
import type { Sentence } from '#shared/knowledge/mitigations/fact.ts';
import { describeSetting } from '#shared/knowledge/mitigations/setting.ts';
import { mitigationFacts, suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees, providers } from '#tests/unit/documents/fixture.ts';

const profileOf = ({ id, within }: (typeof trades)[number], own: object = {}): Promise<Profile> =>
  buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count: 40, ...own }, true);
const profiles = await Promise.all(trades.map((trade) => profileOf(trade)));
const textOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence.say);

/** What people are told to do when it happens: of every risk, function and system of every trade. */
const orders = [
  ...new Set([
    ...[...mitigationFacts, ...profiles.flatMap(({ industry }) => industry.mitigations ?? [])].flatMap(({ facts }) =>
      facts.flatMap(({ steps }) => steps.map(textOf)),
    ),
    ...profiles.flatMap(({ industry: { functions, systems } }) => [
      ...functions.flatMap(({ steps }) => steps.split(/\d+\. /)),
      ...systems.flatMap(({ restore }) => restore.split(/\d+\. /)),
    ]),
  ]),
];
/** Of the families that answer any business, apart from single risks of single trades. */
const hazards = mitigationFacts.flatMap(({ risks, words }) =>
  risks.some((risk) => words.test(risk.toLowerCase())) ? risks.slice(0, 1) : [],
);
const stepsOf = (risk: string, profile: Profile): string[] =>
  suggestMitigationsFor(risk, profile).flatMap(({ incident_response_steps }) => incident_response_steps ?? []);

const IN_CARE = ['nursing-home', 'care-home', 'group-home', 'hospital'];
const inCare = profiles.filter(({ trade }) => IN_CARE.includes(trade ?? ''));
const inSurgeZone = { state: 'TX', zip_code: '77541', city: 'Freeport' };

const TIME = /\bwithin (?:half an hour|an hour|the hour|a day|\d+ (?:minutes|hours?|days?))\b/i;
const OTHER_PLACE =
  /\b(?:alternate|second|backup|other) (?:site|location|place|facility)|\bmov(?:e|ing) (?:the |critical |online )?(?:functions|work)\b|\bfunctions (?:elsewhere|from outside)/i;

describe('an order for an emergency', () => {
  it('an order to work elsewhere states no time: the BCP has its own', () => {
    expect(orders.length).toBeGreaterThan(5000);
    expect(
      orders.filter((order) => order.split(/(?<=[.!?]) /).some((part) => TIME.test(part) && OTHER_PLACE.test(part))),
    ).toEqual([]);
  });

  it('an order says which alarm empties the building', () => {
    expect(orders.filter((order) => /\b(?:an|any) alarm (?:sounds|rings|goes)\b/i.test(order))).toEqual([]);
  });

  it('an order for a caught hand reverses and pulls nothing', () => {
    const caught = orders.filter((order) => /\b(?:caught|trapped) (?:hand|arm|finger|limb)|\breverse/i.test(order));
    const moved = caught.filter((order) => /\breverses? (?:the )?(?:rollers?|machine|press)|\bonly as trained/i.test(order));
    expect(caught.length).toBeGreaterThan(1);
    expect(moved.filter((order) => !/\b(?:no one|not|never) (?:reverses?|pulls?)/i.test(order))).toEqual([]);
  });

  it('an order about the shore keeps people on high ground until officials speak', async () => {
    const earthquakes = await Promise.all(
      [...trades.filter(({ id }) => /oyster|shellfish/.test(id)), trades[0]!].map(async (trade) =>
        stepsOf('Earthquakes', await profileOf(trade, { state: 'WA', zip_code: '98584' })),
      ),
    );
    for (const steps of earthquakes.filter((list) => list.some((step) => /go (?:to high ground|uphill)/.test(step)))) {
      const stay = steps.findIndex((step) => /^Stay on high ground until officials say that it is safe/.test(step));
      const leave = steps.findIndex((step) => /go (?:to high ground|uphill)/.test(step));
      expect(stay, steps.join('\n')).toBe(leave + 1);
    }
    const [oysters] = earthquakes;
    expect(oysters!.join('\n')).toMatch(/No one works on the tide, here or elsewhere/);
    expect(oysters!.join('\n')).not.toMatch(/alternate site/);
  });
});

describe('people who cannot walk out', () => {
  it('people who cannot walk out are known in every trade that houses them', () => {
    const frail = profiles.filter((profile) => describeSetting(profile).charges.has('frail')).map(({ trade }) => trade!);
    expect(frail.toSorted()).toEqual([...IN_CARE].toSorted());
  });

  it.each<[what: string, never: RegExp]>([
    ['into the open for an alarm of equipment', /alarm.*(?:get everyone|everyone goes) outside/i],
    [
      'up a floor or to higher ground on a warning of minutes',
      /\bup a floor\b|\bgoes? up\b|higher ground right away|carry them/i,
    ],
    ['to swallow what they remember', /ask (?:each|every) (?:patient|resident).*(?:medicines|allergies)/i],
    ['into ice water', /person with ice water|soak with cold water/i],
    ['without those who care for them', /send home everyone|go home to evacuate|everyone else home to evacuate/i],
    ['early to a treatment as in a clinic', /treat or move those patients|list the patients who cannot wait/i],
  ])('people who cannot walk out are never sent %s', async (_, never) => {
    const local = await Promise.all(
      trades.filter(({ id }) => IN_CARE.includes(id)).map((trade) => profileOf(trade, inSurgeZone)),
    );
    for (const profile of [...inCare, ...local])
      for (const risk of [...hazards, ...profile.industry.risks.map(([name]) => name)])
        expect(
          stepsOf(risk, profile).filter((step) => never.test(step)),
          `${profile.trade}, ${risk}`,
        ).toEqual([]);
  });

  it.each<[risk: string, says: readonly RegExp[]]>([
    [
      'Flash Floods',
      [/^On a watch, decide/, /highest part of the building, beds raised/, /how many cannot walk/, /through water/],
    ],
    ['Floods', [/gather everyone in the highest rooms/, /start the transfer right away/]],
    ['Storm Surge', [/stay inside in the highest rooms/]],
    ['Dam and Levee Failure', [/move the people in your care out right away/, /highest rooms/]],
    ['Hurricanes', [/name two teams: one stays with the people in your care/, /brings its families/]],
    ['Extreme Heat', [/call 911 and cool the person right away/, /wet cloths and a fan\. Give no ice bath/]],
    [
      'Power Outages',
      [
        /cylinder, battery or hand right away/,
        /carbon monoxide alarm sounds/,
        /no reason to leave the building/,
        /starts it by the steps posted on it/,
      ],
    ],
  ])('people who cannot walk out are kept safe where they are: %s', (risk, says) => {
    for (const profile of inCare) {
      const found = profile.trade === 'hospital' && risk === 'Power Outages' ? [] : says;
      const text = stepsOf(risk, profile).join('\n');
      expect(
        found.filter((pattern) => !pattern.test(text) && !stepsOf(risk, profile).some((step) => pattern.test(step))),
        profile.trade!,
      ).toEqual([]);
    }
  });

  it('people who cannot walk out have standing emergency power, looked at weekly and tested monthly', () => {
    for (const profile of inCare.filter(({ trade }) => trade !== 'hospital')) {
      const [power] = suggestMitigationsFor('Power Outages', profile);
      expect(JSON.stringify(power)).toMatch(/every week\. Run it under load for 30 minutes every month/);
      expect(JSON.stringify(power)).not.toMatch(/twice a year|within 90|UPS for the router/i);
      expect(power!.implementation_priority).toBe('Immediate');
    }
    const nursing = inCare.find(({ trade }) => trade === 'nursing-home')!;
    const group = inCare.find(({ trade }) => trade === 'group-home')!;
    expect(JSON.stringify(suggestMitigationsFor('Power Outages', nursing))).toContain('42 CFR 483.73');
    expect(JSON.stringify(suggestMitigationsFor('Power Outages', group))).not.toContain('42 CFR 483.73');
  });

  it('people who cannot walk out are named on the first page, and patients on machines stay above the water', async () => {
    const cardOf = async (trade: string) => {
      const { within } = trades.find(({ id }) => id === trade)!;
      const snapshot = {
        business_name: 'Acme',
        business_type: 'LLC',
        industry: within[0]!,
        trade,
        employee_count: 40,
        ...inSurgeZone,
      };
      const bcp = await createFirstDraft(snapshot as never);
      const input = { bcp, employees, providers, template: 'quick' as const, cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
      const { cover, chapters } = composeDocument(input);
      return [...cover.blocks, ...chapters.flatMap(({ blocks }) => blocks)]
        .flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(toPlainText).join(': ')) : []))
        .find((line) => /Flash flood warning/.test(line));
    };
    for (const trade of IN_CARE) {
      expect(await cardOf(trade)).toMatch(/all to the highest rooms, beds raised\. Tell 911 who cannot walk/);
      expect(await cardOf(trade)).not.toMatch(/higher ground|higher floor/);
    }
    expect(await cardOf('dialysis-center')).toMatch(/Street flooded: no one leaves/);
  }, 60_000);
});

describe('an alternate site', () => {
  it('an alternate site is printed with the time that the BCP counts for the move', async () => {
    for (const trade of ['printer', 'oyster-farm', 'nursing-home', 'credit-union']) {
      const { within } = trades.find(({ id }) => id === trade)!;
      const bcp = await createFirstDraft({
        business_name: 'Acme',
        business_type: 'LLC',
        industry: within[0]!,
        trade,
        employee_count: 12,
      } as never);
      const input = {
        bcp,
        employees,
        providers,
        template: 'standard' as const,
        cyber: true,
        generatedAt: '2026-11-20T17:00:00Z',
      };
      const named = renderBcp(input)
        .replace(/<[^>]*>/g, '\n')
        .split('\n')
        .filter((line) => line.includes(bcp.alternate_site!.replace(/\.$/, '')));
      const ofWorstDay = named.filter((line) => /Time to move in: /.test(line));
      expect(ofWorstDay.length, trade).toBeGreaterThan(0);
      for (const line of named.filter((text) => /\(Alternate site: /.test(text)))
        expect(line, trade).toMatch(/Time to move in: /);
    }
  }, 60_000);
});
