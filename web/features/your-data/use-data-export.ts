import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { yourDataMessages } from '#shared/messages/data-export.ts';
import type { DocumentLink, Job } from '#shared/queues/job.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { startDownload } from '../../lib/save-file.ts';

const POLL_MS = 1500;

const isOpen = (job: Job | null | undefined): boolean => job?.status === 'queued' || job?.status === 'running';
const linkOf = (job: Job | null | undefined): DocumentLink | null =>
  job?.status === 'succeeded' ? (job.result as DocumentLink) : null;

const latestExport = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }) => client.dataExport.latest({}, { signal }),
});

/** The server knows the newest export, so a reload and another device show it too. */
export const useDataExport = () => {
  const queries = useQueryClient();
  const latest = useQuery({
    ...latestExport,
    // A link opens for 15 minutes.
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data?.job) ? POLL_MS : false),
  });
  const job = latest.data?.job ?? null;
  /** The job that was asked for here: its file is saved without another click. */
  const awaited = useRef<number>(null);

  useEffect(() => {
    const link = linkOf(job);
    if (job?.job_id !== awaited.current || isOpen(job)) return;
    awaited.current = null;
    if (link) startDownload(link.url);
  }, [job]);

  const creation = useMutation({
    mutationFn: () => client.dataExport.request({ body: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
    onSuccess: async (accepted) => {
      awaited.current = accepted.job_id;
      await queries.invalidateQueries(latestExport);
    },
  });

  const download = useMutation({
    mutationFn: () => queries.fetchQuery({ ...latestExport, staleTime: 0 }),
    onSuccess: (found) => {
      const link = linkOf(found.job);
      if (link) startDownload(link.url);
    },
  });

  const failed = job?.status === 'failed' || job?.status === 'expired' ? (job.detail ?? null) : null;
  const error = creation.error ?? download.error;
  return {
    isLoading: latest.isPending,
    isWorking: creation.isPending || isOpen(job),
    percent: job && isOpen(job) ? (job.progress.percent ?? 0) : 0,
    ready: linkOf(job) && job ? { madeAt: job.created_at, keptUntil: latest.data?.kept_until ?? job.deadline_at } : null,
    failure: error ? messageOf(error, yourDataMessages.download.failed) : failed,
    create: () => creation.mutate(),
    download: () => download.mutate(),
    isDownloading: download.isPending,
  };
};
