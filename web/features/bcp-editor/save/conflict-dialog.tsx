/** Two versions of one section: what another tab saved, and what stands here. Field by field one of them is kept. */
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { useEditor, usePlan } from '../state/editor-context.tsx';
import { changedFields } from '../state/plan-state.ts';
import { fieldWords, valueWords } from './field-words.ts';
import type { Conflict } from './save-state.ts';

type Side = 'mine' | 'theirs';

function FieldChoice({
  field,
  mine,
  theirs,
  value,
  onChange,
}: {
  field: BcpField;
  mine: unknown;
  theirs: unknown;
  value: Side;
  onChange: (side: Side) => void;
}) {
  return (
    <Radio.Group label={fieldWords[field] ?? field} value={value} onChange={(side) => onChange(side as Side)}>
      <Stack gap={8} mt={4}>
        <Radio value="mine" label="Mine" description={valueWords(field, mine)} />
        <Radio value="theirs" label="Theirs" description={valueWords(field, theirs)} />
      </Stack>
    </Radio.Group>
  );
}

function ConflictForm({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { saves } = useEditor().session;
  const { content, saved } = usePlan((state) => state);
  const theirs = { ...content, ...conflict.current };
  const fields = changedFields({ content, saved: theirs }).filter((field) => field in conflict.current);
  const edited = changedFields({ content, saved });
  const [sides, setSides] = useState<Partial<Record<BcpField, Side>>>({});
  // What was not edited here comes from there, unless somebody says otherwise.
  const sideOf = (field: BcpField): Side => sides[field] ?? (edited.includes(field) ? 'mine' : 'theirs');
  const apply = () => {
    onClose();
    void saves.resolve(
      conflict,
      fields.filter((field) => sideOf(field) === 'mine'),
    );
  };
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        This section was saved in another tab after you opened it. Nothing is lost: choose which version of each field to keep.
      </Text>
      {fields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          mine={content[field]}
          theirs={theirs[field]}
          value={sideOf(field)}
          onChange={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      {fields.length === 0 && <Text>Both versions say the same.</Text>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Later
        </Button>
        <Button onClick={apply}>Keep these</Button>
      </Group>
    </Stack>
  );
}

export function ConflictDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const save = usePlan((state) => state.save);
  const conflict = save.is === 'conflict' ? save.conflict : null;
  return (
    <Modal opened={opened && conflict !== null} onClose={onClose} title="Changed in another tab" size="lg">
      {conflict && <ConflictForm conflict={conflict} onClose={onClose} />}
    </Modal>
  );
}
