import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Keelhouse';

/** The page the document was opened with: there, the keyboard starts at the top. */
let firstKey: string | null = null;

interface Props {
  children: string;
  /** The browser tab's text where it says more than the heading: 'Step 3 of 6: Impact · Harbor Bakery'. */
  tabTitle?: string;
  /** A line under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Changes when the same page shows something new, such as the next step: the heading is focused again. */
  focusOn?: string | number;
}

export function PageTitle({ children, tabTitle, lead, actions, focusOn }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isNew = useRef(true);

  useEffect(() => {
    document.title = `${tabTitle ?? children} · ${PRODUCT}`;
  }, [tabTitle, children]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focusOn is the reason to focus again
  useEffect(() => {
    firstKey ??= key;
    const isFirstPage = isNew.current && key === firstKey;
    isNew.current = false;
    // A page that put the focus into its first field knows better.
    const focused = document.activeElement;
    const isTyping = focused instanceof HTMLInputElement && focused.closest('main') !== null;
    if (!isFirstPage && !isTyping) heading.current?.focus({ preventScroll: true });
  }, [focusOn]);

  return (
    <Group justify="space-between" align="flex-start" gap="md">
      <Stack gap={4} style={{ minWidth: 0, flex: '1 1 320px' }}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {children}
        </Title>
        {lead && (
          <Text c="dimmed" component="div">
            {lead}
          </Text>
        )}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
