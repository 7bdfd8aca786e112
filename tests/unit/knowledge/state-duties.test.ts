import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { duties, listDuties } from '#shared/knowledge/duties.ts';
import { trades } from '#shared/knowledge/trades.ts';

const ofStates = duties.filter(({ states }) => states);
const breaches = duties.filter(({ id }) => id.startsWith('breach-'));
const hoursIn = { hour: 1, day: 24, week: 7 * 24 } as const;

/** The shortest time that the words name. What is counted from an earlier notice (“then ...”), or back from an event, starts no clock. */
const readHours = (deadline: string): number | null => {
  const own = deadline.replace(/, then .*$/, '');
  const named = [...own.matchAll(/\b(\d+) (?:business |working |calendar )?(hour|day|week)s?\b(?! before)/g)].map(
    ([, count, unit]) => Number(count) * hoursIn[unit as keyof typeof hoursIn],
  );
  if (/^Immediately\b/.test(own)) return 0;
  return named.length > 0 ? Math.min(...named) : null;
};

describe('the clock of a duty', () => {
  it.each([
    ['Within 30 days', 720],
    ['Within 8 hours', 8],
    ['Residents within 60 days, attorney general within 30 days', 720],
    ['Residents within 45 days, attorney general within 14 business days', 336],
    ['Residents within 30 days, then attorney general within 15 days', 720],
    ['Residents without unreasonable delay, then attorney general within 60 days', null],
    ['Without unreasonable delay', null],
    ['Immediately', 0],
    ['Immediately, within 15 minutes', 0],
    ['90 days before the closing or layoff', null],
  ])('“%s” is read as %s hours', (deadline, hours) => {
    expect(readHours(deadline)).toBe(hours);
  });

  it.each(ofStates.filter(({ kind }) => kind === 'tell').map(({ id, deadline, hours }) => [id, deadline, hours] as const))(
    '%s: the hours agree with “%s”',
    (_, deadline, hours) => {
      expect(hours).toBe(readHours(deadline));
    },
  );
});

describe('a breach of personal data', () => {
  it.each(US_STATES.map(({ code, name }) => [name, code] as const))('in %s has exactly one general law', (name, code) => {
    const listed = listDuties({ state: name }).filter(({ id }) => id.startsWith('breach-'));
    expect(listed.map(({ id }) => id)).toEqual([`breach-${code.toLowerCase()}`]);
    expect(listed[0]?.title).toContain(name);
  });

  it.each([
    [
      'TX',
      'Residents within 60 days, attorney general within 30 days',
      'Notify the attorney general if 250 or more are affected.',
    ],
    ['CA', 'Residents within 30 days, then attorney general within 15 days', 'if more than 500 are affected.'],
    ['NY', 'Residents within 30 days', 'the Department of State and the State Police'],
    ['NJ', 'Residents without unreasonable delay, State Police before the residents', 'Also notify the State Police.'],
    ['AL', 'Within 45 days', 'if more than 1,000 are affected.'],
    ['KS', 'Without unreasonable delay', 'Notify the residents whose data was taken.'],
    ['VT', 'Residents within 45 days, attorney general within 14 business days', 'Also notify the attorney general, or the'],
    ['GA', 'Without unreasonable delay', 'government bodies and firms that sell personal data'],
  ])('of %s says “%s”', (code, deadline, what) => {
    const duty = breaches.find(({ states }) => states?.includes(code));
    expect(duty?.deadline).toBe(deadline);
    expect(duty?.what).toContain(what);
  });
});

describe('the credit bureaus in a breach', () => {
  it.each([
    ['ME', 'Maine Department of Professional and Financial Regulation if it regulates you, otherwise the Attorney General'],
    ['ME', 'the credit bureaus if more than 1,000 people get a notice'],
    ['AZ', 'the credit bureaus if more than 1,000 people get a notice'],
    ['MD', 'the credit bureaus if 1,000 or more people get a notice'],
    ['UT', 'the credit bureaus if 1,000 or more people get a notice'],
    ['TX', 'the credit bureaus if more than 10,000 people get a notice'],
    ['NY', 'the credit bureaus if more than 5,000 people get a notice'],
    ['PA', 'the credit bureaus if more than 500 people get a notice'],
    ['SD', 'Attorney General, and the credit bureaus'],
    ['MN', 'Minnesota residents and credit bureaus'],
    ['WA', '(ask a lawyer about the credit bureaus)'],
  ])('are told in %s: %s', (code, said) => {
    expect(breaches.find(({ states }) => states?.includes(code))?.authority).toContain(said);
  });

  it('are spoken of in every state', () => {
    expect(breaches.filter(({ authority }) => !authority.includes('credit bureaus')).map(({ id }) => id)).toEqual([]);
  });
});

