/** What the AI gets to see of a plan: the plan as stored, overlaid with the form, without people and contact data. */
import { buildNameIndex, maskDeep, type NameIndex } from '#shared/domain/masking.ts';
import type { PlanSnapshot } from '#shared/jobs.ts';
import { cutToFit } from '../cut-to-fit.ts';
import type { BcpContent, BcpPart, CriticalFunction, ItemSource, KeySupplier, Location, Mitigation } from './bcp.ts';
import { emptyContent } from './empty-content.ts';
import { visibleMitigations } from './mitigation.ts';
import { isGiven } from './placeholder.ts';
import { visibleConcerns, visibleLocationRisks } from './risk-names.ts';

/** What a form sends along: parts of the plan, the lists of names under their names in the wizard. */
export type FormData = BcpPart & {
  primary_concerns?: string[] | undefined;
  location_risks?: string[] | undefined;
  identified_risks?: string[] | undefined;
  existing_mitigations?: Mitigation[] | undefined;
};

/** Who is named stays in the product; that somebody is named matters to an analysis. */
const anonymous = (person: string | null): string | null => (isGiven(person) ? 'named' : person);

/** Who suggested an entry is no part of its content: the same plan is the same question. */
const unsourced = <T extends { source: ItemSource }>(one: T): T => ({ ...one, source: 'user' });

const withoutContact = (supplier: KeySupplier): KeySupplier => ({ ...supplier, contact_person: null, phone: null, email: null });
const withoutOwner = (one: CriticalFunction): CriticalFunction => ({
  ...unsourced(one),
  owner: anonymous(one.owner),
  responsible_party: anonymous(one.responsible_party),
});
const withoutParty = (one: Mitigation): Mitigation => ({
  ...unsourced(one),
  responsible_party: anonymous(one.responsible_party),
});

/** Addresses and meeting places stay in the product too; the top-level city and state say where the business is. */
const withheld: ReadonlySet<string> = new Set([
  'primary_location',
  'additional_locations',
  'address',
  'meeting_place',
  'second_meeting_place',
]);
const shown = (fields: object): PlanSnapshot =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && Object.hasOwn(emptyContent, field) && !withheld.has(field),
    ),
  );

/** Names that the form sends outside the plan's own fields, in the fields they belong to. */
const named = ({ primary_concerns, identified_risks, location_risks, existing_mitigations }: FormData): BcpPart => {
  const concerns = primary_concerns ?? identified_risks;
  return {
    ...(concerns && { risk_factors: { selected: concerns } }),
    ...(location_risks && { threat_probability: { selected: location_risks } }),
    ...(existing_mitigations && { mitigations: existing_mitigations }),
  };
};

const withoutPeople = (plan: PlanSnapshot): PlanSnapshot => ({
  ...plan,
  ...(plan.spending_authority !== undefined && { spending_authority: anonymous(plan.spending_authority) }),
  ...(plan.critical_functions && { critical_functions: plan.critical_functions.map(withoutOwner) }),
  ...(plan.key_suppliers && { key_suppliers: plan.key_suppliers.map(withoutContact) }),
  ...(plan.it_systems && { it_systems: plan.it_systems.map(unsourced) }),
  ...(plan.risk_factors && { risk_factors: { selected: plan.risk_factors.selected } }),
  ...(plan.threat_probability && { threat_probability: { selected: plan.threat_probability.selected } }),
  ...(plan.mitigations && { mitigations: plan.mitigations.map(withoutParty) }),
});

/** The states of the other places, once each; where exactly they are stays in the product. */
const otherStates = (locations: readonly Location[]): Pick<PlanSnapshot, 'other_states'> => {
  const states = [...new Set(locations.map(({ state }) => state).filter((state) => state !== null && isGiven(state)))];
  return states.length > 0 ? { other_states: states as string[] } : {};
};

/** Whom the plan itself names as the person to reach. */
const contactsOf = ({ key_suppliers, primary_location, additional_locations }: Partial<BcpContent>): (string | null)[] => [
  ...(key_suppliers ?? []).map(({ contact_person }) => contact_person),
  ...[primary_location ?? null, ...(additional_locations ?? [])].map((location) => location?.contact ?? null),
];

/** Names of firms and places: a word of them that is also somebody's first name stays where it stands alone. */
const firmsOf = ({ business_name, city, key_suppliers, it_systems }: Partial<BcpContent>): (string | null | undefined)[] => [
  business_name,
  city,
  ...(key_suppliers ?? []).map(({ name }) => name),
  ...(it_systems ?? []).map(({ vendor }) => vendor),
];

/** Who must not be named to the AI: whom the plan and the form name, and `others` such as the team. */
export const peopleOf = (
  content: Partial<BcpContent>,
  form: FormData = {},
  others: readonly (string | null)[] = [],
): NameIndex => {
  const sent = form as Partial<BcpContent>;
  return buildNameIndex([...others, ...contactsOf(content), ...contactsOf(sent)], [...firmsOf(content), ...firmsOf(sent)]);
};

/**
 * The snapshot a job works on; `form` wins over what is stored. Phone numbers, email addresses and the names in `people`
 * are masked in every text of it.
 */
export const snapshotOf = (
  content: Partial<BcpContent>,
  form: FormData = {},
  people: NameIndex = peopleOf(content, form),
): PlanSnapshot =>
  maskDeep(
    {
      ...withoutPeople({ ...shown(content), ...shown(form), ...shown(named(form)) }),
      ...otherStates(form.additional_locations ?? content.additional_locations ?? []),
    },
    people,
  );

/** Characters of the data a model is shown, about 15,000 tokens. A job keeps no more of a plan than that. */
export const PROMPT_DATA_MAX = 60_000;
/** Characters of a text that is reviewed in place of its plan. */
export const REVIEWED_TEXT_MAX = 20_000;

/** What a job keeps of a plan: what the AI may see of it, cut to what a prompt may hold. */
export const jobSnapshot = (content: Partial<BcpContent>, form: FormData, cyber: boolean, people: NameIndex): PlanSnapshot =>
  cutToFit(visibleSnapshot(snapshotOf(content, form, people), cyber), PROMPT_DATA_MAX);

/** Without the hidden risks, where the customer opted out of cyber content. */
export const visibleSnapshot = (plan: PlanSnapshot, cyber: boolean): PlanSnapshot => ({
  ...plan,
  ...(plan.risk_factors && { risk_factors: { selected: visibleConcerns(plan.risk_factors.selected, cyber) } }),
  ...(plan.threat_probability && {
    threat_probability: { selected: visibleLocationRisks(plan.threat_probability.selected, cyber) },
  }),
  ...(plan.mitigations && {
    mitigations: visibleMitigations({ ...emptyContent, ...plan, mitigations: plan.mitigations }, cyber),
  }),
});
