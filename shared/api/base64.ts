/** Files inside JSON bodies. */

/** Standard base64 with its padding; told by its characters alone, as the content may be long. */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
