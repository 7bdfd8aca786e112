const NAMES_MAX = 8;
const list = (names: readonly string[]): string => {
  if (names.length > NAMES_MAX) return `${names.slice(0, NAMES_MAX).join(', ')}, and ${names.length - NAMES_MAX} more`;
  if (names.length === 2) return names.join(' and ');
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
};
const formatChain = (names: readonly string[]): string =>
  names.length > NAMES_MAX
    ? `${names.slice(0, NAMES_MAX).join(', then ')}, then ${names.length - NAMES_MAX} more`
    : names.join(', then ');
const isOrAre = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

const backupsOf = (name: string, system: string): string => (name === system ? 'its backups' : `the backups of ${system}`);

/** What loses more data than its RPO allows. */
interface Late {
  name: string;
  rpo: string;
}
const startLate = ([late]: readonly Late[]): string => `${late!.name} has an RPO of ${late!.rpo}, but`;
const listLate = (late: readonly Late[]): string => list(late.map(({ name, rpo }) => `${name} (${rpo})`));

export const findingMessages = {
  numbersRequired: 'Send the numbers of the finding as you read them',
  setRto: (rto: string) => `Set RTO to ${rto}`,
  setMtd: (mtd: string) => `Set MTD to ${mtd}`,
  setPriority: (priority: string) => `Set priority to ${priority}`,
  rateCritical: 'Rate it Critical',
  pickName: (name: string) => `Use “${name}”`,
  removeRisk: (risk: string) => `Remove ${risk}`,
  addToTeam: (person: string) => `Add ${person} to the team`,
  addProvider: (kind: string) => `Add a provider: ${kind}`,
  addMitigation: (risk: string) => `Add a mitigation for ${risk}`,
  accepted: (date: string, reason: string | null) =>
    reason === null ? `Accepted by the owner on ${date}.` : `Accepted by the owner on ${date}: ${reason.replace(/\.?$/, '.')}`,
  tooManyDismissals: 'This BCP has too many dismissed findings. Bring some back first.',
  numbers: {
    rto: 'RTO',
    mtd: 'MTD',
    acceptable: 'Acceptable for',
    rpo: 'RPO',
    needs: 'What it depends on takes',
    downtime: 'Downtime',
    restore: 'Restoring takes',
    switch: 'Switching takes',
    backups: 'Backups',
    place: 'Backup place',
    late: 'RPOs',
    strictest: 'Strictest',
    fastest: 'Fastest RTO',
    priority: 'Recovery priority',
    criticality: 'Rating',
    texts: 'Text',
    roles: 'Roles',
    owned: 'Functions owned',
    deciders: 'People with full authority',
    done: 'Timeline',
    held: 'Last exercise',
    kinds: 'Missing',
    systems: 'Systems',
    answers: 'Answers',
    contacts: 'Contacts',
    assumed: 'Assumed facts',
  },
  R01: (name: string, rto: string, mtd: string, isCertain: boolean) =>
    `${name}: the recovery time (RTO ${rto}) ${isCertain ? 'is' : 'may be'} longer than the maximum downtime (MTD ${mtd}).`,
  R02: (name: string, rto: string, mtd: string) =>
    `${name}: the recovery time (RTO ${rto}) equals the maximum downtime (MTD ${mtd}). That leaves no reserve.`,
  R03: (name: string, rto: string, names: readonly string[], isCertain: boolean) =>
    `${name} is due back within ${rto}, but it depends on ${formatChain(names)}, which ${isCertain ? (names.length === 1 ? 'takes' : 'take') : 'may take'} longer.`,
  R04: (late: readonly Late[], system: string, interval: string, isCertain: boolean) => {
    const verb = isCertain ? 'are' : 'may be';
    return late.length === 1
      ? `${startLate(late)} ${backupsOf(late[0]!.name, system)} (${interval}) ${verb} further apart.`
      : `The backups of ${system} (${interval}) ${verb} further apart than these RPOs allow: ${listLate(late)}.`;
  },
  R04Unscheduled: (late: readonly Late[], system: string, interval: string) =>
    late.length === 1
      ? `${startLate(late)} ${backupsOf(late[0]!.name, system)} (${interval}) follow no schedule.`
      : `The backups of ${system} (${interval}) follow no schedule, but these have an RPO: ${listLate(late)}.`,
  R04Never: (late: readonly Late[], system: string) =>
    late.length === 1
      ? `${startLate(late)} ${late[0]!.name === system ? 'it' : system} has no backup.`
      : `${system} has no backup, but these have an RPO: ${listLate(late)}.`,
  R05: (supplier: string, downtime: string, name: string, limit: string, isCertain: boolean) =>
    `${supplier} may be out for ${downtime}, ${isCertain ? 'longer than' : 'perhaps longer than'} ${name} can be down (${limit}). Say how long your stock lasts, what the workaround is, or how fast an alternative delivers.`,
  R05Switch: (supplier: string, downtime: string, change: string) =>
    `${supplier} may be out for ${downtime}, but the change to an alternative takes ${change}. Agree on a faster change, or say how long your stock lasts.`,
  R06: (name: string) => `${name} lists none of the IT systems, suppliers, or resources it depends on.`,
  R07: (names: readonly string[]) => `${list(names)} depend on each other in a circle, so none of them can start first.`,
  R08: (from: string, name: string, closest: string | null) =>
    `${from} refers to “${name}”, which is not in this BCP.${closest === null ? '' : ` Did you mean “${closest}”?`}`,
  R09: (name: string, rto: string) => `${name} is rated low, but it is due back within ${rto}.`,
  R10: (name: string, mtd: string) => `${name} is rated critical, but it may be down for ${mtd}.`,
  R11: (system: string, name: string, level: string | null) =>
    `${system} supports the critical function ${name}, but ${level === null ? 'it has no rating' : `it is rated ${level}`}.`,
  R12: (system: string, place: string) =>
    `${system} is backed up at the same site (${place}). One event could destroy both. Add an off-site or cloud copy.`,
  R12Likely: (system: string, place: string) =>
    `${system} seems to be backed up at the same site (“${place}”). One event could destroy both. Add an off-site or cloud copy.`,
  R13: (name: string) => `${name} is critical and has no recovery procedure.`,
  R14: (name: string, texts: readonly string[]) => `${name} still says ${list(texts.map((text) => `“${text}”`))}.`,
  R15: (person: string) => `${person} is responsible for something but is not among the team members.`,
  R15Roles: (roles: readonly string[]) =>
    `No team member holds ${roles.length === 1 ? 'this role' : 'these roles'}: ${list(roles)}. Say who does in step 4.`,
  R16: (person: string, count: number) => `${person} owns ${count} critical functions. Spread them out or name backups.`,
  R17None: () => 'No one has full authority to activate the plan. Give it to at least one team member in step 4.',
  R17One: (person: string) => `Only ${person} has full authority to activate the plan. Give it to a second person in step 4.`,
  R18: (person: string) => `${person} is a primary contact and has no backup.`,
  R19: (risk: string) => `${risk} is a high risk and has no mitigation.`,
  R20: (strategy: string) => `“${strategy}” is marked completed. Add the date and what shows it.`,
  R20Old: (strategy: string, year: number) =>
    `“${strategy}” was completed in ${year}. Check that it still works, and write down when you checked.`,
  R21: (supplier: string) => `${supplier} is a critical supplier without an alternative.`,
  R21Assumed: (supplier: string) => `${supplier} is a critical supplier, and no one has confirmed its suggested alternatives.`,
  R22: (kinds: readonly string[]) => `No service provider is listed for ${list(kinds)}.`,
  R23: (mtd: string, name: string, rto: string) =>
    `The business can be down for ${mtd} at most, but even the fastest function (${name}) has an RTO of ${rto}.`,
  R24: (name: string, priority: string, criticality: string) =>
    `${name} has the recovery priority ${priority}, but it is rated ${criticality}.`,
  R25: (location: string) => `No function, system, or mitigation uses the location ${location}.`,
  R26: (names: readonly string[]) =>
    `Not confirmed in the last 90 days: ${list(names)}. Check that their phone numbers and emails still work.`,
  R27: () => 'This BCP changed after you generated it. Generate it again for everyone.',
  R28: () => 'No exercise with a written result in the last 12 months. Schedule a tabletop exercise.',
  R29: (systems: readonly string[]) =>
    `Cyber risks are hidden, but ${list(systems)} ${isOrAre(systems)} critical. Turn cyber content back on under Update Preferences.`,
  R30: (name: string, mtd: string, { from, level, text }: { from: string; level: string; text: string }, isCertain: boolean) =>
    `${name}: the maximum downtime (MTD ${mtd}) ${isCertain ? 'is' : 'may be'} longer than its impact allows (${text}). You rated it ${level} after ${from}.`,
  R31: (system: string, rto: string, time: string, isCertain: boolean) =>
    `${system} is due back within ${rto} (RTO), but restoring it ${isCertain ? 'takes' : 'may take'} longer (${time}).`,
  R32: (rpo: string, name: string, least: string) =>
    `The business sets an RPO of ${rpo}, but even the strictest one (${name}) is ${least}.`,
  R33: (priority: string, name: string, rto: string) =>
    `The recovery priority is ${priority}, but even the fastest function (${name}) has an RTO of ${rto}.`,
  R34: (name: string, priority: string, mtd: string) =>
    `${name}: the recovery priority (${priority}) comes later than the maximum downtime (MTD ${mtd}) allows.`,
  R34Early: (name: string, priority: string, mtd: string) =>
    `${name} has the recovery priority ${priority}, but it may be down for ${mtd}.`,
  R35: (risk: string, why: string) => `${risk}: not a known hazard at your address. ${why}`,
  R36: (answers: readonly string[]) =>
    `We could not read ${answers.length === 1 ? 'this answer' : 'these answers'}, so the check left ${answers.length === 1 ? 'it' : 'them'} out: ${list(answers)}. Which time or place do you mean?`,
  R37: (facts: number, names: readonly string[]) =>
    `${facts} ${facts === 1 ? 'fact is' : 'facts are'} assumed, because no one has confirmed ${names.length === 1 ? 'this entry' : 'these entries'}: ${list(names.map((name) => name.replace(/\.$/, '')))}.`,
  business: 'The business',
  unread: {
    max_downtime: 'maximum downtime',
    rto: 'RTO',
    rpo: 'RPO',
    recovery_time: 'recovery time',
    backup_frequency: 'backup interval',
    backup_location: 'backup place',
  },
} as const;
