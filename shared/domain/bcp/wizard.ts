import { bcpMessages } from '#shared/messages/bcp.ts';
import { wizardMessages } from '#shared/messages/wizard.ts';
import type { BcpContent, Section } from './bcp.ts';
import { isFilled } from './filled.ts';

import { hasRating, isAssessed, ratedRisks } from './impact.ts';
import { EMPLOYEES_MAX } from './options.ts';
import { visibleConcerns, visibleLocationRisks } from './risk-names.ts';
import { OPEN_HOURS_MAX } from './text-limits.ts';

export type WizardContent = Omit<BcpContent, 'employee_count'> & { employee_count: number | null };

export const WIZARD_STEPS = [
  { number: 1, title: 'Business Info', question: 'What is your business, and where is it?' },
  { number: 2, title: 'Risk Assessment', question: 'What could interrupt your business?' },
  { number: 3, title: 'Business Impact', question: 'What would an interruption cost you?' },
  { number: 4, title: 'Operations', question: 'What must keep running, and who and what does it need?' },
  { number: 5, title: 'Mitigations', question: 'What do you do about each risk?' },
  { number: 6, title: 'Review', question: 'Is the plan right?' },
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number]['number'];

export const sectionSteps: Record<Section, WizardStep> = {
  business: 1,
  locations: 1,
  risks: 2,
  impacts: 3,
  functions: 4,
  suppliers: 4,
  systems: 4,
  mitigations: 5,
  scenarios: 6,
};

const BUSINESS_NAME_MIN = 2;
export const RECENT_BCPS = 5;

/** Milliseconds. */
export const timers = {
  autoSave: 1500,
  analysisPause: 1500,
  locationValidation: 1000,
  appliedSuggestions: 3000,
  saveMessage: 3000,
  addMenuClose: 500,
} as const;
const stepDebounce: Record<WizardStep, number> = { 1: 1000, 2: 1500, 3: 2000, 4: 2000, 5: 2000, 6: timers.autoSave };

/** Milliseconds from the last edit to the automatic save: constant for a new BCP, by step for a stored one. */
export const autoSaveDelay = (step: WizardStep, isStored: boolean): number => (isStored ? stepDebounce[step] : timers.autoSave);

const checkRequired = (text: string | null | undefined, message: string): string | null => (isFilled(text) ? null : message);

const nameError = (name: string): string | null => {
  if (!isFilled(name)) return bcpMessages.nameRequired;
  return name.trim().length < BUSINESS_NAME_MIN ? bcpMessages.nameTooShort : null;
};
const employeesError = (count: number | null): string | null => {
  if (count === null || count <= 0) return bcpMessages.employeesRequired;
  if (!Number.isInteger(count)) return bcpMessages.employeesWhole;
  return count > EMPLOYEES_MAX ? bcpMessages.employeesTooMany : null;
};

const openHoursError = (hours: number | null | undefined): string | null =>
  hours == null || (hours >= 1 && hours <= OPEN_HOURS_MAX) ? null : bcpMessages.openHours;

type BusinessContent = Pick<
  WizardContent,
  | 'business_name'
  | 'business_type'
  | 'industry'
  | 'employee_count'
  | 'annual_revenue'
  | 'primary_location'
  | 'additional_locations'
> &
  Partial<Pick<WizardContent, 'open_hours_per_week'>>;

/** An additional location asks for city, state and ZIP only once it has an address. */
const additionalErrors = (locations: BcpContent['additional_locations']): [string, string | null][] =>
  locations.flatMap((location, index): [string, string | null][] => {
    if (!isFilled(location.address)) return [];
    const buildPath = (name: string) => `additional_locations.${index}.${name}`;
    return [
      [buildPath('city'), checkRequired(location.city, bcpMessages.additionalCityRequired)],
      [buildPath('state'), checkRequired(location.state, bcpMessages.additionalStateRequired)],
      [buildPath('zip'), checkRequired(location.zip, bcpMessages.additionalZipRequired)],
    ];
  });

