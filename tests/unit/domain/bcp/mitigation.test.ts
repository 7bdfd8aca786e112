import { describe, expect, it } from 'vitest';
import { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isSameMitigation, mergeMitigations, mitigationFrom, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { content, mitigationOf } from './entries.ts';

const counter = () => {
  let next = 0;
  return () => {
    next += 1;
    return `id${next}`;
  };
};

describe('duplicate mitigations', () => {
  const backups = mitigationOf('Cyber Attacks', 'Off-site backups!');
  it.each([
    ['cyber attacks', 'Offsite Backups', true],
    ['Floods', 'Off-site backups', false],
    ['Cyber Attacks', 'Off-site backup', false],
  ])('mitigations are duplicates with %s / %s: %s', (risk, strategy, isSame) => {
    expect(isSameMitigation(backups, mitigationOf(risk, strategy))).toBe(isSame);
  });

  it('mitigations without Latin letters stay distinct', () => {
    expect(isSameMitigation(mitigationOf('洪水', '砂袋'), mitigationOf('火災', '消火器'))).toBe(false);
  });
});

describe('suggested mitigations', () => {
  it('suggested mitigations get the defaults for missing fields', () => {
    expect(mitigationFrom({ risk_name: 'Floods', mitigation_strategy: 'Sandbags' }, 'x')).toMatchObject({
      id: 'x',
      risk_name: 'Floods',
      mitigation_strategy: 'Sandbags',
      responsible_party: 'To be assigned',
      timeline: 'To be scheduled',
      effectiveness: 'high',
      status: 'planned',
    });
    expect(mitigationFrom({}, 'x')).toMatchObject({ risk_name: 'General Risk', mitigation_strategy: 'Unnamed Strategy' });
    expect(Mitigation.safeParse(mitigationFrom({}, 'x')).success).toBe(true);
  });

  it('suggested mitigations are skipped when they repeat an existing one or each other', () => {
    const existing = [mitigationOf('Cyber Attacks', 'Off-site backups!')];
    const suggested = [
      { risk_name: 'cyber attacks', mitigation_strategy: 'Offsite Backups' },
      {},
      {},
      { risk_name: 'Floods', mitigation_strategy: 'Sandbags' },
    ];
    const merged = mergeMitigations(existing, suggested, counter());
    expect(merged.map((mitigation) => mitigation.mitigation_strategy)).toEqual([
      'Off-site backups!',
      'Unnamed Strategy',
      'Sandbags',
    ]);
    expect(new Set(merged.map((mitigation) => mitigation.id)).size).toBe(3);
    expect(mergeMitigations(merged, suggested, counter())).toEqual(merged);
  });
});

describe('mitigations of hidden risks', () => {
  const bcp = content({
    threat_probability: { selected: ['Ransomware'] },
    mitigations: [
      mitigationOf('Cyber Attacks', 'MFA'),
      mitigationOf('Ransomware', 'Backups'),
      mitigationOf('Floods', 'Sandbags'),
    ],
  });
  it('mitigations of cyber risks are hidden when cyber content is off, except for a visible location risk', () => {
    expect(visibleMitigations(bcp, false).map((mitigation) => mitigation.risk_name)).toEqual(['Ransomware', 'Floods']);
    expect(visibleMitigations(bcp, true)).toHaveLength(3);
  });
});
