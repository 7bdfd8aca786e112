import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { emailMessages, confirmEmailMessages as messages } from '#shared/messages/account.ts';
import { publicClient } from '../../lib/public-api.ts';
import { refetchUser } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { explainAccountFailure } from './account-rules.ts';

interface Props {
  token: string;
  loginPath: string;
  profilePath: string;
}

/** Waits for a press: programs that check the links of mails open them, too. */
export function ConfirmEmail({ token, loginPath, profilePath }: Props) {
  const { isAuthenticated } = useSession();
  const [isDone, setDone] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wayOn = isAuthenticated ? { to: profilePath, label: 'Go to your profile' } : { to: loginPath, label: 'Sign in' };
  const confirm = async () => {
    setFailure(null);
    setConfirming(true);
    try {
      await publicClient.auth.confirmEmailChange({ body: { token } });
      setDone(true);
      if (isAuthenticated) await refetchUser();
    } catch (error) {
      setFailure(explainAccountFailure(messages.failed)(error));
    } finally {
      setConfirming(false);
    }
  };

  if (isDone) {
    return (
      <Stack gap="md" role="status">
        <PageTitle focusOn="done">Email Address Changed</PageTitle>
        <Text>{emailMessages.changed}</Text>
        <Button component={Link} to={wayOn.to}>
          {wayOn.label}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <PageTitle focusOn="question">Confirm Your New Email Address</PageTitle>
      {token === '' ? (
        <Notice tone="bad">{messages.missing}</Notice>
      ) : (
        <>
          <Text>Once you confirm, you’ll sign in to Keelhouse with this address, and we’ll send our emails here.</Text>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Button onClick={() => void confirm()} loading={isConfirming}>
            Confirm new email address
          </Button>
        </>
      )}
      <Anchor component={Link} to={wayOn.to}>
        {wayOn.label}
      </Anchor>
    </Stack>
  );
}
