import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { fill } from '#shared/messages/fields.ts';
import { templateScreenMessages as say } from '#shared/messages/template-screens.ts';
import { client } from '../../../lib/api.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { EditDeleteButtons } from '../../../ui/edit-delete-buttons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { templatesQuery } from '../exercise-queries.ts';

/** Shows the new state right away, and the old one again if it cannot be saved. */
const useToggle = () => {
  const cache = useQueryClient();
  const { queryKey } = templatesQuery;
  const replace = (template: ExerciseTemplate) =>
    cache.setQueryData(queryKey, (templates) => templates?.map((other) => (other.id === template.id ? template : other)));
  return useMutation({
    mutationFn: ({ id, use_count: _, ...body }: ExerciseTemplate) =>
      client.exerciseTemplates.update({ params: { id }, body: { ...body, is_active: !body.is_active } }),
    onMutate: async (template) => {
      await cache.cancelQueries({ queryKey });
      replace({ ...template, is_active: !template.is_active });
    },
    onError: (_error, template) => void replace(template),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
};

const useRemoval = (onRemoved: () => void) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.exerciseTemplates.remove({ params: { id } }),
    onSuccess: () => {
      onRemoved();
      return cache.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
  });
};

const describeUses = (count: number): string =>
  count === 0 ? say.unused : count === 1 ? say.usedOnce : fill(say.usedOften, { count: count.toLocaleString('en-US') });

interface Props {
  template: ExerciseTemplate;
  onPreview: () => void;
  onEdit: () => void;
  /** The focused card is about to disappear. */
  onRemoved: () => void;
}

export function TemplateCard({ template, onPreview, onEdit, onRemoved }: Props) {
  const { id, name, description, exercise_type, difficulty_level, duration_minutes, industry_types, is_active, use_count } =
    template;
  const heading = useId();
  const toggle = useToggle();
  const removal = useRemoval(onRemoved);
  return (
    <Card role="article" aria-labelledby={heading}>
      <Stack gap="sm" h="100%">
        <Group gap="xs">
          <StatusChip tone="neutral">{optionLabel(exercise_type)}</StatusChip>
          <StatusChip tone="neutral">{optionLabel(difficulty_level)}</StatusChip>
          <StatusChip tone="neutral">{duration_minutes} minutes</StatusChip>
        </Group>
        <Title order={2} fz={18} lh="26px" id={heading} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Text>
        {industry_types.length > 0 && <Text size="sm">For {industry_types.join(', ')}</Text>}
        <Text size="sm" c="dimmed">
          {describeUses(use_count)}
        </Text>
        {toggle.error && <Notice tone="bad">{explainFailure(toggle.error, say.toggle)}</Notice>}
        {removal.error && <Notice tone="bad">{explainFailure(removal.error, say.remove)}</Notice>}
        <Group gap="xs" mt="auto">
          <Button
            size="sm"
            variant={is_active ? 'light' : 'default'}
            aria-describedby={heading}
            aria-disabled={toggle.isPending}
            onClick={() => toggle.isPending || toggle.mutate(template)}
          >
            {is_active ? 'Active' : 'Inactive'}
          </Button>
          <Button size="sm" variant="default" aria-label={`Preview ${name}`} onClick={onPreview}>
            Preview
          </Button>
          <EditDeleteButtons
            name={name}
            question={say.removeQuestion}
            consequence={fill(say.removeText, { name })}
            isWorking={removal.isPending}
            onEdit={onEdit}
            onDelete={() => removal.mutate(id)}
          />
        </Group>
      </Stack>
    </Card>
  );
}
