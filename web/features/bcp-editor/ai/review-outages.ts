import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { listEntryValues } from '#shared/domain/bcp/entry-values.ts';
import { isImpactRated, keepRising } from '#shared/domain/bcp/impact-over-time.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { OUTAGE_FIELDS } from '#shared/domain/bcp/operations.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { ContextSuggestions, SuggestedOutage } from '#shared/queues/suggestions.ts';
import { functionForm } from '../forms/function-form.tsx';
import { isSame } from '../state/bcp-store.ts';
import { type Described, eraseType, type Review, type Suggestion } from './review.ts';

const FIELDS = ['impact_over_time', ...OUTAGE_FIELDS] as const satisfies readonly (keyof SuggestedOutage &
  keyof CriticalFunction)[];

const isOpen = (fn: CriticalFunction, field: (typeof FIELDS)[number]): boolean =>
  field === 'impact_over_time' ? !isImpactRated(fn[field]) : (fn[field] ?? '') === '';

/** Only what the owner has not said. How long a workaround lasts belongs to the workaround that is suggested. */
const complete = (fn: CriticalFunction, { impact_over_time, ...others }: SuggestedOutage): CriticalFunction => {
  const suggested: Partial<CriticalFunction> = {
    ...others,
    ...(impact_over_time && { impact_over_time: keepRising(impact_over_time) }),
  };
  const fields = FIELDS.filter(
    (field) => suggested[field] != null && isOpen(fn, field) && (field !== 'workaround_lasts' || isOpen(fn, 'workaround')),
  );
  return { ...fn, ...Object.fromEntries(fields.map((field) => [field, suggested[field]])) };
};

const pickChanges = (before: CriticalFunction, after: CriticalFunction): Partial<CriticalFunction> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field as keyof CriticalFunction])));

/** What an outage of the functions in the BCP does as it lasts. */
export const reviewOutages = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const rows = content.critical_functions.flatMap((fn) => {
    const suggested = suggestions.suggested_outages?.find(({ name }) => nameKey(name ?? '') === nameKey(fn.name));
    const completed = suggested === undefined ? fn : complete(fn, suggested);
    if (Object.keys(pickChanges(fn, completed)).length === 0) return [];
    const present = (entity: CriticalFunction): Described => ({
      text: entity.name,
      values: listEntryValues(pickChanges(fn, entity)),
    });
    const item: Suggestion = {
      ...{ key: fn.id, ...present(completed) },
      ...(suggested?.reason !== undefined && { reason: suggested.reason }),
      entry: eraseType({ form: functionForm, entity: completed, present, isKnown: () => false }),
    };
    return [{ fn, completed, item }];
  });
  return {
    kind: 'outages',
    title: 'Suggested impact over time',
    source,
    groups: [{ title: 'Critical functions', items: rows.map(({ item }) => item) }],
    remarks: [],
    replaces: [],
    buildChange: (now, { accepted, edited }) => ({
      critical_functions: now.critical_functions.map((current) => {
        const row = rows.find(({ fn }) => fn.id === current.id);
        if (row === undefined || !accepted.has(current.id)) return current;
        return { ...current, ...pickChanges(row.fn, (edited?.get(current.id) as CriticalFunction | undefined) ?? row.completed) };
      }),
    }),
  };
};
