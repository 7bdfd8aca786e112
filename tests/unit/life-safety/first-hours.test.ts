/** What each kind of event must say in its first hour, and what would be wrong or dangerous there. */
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { dangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { bakery, employees, providers } from '#tests/unit/documents/fixture.ts';
import { generatedBcps } from './generated-bcps.ts';

type Event = 'leave' | 'stay' | 'storm' | 'systems' | 'people' | 'supply' | 'reputation';

const titles: Record<Event, RegExp> = {
  leave: /^Leave(?: or move to safety)?: /,
  stay: /^Stay in: /,
  storm: /^A storm, flood or wildfire is coming$/,
  systems: /^Systems are down/,
  people: /^People are missing, ill or hurt$/,
  supply: /^A supplier or utility is out(?:, or a water alarm sounds)?$/,
  reputation: /^Reputation or legal: /,
};

const firstHourOf = (input: Omit<DocumentInput, 'template'>, event: Event): string => {
  const chapter = composeDocument({ ...input, template: 'standard' }).chapters.find(({ id }) => id === 'chapter-6')!;
  const found = chapter.blocks.filter((block) => block.kind === 'checklist' && titles[event].test(block.title));
  expect(found).toHaveLength(1);
  return found
    .flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []))
    .join('\n');
};

const sendsOut = /leave now|get (?:everyone|everybody) out|go(?:es)? back in|evacuat|count heads|meeting place|meet at/i;
const waits = /T\+\d+ (?:min|h)[^.]*(?:911|first aid|CPR|missing|evacuat)/i;
const touchesGas = /(?:close|shut|turn off)[^.]*(?:gas|meter|valve)/i;

const rules: Record<Event, { says: readonly RegExp[]; never: readonly RegExp[] }> = {
  leave: {
    says: [
      /^Leave now\. Call 911 from outside\. Gas: no switches, no phones inside\.|^Fire: rescue who is in danger, pull the alarm, close doors, call 911\. .*Gas: all out, no switches\./,
      /Count heads:.*(?:visitors|who is missing\))\. Tell responders who is missing\. No one goes back in until they say so\./,
    ],
    never: [waits, touchesGas, /\bstay in\b/i, /elevator/i, /well clear of/i],
  },
  stay: {
    says: [
      /Tornado: lowest inside room/,
      /no windows, head covered, until the warning ends/,
      /drop, cover, hold on/,
      /shut windows and vents/,
      /from inside the building: leave instead, upwind/,
      /Attacker: run, hide, fight only as a last resort\. Call 911 once safe/,
      /Robbery: comply\. Call 911 after they leave/,
      /Do not gather at a meeting place until police say that it is over/,
    ],
    never: [waits, touchesGas, /leave now/i, /\bmeet at\b/i, /open (?:a|the) window/i, /doorway/i, /under a bridge|overpass/i],
  },
  storm: {
    says: [
      /Follow evacuation orders/,
      /Flash flood warning: (?:go to higher ground or a higher floor now|end treatments while there is time|all to the highest rooms)/,
      /Never enter flood water/,
    ],
    never: [waits, touchesGas, /sandbag|barrier/i, /stay aboard to|ride it out/i, /leave now/i, /wait and see/i],
  },
  systems: {
    says: [
      /Unplug the network, not the power/,
      /their memory is evidence/,
      /before anyone negotiates, pays or wipes/,
      /\bOFAC\b/,
    ],
    never: [sendsOut, /\b911\b/, /(?:switch|turn|power) (?:it|them|devices|everything) off/i, /pay the (?:ransom|attacker)/i],
  },
  people: {
    says: [/Call 911 if anyone may be in danger/, /first aid if trained/i, /does not breathe, start CPR/],
    never: [waits, /leave now/i, /go(?:es)? back in/i, /wait (?:\d+|24|a day)/i, /tell the press/i],
  },
  supply: {
    says: [/^Wires down: stay away, call 911/],
    never: [waits, touchesGas, sendsOut, /backfeed|indoors/i, /ration medic/i],
  },
  reputation: {
    says: [/^Keep every record/, /Delete nothing/, /Admit nothing, promise nothing/, /Stop selling or using what may harm/],
    never: [waits, sendsOut, /(?<!Admit nothing, )promise a refund|apologi[sz]e/i, /no comment/i],
  },
};

const acme = { business_name: 'Acme', business_type: 'LLC', employee_count: 12, annual_revenue: '$1.2M' };
const events = Object.keys(rules) as Event[];

describe.each(generatedBcps)('the first hours of a generated BCP, %s', (_, generate) => {
  it('the first hour of each kind of event says what saves lives there, and nothing that belongs to another kind', async () => {
    const { document } = await generate();
    for (const event of events) {
      const text = firstHourOf(document, event);
      expect(rules[event].says.filter((pattern) => !pattern.test(text))).toEqual([]);
      expect(text.split('\n').filter((line) => rules[event].never.some((pattern) => pattern.test(line)))).toEqual([]);
      expect(dangerousAdvice.filter(([, pattern]) => text.split('\n').some((line) => pattern.test(line)))).toEqual([]);
    }
  });
});

