import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignIn } from '#shared/domain/sign-in.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { accountScreenMessages, signInMessages as messages } from '#shared/messages/account.ts';
import { client } from '../../lib/api.ts';
import { explainFailure, messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './sign-in-list.module.css';

const signInsQuery = queryOptions({ queryKey: ['sign-ins'], queryFn: () => client.users.listSignIns(), staleTime: 0 });

const OTHERS = 'others';

export function SignInList() {
  const { data, error, isError, isFetching, refetch } = useQuery(signInsQuery);
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { running, failure, run } = useAction<string, string>((cause, action) =>
    explainFailure(cause, {
      failed: action === OTHERS ? messages.endOthersFailed : messages.endFailed,
      error: accountScreenMessages.network,
    }),
  );
  // The list lags behind for a moment, so what has ended is taken out here.
  const keep = (isKept: (signIn: SignIn) => boolean, sentence: string): void => {
    cache.setQueryData(signInsQuery.queryKey, (known) => known?.filter(isKept));
    setDone(sentence);
  };
  const end = ({ id }: SignIn) => {
    setDone(null);
    return run(id, async () => {
      await client.users.endSignIn({ params: { signInId: id } });
      keep((signIn) => signIn.id !== id, messages.ended);
    });
  };
  const endOthers = async () => {
    setDone(null);
    await run(OTHERS, async () => {
      await client.users.endOtherSignIns();
      keep(({ is_current }) => is_current, messages.othersEnded);
    });
    setAsking(false);
  };
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false;
  const endAll = hasOthers && (
    <Button variant="default" onClick={() => setAsking(true)}>
      Sign out everywhere else
    </Button>
  );
  return (
    <SectionCard
      title="Where you are signed in"
      description="If you don’t know a device, sign it out and change your password."
      footer={endAll}
    >
      <Stack gap="md">
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        {done && <Notice tone="ok">{done}</Notice>}
        {data ? (
          <>
            <SignInRows signIns={data} ending={running} onEnd={(signIn) => void end(signIn)} />
            {!hasOthers && <Text c="dimmed">You aren’t signed in anywhere else.</Text>}
          </>
        ) : isError && !isFetching ? (
          <ErrorBlock title={messages.loadFailed} order={3} cause={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingBlock label="Loading your sign-ins">
            <Skeleton h={56} />
          </LoadingBlock>
        )}
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        question="Sign out everywhere else?"
        consequence="Every other device has to sign in again with your password. This device stays signed in."
        confirmLabel="Sign out everywhere else"
        isWorking={running === OTHERS}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}

interface RowsProps {
  signIns: readonly SignIn[];
  ending: string | null;
  onEnd: (signIn: SignIn) => void;
}

function SignInRows({ signIns, ending, onEnd }: RowsProps) {
  return (
    <ul className={styles.list}>
      {signIns.map((signIn) => {
        const Icon = /iPhone|iPad|Android/.test(signIn.agent) ? IconDeviceMobile : IconDeviceDesktop;
        return (
          <li key={signIn.id} className={styles.row}>
            <Icon size={24} aria-hidden="true" className={styles.icon} />
            <div className={styles.text}>
              <Text fw={600}>
                {signIn.agent}
                {signIn.is_current && (
                  <>
                    {' '}
                    <StatusChip tone="tide">This device</StatusChip>
                  </>
                )}
              </Text>
              <Text size="sm" c="dimmed">
                Last used <time dateTime={signIn.last_used_at}>{formatDateTime(signIn.last_used_at)}</time>
                {signIn.is_same_address ? ' from the network you’re on now' : ' from another network'}
              </Text>
              <Text size="sm" c="dimmed">
                Signed in <time dateTime={signIn.signed_in_at}>{formatDate(signIn.signed_in_at)}</time>
              </Text>
            </div>
            {!signIn.is_current && (
              <Button
                variant="default"
                size="sm"
                loading={ending === signIn.id}
                onClick={() => onEnd(signIn)}
                aria-label={`Sign out ${signIn.agent}`}
              >
                Sign out
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
