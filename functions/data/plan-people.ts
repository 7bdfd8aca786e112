/** Who must not be named to the AI provider: the team of a plan, and whom its service providers name. */
import { employees } from './employees.ts';
import { providers } from './providers.ts';

/** Names as they were typed; both lists are read side by side. */
export const readPeopleNames = async (uid: number, bcpId: number): Promise<(string | null)[]> => {
  const [team, firms] = await Promise.all([employees.list(uid, bcpId, true), providers.list(uid, bcpId, true)]);
  return [
    ...team.flatMap(({ name, backup_for }) => [name, backup_for]),
    ...firms.flatMap(({ contact_person, emergency_contact }) => [contact_person, emergency_contact]),
  ];
};
