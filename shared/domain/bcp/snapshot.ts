import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import type { BcpContent, BcpPart, CriticalFunction, ItemSource, KeySupplier, Location, Mitigation, RiskImpact } from './bcp.ts';
import { emptyContent } from './empty-content.ts';
import { isAnswered } from './filled.ts';

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
  'alternate_site_move_time',
  'address',
  'meeting_place',
  'second_meeting_place',
  'scenarios',
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
  ...(snapshot.risk_impact_assessments && {
    risk_impact_assessments: {
      primary_concerns: dropReasons(snapshot.risk_impact_assessments.primary_concerns),
      location_risks: dropReasons(snapshot.risk_impact_assessments.location_risks),
    },
  }),
  ...(snapshot.mitigations && { mitigations: snapshot.mitigations.map(anonymizeParty) }),
});

/** Our own words would come back as the owner's. */
const dropReasons = (assessments: Record<string, RiskImpact>): Record<string, RiskImpact> =>
  Object.fromEntries(Object.entries(assessments).map(([name, { reasons: _, ...rated }]) => [name, rated]));

/** States of the other sites without duplicates; their addresses stay in the product. */
const listOtherStates = (locations: readonly Location[]): Pick<BcpSnapshot, 'other_states'> => {
  const states = [...new Set(locations.map(({ state }) => state).filter((state) => state !== null && isAnswered(state)))];
  return states.length > 0 ? { other_states: states as string[] } : {};
};

/** What an AI call may read of a BCP: `form` wins over what is stored, and no owner, contact or address is in it. */
export const buildSnapshot = (content: Partial<BcpContent>, form: BcpFormData = {}): BcpSnapshot => ({
  ...anonymizePeople({ ...pickShown(content), ...pickShown(form), ...pickShown(toBcpFields(form)) }),
  ...listOtherStates(form.additional_locations ?? content.additional_locations ?? []),
});
