import { Button, Group, List, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { BLANK_NAMES, fillTemplateBlanks, listBlanks, type TemplateFacts } from '#shared/domain/template-blanks.ts';
import { fill } from '#shared/messages/fields.ts';
import { templateScreenMessages as say } from '#shared/messages/template-screens.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';

const sampleFacts: Required<TemplateFacts> = {
  'business name': 'Harbor Bakery',
  headcount: '12 people',
  city: 'Seattle',
  state: 'Washington',
  address: '2214 Western Avenue',
  'main site': '2214 Western Avenue, Seattle',
  'second site': 'the Ballard shop',
  'meeting place': 'the corner of Western and Blanchard',
  'second meeting place': 'the library on 4th Avenue',
  'critical function': '“Baking bread”',
  'second function': '“Wholesale orders”',
  'recovery time': '4 hours',
  'maximum downtime': '24 hours',
  'main system': 'the order system',
  'system vendor': 'OrderDesk',
  'backup location': 'a backup service in another state',
  'main supplier': 'Cascade Milling',
  'supplier service': 'flour',
  'other supplier': 'Palouse Grain',
  'incident leader': 'the owner',
  'backup leader': 'the shift lead',
};

const findUnknownBlanks = (texts: readonly string[]): string[] => {
  const known: readonly string[] = BLANK_NAMES;
  return [...new Set(texts.flatMap(listBlanks))].filter((name) => !known.includes(name));
};

export function UnknownBlanks({ texts }: { texts: readonly string[] }) {
  const unknown = findUnknownBlanks(texts);
  if (unknown.length === 0) return null;
  return <Notice tone="warn">{fill(say.unknownBlanks, { blanks: unknown.map((name) => `[${name}]`).join(', ') })}</Notice>;
}

const wholeText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface Props {
  template: ExerciseTemplate;
  onClose: () => void;
  onEdit: () => void;
  onCopy: () => void;
}

export function TemplatePreview({ template, onClose, onEdit, onCopy }: Props) {
  const [isSample, setIsSample] = useState(true);
  const read = (text: string): string => fillTemplateBlanks(text, isSample ? sampleFacts : {}).text;
  const { name, description, scenario_template, objectives, participants_required } = template;
  return (
    <Sheet
      opened
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onCopy}>
            Duplicate
          </Button>
          <Button onClick={onEdit}>Edit</Button>
        </>
      }
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={say.previewFor}
          data={[
            { value: 'sample', label: say.previewSample },
            { value: 'empty', label: say.previewEmpty },
          ]}
          value={isSample ? 'sample' : 'empty'}
          onChange={(value) => setIsSample(value === 'sample')}
        />
        <UnknownBlanks texts={[scenario_template, ...objectives]} />
        <Group gap="xs">
          <StatusChip tone="neutral">{optionLabel(template.exercise_type)}</StatusChip>
          <StatusChip tone="neutral">{optionLabel(template.difficulty_level)}</StatusChip>
          <StatusChip tone="neutral">{template.duration_minutes} minutes</StatusChip>
        </Group>
        <Text c="dimmed" style={wholeText}>
          {description}
        </Text>
        <Title order={3}>Scenario</Title>
        <Text style={wholeText}>{read(scenario_template)}</Text>
        {objectives.length > 0 && (
          <div>
            <Title order={3} mb="xs">
              Objectives
            </Title>
            <List spacing={4}>
              {objectives.map((objective) => (
                <List.Item key={objective}>{read(objective)}</List.Item>
              ))}
            </List>
          </div>
        )}
        {participants_required.length > 0 && (
          <div>
            <Title order={3} mb="xs">
              Required participants
            </Title>
            <Text>{participants_required.join(', ')}</Text>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}
