import { Button, Group, Stack, Title } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { codeStepMessages as say } from '#shared/messages/sign-in.ts';
import { CodeField, type CodeKind } from '../../ui/code-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  error: string | null;
  isWorking: boolean;
  onBack: () => void;
}

export function CodeStep({ field, error, isWorking, onBack }: Props) {
  const [kind, setKind] = useState<CodeKind>('app');
  const switchKind = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    if (field.current) field.current.value = '';
    field.current?.focus();
  };
  return (
    <Stack gap="md">
      <Title order={2} fz={20}>
        {say.title}
      </Title>
      <CodeField kind={kind} name="code" id="code" ref={field} autoFocus error={error} />
      <SubmitButton isWorking={isWorking} idle="Sign in" working="Signing in..." />
      <Group justify="space-between" gap="sm">
        <Button variant="transparent" px={0} onClick={switchKind}>
          {kind === 'app' ? say.useRecoveryCode : say.useApp}
        </Button>
        <Button variant="transparent" px={0} onClick={onBack}>
          Back
        </Button>
      </Group>
    </Stack>
  );
}
