import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Keelhouse';

/** The first page of the visit is not focused: the keyboard starts at the top. */
let firstKey: string | null = null;

interface Props {
  children: string;
  /** When the tab says more than the heading: 'Step 3 of 6: Impact · Harbor Bakery'. */
  tabTitle?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A change focuses the heading again, such as at the next step. */
  focusOn?: string | number;
}

export function PageTitle({ children, tabTitle, lead, actions, focusOn }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isNew = useRef(true);

  useEffect(() => {
    document.title = `${tabTitle ?? children} · ${PRODUCT}`;
  }, [tabTitle, children]);

  const focusHeading = useEffectEvent((_reason: Props['focusOn']) => {
    firstKey ??= key;
    const isFirstPage = isNew.current && key === firstKey;
    isNew.current = false;
    // Keeps a focus that the page set itself.
    const focused = document.activeElement;
    const isTyping = focused instanceof HTMLInputElement && focused.closest('main') !== null;
    if (!isFirstPage && !isTyping) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusHeading(focusOn), [focusOn]);

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
