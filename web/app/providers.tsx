import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../ui/theme.ts';

/** Server state is provided by the frame, so that sign-in loads without the query library. */
/** `env` is for tests: without layout, Mantine takes every anchor for hidden, and hides what hangs on it. */
export function Providers({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={cssVariables} env={env}>
      {children}
    </MantineProvider>
  );
}
