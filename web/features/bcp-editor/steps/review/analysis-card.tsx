import { Button, Group, Loader, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '#shared/format/dates.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SourceNote } from '../../ai/source-labels.tsx';
import { useBcp, useVisibleAnalysis } from '../../state/editor-context.tsx';
import styles from './analysis-card.module.css';
import { analysisParts } from './analysis-parts.ts';

const AnalysisDialog = lazy(async () => ({ default: (await import('./analysis-dialog.tsx')).AnalysisDialog }));

export function AnalysisCard() {
  const analysis = useVisibleAnalysis();
  const isAnalyzing = useBcp((state) => state.isAnalyzing);
  const [isOpen, setIsOpen] = useState(false);
  const parts = analysis === null ? [] : analysisParts.filter(([part]) => analysis[part].length > 0);
  return (
    <SectionCard title="AI analysis results" note={analysis && formatDateTime(analysis.created_at)}>
      {isAnalyzing && (
        <Group gap="sm" role="status">
          <Loader size={18} aria-hidden="true" />
          <Text>The AI is analyzing your BCP. You can leave this page. The results will show up here.</Text>
        </Group>
      )}
      {analysis === null ? (
        !isAnalyzing && <Text c="dimmed">{documentMessages.noAnalysis}</Text>
      ) : (
        <>
          <SourceNote source={analysis.source} />
          <dl className={styles.parts}>
            {parts.map(([part, title]) => (
              <div key={part}>
                <dt>
                  {title} ({analysis[part].length})
                </dt>
                <dd>{analysis[part][0]}</dd>
              </div>
            ))}
          </dl>
          <Group>
            <Button variant="default" onClick={() => setIsOpen(true)}>
              View Analysis Results
            </Button>
          </Group>
        </>
      )}
      <Text size="sm" c="dimmed" mt={8}>
        {aiDisclosure.analysis}
      </Text>
      <Disclosure summary={aiDisclosure.short}>{aiDisclosure.beside}</Disclosure>
      <Suspense fallback={null}>{isOpen && <AnalysisDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </SectionCard>
  );
}
