import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { accountQuery, reloadAccounts } from '../admin-queries.ts';
import { formatUserListing, parseUserListing, type UserListing } from '../listings.ts';
import { DemoUserForm } from './demo-user-form.tsx';
import { type AccountSectionProps, UserDetails } from './user-details.tsx';
import { UserForm } from './user-form.tsx';
import { UserList } from './user-list.tsx';

/** The search parameter that opens the details of an account. */
const DETAILS = 'user';

type Form = 'new' | 'demo' | { id: number };

interface Props {
  manager: Me;
  /** The address of the list without its filters. */
  place: Record<string, string>;
  /** Of the details, in their order. */
  sections: readonly ComponentType<AccountSectionProps>[];
}

/** The list does not carry every field, so the form waits for the account. */
function EditForm({
  id,
  manager,
  onSaved,
  onClose,
}: {
  id: number;
  manager: Me;
  onSaved: (account: AdminUser) => void;
  onClose: () => void;
}) {
  const { data, error } = useQuery({ ...accountQuery(id), staleTime: 0 });
  if (error && !data) return <Notice tone="bad">{messageOf(error, say.details)}</Notice>;
  return data && <UserForm account={data} manager={manager} onSaved={onSaved} onClose={onClose} />;
}

export function UserManagement({ manager, place, sections }: Props) {
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
        <UserDetails
          key={opened}
          id={opened}
          manager={manager}
          sections={sections}
          onEdit={({ id }) => setForm({ id })}
          onClose={() => show(listing, null)}
        />
      )}
      {form === 'new' && <UserForm account={null} manager={manager} onSaved={reload} onClose={close} />}
      {form === 'demo' && <DemoUserForm onSaved={reload} onClose={close} />}
      {form !== null && typeof form === 'object' && (
        <EditForm key={form.id} id={form.id} manager={manager} onSaved={reload} onClose={close} />
      )}
    </>
  );
}
