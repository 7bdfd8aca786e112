import type { Participant, ParticipantEntry } from './exercise.ts';

/** A learning objective, which AI scenarios bring as plain text, becomes the name of a row. */
export const participantRow = (entry: ParticipantEntry): Participant =>
  typeof entry === 'string' ? { name: entry, role: '', email: '', phone: '' } : entry;

export const namedParticipants = <T extends ParticipantEntry>(entries: readonly T[]): T[] =>
  entries.filter((entry) => (typeof entry === 'string' ? entry : entry.name).trim() !== '');
