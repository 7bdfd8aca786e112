import { useQuery } from '@tanstack/react-query';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { useBcp } from './editor-context.tsx';
import { employeesQuery, providersQuery } from './people-queries.ts';

const noEmployees: Employee[] = [];
const noProviders: ServiceProvider[] = [];

const useLoadedPeople = () => {
  const id = useBcp((state) => state.id);
  const employees = useQuery({ ...employeesQuery(id ?? 0), enabled: id !== null });
  const providers = useQuery({ ...providersQuery(id ?? 0), enabled: id !== null });
  return { isNew: id === null, employees: employees.data, providers: providers.data };
};

export const usePeople = (): { employees: Employee[]; providers: ServiceProvider[] } => {
  const { employees = noEmployees, providers = noProviders } = useLoadedPeople();
  return { employees, providers };
};

/** Which of the lists are loaded; those of a new BCP are empty. */
export const useKnownPeople = (): { employees: boolean; providers: boolean } => {
  const { isNew, employees, providers } = useLoadedPeople();
  return { employees: isNew || employees !== undefined, providers: isNew || providers !== undefined };
};