describe('an outbreak', () => {
  it('is told at once, in every state, by whoever treats, teaches, houses or feeds people', () => {
    const silent = trades
      .filter(({ id, within, traits }) =>
        id === 'veterinary-clinic' || id === 'flight-school'
          ? false
          : ['Healthcare', 'Education'].includes(within[0]!) || traits.includes('kitchen') || traits.includes('resident-care'),
      )
      .flatMap(({ id, within }) =>
        US_STATES.flatMap(({ code }) => {
          const found = listDuties({ trade: id, industry: within[0]!, state: code }).filter((duty) =>
            /^outbreak\b/.test(duty.id),
          );
          return found.length === 1 && found[0]!.hours === 0 ? [] : [`${id}, ${code}`];
        }),
      );
    expect(silent).toEqual([]);
  });

  it('is told in Texas by 25 TAC 97.4', () => {
    const rules = listDuties({ state: 'TX', trade: 'dialysis-center' }).flatMap(({ id, rule }) =>
      id === 'outbreak-tx' ? [rule] : [],
    );
    expect(rules).toEqual(['25 TAC 97.4(a)(1)(R)']);
  });
});

describe('a fire at a dialysis facility in Texas', () => {
  it('is told to the local fire authority too, within 10 calendar days', () => {
    const fire = listDuties({ state: 'TX', trade: 'dialysis-center' }).find(({ id }) => id === 'esrd-fire-texas');
    expect(fire?.deadline).toContain('10 calendar days');
    expect(fire?.authority).toMatch(/^Local fire authority, and Texas Health/);
    expect(fire?.phone).toBe('1-800-458-9858');
  });
});

