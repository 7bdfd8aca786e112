import { documents } from 'virtual:sample-bcp';
import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { sampleMessages as say } from '#shared/messages/sample.ts';
import { DocumentFrame } from '../../ui/document-frame.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import styles from './front.module.css';
import type { SampleDocument } from './sample-step.ts';

type Loaded = { template: SampleDocument; html: string } | 'failed' | null;

export default function SampleDocumentView({ template, title }: { template: SampleDocument; title: string }) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setLoaded(null);
    documents[template]().then(
      ({ default: html }) => isCurrent && setLoaded({ template, html }),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [template, attempt]);
  if (loaded === 'failed') return <ErrorBlock title={say.failed} onRetry={() => setAttempt((before) => before + 1)} />;
  return (
    <div className={styles.document}>
      {loaded?.template === template ? (
        <DocumentFrame html={loaded.html} title={title} />
      ) : (
        <LoadingBlock label={say.loading}>
          <Text>{say.loading}</Text>
        </LoadingBlock>
      )}
    </div>
  );
}
