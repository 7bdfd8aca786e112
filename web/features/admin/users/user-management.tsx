import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountQuery, reloadAccounts } from '../admin-queries.ts';
import { formatUserListing, parseUserListing, type UserListing } from '../listings.ts';
import type { DetailsProps } from './user-details.tsx';
import { UserList } from './user-list.tsx';

/** The search parameter that opens the details of an account. */
const DETAILS = 'user';

type Form = 'new' | 'demo' | { id: number };

interface Props {
  manager: Me;
  /** The address of the list without its filters. */
  place: Record<string, string>;
  loadDetails: () => Promise<ComponentType<DetailsProps>>;
}

const loadUserForm = async () => (await import('./user-form.tsx')).UserForm;
const loadDemoUserForm = async () => (await import('./demo-user-form.tsx')).DemoUserForm;

interface FormProps {
  manager: Me;
  onSaved: (account: AdminUser) => void;
  onClose: () => void;
}

function AccountForm({ account, ...form }: FormProps & { account: AdminUser | null }) {
  return (
    <LazyDialog load={loadUserForm} onClose={form.onClose}>
      {(UserForm) => <UserForm account={account} {...form} />}
    </LazyDialog>
  );
}

/** The list does not carry every field, so the form waits for the account. */
function EditForm({ id, ...form }: FormProps & { id: number }) {
  const { data, error } = useQuery({ ...accountQuery(id), staleTime: 0 });
  if (error && !data) return <Notice tone="bad">{messageOf(error, say.details)}</Notice>;
  return data && <AccountForm account={data} {...form} />;
}

export function UserManagement({ manager, place, loadDetails }: Props) {
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [form, setForm] = useState<Form | null>(null);
  const listing = parseUserListing(params);
  const opened = Number(params.get(DETAILS));
  const show = (next: UserListing, details: number | null, options: { replace?: boolean } = {}) =>
    setParams(
      { ...place, ...formatUserListing(next), ...(details === null ? {} : { [DETAILS]: String(details) }) },
      { preventScrollReset: true, ...options },
    );
  const close = () => setForm(null);
  const reload = (account: AdminUser) => {
    close();
    void reloadAccounts(cache, account);
  };
  return (
    <>
      <Group gap="sm" mb="md">
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setForm('new')}>
          Add User
        </Button>
        <Button variant="default" onClick={() => setForm('demo')}>
          Create Demo User
        </Button>
      </Group>
      <UserList
        manager={manager}
        listing={listing}
        onChange={(next, options) => show(next, null, options)}
        onView={({ id }) => show(listing, id)}
        onEdit={({ id }) => setForm({ id })}
      />
      {Number.isSafeInteger(opened) && opened > 0 && (
        <LazyDialog load={loadDetails} onClose={() => show(listing, null)}>
          {(Details) => (
            <Details
              key={opened}
              id={opened}
              manager={manager}
              onEdit={({ id }) => setForm({ id })}
              onClose={() => show(listing, null)}
            />
          )}
        </LazyDialog>
      )}
      {form === 'new' && <AccountForm account={null} manager={manager} onSaved={reload} onClose={close} />}
      {form === 'demo' && (
        <LazyDialog load={loadDemoUserForm} onClose={close}>
          {(DemoUserForm) => <DemoUserForm onSaved={reload} onClose={close} />}
        </LazyDialog>
      )}
      {form !== null && typeof form === 'object' && (
        <EditForm key={form.id} id={form.id} manager={manager} onSaved={reload} onClose={close} />
      )}
    </>
  );
}
