import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AdminUser, DirectoryEntry } from '#shared/domain/admin-user.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { reloadAccounts } from '../admin-queries.ts';

export type AccountAction = 'activate' | 'deactivate' | 'remove';
type Account = Pick<DirectoryEntry, 'id' | 'email' | 'full_name' | 'is_active'>;

interface Change {
  action: AccountAction;
  account: Account;
}

export const nameOf = ({ full_name, email }: Pick<Account, 'full_name' | 'email'>): string => full_name || email;

const send = async ({ action, account: { id } }: Change): Promise<AdminUser | undefined> => {
  const params = { id };
  if (action !== 'remove') return client.adminUsers[action]({ params });
  await client.adminUsers.remove({ params });
  return undefined;
};

const describeDone = ({ action, account }: Change): string =>
  fill(say.done[action === 'activate' && account.is_active ? 'unlock' : action], { name: nameOf(account) });

interface AccountActions {
  /** Activates right away, which also clears a lock; the others ask first. */
  start: (action: AccountAction, account: Account) => void;
  /** The account that is being changed. */
  runningId: number | null;
  failure: string | null;
  confirmation: ReactNode;
}

export const useAccountActions = (): AccountActions => {
  const cache = useQueryClient();
  const [asking, setAsking] = useState<Change | null>(null);
  const { running, failure, run, reset } = useAction((error, { action }: Change) => messageOf(error, say.failed[action]));
  const perform = async (change: Change) => {
    let changed: AdminUser | undefined;
    const isDone = await run(change, async () => {
      changed = await send(change);
    });
    setAsking(null);
    if (isDone) toastSuccess(describeDone(change));
    await reloadAccounts(cache, changed);
  };
  const account = asking?.account;
  return {
    start: (action, target) => {
      reset();
      if (action === 'activate') void perform({ action, account: target });
      else setAsking({ action, account: target });
    },
    runningId: running?.account.id ?? null,
    failure,
    confirmation: (
      <ConfirmDialog
        opened={asking !== null}
        question={say.deactivateQuestion}
        consequence={account && fill(say.deactivateText, { name: nameOf(account), email: account.email })}
        confirmLabel="Deactivate"
        isDanger
        isWorking={running !== null}
        onConfirm={() => asking && void perform(asking)}
        onCancel={() => setAsking(null)}
      />
    ),
  };
};
