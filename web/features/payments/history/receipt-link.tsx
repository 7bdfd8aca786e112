import { Anchor, VisuallyHidden } from '@mantine/core';
import type { Payment } from '#shared/domain/payment.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import styles from './payment-table.module.css';

/** The PDF is Stripe's: the link to it is asked for when it is needed, since it expires. */
export function ReceiptLink({ payment, date }: { payment: Payment; date: string }) {
  const { running, failure, run } = useAction((error: unknown, _: 'open') => messageOf(error, messages.receiptFailed));
  const open = () =>
    run('open', async () => {
      location.assign((await client.payment.receipt({ params: { id: payment.id } })).url);
    });
  return (
    <span className={styles.reference}>
      <Anchor component="button" type="button" inherit disabled={running !== null} onClick={() => void open()}>
        Receipt (PDF)<VisuallyHidden> of {date}</VisuallyHidden>
      </Anchor>
      {failure && <span role="alert"> {failure}</span>}
    </span>
  );
}
