import { isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { hasPost, speaksOf } from '#shared/domain/bcp/posts.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { oncePer } from '#shared/domain/once.ts';
import { capitalize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, findPerson, formatContact, formatWithPhone, listDeputies } from '../document-context.ts';
import { type Block, type Chapter, type Line, type Span, toPlainText, toSpans } from '../pdf/model.ts';
import { buildGapParagraph, markMuted, markStrong } from '../values.ts';
import { EVENTS, type Event, findEventOfRisk, isOfPaper } from './events.ts';
import { formatSiteAndTime, formatSteps } from './steps.ts';

export interface Response {
  /** As “R3”: in the order in which they are printed. */
  number: string;
  names: string[];
  owner: string;
  steps: string[];
}

const LOSS_OF_SOMEONE =
  /\b(?:key (?:\w+ )?person(?:nel)?\b|succession|incapacity|(?:loss|death|illness|injury|disability) of\b|leaves suddenly)/i;

/** Nobody leads the response to their own loss: whoever takes over does. */
const formatResponseLead = (context: DocumentContext, risk: string, who: string | null): string => {
  const named = formatContact(context, who);
  const person = findPerson(context, who);
  if (person === undefined || !LOSS_OF_SOMEONE.test(risk)) return named;
  const [next] = [
    ...listDeputies(context, person),
    ...context.deciders,
    ...context.employees.filter((employee) => hasPost(employee, 'Board Chair')),
  ].filter((other) => other !== person);
  const isMeant = speaksOf(risk, person) || (person === context.owner && /\bowner\b/i.test(risk));
  if (isMeant) return next === undefined ? 'Name who takes over' : formatWithPhone(next);
  const isAnyone = /\b(?:key (?:\w+ )?person(?:nel)?|succession|incapacity)\b/i.test(risk);
  return isAnyone && next !== undefined ? `${named}, or ${formatWithPhone(next)}` : named;
};

const URGENT =
  /\b911\b|mayday|\bstay with the patients\b|evacuat|drop, cover|in danger|\b(?:everyone|people|all) (?:leaves?|out|goes?|gets?|drops?|puts?)\b|get (?:everyone|people)|leave right away|go indoors|goes indoors|call the coast guard|stay calm and do what|no one goes/i;

/** A response that begins with lives at stake. When someone is lost, the call to 911 is a step, and the card is about the work. */
const isUrgent = ({ names, steps }: Pick<Response, 'names' | 'steps'>): boolean =>
  !names.every((name) => isOfPaper(name) || LOSS_OF_SOMEONE.test(name)) && steps.slice(0, 3).some((step) => URGENT.test(step));

/** The risk whose card answers this one as well, where it has no steps of its own. */
const findAnsweredBy = (steps: readonly string[]): string | undefined =>
  steps.length === 1 ? /incident steps of “(.+?)”/.exec(steps[0]!)?.[1] : undefined;

/** An order that needs the steps before it stays behind them: the way out of a spill is the way into a cloud. */
const STANDS_ALONE = /^(?:call 911|(?:if|when) (?:anyone|someone|a person|a child|people|you)\b)/i;

type Listed = Omit<Response, 'number'> & { rank: number };

/** Risks that share their steps are one response, and so are the measures of one risk. */
const listByRisk = (context: DocumentContext): Listed[] => {
  const rankOf = (name: string): number => {
    const at = context.risks.findIndex((risk) => nameKey(risk.name) === nameKey(name));
    return at === -1 ? context.risks.length : at;
  };
  const hasSteps = (name: string): boolean =>
    context.mitigations.some(
      ({ risk_name, incident_response_steps: steps }) =>
        formatRiskName(risk_name) === name && steps.length > 0 && findAnsweredBy(steps) === undefined,
    );
  const listed: Listed[] = [];
  const referred: { name: string; by: string; rank: number }[] = [];
  for (const { risk_name, responsible_party, incident_response_steps: steps } of context.mitigations) {
    if (steps.length === 0) continue;
    const [name, rank] = [formatRiskName(risk_name), rankOf(risk_name)];
    const by = findAnsweredBy(steps);
    if (by !== undefined && hasSteps(by)) {
      referred.push({ name, by, rank });
      continue;
    }
    const ofRisk = listed.find(({ names }) => names.length === 1 && names[0] === name);
    const alike = listed.find((other) => other.steps.join('\n') === steps.join('\n'));
    if (ofRisk !== undefined) {
      // What another measure says of lives does not wait until its turn.
      const [first, ...others] = ofRisk.steps;
      const urgent = steps.filter((step) => step.includes('911') && STANDS_ALONE.test(step));
      ofRisk.steps = [...new Set([first!, ...urgent, ...others, ...steps])];
    } else if (alike !== undefined) {
      alike.names = [...new Set([...alike.names, name])];
      alike.rank = Math.min(alike.rank, rank);
    } else
      listed.push({
        ...{ names: [name], rank, steps: [...steps] },
        owner: formatResponseLead(context, risk_name, responsible_party),
      });
  }
  // Whoever looks for either risk finds the one card with both names.
  for (const { name, by, rank } of referred) {
    const card = listed.find(({ names }) => names.includes(by));
    if (card === undefined || card.names.includes(name)) continue;
    card.names.push(name);
    card.rank = Math.min(card.rank, rank);
  }
  return listed;
};

/** Where lives are at stake first, then by the rating of the risks. */
const listResponses = oncePer((context: DocumentContext): Response[] =>
  listByRisk(context)
    .toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || a.rank - b.rank)
    .map(({ names, owner, steps }, at) => ({ number: `R${at + 1}`, names, owner, steps })),
);

