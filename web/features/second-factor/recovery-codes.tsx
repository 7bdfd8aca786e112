import { Button, CopyButton, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#shared/format/dates.ts';
import { secondFactorScreenMessages as say } from '#shared/messages/second-factor.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session-state.ts';
import { PlainCheckbox } from '../../ui/plain-checkbox.tsx';
import styles from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  areReplaced: boolean;
  onDone: () => void;
}

export function RecoveryCodes({ codes, areReplaced, onDone }: Props) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaved, setSaved] = useState(false);
  const account = `Keelhouse account ${user?.email ?? ''}, ${formatDate(new Date().toISOString())}`;
  const text = ['Recovery codes', account, 'Each code works once.', '', ...codes, ''].join('\n');

  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap="md">
      <div>
        <Title order={3} fz={18} ref={heading} tabIndex={-1}>
          Save your recovery codes
        </Title>
        <Text c="dimmed">
          {areReplaced && `${say.codesReplaced} `}
          {say.codesLead}
        </Text>
      </div>
      <div className={styles.printed}>
        <p className={styles.onPaper}>
          <strong>Recovery codes</strong>
          <br />
          {account}
          <br />
          Each code works once.
        </p>
        <ol className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <Group gap="sm">
        <CopyButton value={codes.join('\n')} timeout={2000}>
          {({ copied, copy }) => (
            <>
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
              <VisuallyHidden role="status">{copied ? 'Copied' : ''}</VisuallyHidden>
            </>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => saveFile(text, 'text/plain', 'keelhouse-recovery-codes.txt')}>
          Download
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      <PlainCheckbox label={say.saved} checked={isSaved} onChange={(event) => setSaved(event.currentTarget.checked)} />
      <div>
        <Button disabled={!isSaved} onClick={onDone}>
          Done
        </Button>
      </div>
    </Stack>
  );
}
