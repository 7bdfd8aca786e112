/**
 * The first hour of each kind of event, made from the BCP. Protective actions follow Ready.gov and FEMA (fire, tornado,
 * earthquake, chemical release, flood, evacuation), NFPA and PHMSA (gas), OSHA 29 CFR 1910.38 (head count), CISA and DHS
 * (active attacker, ransomware), OFAC (ransom), the American Red Cross (first aid), CDC and the FDA Food Code (illness, food
 * without power), NWS (flood, lightning), the USCG (VHF channel 16) and 14 CFR 91.3 (pilot in command).
 */
import type { DocumentContext } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { markStrong } from '../values.ts';
import { EVENTS, type Event, findReportedEvent } from './events.ts';
import { listWhen } from './first-hour-lines.ts';
import { listLeave, listStay, listStorm } from './first-hours-in-danger.ts';
import { formatProviderOr, listPeople, listReputation, listSupply, listSystems } from './first-hours-of-stops.ts';
import { hasInCharge } from './in-charge.ts';
import { listProtectiveLines } from './recovery-tasks.ts';
import { listResponsesTo } from './responses.ts';
import { listFirstSteps } from './what-happened.ts';

const listLines: Record<Event, (context: DocumentContext) => Line[]> = {
  leave: listLeave,
  stay: listStay,
  storm: listStorm,
  systems: listSystems,
  people: listPeople,
  supply: listSupply,
  reputation: listReputation,
};

const titles: Record<Event, string> = {
  leave: 'Leave: fire, gas, damage to the building',
  stay: 'Stay in: tornado, earthquake, toxic air. Attacker: run first',
  storm: 'A storm, flood or wildfire is coming',
  systems: 'Systems are down or attacked',
  people: 'People are missing, ill or hurt',
  supply: 'A supplier or utility is out',
  reputation: 'Reputation or legal: claim, recall, bad press',
};

const REPORT_HOURS_MAX = 72;
const REPORTS_MAX = 2;

/** The reports that cannot wait, and after an attack the first that can; all of them are in chapter 7. */
const listReports = (context: DocumentContext, event: Event): Line[] => {
  const found = context.duties.filter(({ kind, title }) => kind === 'tell' && findReportedEvent(title) === event);
  const urgent = found.filter(({ hours }) => hours !== null && hours <= REPORT_HOURS_MAX).slice(0, REPORTS_MAX);
  if (event === 'systems' && !context.cyber) return [];
  if (event === 'systems' && found.length === 0)
    return [`Ask ${formatProviderOr(context, 'Legal', 'a lawyer')} whether customers or authorities must be told, and by when.`];
  return (urgent.length === 0 && event === 'systems' ? found.slice(0, 1) : urgent).map(
    ({ title, deadline, authority, phone, whenClosed }) => [
      markStrong(title),
      `. ${deadline}. Tell: ${phone === null ? authority : `${authority} (${phone})`}.`,
      ...(whenClosed ? [` ${whenClosed} Its number: ____________`] : []),
    ],
  );
};

const listNumbers = (context: DocumentContext, event: Event | undefined): string =>
  listResponsesTo(context, event)
    .map(({ number }) => number)
    .join(', ');

/** In a short document, the index at the start of the chapter alone says it. */
const formatFurtherSteps = (context: DocumentContext, event: Event): Line[] => {
  if (context.isShort) return [];
  const numbers = listNumbers(context, event);
  const others = event === EVENTS.at(-1) ? listNumbers(context, undefined) : '';
  return [
    ...listWhen(numbers !== '', `More steps: card ${numbers}.`),
    ...listWhen(others !== '', `Other events: card ${others}.`),
  ];
};

const formatTitle = (context: DocumentContext, event: Event): string => {
  if (event === 'systems' && !context.cyber) return 'Systems are down';
  if (event === 'leave' && hasInCharge(context, 'residents')) return 'Leave or move to safety: fire, gas, damage to the building';
  if (event === 'reputation' && hasInCharge(context, 'products'))
    return 'Reputation or legal: a product may harm someone, claim, recall, bad press';
  if (event === 'supply' && hasInCharge(context, 'dialysis')) return 'A supplier or utility is out, or a water alarm sounds';
  return titles[event];
};

/** One checklist per kind of event, in the order of the first question. */
export const buildFirstHours = (context: DocumentContext): Block[] =>
  EVENTS.map((event) => ({
    kind: 'checklist',
    title: formatTitle(context, event),
    items: [
      ...listFirstSteps(context)
        .filter((step) => step.event === event)
        .map(({ steps }) => steps),
      ...listProtectiveLines(context, event),
      ...listLines[event](context),
      ...listReports(context, event),
      ...formatFurtherSteps(context, event),
    ].map((line) => ({ time: '', line })),
  }));