const idOf = ({ number }: Response): string => `card-${number.toLowerCase()}`;
const linkTo = (response: Response): Span => ({
  text: `${response.number} ${response.names.join(', ')}`,
  leadsTo: idOf(response),
});
const linkToAll = (responses: readonly Response[]): Line =>
  responses.flatMap((response, at) => [...(at > 0 ? ['; '] : []), linkTo(response)]);

/** Whoever is threatened looks under the attacker, also where the card is named after what is stolen. */
const OF_THREATS = /\b(?:threatens|weapon|robber|knife|gun)\b/i;
const listEvents = ({ names, steps }: Response): (Event | undefined)[] => [
  ...names.map(findEventOfRisk),
  ...(steps.slice(0, 2).some((step) => OF_THREATS.test(step)) ? ['stay' as const] : []),
];

/** Those that belong to an event; without one, to none of them. */
export const listResponsesTo = (context: DocumentContext, event: Event | undefined): Response[] =>
  listResponses(context).filter((response) => listEvents(response).includes(event));

const indexTitles: Record<Event, string> = {
  leave: 'Fire, gas, damage',
  stay: 'Threat',
  storm: 'Storm, flood, heat, cold',
  systems: 'Systems',
  people: 'People',
  supply: 'Suppliers, utilities, equipment',
  reputation: 'Product, claim, press',
};

/** These have nothing in common, and are named only where a card is about them. */
const dangersInside: readonly (readonly [RegExp, string])[] = [
  [/tornado/i, 'tornado'],
  [/earthquake/i, 'earthquake'],
  [/chemical|toxic|ammonia|chlorine|\bcloud\b/i, 'toxic air'],
  [/attack|violence|shooter|intruder|weapon/i, 'attacker'],
  [/robber|hold-up/i, 'robbery'],
  [/\bbomb\b/i, 'bomb threat'],
];
const nameDangersInside = (found: readonly Response[]): string => {
  const isOfThreat = found.some(({ names }) => !names.some((name) => findEventOfRisk(name) === 'stay'));
  const names = [...found.flatMap((response) => response.names), ...(isOfThreat ? ['attack'] : [])];
  const kinds = dangersInside.filter(([of]) => names.some((name) => of.test(name))).map(([, kind]) => kind);
  return kinds.length === 0 ? indexTitles.stay : capitalize(kinds.join(', '));
};

const OF_THEFT = /\b(?:theft|thieves|stolen|shoplifting|burglary|break-ins?|vandal\w*)\b/i;
const nameEvent = (event: Event, found: readonly Response[]): string => {
  if (event === 'stay') return nameDangersInside(found);
  const isOfTheft = event === 'reputation' && found.some(({ names }) => names.some((name) => OF_THEFT.test(name)));
  return isOfTheft ? 'Theft, product, claim, press' : indexTitles[event];
};

