import { TextInput, type TextInputProps } from '@mantine/core';

/** The second step of signing in: a code of an authenticator app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

const words: Record<CodeKind, { label: string; description: string }> = {
  app: { label: 'Code from your app', description: 'The 6 digits your authenticator app shows for Keelhouse.' },
  recovery: { label: 'Recovery code', description: 'One of the codes you saved, such as k7mf-2qxd-9trw. Each works once.' },
};

export function CodeField({ kind, ...rest }: TextInputProps & { kind: CodeKind }) {
  return (
    <TextInput
      {...words[kind]}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      required
      {...rest}
    />
  );
}
