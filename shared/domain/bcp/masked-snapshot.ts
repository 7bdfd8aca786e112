import { buildNameIndex, maskDeep, type NameIndex } from '#shared/domain/masking.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { cutToFit } from '../cut-to-fit.ts';
import type { BcpContent } from './bcp.ts';
import { emptyContent } from './empty-content.ts';
import { visibleMitigations } from './mitigation.ts';
import { visibleConcerns, visibleLocationRisks } from './risk-names.ts';
import { type BcpFormData, buildSnapshot } from './snapshot.ts';

const listContacts = ({ key_suppliers, primary_location, additional_locations }: Partial<BcpContent>): (string | null)[] => [
  ...(key_suppliers ?? []).map(({ contact_person }) => contact_person),
  ...[primary_location ?? null, ...(additional_locations ?? [])].map((location) => location?.contact ?? null),
];

/** Business and place names: a first name that is also part of one of them is not masked alone. */
const listFirms = ({ business_name, city, key_suppliers, it_systems }: Partial<BcpContent>): (string | null | undefined)[] => [
  business_name,
  city,
  ...(key_suppliers ?? []).map(({ name }) => name),
  ...(it_systems ?? []).map(({ vendor }) => vendor),
];

/** Names to mask: those in the BCP and the form, plus `others` such as the team. */
export const indexPeople = (
  content: Partial<BcpContent>,
  form: BcpFormData = {},
  others: readonly (string | null)[] = [],
): NameIndex => {
  const sent = form as Partial<BcpContent>;
  return buildNameIndex(
    [...others, ...listContacts(content), ...listContacts(sent)],
    [...listFirms(content), ...listFirms(sent)],
  );
};

/** A snapshot in whose texts the phone numbers, email addresses and names in `people` are masked, too. */
export const buildMaskedSnapshot = (
  content: Partial<BcpContent>,
  form: BcpFormData = {},
  people: NameIndex = indexPeople(content, form),
): BcpSnapshot => maskDeep(buildSnapshot(content, form), people);

/** Characters of BCP data in a prompt, about 15,000 tokens. A job stores no more of a BCP than that. */
export const PROMPT_DATA_MAX = 60_000;
export const REVIEWED_TEXT_MAX = 20_000;

export const buildJobSnapshot = (
  content: Partial<BcpContent>,
  form: BcpFormData,
  cyber: boolean,
  people: NameIndex,
): BcpSnapshot => cutToFit(hideCyberContent(buildMaskedSnapshot(content, form, people), cyber), PROMPT_DATA_MAX);

export const hideCyberContent = (snapshot: BcpSnapshot, cyber: boolean): BcpSnapshot => ({
  ...snapshot,
  ...(snapshot.risk_factors && { risk_factors: { selected: visibleConcerns(snapshot.risk_factors.selected, cyber) } }),
  ...(snapshot.threat_probability && {
    threat_probability: { selected: visibleLocationRisks(snapshot.threat_probability.selected, cyber) },
  }),
  ...(snapshot.mitigations && {
    mitigations: visibleMitigations({ ...emptyContent, ...snapshot, mitigations: snapshot.mitigations }, cyber),
  }),
});
