import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_DOCUMENTS, type ExerciseDocumentKind, isDocumentReady } from '#shared/domain/exercise-document.ts';
import { exerciseDocumentMessages as say } from '#shared/messages/exercise-screens.ts';
import { FileProgress, formatNames, useFileCreation } from '../../document-files/file-creation.tsx';
import { client } from '../../lib/api.ts';
import { DialogCloseButton, DialogTitle, FullScreenDialog } from '../../ui/full-screen-dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './document-preview.module.css';
import { Paper } from './paper.tsx';

/** The documents have times of day, which are the reader's. */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface PreviewProps {
  exercise: Exercise;
  kind: ExerciseDocumentKind;
  onClose: () => void;
}

function Preview({ exercise, kind, onClose }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = useQuery({
    queryKey: ['exercise', exercise.id, 'document', kind],
    queryFn: ({ signal }) =>
      client.exercises.document({ params: { id: exercise.id, kind }, query: { time_zone: timeZone() } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { title } = say.kinds[kind];
  return (
    <FullScreenDialog
      onClose={onClose}
      bar={
        <>
          <DialogTitle>{title}</DialogTitle>
          <Group gap="xs" className={styles.actions}>
            <Button
              size="sm"
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              aria-disabled={preview.data === undefined || undefined}
              onClick={() => frame.current?.contentWindow?.print()}
            >
              Print
            </Button>
            <DialogCloseButton />
          </Group>
        </>
      }
    >
      <Paper ref={frame} preview={preview} title={`${exercise.exercise_name}: ${title}`} />
    </FullScreenDialog>
  );
}

function DocumentRow({ exercise, kind, onOpen }: { exercise: Exercise; kind: ExerciseDocumentKind; onOpen: () => void }) {
  const { title, reader } = say.kinds[kind];
  const file = useFileCreation<{ format: DocumentFormat }>(({ format }, wait) =>
    client.exercises.createFile({ params: { id: exercise.id }, body: { kind, format, time_zone: timeZone() } }, wait),
  );
  const isReady = isDocumentReady(kind, exercise);
  const { mutate, isPending } = file.creation;
  return (
    <div>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {isReady ? reader : say.noReportYet}
      </Text>
      {isReady && (
        <Group gap="xs" mt="xs">
          <Button
            size="sm"
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden="true" />}
            aria-label={`Open ${title}`}
            onClick={onOpen}
          >
            Open
          </Button>
          {(['pdf', 'docx'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              aria-label={`Download ${title} as ${formatNames[format]}`}
              disabled={isPending}
              onClick={() => mutate({ format })}
            >
              {format === 'pdf' ? 'PDF' : 'Word'}
            </Button>
          ))}
        </Group>
      )}
      <FileProgress {...file} />
    </div>
  );
}

export function ExerciseDocuments({ exercise }: { exercise: Exercise }) {
  const [open, setOpen] = useState<ExerciseDocumentKind | null>(null);
  return (
    <SectionCard title={say.title} description={say.lead}>
      <Stack gap="lg">
        {EXERCISE_DOCUMENTS.map((kind) => (
          <DocumentRow key={kind} exercise={exercise} kind={kind} onOpen={() => setOpen(kind)} />
        ))}
      </Stack>
      {open && <Preview exercise={exercise} kind={open} onClose={() => setOpen(null)} />}
    </SectionCard>
  );
}