const INDEX_TITLE = 'Which card to take (part R, after this chapter)';

/** To be found at a glance, before anything is read. */
export const buildResponseIndex = (context: DocumentContext): Block[] => {
  const rows = [...EVENTS, undefined].flatMap((event): Line[][] => {
    const found = listResponsesTo(context, event);
    const title = event === undefined ? 'Other' : nameEvent(event, found);
    return found.length === 0 ? [] : [[markStrong(title), linkToAll(found)]];
  });
  if (rows.length === 0) return [];
  // Without the head of a table, it takes a third less room.
  if (context.isShort)
    return [
      { kind: 'paragraph', line: markStrong(INDEX_TITLE) },
      { kind: 'facts', rows: rows.map(([title, cards]) => [toPlainText(title!), cards!] as const) },
    ];
  return [
    {
      kind: 'table',
      title: INDEX_TITLE,
      columns: [
        { title: 'What happened', width: 26 },
        { title: 'Card', width: 74 },
      ],
      rows,
    },
  ];
};

const isInLastHalf = ({ steps }: Response, step: string): boolean => steps.indexOf(step) >= steps.length / 2;

/** What several responses end with is printed once, after them. */
const listSharedEndings = (responses: readonly Response[]): string[] =>
  [...new Set(responses.flatMap(({ steps }) => steps))].filter((step) => {
    const users = responses.filter(({ steps }) => steps.includes(step));
    return users.length > 1 && users.every((response) => isInLastHalf(response, step));
  });

/** Where a step has somebody call an authority of chapter 7, its number stands with it, once on each card. */
const addPhones = ({ duties }: DocumentContext, items: readonly Line[]): Line[] => {
  const said = new Set<string>();
  return items.map((item) => {
    const text = toPlainText(item);
    const duty = duties.find(({ kind, authority, phone }) => {
      const [name] = authority.replace(/^the /i, '').split(/,| \(/);
      return kind === 'tell' && phone !== null && !said.has(phone) && !text.includes(phone) && text.includes(name!);
    });
    if (duty === undefined) return item;
    said.add(duty.phone!);
    const after = duty.whenClosed ? '. After hours, see chapter 7' : '';
    return [...toSpans(item), ' ', markMuted(`(${duty.phone}${after})`)];
  });
};

const buildCards = (context: DocumentContext): Block[] => {
  const responses = listResponses(context);
  if (responses.length === 0) return [buildGapParagraph('Response to single risks', 5)];
  const endings = listSharedEndings(responses);
  const saidSites = new Set([formatSiteAndTime(context)].filter(isFilled));
  const usersOf = (step: string): string[] => responses.filter(({ steps }) => steps.includes(step)).map(({ number }) => number);
  const buildCard = (response: Response): Block[] => {
    const { number, names, owner, steps } = response;
    const id = idOf(response);
    const items = formatSteps(
      context,
      steps.filter((step) => !endings.includes(step)),
      { subject: names.join(' '), saidSites },
    );
    const [title, list]: [string, Block] = [
      `${number}. ${names.join(', ')}`,
      { kind: 'list', isOrdered: true, items: addPhones(context, items) },
    ];
    // A short document has no room for the frames.
    return context.isShort
      ? [{ kind: 'heading', id, text: [title, owner].filter(isFilled).join(', ') }, list]
      : [{ kind: 'sheet', id, title, aside: owner, blocks: [list] }];
  };
  return [
    ...responses.flatMap(buildCard),
    ...(endings.length === 0
      ? []
      : [
          {
            kind: 'sheet' as const,
            title: 'Afterward',
            aside: '',
            blocks: [
              {
                kind: 'list' as const,
                isOrdered: false,
                items: endings.map((step): Line => [step, ' ', markMuted(`(${usersOf(step).join(', ')})`)]),
              },
            ],
          },
        ]),
  ];
};

/** One card per risk, after the chapter that says which one to take. */
export const buildResponseCards = (context: DocumentContext): Chapter => ({
  id: 'responses',
  number: 'R',
  title: 'Response cards by risk',
  reference: 'ISO 22301 §8.4.4',
  purpose: context.isShort ? '' : 'Chapter 6 says which card to take. Dangers to people come first, then the highest ratings.',
  blocks: buildCards(context),
});
