/** Names in the archive of "Download my data": the same on every run, and safe on Windows. */
const NAME_MAX = 40;

const toNamePart = (name: string): string =>
  [...name.normalize('NFC').replace(/[^\p{L}\p{N}-]+/gu, '_')]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^_+|_+$/g, '');

/** The id comes first, so that equal names differ and none is reserved. */
const nameWithId = (kind: string, id: number, name: string): string =>
  [`${kind}-${id}`, toNamePart(name)].filter(Boolean).join('_');

export const bcpFolder = (id: number, name: string): string => `bcps/${nameWithId('bcp', id, name)}`;
export const exercisePath = (id: number, name: string): string => `exercises/${nameWithId('exercise', id, name)}`;

export const exportFileName = (at: string): string => `keelhouse-data-${at.slice(0, 10)}.zip`;
