import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONCERNS, DEFAULT_LOCATION_RISKS } from '#shared/domain/bcp/options.ts';
import {
  formatRiskName,
  isSameRisk,
  listRiskOptions,
  mergeRisks,
  visibleConcerns,
  visibleLocationRisks,
} from '#shared/domain/bcp/risk-names.ts';

describe('names of one risk', () => {
  it.each([
    ['Floods', 'FLOODS'],
    ['Cyber-Attacks', 'Cyber Attacks'],
    ['Flood', 'Floods'],
    ['Cyber Attacks', 'Cybersecurity Incident'],
    ['Supply Chain Disruption', 'Supply Chain Failure'],
    ['Key Personnel Loss', 'Loss of Key Personnel'],
    ['Equipment Failure', 'Equipment Breakdown'],
    ['Natural Disasters', 'Natural Disaster Event'],
    ['Regulatory Changes', 'Regulatory Compliance'],
    ['Economic Downturn', 'Economic Instability'],
    ['IP Theft', 'IP Infringement'],
    ['IP Theft', 'Intellectual Property Theft'],
    ['Workplace Safety', 'Workplace Safety Incidents'],
    ['Data Breach', 'Data Breaches and Leaks'],
    ['equipment_failure', 'Equipment Failure'],
  ])('the risk %s is the same as %s', (a, b) => {
    expect(isSameRisk(a, b)).toBe(true);
  });

  it.each([
    ['Shipping Delays', 'IP Theft'],
    ['Equipment Failure', 'IP Theft'],
    ['Supply Chain Disruption', 'Equipment Failure'],
    ['Floods', 'Natural Disasters'],
    ['Data Center Outage', 'Data Breach'],
    ['Gas', 'Ga'],
    ['!!!', '???'],
  ])('the risk %s is not the same as %s', (a, b) => {
    expect(isSameRisk(a, b)).toBe(false);
  });

  it.each([[DEFAULT_CONCERNS], [DEFAULT_LOCATION_RISKS]])('no two of the default risks %j are the same', (defaults) => {
    expect(mergeRisks([], defaults)).toEqual([...defaults]);
  });

  it('risk equality is symmetric', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom(...DEFAULT_CONCERNS, 'cyber data breach', 'ip_theft', 'Data Leaks'));
    fc.assert(fc.property(name, name, (a, b) => isSameRisk(a, b) === isSameRisk(b, a) && isSameRisk(a, a)));
  });
});

describe('merging risks', () => {
  it.each([
    [
      ['Cyber Attacks', 'Floods'],
      ['cybersecurity', 'Flood', 'Theft'],
      ['Cyber Attacks', 'Floods', 'Theft'],
    ],
    [
      ['Equipment Failure'],
      ['equipment_failure', 'Economic Downturn', 'economic downturns'],
      ['Equipment Failure', 'Economic Downturn'],
    ],
    [[], [' Fire ', '', '  '], ['Fire']],
  ])('merging the risks %j with %j gives %j', (list, added, merged) => {
    expect(mergeRisks(list, added)).toEqual(merged);
  });

  it('merging risks is idempotent and leaves the first list as written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (list, added) => {
        const once = mergeRisks(list, added);
        expect(once.slice(0, list.length)).toEqual(list);
        expect(mergeRisks(once, added)).toEqual(once);
      }),
    );
  });
});

describe('hidden risks', () => {
  it.each([
    [
      false,
      ['Natural Disasters', 'Cyber Attacks', 'Ransomware', 'Customer Data Breach', 'Equipment Failure'],
      ['Natural Disasters', 'Equipment Failure'],
    ],
    [false, ['PHISHING mails', 'data_breach'], []],
    [true, ['Cyber Attacks', 'Ransomware'], ['Cyber Attacks', 'Ransomware']],
    [true, ['Floods', 'high', 'Major', 'Critical', 'High Winds'], ['Floods', 'High Winds']],
  ])('with cyber content %s, the concerns %j show as %j', (cyber, names, shown) => {
    expect(visibleConcerns(names, cyber)).toEqual(shown);
  });

  it.each([
    [false, ['Floods', 'Cybersecurity', 'Ransomware'], ['Floods', 'Ransomware']],
    [true, ['Floods', 'Cybersecurity', 'minor'], ['Floods', 'Cybersecurity']],
  ])('with cyber content %s, the location risks %j show as %j', (cyber, names, shown) => {
    expect(visibleLocationRisks(names, cyber)).toEqual(shown);
  });

  it('a stored risk name replaces its default, and other names follow', () => {
    expect(listRiskOptions('primary_concerns', ['Theft', 'cybersecurity'], true)).toEqual([
      'Natural Disasters',
      'cybersecurity',
      'Supply Chain Disruption',
      'Key Personnel Loss',
      'Equipment Failure',
      'Theft',
    ]);
  });
});

describe('display of a risk', () => {
  it.each([
    ['supply_chain_disruption', 'Supply Chain Disruption'],
    ['extreme_weather', 'Extreme Weather'],
    ['IP_theft', 'IP Theft'],
    ['Loss of Key Personnel', 'Loss of Key Personnel'],
  ])('the risk %s is shown as %s', (stored, shown) => {
    expect(formatRiskName(stored)).toBe(shown);
  });
});
