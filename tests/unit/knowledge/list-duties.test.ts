import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import type { Duty } from '#shared/knowledge/duties/duty.ts';
import { duties, listDuties } from '#shared/knowledge/duties.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';

const listIds = (business: Parameters<typeof listDuties>[0]) => listDuties(business).map(({ id }) => id);
const everywhere = listIds({});

describe('duties of larger employers', () => {
  it.each([
    [99, 'TX', []],
    [100, 'TX', ['warn-notice']],
    [49, 'NY', []],
    [50, 'NY', ['warn-ny']],
    [100, 'NJ', ['warn-notice', 'warn-nj']],
    [undefined, 'NY', ['warn-notice', 'warn-ny']],
  ])('duties of larger employers: %s people in %s', (employees, state, expected) => {
    const found = listIds({ state, employees }).filter((id) => id.startsWith('warn-'));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('duties after a death at work', () => {
  /** Of the 22 plans that cover private employers (OSHA); Puerto Rico is no state of the list. */
  const ownPlans = 'AK AZ CA HI IN IA KY MD MI MN NV NM NC OR SC TN UT VT VA WA WY'.split(' ');

  it.each(US_STATES.map(({ code }) => code))('duties after a death at work go to the office of %s', (state) => {
    const found = listIds({ state }).filter((id) => /^osha-(?:death|injury)$|^work-injury-/.test(id));
    expect(found.toSorted()).toEqual(
      ownPlans.includes(state) ? [`work-injury-${state.toLowerCase()}`] : ['osha-death', 'osha-injury'],
    );
  });
});

describe('duties of every state', () => {
  it('duties of every state cite no rule of one state', () => {
    const ofOneState = /\b(?:WAC|RCW|CCR|OAR|NMAC|COMAR|KAR|VAC|NYCRR|Fla\. Admin|Tex\. Admin|Cal\.)\b/;
    const wrong = duties.filter(({ states, rule, source }) => !states && ofOneState.test(`${rule} ${source}`));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** Who must find what, and what would be wrong advice. */
const profiles: readonly [trade: string, listed: string, notListed: string][] = [
  [
    'credit-union',
    'ncua-cyber-incident ncua-catastrophic-act',
    'finra-continuity-plan bank-notification-incident ftc-safeguards-500',
  ],
  ['community-bank', 'bank-notification-incident bank-suspicious-activity', 'ncua-cyber-incident finra-continuity-plan'],
  ['broker-dealer', 'finra-continuity-plan sec-customer-notice', 'ncua-cyber-incident bank-notification-incident'],
  ['wealth-adviser', 'sec-customer-notice adviser-compliance-program', 'finra-continuity-plan broker-suspicious-activity'],
  ['tax-preparer', 'irs-data-theft ftc-safeguards-500', 'bank-notification-incident sec-customer-notice'],
  ['title-company', 'ftc-safeguards-500 form-8300', 'irs-data-theft ncua-cyber-incident'],
  ['law-firm', 'lawyer-client-breach', 'ftc-safeguards-500 hipaa-patients'],
  [
    'dialysis-center',
    'cms-dialysis-plan esrd-network-status hipaa-patients device-death',
    'accident-register post-accident-alcohol-test cms-hospital-plan dea-theft',
  ],
  ['hospital', 'cms-hospital-plan dea-theft radioactive-loss', 'cms-dialysis-plan cms-nursing-home-plan'],
  ['nursing-home', 'cms-nursing-home-plan nursing-home-abuse', 'cms-hospital-plan laboratory-change'],
  ['hospice', 'cms-hospice-plan dea-theft', 'cms-home-health-plan nursing-home-abuse'],
  ['home-care-agency', 'hipaa-patients', 'cms-home-health-plan medicare-claim-limit dea-theft'],
  ['dental-practice', 'hipaa-patients exposure-control-plan', 'device-death radioactive-loss cms-surgery-center-plan'],
  ['pharmacy', 'dea-theft illegitimate-medicine', 'part-2-breach device-death'],
  ['addiction-treatment', 'part-2-breach dea-form-106', 'cms-hospital-plan nursing-home-crime'],
  ['veterinary-clinic', 'dea-theft foreign-animal-disease', 'hipaa-patients hipaa-hhs-500 vaccine-injury medicare-claim-limit'],
  ['air-taxi', 'aircraft-accident aircraft-wreckage', 'eld-malfunction drone-accident marine-casualty'],
  ['drone-service', 'drone-accident', 'aircraft-accident eld-malfunction'],
  [
    'trucking-company',
    'post-accident-alcohol-test post-accident-drug-test eld-malfunction',
    'aircraft-accident hazmat-incident broker-security',
  ],
  ['tanker-carrier', 'hazmat-incident hazmat-written-report', 'aircraft-accident'],
  ['refrigerated-carrier', 'eld-malfunction', 'hazmat-incident food-recall-plan'],
  ['freight-brokerage', 'broker-security', 'post-accident-drug-test eld-malfunction'],
  ['school-bus-contractor', 'post-accident-drug-test', 'eld-malfunction cargo-claim-answer ferpa-emergency'],
  ['ferry-tour-boat', 'marine-casualty marine-alcohol-test vessel-hazard', 'aircraft-accident port-security-drills'],
  ['port-services', 'port-security port-security-drills', 'crane-inspection eld-malfunction'],
  [
    'oyster-farm',
    'seafood-haccp marine-casualty oil-sheen shellfish-illness',
    'produce-records egg-refrigeration pesticide-information',
  ],
  ['row-crop-farm', 'crop-insurance-notice pesticide-information', 'grain-handling produce-records seafood-haccp'],
  ['grain-elevator', 'grain-handling', 'crop-insurance-notice egg-refrigeration'],
  ['vegetable-farm', 'produce-records h-2a-earnings', 'egg-refrigeration seafood-haccp'],
  ['poultry-farm', 'egg-refrigeration', 'seafood-haccp produce-records'],
  ['meat-locker', 'fsis-adulterated-product', 'seafood-haccp device-report-30'],
  ['restaurant', 'food-imminent-hazard card-data-incident-plan', 'reportable-food food-registration hazardous-release'],
  ['bakery', 'reportable-food food-registration food-imminent-hazard', 'food-recall-plan'],
  ['wholesale-bakery', 'reportable-food food-registration food-recall-plan', 'food-imminent-hazard'],
  ['winery', 'reportable-food food-registration', 'food-recall-plan'],
  ['oyster-farm', 'reportable-food food-registration', 'food-recall-plan'],
  ['food-manufacturer', 'reportable-food food-recall-plan', 'food-imminent-hazard supplement-adverse-event'],
  ['convenience-store', 'tank-release tank-spill', 'form-8300 dangerous-product'],
  ['gun-shop', 'firearm-theft', 'tank-release form-8300'],
  ['grocery', 'refrigerant-leak', 'tank-release form-8300'],
  ['heating-cooling', 'warn-notice', 'refrigerant-leak'],
  ['online-store', 'late-order dangerous-product', 'food-imminent-hazard tank-release'],
  ['car-dealer', 'ftc-safeguards-500 form-8300 used-oil', 'eld-malfunction bank-notification-incident'],
  ['auto-repair-shop', 'used-oil', 'ftc-safeguards-500 tank-release'],
  ['medical-device-maker', 'device-report-5 device-correction', 'device-death supplement-adverse-event'],
  [
    'chemical-maker',
    'hazardous-release community-release rmp-incident rmp-exercises',
    'supplement-adverse-event trench-inspection',
  ],
  ['excavation-contractor', 'trench-inspection one-call pipeline-leak', 'scaffold-inspection lead-safe-records'],
  ['roofer', 'scaffold-inspection', 'trench-inspection asbestos-notice'],
  ['gas-utility', 'gas-incident gas-emergency-plan', 'electric-disturbance water-public-notice'],
  ['electric-coop', 'electric-disturbance bulk-electric-cyber', 'gas-incident water-public-notice'],
  ['water-utility', 'water-public-notice water-resilience', 'wastewater-noncompliance electric-disturbance'],
  ['wastewater-utility', 'wastewater-noncompliance', 'water-public-notice water-violation'],
  ['college', 'clery-emergency ferpa-emergency ftc-safeguards-500', 'school-asbestos-plan child-care-emergency-plan'],
  ['school-district', 'ferpa-emergency school-asbestos-plan', 'clery-emergency ftc-safeguards-500'],
  ['child-care', 'child-care-emergency-plan', 'ferpa-emergency clery-emergency'],
  ['county-clerk', 'election-records fema-request', 'water-public-notice gift-acknowledgment'],
  ['domestic-violence-shelter', 'survivor-confidentiality grant-records', 'hipaa-patients election-records'],
  ['church', 'gift-acknowledgment fema-request', 'grant-records food-imminent-hazard'],
  ['internet-provider', 'fcc-outage fcc-911-outage cpni-breach', 'bank-service-provider electric-disturbance'],
  ['software-company', 'hipaa-business-associate gdpr-breach', 'hipaa-patients fcc-outage'],
  ['online-store', 'late-order', 'gdpr-breach'],
  ['clothing-store', 'late-order', 'gdpr-breach'],
];

/** Once said otherwise: the field that a second reading of the rule set right. */
const secondReading: readonly [id: string, says: Partial<Record<keyof Duty, RegExp>>][] = [
  ['firearm-theft', { phone: /^1-888-930-9275$/, deadline: /48 hours/ }],
  ['broker-security', { what: /7 business days/, rule: /387\.307\(a\) and \(e\)/ }],
  ['sec-customer-notice', { deadline: /at most 30 calendar days/ }],
  ['sec-vendor-notice', { what: /within 72 hours of becoming aware/ }],
  ['bulk-electric-cyber', { what: /high or medium impact systems.*Low impact systems follow CIP-003/ }],
  ['refrigerant-leak', { what: /light commercial air conditioning is exempt/, deadline: /30 days.*120 if/ }],
  ['oil-discharge-report', { what: /^Sites with a spill plan/ }],
  ['port-cyber-incident', { rule: /101\.620\(b\)\(7\)/ }],
  ['dfs-cyber-ny', { what: /ransom payment within 24 hours/, rule: /500\.17\(a\) and \(c\)/ }],
  ['insurance-cyber-mo', { deadline: /^Within 4 business days$/, rule: /375\.1410/ }],
  ['insurance-cyber-pa', { deadline: /^Within 5 business days$/, rule: /4518/ }],
  ['insurance-cyber-sc', { deadline: /^Within 72 hours$/ }],
  ['breach-ar', { deadline: /attorney general within 45 days, or with the residents if that is sooner$/ }],
  ['breach-ia', { deadline: /then attorney general within 5 business days$/, what: /more than 500/ }],
  ['breach-md', { deadline: /^Residents within 45 days, attorney general before the residents$/ }],
  ['breach-ny', { what: /Financial Services regulates you, tell it within 72 hours/ }],
  ['breach-ky', { what: /under HIPAA or the Gramm-Leach-Bliley Act/ }],
  ['vibrio-plan-wa', { what: /^From May 1 to September 30, cool oysters to 50 °F/ }],
  ['breach-nm', { deadline: /^Within 45 days$/, what: /more than 1,000/ }],
];

describe('what a second reading set right', () => {
  it.each(secondReading)('%s', (id, says) => {
    const duty = duties.find((each) => each.id === id);
    for (const [field, words] of Object.entries(says)) expect(duty?.[field as keyof Duty]).toMatch(words);
  });
});

describe('what depends on the trade or the state', () => {
  const readWhat = (id: string, business: Parameters<typeof listDuties>[0]) =>
    listDuties(business).find((duty) => duty.id === id)?.what;

  it('is said without the “if” where the trade answers it', () => {
    expect(readWhat('hipaa-patients', { trade: 'dialysis-center', industry: 'Healthcare' })).toMatch(/^Write to every patient/);
    expect(readWhat('hipaa-patients', { trade: 'care-home', industry: 'Healthcare' })).toMatch(
      /^If HIPAA covers you, write to every patient/,
    );
    expect(readWhat('hipaa-contingency-plan', { industry: 'Healthcare' })).toMatch(/^If HIPAA covers you, keep plans/);
  });

  it('has the number of the state’s authority where it was confirmed, with its hours, and of no other', () => {
    const dutyIn = (state: string) => listDuties({ trade: 'oyster-farm', state }).find(({ id }) => id === 'shellfish-illness');
    const phoneIn = (state: string) => dutyIn(state)?.phone;
    expect(phoneIn('WA')).toBe('1-360-236-3330');
    expect(dutyIn('WA')?.authority).toMatch(/, by phone on weekdays$/);
    expect(dutyIn('ME')?.authority).not.toMatch(/weekdays/);
    for (const state of ['ME', 'WA, OR', '']) expect(phoneIn(state)).toBeNull();
  });

  it('names state plans only while no state is known', () => {
    for (const id of ['osha-death', 'osha-injury']) {
      expect(readWhat(id, { state: 'TX' })).not.toMatch(/own plan/);
      expect(readWhat(id, {})).toMatch(/In a state with its own plan, report to the state agency\.$/);
    }
  });
});

describe('who a duty is listed to', () => {
  it('without a trade, an industry or a state only what every business has to do is listed', () => {
    for (const { states, industries, traits, trades } of listDuties({})) {
      expect([states, industries, traits, trades]).toEqual([undefined, undefined, undefined, undefined]);
    }
    expect(listIds({ trade: 'no-such-trade', industry: 'No such industry', state: 'Atlantis' })).toEqual(everywhere);
  });

  it('what every business has to do is listed to every trade', () => {
    const ofPrivate = new Set(duties.flatMap(({ id, exceptIndustries }) => (exceptIndustries ? [id] : [])));
    for (const { id, industry } of tradeIndex)
      expect(listIds({ trade: id })).toEqual(
        expect.arrayContaining(industry === 'Government' ? everywhere.filter((duty) => !ofPrivate.has(duty)) : everywhere),
      );
  });

  it('every duty of the register is listed to somebody', () => {
    const listed = new Set([
      ...everywhere,
      ...US_STATES.flatMap(({ code }) => listIds({ state: code })),
      ...duties.flatMap(({ states, zips }) =>
        zips ? listIds({ state: states?.[0], zip: zips.split(/[ -]/)[0]!.padEnd(5, '0') }) : [],
      ),
      ...tradeIndex.flatMap(({ id }) => listIds({ trade: id, state: US_STATES.map(({ code }) => code).join(',') })),
    ]);
    expect(duties.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
  });

  it('a duty of some states is listed there, by code or by name, and nowhere else', () => {
    const ofStates = duties.filter(
      ({ states, zips, industries, traits, trades }) => states && !zips && !industries && !traits && !trades,
    );
    for (const { code, name } of US_STATES) {
      const expected = ofStates.filter(({ states }) => states?.includes(code)).map(({ id }) => id);
      for (const state of [code, name]) {
        const ids = listIds({ state });
        expect(ids.filter((id) => !everywhere.includes(id)).toSorted()).toEqual(expected.toSorted());
      }
    }
  });

  it('a trade under an industry that is not its own has none of that industry’s duties', () => {
    expect(listIds({ trade: 'salon', industry: 'Healthcare' })).not.toContain('hipaa-patients');
    expect(listIds({ trade: 'salon', industry: 'Healthcare' })).toEqual(listIds({ trade: 'salon' }));
    expect(listIds({ trade: 'dental-practice', industry: 'Other' })).toContain('hipaa-patients');
  });

  it('a business in two states has the duties of both', () => {
    const both = listIds({ state: 'TX, Oklahoma' });
    expect(both.toSorted()).toEqual([...new Set([...listIds({ state: 'TX' }), ...listIds({ state: 'OK' })])].toSorted());
  });

  it.each(profiles)('a %s must find %s and not %s', (trade, listed, notListed) => {
    const industry = tradeIndex.find(({ id }) => id === trade)?.industry;
    const ids = listIds({ trade, industry });
    expect(ids).toEqual(expect.arrayContaining(listed.split(' ')));
    const known = duties.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(notListed.split(' ')));
    expect(notListed.split(' ').filter((id) => ids.includes(id))).toEqual([]);
  });
});
