/** Whoever leads a measure, clinicians do what is done to a patient. */
import { describe, expect, it } from 'vitest';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const OFFICE = [
  'Facility Administrator',
  'Charge Nurse',
  'Business Office Manager',
  'Finance Manager',
  'Maintenance Manager',
  'IT Manager',
];
const CLINICAL_LEAD = /\b(?:nurs|medical|clinical|doctor|physician|dentist|pharmac|veterinar|therap|administrator)/i;
/** An order at the bedside that names nobody: whoever leads would do it. */
const AT_THE_BEDSIDE =
  /^(?:go to each patient|treat (?:the sickest|from|patients by)|take allergies|give (?:medicines|medications|the dose)|ventilate by hand|adjust the dose|start (?:the )?(?:dialysis|infusion))/i;

const ofPatients = trades.filter(({ within }) => within.includes('Healthcare')).map((trade) => [trade.id, trade] as const);

describe('clinical work', () => {
  it.each(ofPatients)('nobody of the office, the money or the building is told to do it: %s', async (_, { id, within }) => {
    for (const employee_count of [4, 38, 300]) {
      const profile = await buildProfile(
        { business_name: 'Acme', industry: within[0]!, trade: id, state: 'TX', employee_count },
        true,
        { roles: OFFICE },
      );
      const risks = listIndustryRisks(profile).map(({ name }) => name);
      const told = suggestMitigationsForAll(risks, profile)
        .filter(({ responsible_party: lead }) => !CLINICAL_LEAD.test(lead ?? ''))
        .flatMap(({ risk_name, incident_response_steps: steps }) =>
          (steps ?? []).filter((step) => AT_THE_BEDSIDE.test(step)).map((step) => `${risk_name}: ${step}`),
        );
      expect(told).toEqual([]);
    }
  });
});
