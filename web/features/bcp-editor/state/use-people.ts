import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { useBcp } from './editor-context.tsx';
import { employeesQuery, providersQuery } from './people-queries.ts';

const noEmployees: Employee[] = [];
const noProviders: ServiceProvider[] = [];

const useLoadedPeople = () => {
  const id = useBcp((state) => state.id);
  const employees = useQuery({ ...employeesQuery(id ?? 0), enabled: id !== null });
  const providers = useQuery({ ...providersQuery(id ?? 0), enabled: id !== null });
  return { isNew: id === null, employees, providers };
};

export const usePeople = (): { employees: Employee[]; providers: ServiceProvider[] } => {
  const { employees, providers } = useLoadedPeople();
  return { employees: employees.data ?? noEmployees, providers: providers.data ?? noProviders };
};

/** Which of the lists are loaded; those of a new BCP are empty. */
export const useKnownPeople = (): { employees: boolean; providers: boolean } => {
  const { isNew, employees, providers } = useLoadedPeople();
  return { employees: isNew || employees.data !== undefined, providers: isNew || providers.data !== undefined };
};

/** Not after a failure: it is repeated for long, and nobody waits for that. */
export const isFirstAwaited = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean =>
  isLoading && failureCount === 0;

export const useArePeopleAwaited = (): boolean => {
  const { employees, providers } = useLoadedPeople();
  return isFirstAwaited(employees) || isFirstAwaited(providers);
};
