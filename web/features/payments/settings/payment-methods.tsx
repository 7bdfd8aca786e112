import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { cardExpiryOf, type PaymentMethod } from '#shared/domain/billing.ts';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { formatMoney } from '#shared/format/money.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session-state.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { ActionNotice, useSettingsAction } from '../action.tsx';
import type { Hold } from '../card-entry.ts';
import { ChargeFacts, quotedAmount, quoteQuery } from '../quote.tsx';
import { cardName, methodsQuery, refetchAccount } from '../subscription.ts';
import styles from './settings.module.css';

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }));

const cardsPlaceholder = (
  <LoadingBlock label="Loading your payment methods">
    <Skeleton height={160} radius="lg" />
  </LoadingBlock>
);

function LoadedMethods({ methods, reload }: { methods: PaymentMethod[]; reload: () => Promise<unknown> }) {
  const { run, isWorking, failure, success } = useSettingsAction();
  const [isAdding, setIsAdding] = useState(false);
  const [hold, setHold] = useState<Hold>('free');
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const isOverdue = isPaymentDue(useSession().user?.subscription ?? null);
  const quote = useQuery({ ...quoteQuery(null), enabled: isOverdue });
  const debt = isOverdue && quote.data?.kind === 'debt' ? quote.data : undefined;
  const due = debt ? formatMoney(debt.amount, debt.currency) : null;
  const makeDefault = ({ id }: PaymentMethod, done: string = messages.defaultUpdated) =>
    run(
      async () => {
        const settle = () => Promise.all([reload(), ...(isOverdue ? [quote.refetch()] : [])]);
        await client.payment.setDefaultPaymentMethod({ params: { id }, query: quotedAmount(debt) }).finally(settle);
        if (isOverdue) await refetchAccount();
      },
      done,
      messages.defaultFailed,
    );
  /** With an open payment, a new card becomes the default and pays it. */
  const showAdded = (method: PaymentMethod) => {
    setIsAdding(false);
    if (isOverdue) return void makeDefault(method, messages.added);
    success.show(messages.added);
    void reload();
  };
  const remove = async () => {
    const id = leaving!.id;
    await run(() => client.payment.removePaymentMethod({ params: { id } }).then(reload), messages.removed, messages.removeFailed);
    setLeaving(null);
  };
  const addButton = <Button onClick={() => setIsAdding(true)}>Add payment method</Button>;
  return (
    <SectionCard title="Payment methods" description="The default card pays for your subscription.">
      <Stack gap="md">
        <ActionNotice failure={failure} success={success} />
        {isOverdue && (
          <>
            <Notice tone="warn">{messages.due}</Notice>
            <ChargeFacts quote={quote} tier="" card="The one you choose or add below" />
          </>
        )}
        {methods.length === 0 ? (
          <EmptyBlock title="No payment methods yet" order={3} drawing="ledger" actions={addButton}>
            Add a card, and it is used for your subscription.
          </EmptyBlock>
        ) : (
          <>
            <MethodList
              methods={methods}
              isWorking={isWorking}
              payment={due}
              onDefault={(method) => void makeDefault(method)}
              onRemove={setLeaving}
            />
            <div>{addButton}</div>
          </>
        )}
      </Stack>
      <Sheet
        opened={isAdding}
        title="Add payment method"
        isDirty={hold === 'typed'}
        onClose={() => hold !== 'working' && setIsAdding(false)}
      >
        <Suspense fallback={cardsPlaceholder}>
          <CardForm isDue={isOverdue} debt={debt} onAdded={showAdded} onCancel={() => setIsAdding(false)} onHold={setHold} />
        </Suspense>
      </Sheet>
      <ConfirmDialog
        opened={leaving !== null}
        question={leaving ? `Remove ${cardName(leaving)}?` : ''}
        consequence={leaving?.is_default && methods.length > 1 ? 'Your newest other card becomes the default.' : undefined}
        confirmLabel="Remove card"
        cancelLabel="Keep"
        isDanger
        isWorking={isWorking}
        onConfirm={() => void remove()}
        onCancel={() => !isWorking && setLeaving(null)}
      />
    </SectionCard>
  );
}

export function PaymentMethods() {
  const { data, error, isError, isFetching, refetch } = useQuery(methodsQuery);
  if (data) return <LoadedMethods methods={data} reload={refetch} />;
  if (!isError || isFetching) return cardsPlaceholder;
  const details = error instanceof ApiError ? error.requestId : null;
  return <ErrorBlock title={messages.methodsFailed} onRetry={() => void refetch()} details={details} />;
}

const formatExpiry = ({ exp_month, exp_year }: PaymentMethod): string => `${String(exp_month).padStart(2, '0')}/${exp_year}`;

interface MethodListProps {
  methods: PaymentMethod[];
  isWorking: boolean;
  /** What a card pays right away when it becomes the default. */
  payment: string | null;
  onDefault: (method: PaymentMethod) => void;
  onRemove: (method: PaymentMethod) => void;
}

const nameDefaultAction = ({ is_default }: PaymentMethod, payment: string | null): string => {
  if (payment === null) return 'Make default';
  return is_default ? `Pay ${payment} with this card` : `Make default and pay ${payment}`;
};

function MethodList({ methods, isWorking, payment, onDefault, onRemove }: MethodListProps) {
  const [now] = useState(Date.now);
  return (
    <ul className={styles.methods} aria-label="Payment methods">
      {methods.map((method) => {
        const state = cardExpiryOf(method, now);
        const name = <VisuallyHidden> {cardName(method)}</VisuallyHidden>;
        return (
          <li key={method.id} className={styles.method}>
            <IconCreditCard size={24} aria-hidden="true" className={styles.icon} />
            <div className={styles.about}>
              <div className={styles.name}>
                <Text fw={600}>{cardName(method)}</Text>
                {method.is_default && <StatusChip tone="tide">Default</StatusChip>}
                {state === 'soon' && <StatusChip tone="warn">Expires soon</StatusChip>}
                {state === 'expired' && <StatusChip tone="bad">Expired</StatusChip>}
              </div>
              <Text size="sm" c="dimmed">
                Expires {formatExpiry(method)}
              </Text>
            </div>
            <div className={styles.actions}>
              {(payment !== null || !method.is_default) && (
                <Button size="sm" variant="subtle" disabled={isWorking} onClick={() => onDefault(method)}>
                  {nameDefaultAction(method, payment)}
                  {name}
                </Button>
              )}
              <Button size="sm" variant="subtle" disabled={isWorking} onClick={() => onRemove(method)}>
                Remove{name}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
