/** Over every page while mail to the account's address comes back: what is held back, and how to confirm the address. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { fill } from '#shared/messages/fields.ts';
import { publicClient } from '../../lib/public-api.ts';
import { useSession } from '../../lib/session-state.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './payment-due.module.css';

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
