/** The cards: add one, remove one, choose which pays. */
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Hold } from '../../lib/card-entry.ts';
import { refetchAccount } from '../../lib/own-subscription.ts';
import { cardName, methodsQuery } from '../../lib/payment-methods.ts';
import { useSession } from '../../lib/session-state.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { MethodList } from './method-list.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useOutcome } from './use-outcome.ts';

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }));

const preparing = (
  <LoadingBlock label="Loading your payment methods">
    <Skeleton height={160} radius="lg" />
  </LoadingBlock>
);

function Loaded({ methods, reload }: { methods: PaymentMethod[]; reload: () => Promise<unknown> }) {
  const { run, isWorking, failure, success } = useOutcome();
  const [isAdding, setIsAdding] = useState(false);
  const [hold, setHold] = useState<Hold>('free');
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const isOverdue = isPaymentDue(useSession().user?.subscription ?? null);
  const makeDefault = ({ id }: PaymentMethod, done: string = messages.defaultUpdated) =>
    run(
      async () => {
        await client.payment.setDefaultPaymentMethod({ params: { id } }).finally(reload);
        if (isOverdue) await refetchAccount();
      },
      done,
      messages.defaultFailed,
    );
  /** Whoever has a payment open adds a card to make it: the card is made the one that pays. */
  const added = (method: PaymentMethod) => {
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
        <OutcomeNotice failure={failure} success={success} />
        {isOverdue && <Notice tone="warn">{messages.due}</Notice>}
        {methods.length === 0 ? (
          <EmptyBlock title="No payment methods yet" order={3} drawing="ledger" actions={addButton}>
            Add a card, and it is used for your subscription.
          </EmptyBlock>
        ) : (
          <>
            <MethodList
              methods={methods}
              isWorking={isWorking}
              onDefault={(one) => void makeDefault(one)}
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
        <Suspense fallback={preparing}>
          <CardForm isDue={isOverdue} onAdded={added} onCancel={() => setIsAdding(false)} onHold={setHold} />
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
  if (data) return <Loaded methods={data} reload={refetch} />;
  if (!isError || isFetching) return preparing;
  const details = error instanceof ApiError ? error.requestId : null;
  return <ErrorBlock title={messages.methodsFailed} onRetry={() => void refetch()} details={details} />;
}
