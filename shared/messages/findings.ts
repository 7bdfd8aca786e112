const NAMES_MAX = 8;
const list = (names: readonly string[]): string => {
  if (names.length > NAMES_MAX) return `${names.slice(0, NAMES_MAX).join(', ')} and ${names.length - NAMES_MAX} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
const formatChain = (names: readonly string[]): string =>
  names.length > NAMES_MAX
    ? `${names.slice(0, NAMES_MAX).join(', then ')}, then ${names.length - NAMES_MAX} more`
    : names.join(', then ');

export const findingMessages = {
  R01: (name: string, rto: string, mtd: string, isCertain: boolean) =>
    `${name}: the recovery time (RTO ${rto}) ${isCertain ? 'is' : 'may be'} longer than the business can bear (MTD ${mtd}).`,
  R02: (name: string, rto: string, mtd: string) =>
    `${name}: recovery time (RTO ${rto}) and maximum downtime (MTD ${mtd}) are the same, which leaves no reserve.`,
  R03: (name: string, rto: string, names: readonly string[], isCertain: boolean) =>
    `${name} is to be back within ${rto}, but what it needs (${formatChain(names)}) ${isCertain ? 'takes' : 'may take'} longer.`,
  R04: (name: string, rpo: string, system: string, interval: string, isCertain: boolean) =>
    `${name} has the RPO ${rpo}, but the backups of ${system} (${interval}) ${isCertain ? 'are' : 'may be'} further apart.`,
  R05: (supplier: string, downtime: string, name: string, rto: string, isCertain: boolean) =>
    `${supplier} ${isCertain ? 'is' : 'may be'} allowed to be out (${downtime}) longer than ${name} can wait for it (RTO ${rto}).`,
  R06: (name: string) => `${name} names no IT system, supplier or resource that it needs.`,
  R07: (names: readonly string[]) => `${list(names)} depend on each other in a circle, so none of them can start first.`,
  R08: (from: string, name: string, closest: string | null) =>
    `${from} refers to "${name}", which is not in the plan.${closest === null ? '' : ` Did you mean "${closest}"?`}`,
  R09: (name: string, rto: string) => `${name} is rated low but is to be back within ${rto}.`,
  R10: (name: string, mtd: string) => `${name} is rated critical but may be down for ${mtd}.`,
  R11: (system: string, name: string, level: string | null) =>
    `${system} supports the critical function ${name} but is itself ${level === null ? 'not rated' : `rated ${level.toLowerCase()}`}.`,
  R12: (system: string, place: string) =>
    `The backup of ${system} is kept at the primary location (${place}), so one event could destroy both.`,
  R13: (name: string) => `${name} is critical and has no recovery procedure.`,
  R14: (name: string, texts: readonly string[]) => `${name} still says ${list(texts.map((text) => `"${text}"`))}.`,
  R15: (person: string) => `${person} is responsible for something but is not among the team members.`,
  R16: (person: string, count: number) => `${person} owns ${count} critical functions and can be in one place only.`,
  R17None: () => 'No one has full authority to activate the plan.',
  R17One: (person: string) => `Only ${person} has full authority to activate the plan.`,
  R18: (person: string) => `${person} is a primary contact and has no deputy.`,
  R19: (risk: string) => `${risk} is a high risk and has no mitigation.`,
  R20: (strategy: string) => `"${strategy}" is marked completed without a date or evidence.`,
  R21: (supplier: string) => `${supplier} is a critical supplier without an alternative.`,
  R22: (kinds: readonly string[]) => `No service provider is listed for ${list(kinds)}.`,
  R23: (mtd: string, name: string, rto: string) =>
    `The business can be down for ${mtd} at most, but even the fastest function (${name}) is back only within ${rto}.`,
  R24: (name: string, priority: string, criticality: string) =>
    `${name} has the recovery priority ${priority.toLowerCase()} but is rated ${criticality.toLowerCase()}.`,
  R25: (location: string) => `No function, system or mitigation uses the location ${location}.`,
  R29: (systems: readonly string[]) =>
    `Cyber content is switched off although ${list(systems)} ${systems.length === 1 ? 'is' : 'are'} critical.`,
} as const;
