import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { fill } from '#shared/messages/fields.ts';
import { paymentScreenMessages } from '#shared/messages/payment.ts';
import { publicClient } from '../../lib/public-api.ts';
import { useSession } from '../../lib/session-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { pathOf } from '../paths.ts';
import styles from './banners.module.css';

/** Over every page while a payment is open: what was bought does not count until then, and one link mends it. */

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

/** Over every page while mail to the account's address comes back: what is held back, and how to confirm the address. */

export function MailProblem() {
  const { user } = useSession();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  if (!user?.mail_problem) return null;
  const { email } = user;
  const confirm = async () => {
    setState('sending');
    try {
      await publicClient.auth.resendVerification({ body: { email } });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.bar}>
      <Notice tone="warn">
        {fill(messages.unreachableAddress, { email })}{' '}
        {state === 'sent' ? (
          messages.confirmationSent
        ) : (
          <Button variant="default" size="compact-sm" loading={state === 'sending'} onClick={() => void confirm()}>
            Send confirmation email
          </Button>
        )}
        {state === 'failed' && ` ${messages.resendFailed}`}
      </Notice>
    </div>
  );
}
