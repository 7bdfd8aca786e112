import * as z from 'zod';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { insightMessages } from '#shared/messages/wizard.ts';
import { passesMitigationCheck, stepCompletion } from './completion.ts';
import { isFilled } from './filled.ts';

import { passesMatrixCheck, ratedRisks } from './impact.ts';
import { mitigationsFor } from './mitigation.ts';
import { sortByPriority } from './priority-order.ts';
import { formatRiskName, visibleConcerns, visibleLocationRisks } from './risk-names.ts';
import { hasImpactValue, type WizardContent } from './wizard.ts';

export const Insight = z.object({
  type: z.enum(['warning', 'suggestion', 'success', 'info']),
  message: z.string().max(600),
  priority: z.enum(['high', 'medium', 'low']),
  category: z.string().max(100),
});
export type Insight = z.infer<typeof Insight>;
const StepInsights = z.object({ insights: z.array(Insight), completion_score: z.number().min(0).max(100) });
/** Keyed by step number, '1' to '5'. */
export const FormAnalysis = z.record(z.string(), StepInsights);
export type FormAnalysis = z.infer<typeof FormAnalysis>;

export const SET_ASIDE_MAX = 200;
/** Names of suggestions that the customer looked at and left out, the latest last. */
export const SetAside = z.array(z.string().max(500)).max(SET_ASIDE_MAX);

type MaybeInsight = Insight | false;
const createInsight = (type: Insight['type'], priority: Insight['priority'], category: string, message: string): Insight => ({
  type,
  message: message.slice(0, 600),
  priority,
  category,
});

/** `business_type` usually holds a legal form, so the industry decides, or a type that contains the word. */
const isTrade = (content: WizardContent, trade: string): boolean =>
  `${content.industry} ${content.business_type}`.toLowerCase().includes(trade);

/** HIPAA is about records of people. */
const treatsAnimals = ({ trade }: WizardContent): boolean => trade?.startsWith('veterinary') === true;

const businessInsights = (content: WizardContent): MaybeInsight[] => [
  !isFilled(content.business_name) && createInsight('warning', 'high', 'Business', bcpMessages.warnings.name),
  isTrade(content, 'manufacturing') && createInsight('suggestion', 'medium', 'Industry', insightMessages.manufacturing),
  isTrade(content, 'healthcare') &&
    !treatsAnimals(content) &&
    createInsight('suggestion', 'medium', 'Industry', insightMessages.healthcare),
  isFilled(content.business_name) &&
    !isFilled(content.annual_revenue) &&
    createInsight('suggestion', 'low', 'Revenue', insightMessages.revenue),
];

const riskInsights = (content: WizardContent, cyber: boolean): MaybeInsight[] => [
  visibleConcerns(content.risk_factors.selected, cyber).length === 0 &&
    createInsight('warning', 'high', 'Risk', bcpMessages.warnings.concerns),
  visibleLocationRisks(content.threat_probability.selected, cyber).length === 0 &&
    createInsight('warning', 'medium', 'Risk', insightMessages.locationRisks),
];

const impactInsights = (content: WizardContent, cyber: boolean): MaybeInsight[] => [
  !hasImpactValue(content) && createInsight('warning', 'medium', 'Impact', insightMessages.impact),
  ratedRisks(content, cyber).length > 0 &&
    (passesMatrixCheck(content, cyber)
      ? createInsight('success', 'low', 'Impact', insightMessages.matrixDone)
      : createInsight('suggestion', 'medium', 'Impact', insightMessages.matrix)),
];

const operationsInsights = (content: WizardContent): MaybeInsight[] => [
  content.critical_functions.length === 0 && createInsight('warning', 'high', 'Operations', bcpMessages.warnings.functions),
  content.it_systems.length === 0 && createInsight('warning', 'medium', 'IT systems', bcpMessages.warnings.systems),
  content.key_suppliers.length === 0 && createInsight('warning', 'medium', 'Suppliers', bcpMessages.warnings.suppliers),
];

const mitigationInsights = (content: WizardContent, cyber: boolean): MaybeInsight[] => {
  const risks = ratedRisks(content, cyber);
  const open = risks.filter((risk) => risk.level === 'high' && mitigationsFor(content.mitigations, risk.name).length === 0);
  return [
    ...open.map((risk) => createInsight('warning', 'high', 'Mitigation', insightMessages.unmitigated(formatRiskName(risk.name)))),
    risks.length > 0 &&
      (passesMitigationCheck(content, cyber)
        ? createInsight('success', 'low', 'Mitigation', insightMessages.mitigationsDone)
        : createInsight('suggestion', 'medium', 'Mitigation', insightMessages.mitigations)),
  ];
};

export const buildLocalInsights = (content: WizardContent, cyber = true): FormAnalysis => {
  const found: Record<1 | 2 | 3 | 4 | 5, MaybeInsight[]> = {
    1: businessInsights(content),
    2: riskInsights(content, cyber),
    3: impactInsights(content, cyber),
    4: operationsInsights(content),
    5: mitigationInsights(content, cyber),
  };
  return Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).map((step) => [
      String(step),
      {
        insights: sortByPriority(found[step].filter((item) => item !== false)),
        completion_score: stepCompletion(step, content, cyber),
      },
    ]),
  );
};
