/** Over every page while a payment is open: what was bought does not count until then, and one link mends it. */
import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { paymentScreenMessages } from '#shared/messages/payment.ts';
import { useSession } from '../../lib/session-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { pathOf } from '../paths.ts';
import styles from './payment-due.module.css';

/** These pages say it themselves, beside what can be done about it. */
const OWN_WORDS: readonly string[] = [pathOf('subscription'), pathOf('subscriptionManagement'), pathOf('billingSettings')];

export function PaymentDue() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!isPaymentDue(user?.subscription ?? null) || OWN_WORDS.includes(pathname)) return null;
  const confirmUrl = user?.subscription?.confirm_payment_url;
  return (
    <div className={styles.bar}>
      <Notice tone="warn">
        {confirmUrl ? paymentScreenMessages.confirmPayment : paymentScreenMessages.accessPaused}{' '}
        {confirmUrl ? (
          <Anchor underline="always" href={confirmUrl}>
            Confirm payment
          </Anchor>
        ) : (
          <Anchor component={Link} underline="always" to={`${pathOf('billingSettings')}?tab=payment-methods`}>
            Update payment method
          </Anchor>
        )}
      </Notice>
    </div>
  );
}
