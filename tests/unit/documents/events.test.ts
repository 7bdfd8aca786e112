/** Each risk stands with the first hour that answers it, and none is without a reference. */
import { describe, expect, it } from 'vitest';
import { findEventOfRisk } from '#functions/documents/chapters/events.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { bakery } from './fixture.ts';

describe('the first hour of a risk', () => {
  it.each([
    ['Loss of Cooling or Heating with Residents Inside', 'supply'],
    ['Engine or Hull Failure in the Season', 'people'],
    ['Missed Dialysis Treatments', 'people'],
    ['Missed Court Deadline', undefined],
    ['Injury at a Machine', 'people'],
    ['Struck by a Tree, Log or Machine', 'people'],
    ['Fall from a Roof or Ladder', 'people'],
    ['Sedation Emergency', 'people'],
    ['Hydrogen Sulfide Release', 'leave'],
    ['Assault, Weapon or Shooting at the Door', 'stay'],
    ['Regional Event at Several Branches', 'storm'],
    ['Run on Deposits', 'reputation'],
    ['Slow Payment and Cash Squeeze', 'reputation'],
    ['Booking and Payment Outage', 'systems'],
    ['Payment Card Data Breach', 'systems'],
    ['Branch Robbery', 'stay'],
    ['Loss of Climate Control in the Pressroom', 'supply'],
    ['Compressor or Suction Failure', 'supply'],
    ['Bad Press', 'reputation'],
    ['Misprint or Wrong Data on Mail', 'reputation'],
    ['Wire and Check Fraud', 'systems'],
    ['ATM and Card Fraud', 'systems'],
    ['Embezzlement or Fraud', 'reputation'],
    ['Hand or Foot Caught in the Conveyor', 'people'],
    ['Brew Day Burn or Caustic Splash', 'people'],
    ['Extreme Heat', 'storm'],
    ['Power Outages', 'supply'],
    ['Loss of Climate Control in the Pressroom', 'supply'],
    ['Misprint or Wrong Data on Mail', 'reputation'],
    ['Compressor Breakdown', 'supply'],
    ['Bad Press', 'reputation'],
  ])('the first hour of a risk is the one that answers it: %s', (risk, event) => {
    expect(findEventOfRisk(risk)).toBe(event);
  });

  it('the first hour of a risk names the worst first, and at the end those of no kind', () => {
    const storms = [
      'Hail',
      'High Winds',
      'Winter Storms',
      'Ice Storms',
      'Dust Storms',
      'Blizzards',
      'Extreme Heat',
      'Extreme Cold',
    ];
    const named = [...storms, 'Storm Surge', 'Loss of Greens'];
    const [mitigation] = bakery.mitigations;
    const worst = { financial_impact: 'catastrophic', operational_impact: 'catastrophic' } as const;
    const { risk_impact_assessments: rated } = bakery;
    const bcp = {
      ...bakery,
      threat_probability: { ...bakery.threat_probability, selected: named },
      risk_impact_assessments: { ...rated, location_risks: { ...rated.location_risks, 'Storm Surge': worst } },
      mitigations: named.map((risk_name, at) => ({
        ...mitigation!,
        id: `m-${at}`,
        risk_name,
        incident_response_steps: ['Act.'],
      })),
    };
    const { chapters } = composeDocument({
      ...{ bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' },
    });
    const text = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []))
      .join('\n');
    expect(text).toMatch(/More steps below: Storm Surge, .* and 1 more\./);
    expect(text).toMatch(/Steps for other events stand below, too: Loss of Greens\./);
  });
});
