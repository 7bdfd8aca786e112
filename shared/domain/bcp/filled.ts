export const isFilled = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

const placeholders = new Set(['to be assigned', 'to be specified', 'to be scheduled', 'unnamed strategy', 'general risk']);

/** A default that suggestions leave behind is not an answer. */
export const isPlaceholder = (text: string | null | undefined): boolean => placeholders.has((text ?? '').trim().toLowerCase());

export const isAnswered = (text: string | null | undefined): text is string => isFilled(text) && !isPlaceholder(text);
