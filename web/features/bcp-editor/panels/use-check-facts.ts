import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BcpToCheck } from '#shared/domain/bcp/check/finding.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { client } from '../../../lib/api.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { isFirstAwaited, useArePeopleAwaited, usePeople } from '../state/use-people.ts';

const HELD_MAX = 20;
const heldExercisesQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['bcp', bcpId, 'held-exercises'],
    queryFn: () => client.exercises.list({ query: { bcp_id: bcpId, status: 'completed', limit: HELD_MAX } }),
  });

const placeQuery = (zip: string) =>
  queryOptions({
    queryKey: ['place', zip],
    queryFn: () => client.places.get({ params: { zip } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const ZIP = /^\d{5}\b/;

type Located = Pick<WizardContent, 'primary_location' | 'zip_code'>;

const usePlaceQuery = (content: Located) => {
  const zip = (content.primary_location?.zip ?? content.zip_code ?? '').trim();
  return useQuery({ ...placeQuery(zip.slice(0, 5)), enabled: ZIP.test(zip) });
};
export const usePlace = (content: Located) => usePlaceQuery(content).data;

const useHeldExercises = () => {
  const { canExercise } = useEditor();
  const id = useBcp((state) => state.id);
  return useQuery({ ...heldExercisesQuery(id ?? 0), enabled: id !== null && canExercise });
};

/** What the plan check and the readiness know beside the content, as far as it could be loaded. */
export const useCheckFacts = (content: WizardContent): Omit<BcpToCheck, 'content' | 'now'> => {
  const { cyber } = useEditor();
  const people = usePeople();
  const status = useBcp((state) => state.status);
  const created_at = useBcp((state) => state.createdAt) ?? undefined;
  const place = usePlace(content);
  const { data: exercises } = useHeldExercises();
  return { ...people, cyber, status, created_at, exercises, place };
};

/** Whether the facts of the plan check are still on their way. */
export const useAreFactsAwaited = (content: WizardContent): boolean => {
  const arePeopleAwaited = useArePeopleAwaited();
  const place = usePlaceQuery(content);
  return isFirstAwaited(useHeldExercises()) || isFirstAwaited(place) || arePeopleAwaited;
};