const leadingOut = [
  'Evacuation and release to parents',
  'Guest safety and evacuation',
  'Chemical release response and evacuation',
].map((name) => ({ ...bakery.critical_functions[0]!, id: name, name }));

describe('the first hour of a kind of event', () => {
  const harborBakery = {
    bcp: {
      ...bakery,
      meeting_place: 'Western and Seneca',
      second_meeting_place: 'Flagpole on Pier 62',
      spending_authority: 'Dana Ortiz up to $20,000',
      vital_records: ['Recipes and allergen lists: binder', 'Payroll register'],
      threat_probability: { ...bakery.threat_probability, selected: ['Tsunamis', 'Floods'] },
    },
    employees,
    providers,
    cyber: true,
    generatedAt: '2026-11-20T17:00:00Z',
  };
  const leader = 'Dana Ortiz (206-555-0101) or Mei Tanaka (206-555-0102)';

  it.each<[Event, string[]]>([
    [
      'leave',
      [
        'Meet at Western and Seneca',
        'go to Flagpole on Pier 62',
        'call the gas utility from a safe distance',
        'Ballard pickup counter',
      ],
    ],
    ['leave', ['Northwest Mutual (800-555-0141)', 'First to run again: ']],
    ['stay', [leader]],
    ['storm', ['1201 Western Ave', 'Tsunamis', 'Recipes and allergen lists, Payroll register', 'Dana Ortiz (206-555-0101)']],
    ['systems', ['Tideline IT (206-555-0150)', 'Northwest Mutual (800-555-0141)', 'In an outage, restore in this order: ']],
    ['people', [leader]],
    ['supply', ['Seattle City Light (206-555-0161)', 'Emergency spending: Dana Ortiz up to $20,000', 'Instead: ']],
    ['reputation', [leader, 'Northwest Mutual (800-555-0141)']],
  ])('the first hour of a kind of event is made from the BCP: %s', (event, texts) => {
    const text = firstHourOf(harborBakery, event);
    expect(texts.filter((part) => !text.includes(part))).toEqual([]);
  });

  it.each([
    ['Hurricanes', /Find out whether it has an evacuation zone/],
    ['Storm Surge', /Know its evacuation zone/],
    ['Coastal Flooding', /Know the way to higher ground/],
    ['Floods', /Know the way to higher ground/],
    ['Flash Floods, Surge of Emergency Calls', /Know the way to higher ground/],
  ])('the first hour of a storm asks for the evacuation zone only where officials order by zone: %s', (hazard, pattern) => {
    const threat_probability = { ...bakery.threat_probability, selected: hazard.split(', ') };
    const text = firstHourOf({ ...harborBakery, bcp: { ...harborBakery.bcp, threat_probability } }, 'storm');
    const told = text.split('\n').filter((line) => line.includes('Risks rated in chapter 4 for'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(pattern);
    expect(told[0]!.includes('evacuation zone')).toBe(pattern.source.includes('zone'));
  });

  it('where a tsunami can come, the first hour sends people to high ground without an order, whatever the trade', () => {
    for (const trade of ['bakery', 'hotel', 'law-firm', 'oyster-farm', 'child-care']) {
      const bcp = { ...harborBakery.bcp, trade };
      expect(firstHourOf({ ...harborBakery, bcp }, 'stay'), trade).toMatch(
        /Earthquake near the sea: when the shaking stops, go to high ground right away, on foot\. Do not wait for a warning/,
      );
      const storm = firstHourOf({ ...harborBakery, bcp }, 'storm');
      expect(storm, trade).toMatch(/strong or long shaking: go to high ground right away, on foot\. Do not wait for an order/);
      expect(storm, trade).not.toMatch(/If the zone is ordered out/);
    }
    const inland = { ...bakery.threat_probability, selected: ['Floods'] };
    const bcp = { ...harborBakery.bcp, threat_probability: inland };
    expect(firstHourOf({ ...harborBakery, bcp }, 'stay')).not.toMatch(/high ground/);
  });

  it('no one is told to follow a sheet that leads out while the order is to stay in', () => {
    for (const { id, within } of trades.filter((_, at) => at % 10 === 0)) {
      const bcp = { ...harborBakery.bcp, trade: id, industry: within[0]!, critical_functions: leadingOut };
      const text = firstHourOf({ ...harborBakery, bcp }, 'stay');
      expect(text, id).not.toMatch(/follow the sheet (?:Evacuation|Guest safety and evacuation|Chemical release)/i);
      expect(firstHourOf({ ...harborBakery, bcp }, 'leave'), id).toMatch(/follow the sheet Evacuation and release to parents/i);
    }
  });

  it.each(events)('the first hour of a kind of event invents nothing where the BCP is empty: %s', (event) => {
    const nothing = {
      ...harborBakery.bcp,
      ...{ critical_functions: [], it_systems: [], key_suppliers: [], mitigations: [], additional_locations: [] },
      ...{ meeting_place: null, second_meeting_place: null, spending_authority: null, vital_records: [], alternate_site: null },
    };
    const text = firstHourOf({ ...harborBakery, bcp: nothing, employees: [], providers: [] }, event);
    expect(text).not.toMatch(/undefined|null|NaN|: \.|\(\)|, ,|206-555/);
    expect(rules[event].says.filter((pattern) => !pattern.test(text))).toEqual([]);
  });

  it('the first hour of a kind of event speaks of no attack where cyber content is opted out', () => {
    expect(firstHourOf({ ...harborBakery, cyber: false }, 'systems')).not.toMatch(/attack|ransom|OFAC|evidence/i);
  });

  it.each<[trade: string, Event, RegExp]>([
    ['dialysis-center', 'leave', /On a machine: clamp, disconnect and leave/],
    ['dialysis-center', 'storm', /Treat early anyone who cannot miss a treatment/],
    ['care-home', 'storm', /Order medicines and supplies early/],
    [
      'dialysis-center',
      'storm',
      /Galveston.*Storm Surge.*Zip-Zone Coastal.*leave early by the I-45 causeway, before roads and bridges close/,
    ],
    ['dialysis-center', 'supply', /If breathing depends on power, switch to battery or cylinder now/],
    ['dialysis-center', 'supply', /^(?!.*(?:treatment or breathing|depends on [^.]*water|\bhand now))/s],
    ['nursing-home', 'supply', /If treatment or breathing depends on power, switch to battery, cylinder or hand now/],
    ['dialysis-center', 'people', /Several ill together: stop pumps, clamp, return no blood/],
    ['dialysis-center', 'leave', /Staff leave together with the people in their care/],
    ['air-taxi', 'storm', /pilot in command decides on each flight/],
    ['child-care', 'storm', /Release children only to listed adults/],
    ['summer-camp', 'storm', /Weather and flood watch, day and night \(chapter 8\) right away/],
    ['water-utility', 'storm', /^(?!.*exposed to [^.]*Source Lost)/s],
    ['child-care', 'people', /missing: call 911 right away and search nearby/],
    ['kennel', 'leave', /No one goes back for them/],
    ['commercial-fishing', 'leave', /Mayday on VHF channel 16/],
    ['restaurant', 'supply', /After 4 hours, throw out cold food above 41 °F/],
    ['homeless-shelter', 'storm', /Decide early, while roads are open, whether everyone stays or moves\. Put no one out/],
    ['college', 'storm', /Put no one out/],
    ['nursing-home', 'storm', /Put no one out/],
    ['restaurant', 'storm', /Close early, while roads are open/],
    ['dialysis-center', 'storm', /Close early, while roads are open/],
    ['data-center', 'storm', /decide who stays to keep it running\. In an evacuation zone, everyone leaves/],
    ['internet-provider', 'storm', /decide who stays to keep it running/],
    ['water-utility', 'storm', /decide who stays to keep it running/],
    ['ambulance-service', 'storm', /decide who stays to keep it running/],
    ['hospice', 'people', /Only a do-not-resuscitate \(DNR\) order or an advance directive changes that/],
    ['nursing-home', 'people', /In doubt, start/],
    ['veterinary-clinic', 'people', /^(?!.*do-not-resuscitate)/s],
    ['data-center', 'systems', /Cut off what is affected, not the power/],
    ['oyster-farm', 'people', /Mayday on VHF channel 16, or 911, right away.*No one goes in after them/],
    ['dialysis-center', 'storm', /start no one new, and end treatments while there is time/],
    ['homeless-shelter', 'leave', /Count heads:.*everyone who sleeps here \(the bed list\), and visitors/],
    ['homeless-shelter', 'leave', /Staff leave together with the people in their care/],
    ['oyster-farm', 'stay', /when the shaking stops, go to high ground right away, on foot\. Do not wait for a warning/],
    ['restaurant', 'people', /vomiting, diarrhea or jaundice goes home/],
  ])('the first hour of a kind of event knows the trade: %s, %s', async (trade, event, pattern) => {
    expect(findTrade(trade), trade).toBeDefined();
    const bcp = await createFirstDraft({
      ...{ ...acme, industry: findTrade(trade)!.within[0]!, trade },
      ...{ city: 'Galveston', state: 'TX', zip_code: '77550' },
    });
    expect(firstHourOf({ ...harborBakery, bcp }, event)).toMatch(pattern);
  });

  it.each(events)(
    'the first hour of a kind of event has no line for people, animals or vessels that a web shop has not: %s',
    async (event) => {
      const bcp = await createFirstDraft({
        ...{ ...acme, industry: 'Retail', trade: 'online-store' },
        ...{ city: 'Brooklyn', state: 'NY', zip_code: '11215' },
      });
      expect(firstHourOf({ ...harborBakery, bcp }, event)).not.toMatch(
        /in (?:your|their) care|children|animals|vessel|pilot|refrigerator|vomiting/i,
      );
    },
  );
});
