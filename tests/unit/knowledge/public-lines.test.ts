/** Every business reads whom to call beside its own providers, by the name people there know. */
import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { nameLocalAgencies, nameServedArea } from '#shared/knowledge/authorities.ts';
import { duties, listDuties } from '#shared/knowledge/duties.ts';
import { findPlace, formatCounty } from '#shared/knowledge/places/place.ts';
import { addKnownNumbers, findContact, listPublicLines } from '#shared/knowledge/public-lines.ts';
import { creditUnionSupervisors } from '#shared/knowledge/state-regulators.ts';
import { trades } from '#shared/knowledge/trades.ts';

const linesOf = (id: string, state: string, area?: string, fips?: string) => {
  const trade = trades.find((item) => item.id === id)!;
  return listPublicLines({ trade, industry: trade.within[0]!, state, area, fips });
};
const findLine = (lines: ReturnType<typeof linesOf>, who: RegExp) => lines.find((line) => who.test(line.who));

describe('the public numbers', () => {
  it('the public numbers begin with 911, name the state agency and end with help after a disaster, in every trade and state', () => {
    for (const { id } of trades)
      for (const { code, name } of US_STATES) {
        const lines = linesOf(id, code);
        expect(lines[0]?.number).toBe('911');
        expect(lines.map(({ number }) => number)).toEqual(
          expect.arrayContaining(['1-800-222-1222', '1-800-621-3362', '1-800-659-2955']),
        );
        expect(findLine(lines, /emergency management$/i), `${id}, ${code}`).toBeDefined();
        expect(lines.map(({ who }) => who).join(), `${id}, ${code}`).toContain(code === 'DC' ? 'DC' : name);
        for (const { who, number, purpose } of lines) {
          expect(who).toMatch(/^[A-Z]/);
          expect(purpose).not.toMatch(/[.]$/);
          if (number !== null && number !== 'VHF channel 16')
            expect(number).toMatch(/^\d{3}$|^1-\d{3}-\d{3}-\d{4}(?:, after hours 1-\d{3}-\d{3}-\d{4})?$/);
        }
      }
  });

  it('a dialysis center in Galveston has its network, two coalitions, and the health department of its county', () => {
    const lines = linesOf('dialysis-center', 'TX', 'Galveston County');
    expect(findLine(lines, /ESRD Network 14/)).toBeDefined();
    expect(findLine(lines, /KCER/)?.number).toBe('1-866-901-3773');
    expect(findLine(lines, /Texas ESRD Emergency Coalition/)?.number).toBe('1-866-407-3773');
    expect(findLine(lines, /^The health department that serves Galveston County$/)).toBeDefined();
    expect(findLine(lines, /^Galveston County emergency management$/)).toBeDefined();
  });

  it('an oyster farm in Shelton has its sector of the Coast Guard, on the ocean it does not', () => {
    expect(findLine(linesOf('oyster-farm', 'WA', 'Mason County', '53045'), /Coast Guard/)?.who).toBe(
      'Coast Guard Sector Puget Sound',
    );
    expect(findLine(linesOf('oyster-farm', 'WA', 'Pacific County', '53049'), /Coast Guard/)?.who).toBe(
      'Coast Guard, nearest sector',
    );
  });
});

describe('the county or town of local agencies', () => {
  it.each([
    ['77550', 'Galveston', 'Galveston County emergency management'],
    ['11215', 'Brooklyn', 'NYC Emergency Management'],
    ['70119', 'New Orleans', 'Orleans Parish emergency management'],
    ['02116', 'Boston', 'Boston emergency management'],
    ['04101', 'Portland', 'Cumberland County emergency management'],
    ['23510', 'Norfolk', 'City of Norfolk emergency management'],
  ])('at %s (%s) is named: %s', async (zip, city, expected) => {
    const place = (await findPlace(zip))!;
    const area = nameServedArea({ code: place.state, city, county: formatCounty(place), fips: place.fips });
    expect(nameLocalAgencies('local emergency management', area)).toBe(expected);
    expect(nameLocalAgencies('Call your local emergency management agency.', area)).toBe(`Call ${expected}.`);
  });

  it('without a place keeps the general words', () => {
    expect(nameLocalAgencies('Local health department', undefined)).toBe('Local health department');
  });

  it('stands in the duties of every trade that name a local agency', () => {
    for (const { id, within } of trades) {
      const found = listDuties({ trade: id, industry: within[0]!, state: 'OH', area: 'Franklin County' });
      expect(
        found
          .filter(({ authority, what }) => /\blocal (?:emergency management|health department)\b/i.test(`${authority} ${what}`))
          .map((duty) => duty.id),
      ).toEqual([]);
    }
  });
});

describe('the number of an authority', () => {
  it('is given, or a place to find it, or a line to write it on, wherever a notice goes to an agency', () => {
    const silent = duties.filter(
      ({ kind, phone, phoneByState, authority }) =>
        kind === 'tell' && phone === null && !phoneByState && findContact(authority, '____') === null,
    );
    expect(
      silent.map(({ authority }) => authority).filter((name) => /agency|department|FDA|OSHA|commission/i.test(name)),
    ).toEqual([]);
  });
});

describe('the numbers of the authorities of one plan', () => {
  it('no authority has a line to write its number on where the plan prints the number elsewhere, in any trade and state', () => {
    const blanks: string[] = [];
    for (const { id, within } of trades)
      for (const state of US_STATES) {
        const all = addKnownNumbers(listDuties({ trade: id, industry: within[0]!, state: state.code }), state).filter(
          ({ kind }) => kind === 'tell',
        );
        const bodyOf = (authority: string) => authority.replace(/^the /i, '').split(/,| \(/)[0];
        const known = new Set(all.filter(({ phone }) => phone !== null).map(({ authority }) => bodyOf(authority)));
        for (const { authority, phone } of all)
          if (phone === null && /^Number/.test(findContact(authority, '____') ?? '') && known.has(bodyOf(authority)))
            blanks.push(`${id} ${state.code}: ${authority}`);
      }
    expect(blanks).toEqual([]);
  });

  it('another office of an authority is named with its number', () => {
    const texas = { code: 'TX', name: 'Texas' };
    const found = addKnownNumbers(listDuties({ trade: 'dialysis-center', industry: 'Healthcare', state: 'TX' }), texas);
    expect(found.find(({ authority }) => authority === 'Texas Health and Human Services Commission (HHSC)')?.phone).toBe(
      'Complaint and Incident Intake (weekdays): 1-800-458-9858',
    );
    expect(found.find(({ authority }) => authority.endsWith('Department of State Health Services'))?.phone).toBe(
      '1-888-963-7111',
    );
  });
});

describe('the state supervisor of a credit union', () => {
  it('is named in every state that charters credit unions', () => {
    for (const { code } of US_STATES) {
      const duty = listDuties({ trade: 'credit-union', industry: 'Finance', state: code }).find(
        ({ id }) => id === 'ncua-member-notice',
      );
      const isNamed = !['DC', 'DE', 'SD', 'WY'].includes(code);
      expect(creditUnionSupervisors[code] !== undefined, code).toBe(isNamed);
      expect(duty?.what, code).toContain(isNamed ? creditUnionSupervisors[code] : 'the state supervisor');
    }
  });
});
