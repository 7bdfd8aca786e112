import { isFilled } from './filled.ts';
import { ratedRisks } from './impact.ts';
import { visibleMitigations } from './mitigation.ts';
import { visibleConcerns, visibleLocationRisks } from './risk-names.ts';
import { divideHalfUp, percentOf } from './rounding.ts';
import { hasBusinessInfo, hasImpactValue, hasRiskRating, type WizardContent, type WizardStep } from './wizard.ts';

/** `resilience` is the readiness after operations: an IT system and a supplier. */
export const summarySections = (content: WizardContent, cyber: boolean) => ({
  business: hasBusinessInfo(content),
  risks:
    visibleConcerns(content.risk_factors.selected, cyber).length > 0 &&
    visibleLocationRisks(content.threat_probability.selected, cyber).length > 0,
  operations: content.critical_functions.length > 0,
  resilience: content.it_systems.length > 0 && content.key_suppliers.length > 0,
});

/** Weights of the fields of step 1; together 100. */
const businessCompletion = (content: WizardContent): number => {
  const location = content.primary_location;
  const weights: [boolean, number][] = [
    [isFilled(content.business_name), 20],
    [isFilled(content.business_type), 15],
    [isFilled(content.industry), 15],
    [(content.employee_count ?? 0) > 0, 15],
    [isFilled(location?.address) || isFilled(content.address), 15],
    [isFilled(location?.name), 10],
    [isFilled(location?.contact), 5],
    [isFilled(location?.phone), 5],
  ];
  return weights.reduce((sum, [isThere, weight]) => sum + (isThere ? weight : 0), 0);
};

/** Step 5 passes with at least half as many mitigations as risks; with no risk it does not pass. */
export const passesMitigationCheck = (content: WizardContent, cyber: boolean): boolean => {
  const risks = ratedRisks(content, cyber).length;
  return risks > 0 && visibleMitigations(content, cyber).length * 2 >= risks;
};

/** Completion of steps 1 to 5, 0 to 100; step 6 has nothing to fill in and is as complete as the five together. */
export const stepCompletion = (step: WizardStep, content: WizardContent, cyber = true): number => {
  const half = (isThere: boolean) => (isThere ? 50 : 0);
  if (step === 1) return businessCompletion(content);
  if (step === 2)
    return (
      half(visibleConcerns(content.risk_factors.selected, cyber).length > 0) +
      half(visibleLocationRisks(content.threat_probability.selected, cyber).length > 0)
    );
  if (step === 3) return half(hasImpactValue(content)) + half(hasRiskRating(content, cyber));
  if (step === 4) return content.critical_functions.length > 0 ? 100 : 0;
  if (step === 5) return percentOf(visibleMitigations(content, cyber).length * 2, ratedRisks(content, cyber).length);
  return formCompletion(content, cyber);
};

const inputSteps = [1, 2, 3, 4, 5] as const;

export const formCompletion = (content: WizardContent, cyber = true): number =>
  divideHalfUp(
    inputSteps.reduce((sum, step) => sum + stepCompletion(step, content, cyber), 0),
    inputSteps.length,
  );

/** The review's "Complete" percentage: 10 off for each item of missing information, never below 0. */
export const reviewPercent = (missingInfo: readonly unknown[]): number => Math.max(0, 100 - 10 * missingInfo.length);
