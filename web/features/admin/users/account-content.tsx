import { Anchor, Button, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type CrisisContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import type { CustomerPayment, CustomerSubscription } from '#shared/domain/customer-money.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { AccountSectionProps } from './user-details.tsx';

const capitalize = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

interface RowsProps<T extends { id: number }> {
  title: string;
  note?: string;
  accountId: number;
  load: () => Promise<T[]>;
  none: string;
  children: (row: T) => ReactNode;
  footer?: ReactNode;
}

/** A failure is only logged: the rest of the details does not depend on it. */
function Rows<T extends { id: number }>({ title, note, accountId, load, none, children, footer }: RowsProps<T>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account-content', title, accountId],
    queryFn: load,
    // Reading what belongs to a customer is recorded, so only a visit repeats it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (error) logger.error(`${title} could not be loaded`, error);
  }, [error, title]);
  return (
    <SectionCard order={3} title={title} description={note}>
      {!data && isFetching && <Text c="dimmed">{say.loading}</Text>}
      {!data && !isFetching && (
        <Text c="dimmed" component="div">
          {say.notLoaded}{' '}
          <Button size="compact-md" variant="subtle" onClick={() => void refetch()}>
            Load again
          </Button>
        </Text>
      )}
      {data?.length === 0 && <Text c="dimmed">{none}</Text>}
      {data && data.length > 0 && (
        <List listStyleType="none" withPadding={false} spacing="sm">
          {data.map((row) => (
            <List.Item key={row.id} style={{ overflowWrap: 'anywhere' }}>
              {children(row)}
            </List.Item>
          ))}
        </List>
      )}
      {footer}
    </SectionCard>
  );
}

const SubscriptionRow = ({ plan_type, status, current_period_end, created_at }: CustomerSubscription) => (
  <>
    <Text fw={600}>
      {tierNames[plan_type]} · {capitalize(status)}
    </Text>
    <Text size="sm" c="dimmed">
      {fill(status === 'active' ? say.renews : say.expires, {
        created: formatDate(created_at),
        date: formatDate(current_period_end),
      })}
    </Text>
  </>
);

const PaymentRow = ({ amount, currency, status, description, created_at }: CustomerPayment) => (
  <>
    <Text fw={600}>
      {formatCents(amount)}
      {currency.toUpperCase() !== 'USD' && ` ${currency.toUpperCase()}`} · {capitalize(status)}
    </Text>
    <Text size="sm" c="dimmed">
      {[formatDate(created_at), description].filter(Boolean).join(' · ')}
    </Text>
  </>
);

const ContactRow = (contact: CrisisContact) => (
  <>
    <Text fw={600}>{fullNameOf(contact)}</Text>
    <Text size="sm" c="dimmed">
      {[contact.email, contact.phone].filter(Boolean).join(' · ')}
    </Text>
  </>
);

interface ListedProps extends AccountSectionProps {
  listPath: string;
}

const ListLink = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} mt="sm" display="inline-block">
    {children}
  </Anchor>
);

export function AccountSubscriptions({ account: { id }, listPath }: ListedProps) {
  const load = () => client.adminMoney.subscriptionsOfUser({ params: { id } });
  const link = <ListLink to={listPath}>{say.inSubscriptions}</ListLink>;
  return (
    <Rows title="Subscriptions" accountId={id} load={load} none={say.noSubscriptions} footer={link}>
      {SubscriptionRow}
    </Rows>
  );
}

export function AccountPayments({ account: { id }, listPath }: ListedProps) {
  const load = () => client.adminMoney.paymentsOfUser({ params: { id } });
  const link = <ListLink to={listPath}>{say.inPayments}</ListLink>;
  return (
    <Rows title="Payments" accountId={id} load={load} none={say.noPayments} footer={link}>
      {PaymentRow}
    </Rows>
  );
}

export function AccountContacts({ account: { id } }: AccountSectionProps) {
  const load = () => client.adminMoney.crisisContactsOfUser({ params: { id }, query: {} });
  return (
    <Rows title="Crisis communications" note={say.contactsNote} accountId={id} load={load} none={say.noContacts}>
      {ContactRow}
    </Rows>
  );
}