/** Messages of the invalid fields of step 1 by path (`primary_location.city`). */
export const validateBusiness = (content: BusinessContent): Record<string, string> => {
  const location = content.primary_location;
  const checks: [string, string | null][] = [
    ['business_name', nameError(content.business_name)],
    ['industry', checkRequired(content.industry, bcpMessages.industryRequired)],
    ['business_type', checkRequired(content.business_type, bcpMessages.typeRequired)],
    ['employee_count', employeesError(content.employee_count)],
    ['annual_revenue', checkRequired(content.annual_revenue, bcpMessages.revenueRequired)],
    ['open_hours_per_week', openHoursError(content.open_hours_per_week)],
    ['primary_location.address', checkRequired(location?.address, bcpMessages.primaryAddressRequired)],
    ['primary_location.city', checkRequired(location?.city, bcpMessages.primaryCityRequired)],
    ['primary_location.state', checkRequired(location?.state, bcpMessages.primaryStateRequired)],
    ['primary_location.zip', checkRequired(location?.zip, bcpMessages.primaryZipRequired)],
    ...additionalErrors(content.additional_locations),
  ];
  return Object.fromEntries(checks.filter((check): check is [string, string] => check[1] !== null));
};

type FieldsToSave = Pick<WizardContent, 'business_name' | 'business_type' | 'industry' | 'employee_count'>;

/** What every save needs, as words for "Not saved yet". */
export const listMissingToSave = (content: FieldsToSave): string[] => {
  const { needed } = wizardMessages;
  const checks: [boolean, string][] = [
    [isFilled(content.business_name), needed.name],
    [isFilled(content.industry), needed.industry],
    [isFilled(content.business_type), needed.type],
    [employeesError(content.employee_count) === null, needed.employees],
  ];
  return checks.filter(([isThere]) => !isThere).map(([, words]) => words);
};

export const canSave = (content: FieldsToSave): boolean => listMissingToSave(content).length === 0;

export const hasBusinessInfo = (content: BusinessContent): boolean => {
  const location = content.primary_location;
  return (
    content.business_name.trim().length > BUSINESS_NAME_MIN &&
    isFilled(content.business_type) &&
    isFilled(content.industry) &&
    (content.employee_count ?? 0) > 0 &&
    [location?.name, location?.address, location?.state, location?.zip].every(isFilled)
  );
};

export const canAnalyze = (content: BusinessContent): boolean => hasBusinessInfo(content);

export const hasImpactValue = (content: WizardContent): boolean =>
  [content.max_downtime, content.recovery_priority, content.rpo].some(isFilled) || hasSeverity(content);

const hasSeverity = (content: WizardContent): boolean =>
  [
    content.financial_impact_severity,
    content.operational_impact_severity,
    content.reputational_impact_severity,
    content.legal_regulatory_impact_severity,
  ].some((severity) => severity !== null);

export const hasRiskRating = (content: WizardContent, cyber: boolean): boolean =>
  ratedRisks(content, cyber).some((risk) => hasRating(risk.assessment) || isAssessed(risk.assessment));

export const listMissing = (step: WizardStep, content: WizardContent, cyber = true): string[] => {
  const { missing } = wizardMessages;
  if (step === 1) return Object.values(validateBusiness(content));
  if (step === 2)
    return [
      ...(visibleConcerns(content.risk_factors.selected, cyber).length === 0 ? [missing.concern] : []),
      ...(visibleLocationRisks(content.threat_probability.selected, cyber).length === 0 ? [missing.locationRisk] : []),
    ];
  if (step === 3) return hasImpactValue(content) || hasRiskRating(content, cyber) ? [] : [missing.impact];
  if (step === 4) return content.critical_functions.length > 0 ? [] : [missing.criticalFunction];
  return [];
};

export const canLeaveStep = (step: WizardStep, content: WizardContent, cyber = true): boolean =>
  listMissing(step, content, cyber).length === 0;

/** The first step from `from` up to, but not including, `to` that may not be left; null if none. Going back is always free. */
export const firstBlockedStep = (from: WizardStep, to: WizardStep, content: WizardContent, cyber = true): WizardStep | null =>
  WIZARD_STEPS.map((step) => step.number).find((step) => step >= from && step < to && !canLeaveStep(step, content, cyber)) ??
  null;

export const stepAlerts: Record<WizardStep, string | null> = {
  1: bcpMessages.fixErrors,
  2: bcpMessages.selectRisk,
  3: wizardMessages.setImpact,
  4: bcpMessages.addFunction,
  5: null,
  6: null,
};
