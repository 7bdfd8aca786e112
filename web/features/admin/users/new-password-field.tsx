import { Button, Group, type PasswordInputProps, Text } from '@mantine/core';
import { useState } from 'react';
import { userFormMessages as say } from '#shared/messages/admin-screens.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** 32 characters that are not mistaken for each other: 5 bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 bits, in groups that can be read over the phone. */
const generatePassword = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH));
  const text = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return text.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))!.join('-');
};

interface Props extends PasswordInputProps {
  typed: string;
  onGenerate: (password: string) => void;
}

/** Reveals the password that it generates, as long as the field holds it. */
export function NewPasswordField({ typed, onGenerate, disabled, ...rest }: Props) {
  const [generated, setGenerated] = useState<string | null>(null);
  const generate = () => {
    const password = generatePassword();
    setGenerated(password);
    onGenerate(password);
  };
  return (
    <div style={{ width: '100%' }}>
      <PasswordField autoComplete="new-password" disabled={disabled} {...rest} />
      <Group gap={4} mt={4} mih={36}>
        <Button size="compact-md" variant="subtle" disabled={disabled} onClick={generate}>
          Generate password
        </Button>
        {generated !== null && generated === typed && (
          <>
            <Text component="code" ff="monospace" fw={600}>
              {generated}
            </Text>
            <CopyButton value={generated} label="Copy password" />
            <Text size="sm" c="dimmed" role="status">
              {say.copyPassword}
            </Text>
          </>
        )}
      </Group>
    </div>
  );
}
