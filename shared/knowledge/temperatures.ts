/** FDA Food Code 2022, 3-501.16 and 3-501.19, which states adopt with changes. */
export const DISCARD_FOOD = 'After 4 hours, throw out cold food above 41 °F and hot food below 135 °F (FDA Food Code).';
/** CDC, Vaccine Storage and Handling Toolkit; USP has the same range for a refrigerator of medicines. */
export const MEDICINE_REFRIGERATOR = '36 to 46 °F (CDC)';
/** CDC, How to Prevent Norovirus. The Food Code has 24 hours for others, 48 for norovirus (2-201.13). */
export const BACK_AFTER_VOMITING = 'until 48 hours after vomiting and diarrhea end (CDC)';
