import { isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { hasPost, speaksOf } from '#shared/domain/bcp/posts.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { oncePer } from '#shared/domain/once.ts';
import { type DocumentContext, findPerson, formatContact, formatWithPhone, listDeputies } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { buildGapParagraph, markMuted, markStrong } from '../values.ts';
import { EVENTS, type Event, findEventOfRisk, isOfPaper, isOfRobbers } from './events.ts';
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
  /\b911\b|mayday|evacuat|drop, cover|in danger|\b(?:everyone|people|all) (?:leaves?|out|goes?|gets?|drops?|puts?)\b|get (?:everyone|people)|leave right away|go indoors|goes indoors|call the coast guard|stay calm and do what|no one goes/i;

/** A response that begins with lives at stake. */
const isUrgent = ({ names, steps }: Pick<Response, 'names' | 'steps'>): boolean =>
  !names.every(isOfPaper) && steps.slice(0, 3).some((step) => URGENT.test(step));

type Listed = Omit<Response, 'number'> & { rank: number };

/** Risks that share their steps are one response, and so are the measures of one risk. */
const listByRisk = (context: DocumentContext): Listed[] => {
  const rankOf = (name: string): number => {
    const at = context.risks.findIndex((risk) => nameKey(risk.name) === nameKey(name));
    return at === -1 ? context.risks.length : at;
  };
  const listed: Listed[] = [];
  for (const { risk_name, responsible_party, incident_response_steps: steps } of context.mitigations) {
    if (steps.length === 0) continue;
    const [name, rank] = [formatRiskName(risk_name), rankOf(risk_name)];
    const ofRisk = listed.find(({ names }) => names.length === 1 && names[0] === name);
    const alike = listed.find((other) => other.steps.join('\n') === steps.join('\n'));
    if (ofRisk !== undefined) {
      // What another measure says of lives does not wait until its turn.
      const [first, ...others] = ofRisk.steps;
      const urgent = steps.filter((step) => step.includes('911'));
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
  return listed;
};

/** Where lives are at stake first, then by the rating of the risks. */
const listResponses = oncePer((context: DocumentContext): Response[] =>
  listByRisk(context)
    .toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || a.rank - b.rank)
    .map(({ names, owner, steps }, at) => ({ number: `R${at + 1}`, names, owner, steps })),
);

const formatReference = ({ number, names }: Response): string => `${number} ${names.join(', ')}`;

/** Those that belong to an event; without one, to none of them. */
export const listResponsesTo = (context: DocumentContext, event: Event | undefined): Response[] =>
  listResponses(context).filter(({ names }) => names.some((name) => findEventOfRisk(name) === event));

const indexTitles: Record<Event, string> = {
  leave: 'Fire, gas, damage',
  stay: 'Tornado, earthquake, toxic air, attacker',
  storm: 'Storm, flood, heat, cold',
  systems: 'Systems',
  people: 'People',
  supply: 'Suppliers, utilities, equipment',
  reputation: 'Product, claim, press',
};

const INDEX_TITLE = 'Which card to take (part R, after this chapter)';

/** To be found at a glance, before anything is read. A short document has them in one paragraph. */
export const buildResponseIndex = (context: DocumentContext): Block[] => {
  const rows = [...EVENTS, undefined].flatMap((event): Line[][] => {
    const found = listResponsesTo(context, event);
    const isRobbery = found.every(({ names }) => names.every(isOfRobbers));
    const title = event === undefined ? 'Other' : isRobbery ? 'Robbery' : indexTitles[event];
    return found.length === 0 ? [] : [[markStrong(title), found.map(formatReference).join('; ')]];
  });
  if (rows.length === 0) return [];
  if (context.isShort)
    return [
      { kind: 'paragraph', line: [markStrong(`${INDEX_TITLE}: `), listResponses(context).map(formatReference).join('; '), '.'] },
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

const buildCards = (context: DocumentContext): Block[] => {
  const responses = listResponses(context);
  if (responses.length === 0) return [buildGapParagraph('Response to single risks', 5)];
  const endings = listSharedEndings(responses);
  const saidSites = new Set([formatSiteAndTime(context)].filter(isFilled));
  const usersOf = (step: string): string[] => responses.filter(({ steps }) => steps.includes(step)).map(({ number }) => number);
  /** Where the steps of another risk are followed, its card is named. */
  const addCard = (step: string): string => {
    const followed = /incident steps of “(.+?)”/.exec(step)?.[1];
    const other = responses.find(({ names }) => followed !== undefined && names.includes(followed));
    return other === undefined ? step : `${step} Take card ${other.number}.`;
  };
  const buildCard = ({ number, names, owner, steps }: Response): Block[] => {
    const items = formatSteps(context, steps.filter((step) => !endings.includes(step)).map(addCard), {
      subject: names.join(' '),
      saidSites,
    });
    const [title, list]: [string, Block] = [`${number}. ${names.join(', ')}`, { kind: 'list', isOrdered: true, items }];
    // A short document has no room for the frames.
    return context.isShort
      ? [{ kind: 'heading', text: [title, owner].filter(isFilled).join(', ') }, list]
      : [{ kind: 'sheet', title, aside: owner, blocks: [list] }];
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
