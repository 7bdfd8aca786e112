import { listRepairFirms } from '#shared/domain/bcp/supplier-calls.ts';
import { isUtility } from '#shared/domain/bcp/utilities.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import type { DocumentContext } from '../document-context.ts';
import { joinUpTo, joinWithin, markStrong } from '../values.ts';
import { findProvider, formatProvider, formatProviderService, formatSupplier } from './providers.ts';
import { CARD_NAMES_LENGTH, type Form, formatStart, HOUR, type TimedTask } from './timed-tasks.ts';

const REPAIR_FIRMS_MAX = 4;

export const listRepairCalls = ({ providers }: DocumentContext, form: Form): TimedTask[] => {
  const firms = listRepairFirms(providers);
  const names =
    form === 'document'
      ? joinUpTo(firms.map(formatProvider), REPAIR_FIRMS_MAX)
      : joinWithin(
          firms.map(({ name }) => name),
          CARD_NAMES_LENGTH,
        );
  return firms.length === 0 ? [] : [{ minutes: 30, line: ['For repairs, call ', markStrong(names), '. Agree when they come.'] }];
};

export const formatSupplierCalls = ({ supplierCalls }: Pick<DocumentContext, 'supplierCalls'>): string => {
  const times = supplierCalls.map(({ minutes }) => minutes);
  if (times.length === 0) return formatStart(HOUR);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return first < last ? `${formatStart(first)} to ${formatStart(last)}` : formatStart(first);
};

/** A card names those who are called first, and counts the others. */
const formatLaterCalls = ({ supplierCalls: [, ...later] }: DocumentContext): string => {
  const count = later.reduce((sum, { suppliers }) => sum + suppliers.length, 0);
  return count === 0 ? '' : ` Tell ${count} more by ${formatStart(later.at(-1)!.minutes)} (chapter 6).`;
};

export const listSupplierCalls = (context: DocumentContext, form: Form, from: number, to: number): TimedTask[] =>
  (form === 'card' ? context.supplierCalls.slice(0, 1) : context.supplierCalls)
    .filter(({ minutes }) => minutes >= from && minutes < to)
    .map(({ minutes, isStandby, suppliers }) => ({
      minutes,
      line: [
        isStandby ? 'Ask those who stand by to get ready: ' : 'Tell the suppliers: ',
        form === 'document'
          ? joinUpTo(
              suppliers.map((supplier) => formatSupplier(context, supplier)),
              6,
            )
          : joinWithin(
              suppliers.map(({ name }) => name),
              CARD_NAMES_LENGTH,
            ),
        form === 'document' ? '.' : `.${formatLaterCalls(context)}`,
      ],
    }));

/** A card names whom its second page lists; who is not listed gets a line to write on. */
const formatCardCalls = (context: DocumentContext): string => {
  const hasUtility = context.providers.some(isUtility);
  const listed = [
    ...(hasUtility ? ['utilities'] : []),
    ...(findProvider(context, 'IT Support') === undefined ? [] : ['IT support']),
    ...(findProvider(context, 'Insurance') === undefined ? [] : ['the insurer']),
  ];
  return `Call ${joinNames(listed)} as needed: numbers on page 2.${hasUtility ? '' : ' Utilities: ____________'}`;
};

/** An outage is reported while the first decisions are made. */
export const listUtilityCalls = (context: DocumentContext, form: Form): TimedTask[] => {
  const named = context.providers.filter(isUtility).map((utility) => {
    const contract = utility.contract_number?.trim();
    return `${formatProvider(utility)}, ${formatProviderService(utility).toLowerCase()}${contract ? `, contract ${contract}` : ''}`;
  });
  if (named.length === 0) return [];
  return [
    {
      minutes: HOUR / 2,
      line:
        form === 'card' ? formatCardCalls(context) : ['Report what is out to its utility: ', markStrong(named.join('. ')), '.'],
    },
  ];
};

export const listProviderCalls = (context: DocumentContext, form: Form): TimedTask[] => {
  const found = (['IT Support', 'Insurance'] as const).flatMap((type) => findProvider(context, type) ?? []);
  if (form === 'card') {
    const isSaid = found.length === 0 || context.providers.some(isUtility);
    return isSaid ? [] : [{ minutes: HOUR, line: formatCardCalls(context) }];
  }
  return found.map((provider) => {
    const service = formatProviderService(provider);
    const contract = provider.contract_number?.trim();
    return {
      minutes: HOUR,
      line: [
        'Call ',
        markStrong(formatProvider(provider)),
        `, ${service === 'IT Support' ? service : service.toLowerCase()}${contract ? `, contract ${contract}` : ''}.`,
      ],
    };
  });
};
