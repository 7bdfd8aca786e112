import { buildNameIndex, maskDeep, type NameIndex } from '#shared/domain/masking.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { cutToFit } from '../cut-to-fit.ts';
import type { BcpContent, BcpPart, CriticalFunction, ItemSource, KeySupplier, Location, Mitigation } from './bcp.ts';
import { emptyContent } from './empty-content.ts';
import { isAnswered } from './filled.ts';

import { visibleMitigations } from './mitigation.ts';

import { visibleConcerns, visibleLocationRisks } from './risk-names.ts';

/** What a form sends along: parts of the BCP, with the name lists under their wizard names. */
export type BcpFormData = BcpPart & {
  primary_concerns?: string[] | undefined;
  location_risks?: string[] | undefined;
  identified_risks?: string[] | undefined;
  existing_mitigations?: Mitigation[] | undefined;
};

/** Names never leave the product, but an analysis needs to know whether a person is named. */
const anonymize = (person: string | null): string | null => (isAnswered(person) ? 'named' : person);

/** The source of an entry is not content: the same BCP asks the same question. */
const dropSource = <T extends { source: ItemSource }>(item: T): T => ({ ...item, source: 'user' });

const dropContact = (supplier: KeySupplier): KeySupplier => ({ ...supplier, contact_person: null, phone: null, email: null });
const anonymizeOwner = (fn: CriticalFunction): CriticalFunction => ({
  ...dropSource(fn),
  owner: anonymize(fn.owner),
  responsible_party: anonymize(fn.responsible_party),
});
const anonymizeParty = (mitigation: Mitigation): Mitigation => ({
  ...dropSource(mitigation),
  responsible_party: anonymize(mitigation.responsible_party),
});

/** Street addresses and meeting places never leave the product; the top-level city and state locate the business. */
const WITHHELD_FIELDS: ReadonlySet<string> = new Set([
  'primary_location',
  'additional_locations',
  'alternate_site',
  'address',
  'meeting_place',
  'second_meeting_place',
]);
const pickShown = (fields: object): BcpSnapshot =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && Object.hasOwn(emptyContent, field) && !WITHHELD_FIELDS.has(field),
    ),
  );

const toBcpFields = ({ primary_concerns, identified_risks, location_risks, existing_mitigations }: BcpFormData): BcpPart => {
  const concerns = primary_concerns ?? identified_risks;
  return {
    ...(concerns && { risk_factors: { selected: concerns } }),
    ...(location_risks && { threat_probability: { selected: location_risks } }),
    ...(existing_mitigations && { mitigations: existing_mitigations }),
  };
};

const anonymizePeople = (snapshot: BcpSnapshot): BcpSnapshot => ({
  ...snapshot,
  ...(snapshot.spending_authority !== undefined && { spending_authority: anonymize(snapshot.spending_authority) }),
  ...(snapshot.critical_functions && { critical_functions: snapshot.critical_functions.map(anonymizeOwner) }),
  ...(snapshot.key_suppliers && { key_suppliers: snapshot.key_suppliers.map((supplier) => dropContact(dropSource(supplier))) }),
  ...(snapshot.it_systems && { it_systems: snapshot.it_systems.map(dropSource) }),
  ...(snapshot.risk_factors && { risk_factors: { selected: snapshot.risk_factors.selected } }),
  ...(snapshot.threat_probability && { threat_probability: { selected: snapshot.threat_probability.selected } }),
  ...(snapshot.mitigations && { mitigations: snapshot.mitigations.map(anonymizeParty) }),
});

/** States of the other sites without duplicates; their addresses stay in the product. */
const listOtherStates = (locations: readonly Location[]): Pick<BcpSnapshot, 'other_states'> => {
  const states = [...new Set(locations.map(({ state }) => state).filter((state) => state !== null && isAnswered(state)))];
  return states.length > 0 ? { other_states: states as string[] } : {};
};

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

/** `form` wins over what is stored. Phone numbers, email addresses and the names in `people` are masked in every text. */
export const buildSnapshot = (
  content: Partial<BcpContent>,
  form: BcpFormData = {},
  people: NameIndex = indexPeople(content, form),
): BcpSnapshot =>
  maskDeep(
    {
      ...anonymizePeople({ ...pickShown(content), ...pickShown(form), ...pickShown(toBcpFields(form)) }),
      ...listOtherStates(form.additional_locations ?? content.additional_locations ?? []),
    },
    people,
  );

/** Characters of BCP data in a prompt, about 15,000 tokens. A job stores no more of a BCP than that. */
export const PROMPT_DATA_MAX = 60_000;
export const REVIEWED_TEXT_MAX = 20_000;

export const buildJobSnapshot = (
  content: Partial<BcpContent>,
  form: BcpFormData,
  cyber: boolean,
  people: NameIndex,
): BcpSnapshot => cutToFit(hideCyberContent(buildSnapshot(content, form, people), cyber), PROMPT_DATA_MAX);

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
