import { describe, expect, it } from 'vitest';
import { assessChapters, type ChapterInput, chaptersPercent } from '#shared/domain/bcp/chapters.ts';
import { business, content, employee, functionNamed, mitigationOf, provider, supplierNamed, systemNamed } from './entries.ts';

const empty: ChapterInput = { content: content(), employees: [], providers: [], status: 'draft', cyber: true };
const rating = {
  financial_impact: 'minor',
  operational_impact: 'minor',
  reputational_impact: 'minor',
  regulatory_impact: 'minor',
} as const;
const full: ChapterInput = {
  content: content({
    ...business,
    max_downtime: '1-3 days',
    recovery_priority: 'high',
    rpo: '24-hours',
    financial_impact_severity: 'minor',
    operational_impact_severity: 'minor',
    reputational_impact_severity: 'minor',
    legal_regulatory_impact_severity: 'minor',
    risk_factors: { selected: ['Floods'] },
    threat_probability: { selected: ['Hurricanes'] },
    risk_impact_assessments: { primary_concerns: { Floods: rating }, location_risks: { Hurricanes: rating } },
    critical_functions: [
      functionNamed('Baking', {
        max_downtime: '1-3 days',
        rto: '4-24 hours',
        owner: 'Ana',
        recovery_procedures: 'Fire the oven',
        resources: ['Oven'],
      }),
    ],
    key_suppliers: [supplierNamed('Mill', { phone: '1' })],
    it_systems: [systemNamed('POS', { rto: '1-4 hours', backup_frequency: 'Daily', backup_location: 'Cloud' })],
    mitigations: [mitigationOf('Floods', 'Sandbags', { incident_response_steps: ['Place them'] })],
  }),
  employees: [
    employee('Ana', { is_primary_contact: true, activation_authority: 'Full', phone: '1' }),
    employee('Ben', { backup_for: 'Ana', email: 'ben@example.com' }),
  ],
  providers: [provider('Insurance', { phone: '2' })],
  status: 'completed',
  cyber: true,
};

describe('chapters of the BCP', () => {
  it('the risk chapter does not fall when an unrated risk is rated high', () => {
    const percentWith = (ratings: Record<string, Record<string, string>>) =>
      assessChapters({
        ...empty,
        content: content({
          risk_factors: { selected: ['Floods'] },
          threat_probability: { selected: ['Hurricanes'] },
          risk_impact_assessments: { primary_concerns: ratings, location_risks: {} } as never,
        }),
      })[3]!.percent;
    const high = Object.fromEntries(Object.keys(rating).map((kind) => [kind, 'catastrophic']));
    expect(percentWith({ Floods: high })).toBeGreaterThanOrEqual(percentWith({}));
  });

  it('a BCP has ten numbered chapters, each with a step and clauses', () => {
    const chapters = assessChapters(empty);
    expect(chapters.map((chapter) => chapter.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(chapters.map((chapter) => chapter.step)).toEqual([1, 4, 3, 2, 4, 6, 4, 4, 4, 6]);
  });

  it('every chapter is at 0 in an empty BCP and complete in a whole one', () => {
    expect(assessChapters(empty).map((chapter) => chapter.percent)).toEqual(Array(10).fill(0));
    expect(assessChapters(full).filter((chapter) => !chapter.is_complete)).toEqual([]);
    expect(chaptersPercent(assessChapters(full))).toBe(100);
  });

  it('complete chapters are counted out of ten', () => {
    const chapters = assessChapters(empty).map((chapter) => ({ ...chapter, is_complete: chapter.number <= 3 }));
    expect(chaptersPercent(chapters)).toBe(30);
  });

  it('the last chapter is complete only in status completed', () => {
    for (const status of ['draft', 'in_review'] as const)
      expect(assessChapters({ ...full, status })[9]).toMatchObject({ percent: 0, is_complete: false });
  });

  it('an incomplete chapter names what is missing', () => {
    const { primary_location: _, ...withoutPlace } = business;
    const [first] = assessChapters({ ...empty, content: content(withoutPlace) });
    expect(first).toMatchObject({
      percent: 56,
      missing: [
        'Address of the primary location',
        'City of the primary location',
        'State of the primary location',
        'ZIP code of the primary location',
      ],
    });
  });

  it('a placeholder in a chapter counts as missing', () => {
    const withPlaceholder = content({
      critical_functions: [functionNamed('Baking', { owner: 'To be assigned', rto: '4 hours', recovery_procedures: 'x' })],
    });
    expect(assessChapters({ ...empty, content: withPlaceholder })[7]!.missing).toEqual(['An owner of every critical function']);
  });
});
