import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasSuperAdminRights } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { secondFactorResetMessages as say } from '#shared/messages/second-factor.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session-state.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { reloadAccounts } from '../admin-queries.ts';
import type { AccountSectionProps } from './user-details.tsx';

/** For an owner who has lost phone and recovery codes. */
export function SecondFactorState({ account }: AccountSectionProps) {
  const { id, email, second_factor_at: enabledAt } = account;
  const { user } = useSession();
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { running, failure, run, reset } = useAction((error) => messageOf(error, say.failed));
  if (enabledAt === null) return 'Off';

  const perform = async () => {
    const isDone = await run('reset', async () => {
      await reloadAccounts(cache, await client.adminUsers.resetSecondFactor({ params: { id } }));
    });
    setAsking(false);
    if (isDone) toastSuccess(fill(say.done, { email }));
  };
  const ask = () => {
    reset();
    setAsking(true);
  };
  return (
    <Group gap="sm">
      On since {formatDate(enabledAt)}
      {user && hasSuperAdminRights(user) && user.id !== id && (
        <Button size="compact-md" variant="default" onClick={ask}>
          Reset two-step sign-in
        </Button>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ConfirmDialog
        opened={isAsking}
        question={say.question}
        consequence={fill(say.consequence, { email })}
        confirmLabel="Reset two-step sign-in"
        isDanger
        isWorking={running !== null}
        onConfirm={() => void perform()}
        onCancel={() => setAsking(false)}
      />
    </Group>
  );
}
