/** When a stored text counts as given. */

/** A text of spaces, null and absence all count as absent. */
export const isFilled = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

/** Words that stand where an answer is still missing. */

const placeholders = new Set(['to be assigned', 'to be specified', 'to be scheduled', 'unnamed strategy', 'general risk']);

/** Whether a text is one of the defaults that suggestions leave behind, not an answer. */
export const isPlaceholder = (text: string | null | undefined): boolean => placeholders.has((text ?? '').trim().toLowerCase());

/** Whether a text is an answer: written, and no placeholder. */
export const isAnswered = (text: string | null | undefined): text is string => isFilled(text) && !isPlaceholder(text);
