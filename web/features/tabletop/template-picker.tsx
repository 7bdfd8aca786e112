import { Button, Group, List, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { fillTemplateBlanks } from '#shared/domain/template-blanks.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { templateFactsQuery } from './exercise-queries.ts';

function About({ template }: { template: ExerciseTemplate }) {
  const { description, exercise_type, difficulty_level, duration_minutes } = template;
  return (
    <Text size="sm" c="dimmed">
      {optionLabel(exercise_type)}, {difficulty_level}, {duration_minutes} minutes. {description}
    </Text>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Title order={3} fz={18} mb={4}>
        {title}
      </Title>
      <List spacing={4}>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </div>
  );
}

interface PreviewProps {
  template: ExerciseTemplate;
  bcpId: number | null;
  onClose: () => void;
  onLoad: () => void;
}

function TemplatePreview({ template, bcpId, onClose, onLoad }: PreviewProps) {
  const { data: facts = {} } = useQuery({ ...templateFactsQuery(bcpId ?? 0), enabled: bcpId !== null });
  const read = (text: string): string => fillTemplateBlanks(text, facts).text;
  return (
    <Sheet
      opened
      title={read(template.name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onLoad}>Load Template</Button>
        </>
      }
    >
      <Stack gap="md">
        <About template={template} />
        <Lines title="Objectives" lines={template.objectives.map(read)} />
        <div>
          <Title order={3} fz={18} mb={4}>
            Scenario
          </Title>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{read(template.scenario_template)}</Text>
        </div>
        <Lines title="Who should take part" lines={template.participants_required} />
      </Stack>
    </Sheet>
  );
}

interface Props {
  templates: readonly ExerciseTemplate[];
  bcpId: number | null;
  isTyped: () => boolean;
  onLoad: (template: ExerciseTemplate) => void;
}

export function TemplatePicker({ templates, bcpId, isTyped, onLoad }: Props) {
  const [id, setId] = useState('');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const template = templates.find((candidate) => String(candidate.id) === id);
  const load = () => {
    setIsAsking(false);
    if (template) onLoad(template);
  };
  const askToLoad = () => {
    setIsPreviewing(false);
    if (isTyped()) setIsAsking(true);
    else load();
  };
  return (
    <div>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          size="md"
          label="Template"
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
          data={[
            { value: '', label: 'Start without a template' },
            ...templates.map((candidate) => ({ value: String(candidate.id), label: candidate.name })),
          ]}
          style={{ flex: '1 1 240px', maxWidth: 520 }}
        />
        <Button variant="default" disabled={!template} onClick={() => setIsPreviewing(true)}>
          Preview
        </Button>
        <Button variant="default" disabled={!template} onClick={askToLoad}>
          Load Template
        </Button>
      </Group>
      {template && (
        <div style={{ marginTop: 8 }}>
          <About template={template} />
        </div>
      )}
      {template && isPreviewing && (
        <TemplatePreview template={template} bcpId={bcpId} onClose={() => setIsPreviewing(false)} onLoad={askToLoad} />
      )}
      <ConfirmDialog
        opened={isAsking}
        question={say.overwrite}
        consequence={say.overwriteText}
        confirmLabel="Replace"
        cancelLabel="Keep what I typed"
        onConfirm={load}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
