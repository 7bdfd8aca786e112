import type { InCharge } from '../in-charge.ts';
import type {
  AlternatePlace,
  Industry,
  KnownFunction,
  KnownSupplier,
  KnownSystem,
  Post,
  RiskRow,
} from '../industries/industry.ts';
import type { RiskFacts } from '../mitigations/fact.ts';

/** What a fact about a business adds to the basics of its industry. Keys of posts are unique over all traits; a trade may override them. */
export interface Additions {
  /** Whom and what it has in its charge, apart from what that implies. */
  inCharge?: readonly InCharge[];
  posts?: Readonly<Record<string, Post>>;
  functions?: readonly KnownFunction[];
  systems?: readonly KnownSystem[];
  suppliers?: readonly KnownSupplier[];
  /** Most pressing first. */
  risks?: readonly RiskRow[];
  /** For risks that the general mitigations don't answer; found by the names in `risks` of each entry. */
  mitigations?: readonly RiskFacts[];
  insights?: readonly string[];
  /** Clauses that follow "For <trade>, ". */
  exposure?: Partial<Industry['exposure']>;
  harm?: Partial<Industry['harm']>;
  /** In place of those of the industry. */
  sizes?: Industry['sizes'];
  alternatePlace?: AlternatePlace;
  insurance?: readonly string[];
  vitalRecords?: readonly string[];
  exerciseIdeas?: readonly string[];
  /** Names of functions, systems, suppliers and risks that such a business doesn't have, though its industry or another trait does. */
  not?: readonly string[];
}

/** One fact about a business that changes its BCP. */
export interface Trait extends Additions {
  /** Completes “This business …”: “treats patients”. */
  fact: string;
}

export const defineTraits = <K extends string>(traits: Record<K, Trait>): Readonly<Record<K, Trait>> => traits;
