/** How far a plan is aligned with the clauses of ISO 22301:2019 that its content can show. */
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isAssessed, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import type { Profile } from '../profile.ts';
import { joinNames, pluralize } from '../sentence.ts';

const formatShare = (part: number, whole: number, noun: string): string => `${part} of ${pluralize(whole, noun)}`;

const contextNote = ({ content, industry, states }: Profile): string => {
  const has = [
    isFilled(content.industry) ? `the ${content.industry} context` : null,
    states.length > 0 ? `the location (${joinNames(states.map(({ code }) => code))})` : null,
    isFilled(content.legal_regulatory_impact_description) ? 'the legal duties' : null,
  ].filter((part) => part !== null);
  return has.length === 0
    ? 'Clauses 4.1 to 4.3 (context and scope): nothing recorded yet; describe the business in step 1.'
    : `Clauses 4.1 to 4.3 (context and scope): aligned in part; the plan records ${joinNames(has)}. Name products, exclusions and the duties of ${industry.trade} too.`;
};

const impactAnalysisNote = ({ content }: Profile): string => {
  const functions = content.critical_functions;
  const done = functions.filter((one) => isFilled(one.max_downtime) && isFilled(one.rto)).length;
  return functions.length === 0
    ? 'Clause 8.2.2 (business impact analysis): no prioritized activity yet; list functions with RTO and maximum downtime in step 4.'
    : `Clause 8.2.2 (business impact analysis): ${formatShare(done, functions.length, 'function')} ${done === 1 ? 'has' : 'have'} RTO and maximum downtime${done === functions.length ? ', aligned' : ''}; add minimum capacity for each.`;
};

const riskAssessmentNote = ({ content, cyber }: Profile): string => {
  const rated = ratedRisks(content, cyber);
  const done = rated.filter((risk) => isAssessed(risk.assessment)).length;
  return `Clause 8.2.3 (risk assessment): ${rated.length === 0 ? 'no risk identified yet; choose them in step 2' : `${formatShare(done, rated.length, 'risk')} fully rated${done === rated.length ? ', aligned' : ''}`}.`;
};

const strategiesNote = ({ content, cyber }: Profile): string => {
  const rated = ratedRisks(content, cyber);
  const treated = rated.filter((risk) => mitigationsFor(content.mitigations, risk.name).length > 0).length;
  const done = visibleMitigations(content, cyber).filter((one) => one.status === 'completed').length;
  return `Clauses 8.3.1 to 8.3.5 (strategies and solutions): ${rated.length === 0 ? 'no risk to treat yet' : `${formatShare(treated, rated.length, 'risk')} treated, ${pluralize(done, 'mitigation')} completed`}; keep evidence of each completed one.`;
};

const proceduresNote = ({ content }: Profile): string => {
  const entries = [...content.critical_functions, ...content.it_systems];
  const done = entries.filter((one) => isFilled(one.recovery_procedures)).length;
  return `Clauses 8.4.4 and 8.4.5 (plans and recovery): ${entries.length === 0 ? 'no procedure yet' : `${done} of ${entries.length} functions and IT systems with a written recovery procedure`}; add when to stand down and return to normal.`;
};

/** One note per clause group, always with what the plan shows. */
export const writeClauseNotes = (profile: Profile): string[] => {
  const critical = profile.content.critical_functions.find((one) => one.criticality === 'critical')?.name;
  const scenario = critical ?? profile.industry.functions[0]!.name;
  return [
    contextNote(profile),
    impactAnalysisNote(profile),
    riskAssessmentNote(profile),
    strategiesNote(profile),
    proceduresNote(profile),
    `Clause 8.5 (exercises): rehearse the loss of “${scenario}” within 12 months and keep the report; clause 10.1 asks for the actions that follow.`,
  ];
};