describe('what a business in its state is told', () => {
  it.each([
    ['FL', 'nursing-home', ['breach-fl', 'nursing-home-power-fl'], ['assisted-living-power-fl', 'prices-fl', 'breach-ga']],
    [
      'FL',
      'care-home',
      ['assisted-living-power-fl', 'resident-evacuation-fl'],
      ['nursing-home-power-fl', 'resident-evacuation-tx'],
    ],
    ['TX', 'nursing-home', ['resident-evacuation-tx'], ['resident-evacuation-fl', 'facility-status-fl']],
    ['WA', 'care-home', ['resident-emergency-wa'], ['adult-care-disaster-plan-nc']],
    ['NC', 'nursing-home', ['nursing-home-emergency-nc'], ['adult-care-disaster-plan-nc']],
    ['NC', 'care-home', ['adult-care-disaster-plan-nc'], ['nursing-home-emergency-nc']],
    ['IL', 'care-home', ['assisted-living-disaster-plan-il'], []],
    ['OH', 'credit-union', ['credit-union-bond-claim'], ['spill-oh']],
    ['OK', 'printer', ['spill-ok', 'hazardous-release'], ['spill-oh']],
    ['OH', 'dry-cleaner', ['spill-oh', 'hazardous-release'], ['spill-mi']],
    ['MI', 'body-shop', ['spill-mi', 'hazardous-release'], ['spill-ok']],
    ['ME', 'oyster-farm', ['shellfish-illness', 'oil-sheen'], ['vibrio-plan-wa']],
    ['KY', 'school-district', ['agency-breach-ky', 'breach-ky'], []],
    ['GA', 'nursing-home', ['breach-ga'], ['nursing-home-power-fl', 'assisted-living-power-fl']],
    ['FL', 'grocery', ['prices-fl'], ['prices-tx', 'spill-fl']],
    ['FL', 'wastewater-utility', ['spill-fl', 'wastewater-spill-fl'], ['spill-tx']],
    ['FL', 'child-care', ['child-abuse-fl'], ['child-abuse-ny']],
    ['TX', 'cattle-ranch', ['animal-disease-tx', 'breach-tx'], ['vibrio-plan-wa']],
    ['TX', 'veterinary-clinic', ['animal-disease-tx'], ['spill-tx']],
    ['OK', 'cattle-ranch', ['breach-ok'], ['animal-disease-tx', 'breach-tx']],
    ['TX', 'hotel', ['prices-tx'], ['prices-la']],
    ['TX', 'convenience-store', ['prices-tx', 'spill-tx'], ['spill-la']],
    ['TX', 'software-company', ['breach-tx'], ['prices-tx', 'spill-tx']],
    ['WA', 'oyster-farm', ['vibrio-plan-wa', 'spill-wa', 'work-injury-wa', 'heat-outdoors-wa', 'smoke-wa'], ['heat-outdoors-ca']],
    ['OR', 'bakery', ['heat-or'], ['smoke-or']],
    ['OR', 'roofer', ['heat-or', 'smoke-or'], ['heat-outdoors-wa']],
    ['MD', 'landscaper', ['heat-md'], ['heat-or']],
    ['NV', 'roofer', ['heat-nv'], ['heat-md']],
    ['CO', 'orchard', ['heat-farms-co'], []],
    ['CO', 'roofer', [], ['heat-farms-co']],
    ['MN', 'foundry', ['heat-indoors-mn'], []],
    ['OR', 'oyster-farm', ['work-injury-or'], ['vibrio-plan-wa', 'work-injury-wa']],
    ['WA', 'private-school', ['child-abuse-wa'], ['vibrio-plan-wa']],
    ['CA', 'landscaper', ['heat-outdoors-ca', 'workplace-violence-ca', 'work-injury-ca'], ['medical-privacy-ca']],
    ['CA', 'hospital', ['medical-privacy-ca', 'breach-ca'], ['heat-outdoors-ca']],
    ['CA', 'restaurant', ['heat-indoors-ca', 'prices-ca'], ['medical-privacy-ca', 'spill-ca']],
    ['NY', 'insurance-agency', ['dfs-cyber-ny', 'warn-ny'], ['insurance-cyber-ct']],
    ['NY', 'auto-repair-shop', ['spill-ny', 'prices-ny'], ['dfs-cyber-ny']],
    ['CT', 'insurance-agency', ['insurance-cyber-ct'], ['dfs-cyber-ny']],
    ['MI', 'insurance-agency', ['insurance-cyber-mi', 'work-injury-mi'], ['insurance-cyber-wi']],
    ['MO', 'insurance-agency', ['insurance-cyber-mo', 'breach-mo'], ['insurance-cyber-ia']],
    ['GA', 'insurance-agency', ['breach-ga'], ['insurance-cyber-al', 'insurance-cyber-sc']],
    ['NJ', 'fuel-distributor', ['spill-nj', 'prices-nj', 'warn-nj'], ['spill-ny']],
    ['NJ', 'law-firm', ['breach-nj', 'warn-nj'], ['spill-nj', 'prices-nj']],
    ['LA', 'chemical-maker', ['spill-la', 'breach-la'], ['insurance-cyber-la']],
  ])('%s, %s', (state, trade, present, absent) => {
    const ids = listDuties({ state, trade }).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(present));
    expect(ids.filter((id) => absent.includes(id))).toEqual([]);
  });

  it('calls the state about an injury where the state runs its own plan, and federal OSHA elsewhere', () => {
    const listAlarms = (state: string) =>
      listDuties({ state }).flatMap(({ id }) => (/^osha-(?:death|injury)$|^work-injury-/.test(id) ? [id] : []));
    expect(listAlarms('CA')).toEqual(['work-injury-ca']);
    expect(listAlarms('TX')).toEqual(['osha-death', 'osha-injury']);
    expect(listAlarms('TX, CA').toSorted()).toEqual(['osha-death', 'osha-injury', 'work-injury-ca']);
    expect(listAlarms('')).toEqual(['osha-death', 'osha-injury']);
  });

  it('in two states has the duties of both', () => {
    const ids = listDuties({ state: 'NY, NJ', trade: 'fuel-distributor' }).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['spill-ny', 'spill-nj', 'breach-ny', 'breach-nj']));
  });
});

describe('the register of state duties', () => {
  it('holds at least 80 entries, each for one state and with its name in the title, or for the ZIP codes of a city', () => {
    expect(ofStates.length).toBeGreaterThanOrEqual(80);
    const names = new Map(US_STATES.map(({ code, name }) => [code, name]));
    expect(
      ofStates
        .filter(({ title, states, zips }) => zips === undefined && !states?.some((code) => title.includes(names.get(code) ?? '')))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
