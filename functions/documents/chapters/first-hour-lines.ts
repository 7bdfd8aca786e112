import { isFilled } from '#shared/domain/bcp/filled.ts';
import type { ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { type DocumentContext, findSuccession, formatWithPhone } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { markStrong } from '../values.ts';
import { findProvider, formatProvider, type ProviderType } from './providers.ts';
import { formatDue } from './recovery-tasks.ts';
import { NAMES_MAX } from './steps.ts';

/** “A or B”: chapter 2 says whether B is named as the backup. */
export const formatPerson = (context: DocumentContext, person: Employee): string =>
  [person, ...findSuccession(context, person).people].slice(0, NAMES_MAX).map(formatWithPhone).join(' or ');

export const formatUrgent = (scheduled: ScheduledItem): string => `${scheduled.item.name}${formatDue(scheduled)}`;

export const listWhen = (holds: boolean, ...lines: readonly Line[]): Line[] => (holds ? [...lines] : []);

export const callFirm = (firm: ServiceProvider | undefined, before: string, after: string): Line[] =>
  firm === undefined ? [] : [[before, markStrong(formatProvider(firm)), after]];
export const callProvider = (context: DocumentContext, type: ProviderType, before: string, after: string): Line[] =>
  callFirm(findProvider(context, type), before, after);

export const formatSpending = ({ bcp: { spending_authority } }: DocumentContext): Line[] =>
  isFilled(spending_authority) ? [`Emergency spending: ${spending_authority.replace(/\.$/, '')}.`] : [];
