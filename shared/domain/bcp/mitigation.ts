import { appendNew, type Suggested } from './append-new.ts';
import type { BcpContent, Mitigation } from './bcp.ts';
import { isFilled } from './filled.ts';
import { isCyberRisk, isSameRisk } from './risk-names.ts';

type MitigationKey = Pick<Mitigation, 'risk_name' | 'mitigation_strategy'>;

const stripToLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Compares letters and digits only, ignoring case. */
export const isSameMitigation = (a: MitigationKey, b: MitigationKey): boolean =>
  stripToLetters(a.risk_name) === stripToLetters(b.risk_name) &&
  stripToLetters(a.mitigation_strategy) === stripToLetters(b.mitigation_strategy);

const orDefault = (text: string | null | undefined, fallback: string): string => (isFilled(text) ? text : fallback);

export const mitigationFrom = (suggested: Suggested<Mitigation>, id: string): Mitigation => ({
  id,
  risk_name: orDefault(suggested.risk_name, 'General Risk'),
  mitigation_strategy: orDefault(suggested.mitigation_strategy, 'Unnamed Strategy'),
  detailed_strategy: suggested.detailed_strategy ?? null,
  incident_response_steps: suggested.incident_response_steps ?? [],
  responsible_party: orDefault(suggested.responsible_party, 'To be assigned'),
  timeline: orDefault(suggested.timeline, 'To be scheduled'),
  effectiveness: suggested.effectiveness ?? 'high',
  status: suggested.status ?? 'planned',
  specific_actions: suggested.specific_actions ?? [],
  resources_required: suggested.resources_required ?? null,
  implementation_priority: suggested.implementation_priority ?? null,
  maintenance_requirements: suggested.maintenance_requirements ?? null,
  source: suggested.source ?? 'user',
});

export const mergeMitigations = (
  existing: readonly Mitigation[],
  suggested: readonly Suggested<Mitigation>[],
  newId: () => string,
): Mitigation[] =>
  appendNew(
    existing,
    suggested.map((item) => mitigationFrom(item, newId())),
    isSameMitigation,
  );

export const mitigationsFor = (mitigations: readonly Mitigation[], risk: string): Mitigation[] =>
  mitigations.filter((mitigation) => isSameRisk(mitigation.risk_name, risk));

export const visibleMitigations = (
  content: Pick<BcpContent, 'mitigations' | 'threat_probability'>,
  cyber: boolean,
): Mitigation[] => {
  const isShownLocationRisk = (name: string) =>
    !isCyberRisk(name, 'location_risks') && content.threat_probability.selected.some((risk) => isSameRisk(risk, name));
  return content.mitigations.filter(
    (mitigation) => cyber || !isCyberRisk(mitigation.risk_name) || isShownLocationRisk(mitigation.risk_name),
  );
};

/** Of an answer that is given under another risk: “See “Ice Storms”: its measures answer Winter Storms too”. */
export const findReferredRisk = ({ mitigation_strategy: strategy, source }: Mitigation): string | undefined =>
  source === 'user' ? undefined : /^See “(.+)”: its measures answer /.exec(strategy)?.[1];

/** Each measure that is to be carried out, once: one that refers to another is carried out with it. */
export const listMeasures = (mitigations: readonly Mitigation[]): Mitigation[] =>
  mitigations.filter((mitigation) => mitigation.status !== 'not_applicable' && findReferredRisk(mitigation) === undefined);

export const isOpen = ({ status }: Pick<Mitigation, 'status'>): boolean => status !== 'completed' && status !== 'not_applicable';

const dateWords =
  /\b(?:19|20)\d{2}\b|\b\d{1,2}\/\d{1,2}\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

export const isDated = (timeline: string | null): boolean => dateWords.test(timeline ?? '');
