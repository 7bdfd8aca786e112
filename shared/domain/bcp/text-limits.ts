/** Characters per field: long enough for a procedure, short enough that 200 rows fit the store. */
export const FIELD_MAX = 4000;
export const NAME_MAX = 200;
export const ITEM_ID_MAX = 64;
/** The quick reference card prints it in full. */
export const MEETING_PLACE_MAX = 120;
export const SPENDING_AUTHORITY_MAX = 500;
export const LIST_MAX = 200;
export const ALTERNATE_SITE_MAX = 300;
/** A line of a list such as the vital records. */
export const FALLBACK_LINE_MAX = 300;
export const FALLBACK_LINES_MAX = 50;
export const RISK_REASON_MAX = 400;
export const CITATION_MAX = 200;
export const ACTIVITY_MAX = 200;
export const TRADE_ID_MAX = 60;
/** A week has 168. */
export const OPEN_HOURS_MAX = 168;
/** Of a duration as people type it. */
export const TIME_TEXT_MAX = 100;
export const WORKAROUND_MAX = 1000;
export const SCENARIOS_MAX = 20;
/** Losses of one scenario. */
export const LOSSES_MAX = 100;
/** Of one test of a number. */
export const EVIDENCE_NOTE_MAX = 1000;
export const LINK_MAX = 500;
