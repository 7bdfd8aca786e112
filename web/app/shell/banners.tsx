import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { areRightsSuspended } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { fill } from '#shared/messages/fields.ts';
import { paymentScreenMessages } from '#shared/messages/payment.ts';
import { deletionBannerMessages } from '#shared/messages/privacy.ts';
import { secondFactorMessages } from '#shared/messages/second-factor.ts';
import { messageOf } from '../../lib/api-error.ts';
import { publicClient } from '../../lib/public-api.ts';
import { updateUser } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { pathOf } from '../paths.ts';
import styles from './banners.module.css';

/** These pages show the payment problem themselves. */
const OWN_WORDS: readonly string[] = [pathOf('subscription'), pathOf('subscriptionManagement'), pathOf('billingSettings')];

function PaymentDue() {
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

/** Staff whose role requires two-step sign-in, until they set it up. */
function SecondFactorBanner() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user || !areRightsSuspended(user) || pathname === pathOf('profile')) return null;
  return (
    <div className={styles.bar}>
      <Notice tone="info">
        {secondFactorMessages.staffMustSetUp}{' '}
        <Anchor component={Link} underline="always" to={`${pathOf('profile')}#two-step`}>
          Set it up in your profile
        </Anchor>
      </Notice>
    </div>
  );
}

function MailProblemBanner() {
  const { user } = useSession();
  const { mutate, status } = useMutation({
    mutationFn: (email: string) => publicClient.auth.resendVerification({ body: { email } }),
  });
  if (!user?.mail_problem) return null;
  const { email } = user;
  return (
    <div className={styles.bar}>
      <Notice tone="warn">
        {fill(messages.unreachableAddress, { email })}{' '}
        {status === 'success' ? (
          messages.confirmationSent
        ) : (
          <Button variant="default" size="compact-sm" loading={status === 'pending'} onClick={() => mutate(email)}>
            Send confirmation email
          </Button>
        )}
        {status === 'error' && ` ${messages.resendFailed}`}
      </Notice>
    </div>
  );
}

/** The page with the same notice shows it with all dates. */
function DeletionBanner() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { mutate, status, error } = useMutation({
    mutationFn: async () => (await import('../../lib/api.ts')).client.privacy.cancelDeletion(),
    onSuccess: () => updateUser({ deletion: null }),
  });
  if (!user?.deletion || pathname === pathOf('profile')) return null;
  return (
    <div className={styles.bar}>
      <Notice tone="warn">
        {fill(deletionBannerMessages.text, { date: formatDate(user.deletion.account_purge_at) })}{' '}
        <Button variant="default" size="compact-sm" loading={status === 'pending'} onClick={() => mutate()}>
          {deletionBannerMessages.keep}
        </Button>
        {error && ` ${messageOf(error, deletionBannerMessages.failed)}`}
      </Notice>
    </div>
  );
}

/** What is wrong with the account. */
export function Banners() {
  return (
    <>
      <PaymentDue />
      <DeletionBanner />
      <MailProblemBanner />
      <SecondFactorBanner />
    </>
  );
}
