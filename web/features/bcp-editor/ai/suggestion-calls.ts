import type { CallOptions } from '#shared/api/client.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { buildSnapshot } from '#shared/domain/bcp/snapshot.ts';
import { FIELD_MAX } from '#shared/domain/bcp/text-limits.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { ContextSuggestions, ContextType, MitigationSuggestions, RiskSuggestions } from '#shared/queues/suggestions.ts';
import { awaitJobResult, client } from '../../../lib/api.ts';

/** The kinds that are answered by `suggest-context`, as it names them. */
const contextTypes = {
  functions: 'critical_functions',
  systems: 'it_systems',
  suppliers: 'suppliers',
  impacts: 'impact_texts',
  sites: 'alternate_sites',
  policies: 'insurance',
  records: 'vital_records',
  ratings: 'ratings',
  outages: 'outages',
} as const satisfies Record<string, ContextType>;
export type ContextKind = keyof typeof contextTypes;

export const SUGGESTION_KINDS = ['risks', 'mitigations', ...(Object.keys(contextTypes) as ContextKind[])] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export type SuggestionAnswer =
  | { kind: 'risks'; result: RiskSuggestions }
  | { kind: ContextKind; result: ContextSuggestions }
  | { kind: 'mitigations'; result: MitigationSuggestions };

export interface SuggestionRequest {
  id: number;
  content: WizardContent;
  cyber: boolean;
  risk?: string;
}

/** The server reads no longer texts and would refuse the whole form. */
const truncateTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, FIELD_MAX);
  if (Array.isArray(value)) return value.map(truncateTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, truncateTexts(inner)]));
};

/** What the AI sees of the form: no names of people, phones or street addresses. */
export const formSnapshot = (content: WizardContent) => buildSnapshot(withTopLevelAddress(truncateTexts(content) as BcpContent));

const mitigationBody = ({ content, cyber, risk }: SuggestionRequest) => {
  const { mitigations: existing_mitigations, ...business } = formSnapshot(content);
  const concerns = visibleConcerns(content.risk_factors.selected, cyber);
  const locations = visibleLocationRisks(content.threat_probability.selected, cyber);
  const keepRequested = (names: string[]) => (risk === undefined ? names : names.filter((name) => name === risk));
  return {
    ...business,
    existing_mitigations,
    identified_risks: keepRequested(concerns),
    location_risks: keepRequested(locations),
  };
};

export const requestSuggestions = async (
  kind: SuggestionKind,
  request: SuggestionRequest,
  options: CallOptions,
): Promise<SuggestionAnswer> => {
  const params = { id: request.id };
  if (kind === 'risks')
    return { kind, result: await client.bcp.suggestRisks({ params, body: formSnapshot(request.content) }, options) };
  if (kind === 'mitigations')
    return { kind, result: await client.bcp.suggestMitigations({ params, body: mitigationBody(request) }, options) };
  const body = { context_type: contextTypes[kind], current_form_data: formSnapshot(request.content) } as const;
  return { kind, result: await client.bcp.suggestContext({ params, body }, options) };
};

/** Waits for a job that an earlier visit started for this kind. */
export const resumeSuggestions = async (kind: SuggestionKind, jobId: number, options: CallOptions): Promise<SuggestionAnswer> =>
  ({ kind, result: await awaitJobResult(jobId, options) }) as SuggestionAnswer;
