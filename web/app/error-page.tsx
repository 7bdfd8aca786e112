import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { logger } from '../lib/logger.ts';
import styles from './error-page.module.css';

const describeError = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** As Chromium, Firefox and Safari say that a page's script could not be loaded. */
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** A page that was not loaded before the connection went: no fault of ours, and it opens by itself once it is back. */
function OfflinePage() {
  useEffect(() => {
    document.title = 'You’re offline · Keelhouse';
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div className={styles.page} role="alert">
      <Title order={1}>You’re offline</Title>
      <Text>This page opens as soon as you are connected again. Your saved work is safe.</Text>
      <Group gap="sm">
        <Button onClick={() => history.back()}>Go back</Button>
      </Group>
    </div>
  );
}

export function ErrorPage() {
  const error = useRouteError();
  return !navigator.onLine && NOT_LOADED.test(describeError(error)) ? <OfflinePage /> : <FailedPage error={error} />;
}

function FailedPage({ error }: { error: unknown }) {
  const message = describeError(error);
  const stack = error instanceof Error ? error.stack : undefined;
  useEffect(() => {
    document.title = 'Unexpected Application Error! · Keelhouse';
    logger.error('A screen failed', error);
  }, [error]);
  return (
    <div className={styles.page} role="alert">
      <Title order={1}>Unexpected Application Error!</Title>
      <Text>{message}</Text>
      <Text c="dimmed">Your saved work is safe. Reload the page to continue. If it happens again, send us the details.</Text>
      <Group gap="sm">
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button variant="default" onClick={() => navigator.clipboard.writeText(`${message}\n${stack ?? ''}`)}>
          Copy
        </Button>
      </Group>
      {stack && (
        <details>
          <summary>Technical details</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <pre className={styles.stack} tabIndex={0}>
            {stack}
          </pre>
        </details>
      )}
    </div>
  );
}
