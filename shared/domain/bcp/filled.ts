/** When a stored text counts as given. */

/** A text of spaces, null and absence all count as absent. */
export const isFilled = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';
