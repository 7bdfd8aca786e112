/** A reset link is on its way, if the address has an account. */
import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { masked } from '../../lib/email.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const WAIT_SECONDS = 60;

interface Props {
  email: string;
  loginPath: string;
  onTryAgain: () => void;
}

export function LinkSent({ email, loginPath, onTryAgain }: Props) {
  const [secondsLeft, setSecondsLeft] = useState(WAIT_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Stack gap="md">
      <PageTitle focusOn="sent">Check Your Email</PageTitle>
      <Text>
        If <strong>{masked(email)}</strong> has an account, a link to set a new password is on its way. It works once, for one
        hour.
      </Text>
      <Text c="dimmed">
        Nothing there? Look in the spam folder{secondsLeft > 0 ? `, give it ${secondsLeft} more seconds,` : ''} or{' '}
        <Anchor component="button" type="button" onClick={onTryAgain}>
          try again
        </Anchor>
        .
      </Text>
      <Anchor component={Link} to={loginPath}>
        Back to Login
      </Anchor>
    </Stack>
  );
}
