import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { optionLabel } from '#shared/domain/exercise.ts';
import { type ExerciseTemplate, prefill } from '#shared/domain/exercise-template.ts';

import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ExerciseFields } from './exercise-values.ts';

interface Props {
  templates: readonly ExerciseTemplate[];
  isTyped: () => boolean;
  onLoad: (fields: Omit<ExerciseFields, 'bcp_id' | 'scheduled_date'>) => void;
}

function About({ template }: { template: ExerciseTemplate }) {
  const { description, exercise_type, difficulty_level, duration_minutes } = template;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {optionLabel(exercise_type)}, {difficulty_level}, {duration_minutes} minutes. {description}
    </Text>
  );
}

export function TemplatePicker({ templates, isTyped, onLoad }: Props) {
  const [id, setId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const template = templates.find((candidate) => String(candidate.id) === id);
  const load = () => {
    setIsAsking(false);
    if (template) onLoad(prefill(template));
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
        <Button variant="default" disabled={!template} onClick={() => (isTyped() ? setIsAsking(true) : load())}>
          Load Template
        </Button>
      </Group>
      {template && <About template={template} />}
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
