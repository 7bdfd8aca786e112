import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { defaultPreferences, type UserPreferences } from '#shared/domain/assessment.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { logger } from '../../lib/logger.ts';
import { toastError } from '../../ui/toast.ts';

/** Null when nothing is stored. */
const preferencesQuery = queryOptions({
  queryKey: ['user-preferences'],
  queryFn: async (): Promise<UserPreferences | null> => {
    try {
      return await client.userPreferences.get();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});

export interface Preferences {
  /** Stored, or answered in this visit but not stored. */
  answers: UserPreferences | null;
  cyber: boolean;
  /** Reading has ended, successfully or not. */
  isKnown: boolean;
  /** The first attempt failed; screens stop waiting while it is retried. */
  isDelayed: boolean;
  isFailed: boolean;
  /** Adopts what the server stored or deleted. */
  setStored: (answers: UserPreferences | null) => void;
  /** Keeps answers that could not be stored, for this visit. */
  setLocal: (answers: UserPreferences) => void;
}

export const usePreferences = (): Preferences => {
  const cache = useQueryClient();
  const { data, isPending, isError, error, failureCount } = useQuery(preferencesQuery);
  const [local, setLocal] = useState<UserPreferences | null>(null);
  useEffect(() => {
    if (!isError) return;
    logger.warn(assessmentMessages.loadFailed, error);
    toastError(assessmentMessages.loadFailed);
  }, [isError, error]);
  const answers = local ?? data ?? null;
  return {
    answers,
    cyber: (answers ?? defaultPreferences).cyber_assessment_interest,
    isKnown: !isPending,
    isDelayed: failureCount > 0,
    isFailed: isError,
    setStored: (stored) => {
      setLocal(null);
      cache.setQueryData(preferencesQuery.queryKey, stored);
    },
    setLocal,
  };
};
