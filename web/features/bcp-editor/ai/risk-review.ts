/** Suggested risks and critical functions of step 2, as a review. */
import type { Selection, Source } from '#shared/domain/bcp/bcp.ts';
import { functionFrom, mergeFunctions, riskStepDefaults } from '#shared/domain/bcp/operations.ts';
import { changeSelection } from '#shared/domain/bcp/provenance.ts';
import { mergeRisks, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { RiskSuggestions, SuggestedFunction, SuggestedRisk } from '#shared/queues/job-definitions.ts';
import { newItemId } from '../state/bcp-fields.ts';
import type { Review, Suggestion, SuggestionChoice } from './review.ts';

/** The suggested names that would be new in a list, with their reasons. */
const newRisks = (
  prefix: string,
  selected: string[],
  suggested: SuggestedRisk[],
  shown: (names: string[]) => string[],
): Suggestion[] => {
  const names = shown(suggested.map((one) => one.name));
  return mergeRisks(selected, names)
    .slice(selected.length)
    .map((name) => ({
      key: `${prefix} ${name}`,
      text: name,
      reason: suggested.find((one) => one.name.trim() === name)?.reason,
    }));
};

const takenFunctions = (suggested: SuggestedFunction[], { accepted }: SuggestionChoice, source: Source) =>
  suggested.flatMap((one, index) => {
    const name = accepted.get(`function ${index}`);
    return name === undefined ? [] : [functionFrom({ ...one, name, source }, riskStepDefaults, newItemId())];
  });

/** The risks with the accepted ones behind them, and who suggested those. */
const joined = (now: Selection, taken: string[], source: Source): Selection => {
  const selected = mergeRisks(now.selected, taken);
  const added = selected.slice(now.selected.length).map((name) => [name, source] as const);
  return changeSelection(now, selected, Object.fromEntries(added));
};

export const riskReview = ({ suggestions, source }: RiskSuggestions, content: WizardContent, cyber: boolean): Review => {
  const { suggested_risks, location_specific_risks, suggested_critical_functions, business_size_considerations } = suggestions;
  const concerns = newRisks('concern', content.risk_factors.selected, suggested_risks, (names) => visibleConcerns(names, cyber));
  const locations = newRisks('location', content.threat_probability.selected, location_specific_risks, (names) =>
    visibleLocationRisks(names, cyber),
  );
  const functions = suggested_critical_functions.map((one, index) => ({
    key: `function ${index}`,
    text: one.name ?? 'Unnamed Function',
    reason: one.reason,
    details: one.description ?? undefined,
  }));
  return {
    kind: 'risks',
    title: 'Suggested risks and functions',
    source,
    groups: [
      { title: 'Primary concerns', items: concerns },
      { title: 'Location risks', items: locations },
      { title: 'Critical functions', items: functions },
    ],
    remarks: business_size_considerations,
    replaces: functions.length > 0 ? content.critical_functions.length : 0,
    changes: (now, choice) => {
      const taken = (items: Suggestion[]) => items.flatMap((item) => choice.accepted.get(item.key) ?? []);
      const added = takenFunctions(suggested_critical_functions, choice, source);
      const current = now.critical_functions;
      const isKept = added.length === 0 || (current.length > 0 && choice.functions === 'keep');
      const next = choice.functions === 'add' ? mergeFunctions(current, added, newItemId) : added;
      return {
        risk_factors: joined(now.risk_factors, taken(concerns), source),
        threat_probability: joined(now.threat_probability, taken(locations), source),
        ...(isKept ? {} : { critical_functions: next }),
      };
    },
  };
};
