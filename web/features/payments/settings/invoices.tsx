import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BillingInvoice } from '#shared/domain/payment.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import styles from './settings.module.css';

const invoicesQuery = queryOptions({ queryKey: ['invoices'], queryFn: () => client.payment.invoices() });

const usePortal = () => {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // Back from the portal, the browser restores this page from its cache.
  useWindowEvent('pageshow', ({ persisted }) => persisted && setIsLeaving(false));
  const openPortal = async () => {
    setIsLeaving(true);
    setFailure(null);
    try {
      location.assign((await client.payment.billingPortal()).url);
    } catch (error) {
      setFailure(error);
      setIsLeaving(false);
    }
  };
  return { isLeaving, failure, openPortal };
};

const states: Record<BillingInvoice['status'], { name: string; tone: 'ok' | 'warn' | 'neutral' }> = {
  paid: { name: 'Paid', tone: 'ok' },
  open: { name: 'Open', tone: 'warn' },
  void: { name: 'Void', tone: 'neutral' },
  uncollectible: { name: 'Not collected', tone: 'neutral' },
};

function InvoiceRow({ invoice }: { invoice: BillingInvoice }) {
  const { number, created_at, period_start, period_end, total, tax, currency, status, pdf_url } = invoice;
  const name = `Invoice ${number ?? formatDate(created_at)}`;
  return (
    <li className={styles.method}>
      <div className={styles.about}>
        <div className={styles.name}>
          <Text fw={600}>{name}</Text>
          <StatusChip tone={states[status].tone}>{states[status].name}</StatusChip>
        </div>
        <Text size="sm" c="dimmed">
          {formatDate(created_at)}, for {formatDate(period_start)} to {formatDate(period_end)}
        </Text>
        <Text size="sm">
          {formatMoney(total, currency)}, of which {formatMoney(tax, currency)} is tax
        </Text>
      </div>
      {pdf_url && (
        <Anchor href={pdf_url} aria-label={`Download ${name} as a PDF`}>
          Download (PDF)
        </Anchor>
      )}
    </li>
  );
}

export function Invoices() {
  const { data, error, isError, isFetching, refetch } = useQuery(invoicesQuery);
  const { isLeaving, failure, openPortal } = usePortal();
  const actions = (isPrimary: boolean) => (
    <>
      <Button component={Link} to="/payment-history" variant={isPrimary ? 'filled' : 'default'}>
        Payment history
      </Button>
      <Button variant="default" onClick={() => void openPortal()} loading={isLeaving}>
        Open billing portal
      </Button>
    </>
  );
  const portalNotice = failure !== null && (
    <Notice tone="bad" title={messages.portalFailed}>
      {failure instanceof ApiError ? failure.detail : null}
    </Notice>
  );
  if (!data && isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={messages.invoicesFailed} onRetry={() => void refetch()} details={details} />;
  }
  if (!data)
    return (
      <LoadingBlock label="Loading your invoices">
        <Skeleton height={160} radius="lg" />
      </LoadingBlock>
    );
  if (data.length === 0)
    return (
      <Card>
        <EmptyBlock title={messages.noInvoices} drawing="ledger" actions={actions(true)}>
          Every payment for your subscription gets an invoice. You’ll find it here as a PDF.
        </EmptyBlock>
        {portalNotice}
      </Card>
    );
  return (
    <SectionCard title="Invoices" description="Name and address come from Billing Information.">
      <Stack gap="md">
        <ul className={styles.methods} aria-label="Invoices">
          {data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
        <Group gap="sm">{actions(false)}</Group>
        {portalNotice}
      </Stack>
    </SectionCard>
  );
}
