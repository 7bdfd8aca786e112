import { queryOptions } from '@tanstack/react-query';
import { teamMessages } from '#shared/messages/team.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { logger } from '../../../lib/logger.ts';

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

interface RefusalTexts {
  /** Where the server gives no sentence. */
  refusedText: string;
  failedText: string;
}

export const explainPeopleFailure = (error: unknown, { refusedText, failedText }: RefusalTexts): string => {
  if (!(error instanceof ApiError)) return failedText;
  if (error.isNetwork) return `${failedText} ${teamMessages.notConnected}`;
  return error.status === 400 ? (error.detail ?? refusedText) : failedText;
};
