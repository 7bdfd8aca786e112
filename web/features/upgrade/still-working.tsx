/** Shown while a payment is under way: it keeps the page from being left unasked, and says so when it takes long. */
import { Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const LONG_MS = 8000;

export function StillWorking() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  return (
    <Text size="sm" role="status">
      {isLong && 'This takes longer than usual. Please keep this page open; nothing is charged twice.'}
    </Text>
  );
}
