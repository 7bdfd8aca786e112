import { Avatar, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId } from 'react';
import { findEditRefusal } from '#shared/domain/account-management.ts';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { accountQuery } from '../admin-queries.ts';
import { AccountChips } from './account-chips.tsx';
import { nameOf, useAccountActions } from './use-account-actions.tsx';

export interface AccountSectionProps {
  account: AdminUser;
}

export interface DetailsProps {
  id: number;
  manager: Me;
  onEdit: (account: AdminUser) => void;
  onClose: () => void;
}

interface Props extends DetailsProps {
  sections: readonly ComponentType<AccountSectionProps>[];
}

function Identity({ account }: AccountSectionProps) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar color="brand" size={48} aria-hidden="true">
        {nameOf(account).slice(0, 1).toUpperCase()}
      </Avatar>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Title order={3}>{account.full_name || say.noName}</Title>
        <Group gap={8}>
          <AccountChips account={account} />
        </Group>
      </div>
    </Group>
  );
}

const detailsPlaceholder = (
  <LoadingBlock label="Loading user details">
    <Stack gap="lg">
      <Skeleton height={48} />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={160} radius="lg" />
    </Stack>
  </LoadingBlock>
);

export function UserDetails({ id, manager, sections, onEdit, onClose }: Props) {
  const { data: account, error, isError, isFetching, refetch } = useQuery(accountQuery(id));
  const actions = useAccountActions();
  const reasonId = useId();
  const toggle = account?.is_active ? 'deactivate' : 'activate';
  const edit = account ? findEditRefusal(manager, account, {}) : null;
  const change = account ? findEditRefusal(manager, account, { is_active: !account.is_active }) : null;
  const footer = account && (
    <>
      {change && (
        <Text id={reasonId} size="sm" c="dimmed" style={{ flex: '1 1 200px' }}>
          {change.detail}
        </Text>
      )}
      <Button variant="default" disabled={edit !== null} onClick={() => onEdit(account)}>
        Edit
      </Button>
      <Button
        variant="default"
        disabled={change !== null}
        aria-describedby={change ? reasonId : undefined}
        loading={actions.runningId === account.id}
        onClick={() => actions.start(toggle, account)}
      >
        {account.is_active ? 'Deactivate' : 'Activate'}
      </Button>
    </>
  );
  return (
    <>
      <Sheet opened title="User Details" onClose={onClose} footer={footer}>
        {!account && (isFetching || !isError) && detailsPlaceholder}
        {!account && isError && !isFetching && (
          <ErrorBlock
            title={messageOf(error, say.details)}
            onRetry={() => void refetch()}
            details={error instanceof ApiError ? error.requestId : null}
          />
        )}
        {account && (
          <Stack gap="lg">
            <Identity account={account} />
            {actions.failure && (
              <Notice tone="bad" mustReveal>
                {actions.failure}
              </Notice>
            )}
            {sections.map((Section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
              <Section key={index} account={account} />
            ))}
          </Stack>
        )}
      </Sheet>
      {actions.confirmation}
    </>
  );
}
