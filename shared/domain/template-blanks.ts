import type { BcpContent, CriticalFunction, ItSystem, KeySupplier } from './bcp/bcp.ts';
import { formatLimit } from './bcp/duration.ts';
import { isAnswered, isFilled } from './bcp/filled.ts';
import { sortByCriticality } from './bcp/priority-order.ts';
import type { Employee } from './people.ts';

export type TemplateTeam = readonly Pick<Employee, 'role' | 'is_primary_contact' | 'activation_authority'>[];

interface Sources {
  bcp: Partial<BcpContent>;
  fn: CriticalFunction | undefined;
  secondFn: CriticalFunction | undefined;
  system: ItSystem | undefined;
  supplier: KeySupplier | undefined;
  /** Who may activate the BCP, the primary contact first. */
  leaders: TemplateTeam;
}

interface Blank {
  /** Reads well where the BCP has no answer. */
  plain: string;
  read: (sources: Sources) => string | null | undefined;
}

const quote = (name: string | undefined): string | null => (isAnswered(name) ? `“${name.trim()}”` : null);

const formatPlace = (parts: readonly (string | null | undefined)[]): string => parts.filter(isAnswered).join(', ');

/** Roles only: staff and auditors, who read exercises, see no names. */
const formatRole = (leader: TemplateTeam[number] | undefined): string | null => (leader ? `the ${leader.role.trim()}` : null);

const formatHeadcount = (count: number | undefined): string | null => {
  if (!count) return null;
  return count === 1 ? 'one person' : `${count} people`;
};

const blanks = {
  'business name': { plain: 'your business', read: ({ bcp }) => bcp.business_name },
  headcount: { plain: 'your people', read: ({ bcp }) => formatHeadcount(bcp.employee_count) },
  city: { plain: 'your city', read: ({ bcp }) => bcp.city },
  state: { plain: 'your state', read: ({ bcp }) => bcp.state },
  address: { plain: 'your main site', read: ({ bcp }) => bcp.address },
  'main site': { plain: 'your main site', read: ({ bcp }) => formatPlace([bcp.address, bcp.city]) },
  'second site': {
    plain: 'your other site',
    read: ({ bcp: { additional_locations: [site] = [] } }) => site && (site.name ?? formatPlace([site.address, site.city])),
  },
  'meeting place': { plain: 'your meeting place', read: ({ bcp }) => bcp.meeting_place },
  'second meeting place': { plain: 'your second meeting place', read: ({ bcp }) => bcp.second_meeting_place },
  'critical function': { plain: 'your most critical function', read: ({ fn }) => quote(fn?.name) },
  'second function': { plain: 'your second function', read: ({ secondFn }) => quote(secondFn?.name) },
  'recovery time': { plain: 'its recovery time', read: ({ fn }) => formatLimit(fn?.rto) },
  'maximum downtime': { plain: 'its maximum downtime', read: ({ fn }) => formatLimit(fn?.max_downtime) },
  'main system': { plain: 'your main IT system', read: ({ system }) => system?.name },
  'system vendor': { plain: 'its vendor', read: ({ system }) => system?.vendor },
  'backup location': { plain: 'where its backup is kept', read: ({ system }) => system?.backup_location },
  'main supplier': { plain: 'your main supplier', read: ({ supplier }) => supplier?.name },
  'supplier service': { plain: 'what you buy from it', read: ({ supplier }) => supplier?.services_provided },
  'other supplier': { plain: 'another supplier', read: ({ supplier }) => supplier?.alternative_suppliers.find(isAnswered) },
  'incident leader': { plain: 'the incident leader', read: ({ leaders }) => formatRole(leaders[0]) },
  'backup leader': { plain: 'the backup for the incident leader', read: ({ leaders }) => formatRole(leaders[1]) },
} as const satisfies Record<string, Blank>;

export type BlankName = keyof typeof blanks;
/** What a template may leave open in square brackets. */
export const BLANK_NAMES = Object.keys(blanks) as BlankName[];
const isBlankName = (name: string): name is BlankName => Object.hasOwn(blanks, name);

export type TemplateFacts = Partial<Record<BlankName, string>>;

export const templateFactsOf = (bcp: Partial<BcpContent>, team: TemplateTeam): TemplateFacts => {
  const functions = sortByCriticality(bcp.critical_functions ?? []).filter(({ name }) => isAnswered(name));
  const sources: Sources = {
    bcp,
    fn: functions[0],
    secondFn: functions[1],
    system: sortByCriticality(bcp.it_systems ?? []).find(({ name }) => isAnswered(name)),
    supplier: sortByCriticality(bcp.key_suppliers ?? []).find(({ name }) => isAnswered(name)),
    leaders: team
      .filter(({ role, activation_authority }) => activation_authority === 'Full' && isAnswered(role))
      .sort((a, b) => Number(b.is_primary_contact) - Number(a.is_primary_contact)),
  };
  const facts: TemplateFacts = {};
  for (const name of BLANK_NAMES) {
    const fact = (blanks[name] as Blank).read(sources);
    if (isAnswered(fact)) facts[name] = fact.trim();
  }
  return facts;
};

/** Replacements are whole noun phrases: "the [main supplier]" becomes "your main supplier". */
const ARTICLE = '(?:\\b(?:the|your|our)\\s+)?';
const blankPattern = (): RegExp => new RegExp(`(${ARTICLE})\\[([^\\[\\]\\n]+)\\]`, 'gi');

const toBlankName = (written: string): string => written.trim().replace(/\s+/g, ' ').toLowerCase();

/** The blanks of a text in lowercase, each once; names outside `BLANK_NAMES` too, so that an author can be told. */
export const listBlanks = (text: string): string[] => [
  ...new Set([...text.matchAll(blankPattern())].map(([, , written]) => toBlankName(written!)).filter(isFilled)),
];

const STARTS_SENTENCE = /(?:^|[.!?]["”’)]?\s+|\n\s*|[“"]\s*)$/;
/** Only our own wording may change its case; a stored phrase stays as typed. */
const OWN_WORDING = /^(?:the|your|its|another|what|where|one)\b/;
const capitalizeOwn = (text: string): string => (OWN_WORDING.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

/**
 * Fills each blank from the BCP, or with plain wording that reads well without the fact. A name outside `BLANK_NAMES`, such as
 * "[25]", only loses its brackets. `unfilled` lists what the BCP did not answer.
 */
export const fillTemplateBlanks = (text: string, facts: TemplateFacts): { text: string; unfilled: string[] } => {
  const unfilled = new Set<string>();
  const replace = (_match: string, article: string, written: string, at: number): string => {
    const name = toBlankName(written);
    if (name === '') return article;
    const fact = isBlankName(name) ? facts[name] : undefined;
    if (fact === undefined) unfilled.add(name);
    if (!isBlankName(name)) return article + written.trim();
    const words = fact ?? blanks[name].plain;
    return STARTS_SENTENCE.test(text.slice(0, at)) ? capitalizeOwn(words) : words;
  };
  return { text: text.replace(blankPattern(), replace), unfilled: [...unfilled] };
};
