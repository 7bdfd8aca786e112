/** What the customer said, for the editor: read once, defaults until and unless there is an answer. */
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
  /** What is stored, or was answered in this visit; null when nothing was said. */
  answers: UserPreferences | null;
  /** Whether cyber content is wanted. */
  cyber: boolean;
  /** It is known whether something is stored, or that it cannot be known now. */
  isKnown: boolean;
  /** No answer came at the first try: nobody has to wait for the others. */
  isDelayed: boolean;
  isFailed: boolean;
  /** Takes over what the server stored or forgot. */
  setStored: (answers: UserPreferences | null) => void;
  /** Takes answers that could not be stored, for this visit. */
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
