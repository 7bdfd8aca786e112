import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Customer } from '#shared/domain/customer-money.ts';
import { adminSubscriptionMessages as say } from '#shared/messages/admin-money-screens.ts';
import { fill } from '#shared/messages/fields.ts';

/** The customer's name, or email without one, linked to the account's details. */
export function CustomerCell({ user, path }: { user: Customer; path: (id: number) => string }) {
  if (user.email === null) return <span>{fill(say.deleted, { id: user.id })}</span>;
  return (
    <span>
      <Anchor component={Link} to={path(user.id)}>
        {user.full_name || user.email}
      </Anchor>
      {user.full_name && (
        <Text span display="block" size="sm" c="dimmed">
          {user.email}
        </Text>
      )}
    </span>
  );
}
