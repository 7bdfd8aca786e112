import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { applyDismissals, type Dismissal, type ListedFinding } from '#shared/domain/bcp/check/dismissals.ts';
import { applyRepair, invertRepair, type Repair } from '#shared/domain/bcp/check/repairs.ts';
import { timers } from '#shared/domain/bcp/wizard.ts';
import { findingScreens as say } from '#shared/messages/bcp-screens.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess, toastUndo } from '../../../ui/toast.ts';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import { employeesQuery, providersQuery } from '../state/people-queries.ts';
import { isFirstAwaited, useKnownPeople } from '../state/use-people.ts';
import { useAreFactsAwaited, useCheckFacts } from './use-check-facts.ts';

const dismissalsQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['bcp', bcpId, 'dismissals'],
    queryFn: (): Promise<Dismissal[]> => client.bcp.listFindingDismissals({ params: { id: bcpId } }),
  });

const noDismissals: Dismissal[] = [];

/** Its rules load beside the editor: nothing is written that waits for them. */
const checkQuery = queryOptions({
  queryKey: ['bcp-check'],
  queryFn: async () => (await import('#shared/domain/bcp/contradictions.ts')).findContradictions,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
const noFindings: ListedFinding[] = [];

/** The findings of the BCP. They compare every entry with the others, so they wait for a pause in typing. */
export const useFindings = (): ListedFinding[] => {
  const id = useBcp((state) => state.id);
  const content = useDebouncedContent(timers.analysisPause) as BcpContent;
  const { employees, providers, cyber, status, created_at, exercises, place } = useCheckFacts(content);
  const { data: dismissals = noDismissals } = useQuery({ ...dismissalsQuery(id ?? 0), enabled: id !== null });
  const { employees: isTeamKnown, providers: areProvidersKnown } = useKnownPeople();
  const { data: findContradictions } = useQuery(checkQuery);
  return useMemo(() => {
    if (findContradictions === undefined) return noFindings;
    const now = new Date();
    const found = findContradictions({ content, employees, providers, cyber, status, created_at, exercises, place, now });
    // A list that is not loaded isn't empty.
    const known = found.filter(
      ({ section }) => (section !== 'employees' || isTeamKnown) && (section !== 'providers' || areProvidersKnown),
    );
    return applyDismissals(known, dismissals, now);
  }, [
    findContradictions,
    isTeamKnown,
    areProvidersKnown,
    content,
    employees,
    providers,
    cyber,
    status,
    created_at,
    exercises,
    place,
    dismissals,
  ]);
};

/** Whether the first findings are still to come, so that a page below them can wait. */
export const useAreFindingsAwaited = (): boolean => {
  const id = useBcp((state) => state.id);
  const areFactsAwaited = useAreFactsAwaited(useBcp((state) => state.content));
  const dismissals = useQuery({ ...dismissalsQuery(id ?? 0), enabled: id !== null });
  const isAwaited = isFirstAwaited(useQuery(checkQuery)) || isFirstAwaited(dismissals) || areFactsAwaited;
  // What the page shows then asks again for what failed: it does not go away for that.
  const [wasAwaited, setWasAwaited] = useState(isAwaited);
  if (wasAwaited && !isAwaited) setWasAwaited(false);
  return wasAwaited && isAwaited;
};

/** At most so many people are confirmed at the same time. */
const CONFIRMED_AT_ONCE = 5;

const inGroups = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  for (let at = 0; at < items.length; at += CONFIRMED_AT_ONCE)
    await Promise.all(items.slice(at, at + CONFIRMED_AT_ONCE).map(act));
};

export interface FindingActs {
  /** Null before the first save, as dismissals belong to a stored BCP. */
  dismiss: ((finding: ListedFinding, reason: string | null) => Promise<void>) | null;
  bringBack: (finding: ListedFinding) => Promise<void>;
  apply: (repair: Repair, onUndone: () => void) => void;
  confirmContacts: () => Promise<void>;
}

export const useFindingActs = (): FindingActs => {
  const id = useBcp((state) => state.id);
  const { store, saveQueue } = useEditor().session;
  const facts = useCheckFacts(store.get().content);
  const cache = useQueryClient();

  const setDismissals = (next: (all: Dismissal[]) => Dismissal[]) =>
    cache.setQueryData(dismissalsQuery(id!).queryKey, (all) => next(all ?? []));
  const drop = (findingId: string) => setDismissals((all) => all.filter(({ finding_id }) => finding_id !== findingId));

  /** Shown at once, and as it was when the server refuses. */
  const write = async (change: () => void, send: () => Promise<unknown>, failed: string): Promise<void> => {
    const before = cache.getQueryData(dismissalsQuery(id!).queryKey) ?? noDismissals;
    await cache.cancelQueries({ queryKey: dismissalsQuery(id!).queryKey });
    change();
    try {
      await send();
    } catch (error) {
      setDismissals(() => before);
      toastError(messageOf(error, failed));
    }
  };

  const bringBack = ({ id: findingId }: ListedFinding) =>
    write(
      () => drop(findingId),
      () => client.bcp.restoreFinding({ params: { id: id!, findingId } }),
      say.bringBackFailed,
    );

  const dismiss = async (finding: ListedFinding, reason: string | null) => {
    const { id: findingId } = finding;
    const numbers = finding.numbers.map((number) => ({ ...number }));
    const dismissal = { finding_id: findingId, at: new Date().toISOString(), reason, numbers };
    toastUndo(say.dismissed, () => void bringBack(finding));
    await write(
      () => setDismissals((all) => [...all.filter(({ finding_id }) => finding_id !== findingId), dismissal]),
      () => client.bcp.dismissFinding({ params: { id: id!, findingId }, body: { numbers, reason } }),
      say.dismissFailed,
    );
  };

  const apply = ({ text, change }: Repair, onUndone: () => void): void => {
    const current = () => store.get().content as BcpContent;
    const inverse = invertRepair(current(), change);
    saveQueue.edit(applyRepair(current(), change));
    toastUndo(say.applied(text), () => {
      saveQueue.edit(applyRepair(current(), inverse));
      onUndone();
    });
  };

  const confirmContacts = async (): Promise<void> => {
    const { listStaleContacts } = await import('#shared/domain/bcp/check/coverage.ts');
    const when = { created_at: facts.created_at, now: new Date() };
    const team = listStaleContacts(facts.employees, when);
    const firms = listStaleContacts(facts.providers, when);
    try {
      // Without fields, a save confirms an entry as it is.
      await inGroups(team, async (person) => {
        const stored = await client.people.updateEmployee({ params: { id: person.id }, body: {} });
        cache.setQueryData(employeesQuery(id!).queryKey, (all) => all?.map((other) => (other.id === stored.id ? stored : other)));
      });
      await inGroups(firms, async (firm) => {
        const stored = await client.people.updateProvider({ params: { id: firm.id }, body: {} });
        cache.setQueryData(providersQuery(id!).queryKey, (all) => all?.map((other) => (other.id === stored.id ? stored : other)));
      });
      toastSuccess(say.contactsConfirmed);
    } catch (error) {
      toastError(messageOf(error, say.confirmFailed));
    }
  };

  return { dismiss: id === null ? null : dismiss, bringBack, apply, confirmContacts };
};
