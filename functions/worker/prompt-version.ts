/** Stored with every answer of the model. Raised with every change of a prompt or form; a test compares them with its record. */
export const PROMPT_VERSION = '2026-11-24.2';
