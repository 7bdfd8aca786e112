import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { useBcp } from './editor-context.tsx';

/** The screen says that a list is not loaded, never that it is empty. */
const logFailure = async <T>(what: string, load: Promise<T>): Promise<T> => {
  try {
    return await load;
  } catch (error) {
    logger.error(`${what} could not be loaded`, error);
    throw error;
  }
};

export const employeesQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['bcp', bcpId, 'employees'],
    queryFn: () => logFailure('Team members', client.people.listEmployees({ params: { id: bcpId } })),
  });

export const providersQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['bcp', bcpId, 'providers'],
    queryFn: () => logFailure('Service providers', client.people.listProviders({ params: { id: bcpId } })),
  });

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
