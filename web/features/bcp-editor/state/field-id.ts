/** The element id of a field's input, from its path (`primary_location.city`), so that a message can lead to it. */
export const fieldId = (path: string): string => `business-${path.replaceAll('.', '-')}`;
