import type { InCharge } from '../in-charge.ts';
import type { Industry } from '../industries/industry.ts';
import type { Additions } from '../traits/trait.ts';
import type { TraitId } from '../traits.ts';

/** What a search needs to know of a trade. */
export interface TradeSummary extends Pick<Trade, 'id' | 'title' | 'words' | 'traits' | 'within'> {
  industry: Industry['name'];
  /** Of its traits and its own, with all that they imply. */
  inCharge: readonly InCharge[];
  /** The file that has the rest. */
  sector: string;
  /** The usual one first. */
  industries: readonly Industry['name'][];
}

export interface Trade extends Additions {
  /** Stored with the BCP: never renamed. */
  id: string;
  /** In the list: “Dialysis center”. */
  title: string;
  /** In a sentence: “a dialysis center”. */
  trade: string;
  /** NAICS 2022, most specific first. */
  naics: string;
  /** Found in names and descriptions as whole words, the longest first; `*` ends the beginning of a word. Lowercase. */
  words: readonly string[];
  /** Industries whose basics it shares, its usual one first. */
  within: readonly Industry['name'][];
  /** Further industries that such a business may choose: there it shares the basics of the first in `within`. */
  alsoIn?: readonly Industry['name'][];
  /** The most telling first: of two entries for the same thing, the earlier trait's stays. */
  traits: readonly TraitId[];
  peak: string;
  /** Insights, insurance, records and exercises of the industry that aren't said to it. */
  unlike?: RegExp;
}
