/** What to do after registering; stays until the page is left. */
import { Anchor, Group } from '@mantine/core';
import { accountMessages } from '#shared/messages/account.ts';
import { Notice } from '../../ui/notice.tsx';
import { ResendButton } from './resend-button.tsx';

const mailboxes = [
  { label: 'Open Gmail', url: 'https://mail.google.com/' },
  { label: 'Open Outlook', url: 'https://outlook.live.com/mail/' },
];

export function RegisteredPanel({ email }: { email: string }) {
  return (
    <>
      <Notice tone="ok" mustReveal>
        {accountMessages.registered}
      </Notice>
      <Group gap="lg">
        {mailboxes.map(({ label, url }) => (
          <Anchor key={url} href={url} target="_blank" rel="noreferrer" size="sm">
            {label}
          </Anchor>
        ))}
      </Group>
      <ResendButton email={email} />
    </>
  );
}
