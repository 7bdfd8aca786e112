/** An exercise as people other than its owner see it. */
import type { Exercise, ParticipantEntry } from './exercise.ts';
import { maskContacts } from './masking.ts';

/** The role stays, who has it does not. Plain text is a learning objective, but may have been typed by a person. */
const redactParticipant = (entry: ParticipantEntry): ParticipantEntry =>
  typeof entry === 'string' ? maskContacts(entry) : { name: '', role: entry.role, email: '', phone: '' };

/** Without names, email addresses and phone numbers of those who take part: how many they are and in which roles is enough to approve. */
export const redactParticipants = <E extends Exercise>(exercise: E): E => ({
  ...exercise,
  participants: exercise.participants.map(redactParticipant),
  participants_hidden: true,
});
