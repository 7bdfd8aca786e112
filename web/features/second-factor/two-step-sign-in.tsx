import { Button, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Session } from '#shared/api/auth.ts';
import type { SecondFactor } from '#shared/api/second-factor.ts';
import { RECOVERY_CODE_COUNT } from '#shared/domain/second-factor.ts';
import { formatDate } from '#shared/format/dates.ts';
import { secondFactorScreenMessages as say, secondFactorMessages } from '#shared/messages/second-factor.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { replaceTokens, updateUser } from '../../lib/session.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const SetUp = lazy(async () => ({ default: (await import('./set-up.tsx')).SetUp }));

const FEW_CODES = 3;

const secondFactorQuery = queryOptions({ queryKey: ['second-factor'], queryFn: () => client.secondFactor.get() });

type Work = { kind: 'set-up' | 'disable' | 'replace' } | { kind: 'codes'; codes: string[]; areReplaced: boolean };

export function TwoStepSignIn() {
  const cache = useQueryClient();
  const { data: factor, error, isError, isFetching, refetch } = useQuery(secondFactorQuery);
  const [work, setWork] = useState<Work | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const begin = (kind: 'set-up' | 'disable' | 'replace') => {
    setDone(null);
    setWork({ kind });
  };
  const cancel = () => setWork(null);
  /** The tokens from before are void by now. */
  const adopt = (session: Session, state: SecondFactor) => {
    replaceTokens(session);
    updateUser({ second_factor: { is_enabled: state.enabled_at !== null, is_required: state.is_required } });
    cache.setQueryData(secondFactorQuery.queryKey, state);
    // Sign-ins, events and what a role may see have changed with it.
    void cache.invalidateQueries();
  };

  const card = (children: ReactNode, note?: ReactNode) => (
    <SectionCard title="Two-step sign-in" description={say.lead} note={note}>
      {children}
    </SectionCard>
  );
  if (!factor) {
    if (!isError || isFetching) return card(<LoadingBlock label="Loading your sign-in settings" />);
    return card(<ErrorBlock title={messageOf(error, say.loadFailed)} onRetry={() => void refetch()} />);
  }
  if (work?.kind === 'codes') return card(<RecoveryCodes codes={work.codes} areReplaced={work.areReplaced} onDone={cancel} />);
  if (work?.kind === 'set-up')
    return card(
      <Suspense fallback={<LoadingBlock label="Loading the setup" />}>
        <SetUp
          onCancel={cancel}
          onEnabled={({ recovery_codes: codes, ...session }) => {
            adopt(session, { ...factor, enabled_at: new Date().toISOString(), recovery_codes_left: codes.length });
            setWork({ kind: 'codes', codes, areReplaced: false });
          }}
        />
      </Suspense>,
    );
  if (work?.kind === 'replace')
    return card(
      <ProofForm
        title="New recovery codes"
        lead={say.newCodesLead}
        action="Make new codes"
        onCancel={cancel}
        send={async (body) => {
          const { recovery_codes: codes } = await client.secondFactor.replaceRecoveryCodes({ body });
          setWork({ kind: 'codes', codes, areReplaced: true });
          void cache.invalidateQueries(secondFactorQuery);
        }}
      />,
    );
  if (work?.kind === 'disable')
    return card(
      <ProofForm
        title="Turn off two-step sign-in"
        lead={say.disableLead}
        action="Turn off"
        onCancel={cancel}
        send={async (body) => {
          const { message, ...session } = await client.secondFactor.disable({ body });
          adopt(session, { ...factor, enabled_at: null, recovery_codes_left: 0 });
          setDone(message);
          setWork(null);
        }}
      />,
    );
  const outcome = done && <Notice tone="ok">{done}</Notice>;
  return factor.enabled_at === null
    ? card(<Off factor={factor} outcome={outcome} onSetUp={() => begin('set-up')} />, <StatusChip tone="neutral">Off</StatusChip>)
    : card(<On factor={factor} begin={begin} />, <StatusChip tone="ok">On</StatusChip>);
}

function Off({ factor, outcome, onSetUp }: { factor: SecondFactor; outcome: ReactNode; onSetUp: () => void }) {
  return (
    <Stack gap="md">
      {outcome}
      {factor.is_required && <Notice tone="warn">{secondFactorMessages.staffMustSetUp}</Notice>}
      <Text>
        {say.offText} {say.offApps}
      </Text>
      <div>
        <Button onClick={onSetUp}>Set up two-step sign-in</Button>
      </div>
    </Stack>
  );
}

function On({ factor, begin }: { factor: SecondFactor; begin: (kind: 'disable' | 'replace') => void }) {
  const { enabled_at, recovery_codes_left: left, is_required } = factor;
  return (
    <Stack gap="md">
      <FactList
        facts={[
          [
            'On since',
            <time key="since" dateTime={enabled_at!}>
              {formatDate(enabled_at!)}
            </time>,
          ],
          ['Recovery codes left', `${left} of ${RECOVERY_CODE_COUNT}`],
        ]}
      />
      {left <= FEW_CODES && <Notice tone="warn">{left === 0 ? say.noCodes : say.fewCodes}</Notice>}
      <Group gap="sm">
        <Button variant="default" onClick={() => begin('replace')}>
          Make new recovery codes
        </Button>
        {!is_required && (
          <Button variant="default" onClick={() => begin('disable')}>
            Turn off
          </Button>
        )}
      </Group>
      {is_required && (
        <Text size="sm" c="dimmed">
          {say.cannotDisable}
        </Text>
      )}
    </Stack>
  );
}
