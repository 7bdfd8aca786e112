/** Characters per field: long enough for a procedure, short enough that 200 rows fit the store. */
export const FIELD_MAX = 4000;
export const NAME_MAX = 200;
export const ITEM_ID_MAX = 64;
/** The quick reference card prints it in full. */
export const MEETING_PLACE_MAX = 120;
export const SPENDING_AUTHORITY_MAX = 500;
export const LIST_MAX = 200;
