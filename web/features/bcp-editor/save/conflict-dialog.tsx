/** Two versions of one section: what another tab saved, and what stands here. Field by field one of them is kept, or both. */
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { newItemId } from '../state/item-id.ts';
import { changedFields, isSame } from '../state/plan-state.ts';
import { fieldWords, valueWords } from './field-words.ts';
import { canMerge, mergeVersions } from './merge.ts';
import type { Conflict } from './save-state.ts';

const SIDES = ['both', 'mine', 'theirs'] as const;
type Side = (typeof SIDES)[number];
const sideLabels: Record<Side, string> = { both: 'Both', mine: 'Mine', theirs: 'Theirs' };

/** The versions of one field to choose from, and the one that is proposed. */
interface Choice {
  field: BcpField;
  versions: Partial<Record<Side, unknown>>;
  proposed: Side;
}

function FieldChoice({ choice, value, onChange }: { choice: Choice; value: Side; onChange: (side: Side) => void }) {
  const { field, versions } = choice;
  const against = (side: Side) => (side === 'mine' ? versions.theirs : versions.mine);
  return (
    <Radio.Group label={fieldWords[field] ?? field} value={value} onChange={(side) => onChange(side as Side)}>
      <Stack gap={8} mt={4}>
        {SIDES.filter((side) => side in versions).map((side) => (
          <Radio
            key={side}
            value={side}
            label={sideLabels[side]}
            description={valueWords(field, versions[side], side === 'both' ? null : against(side))}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** What was not edited here comes from there, and what can be put together is, unless somebody says otherwise. */
const choicesIn = ({ current }: Conflict, content: WizardContent, saved: WizardContent): Choice[] => {
  const theirs = { ...content, ...current };
  const edited = changedFields({ content, saved });
  return changedFields({ content, saved: theirs })
    .filter((field) => field in current)
    .map((field): Choice => {
      const two = { mine: content[field], theirs: theirs[field] };
      if (!edited.includes(field)) return { field, versions: two, proposed: 'theirs' };
      const both = canMerge(two.mine, two.theirs) ? mergeVersions(saved[field], two.mine, two.theirs, newItemId) : two.mine;
      const isMore = !isSame(both, two.mine) && !isSame(both, two.theirs);
      return isMore ? { field, versions: { ...two, both }, proposed: 'both' } : { field, versions: two, proposed: 'mine' };
    });
};

function ConflictForm({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { saveQueue, store } = useEditor().session;
  const [choices] = useState(() => choicesIn(conflict, store.get().content, store.get().saved));
  const [sides, setSides] = useState<Partial<Record<BcpField, Side>>>({});
  const sideOf = ({ field, proposed }: Choice): Side => sides[field] ?? proposed;
  const apply = () => {
    onClose();
    const chosen = choices.map((choice) => [choice.field, choice.versions[sideOf(choice)]] as const);
    void saveQueue.resolve(conflict, Object.fromEntries(chosen));
  };
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        This section was saved in another tab after you opened it. Nothing is lost: choose which version of each field to keep.
      </Text>
      {choices.map((choice) => (
        <FieldChoice
          key={choice.field}
          choice={choice}
          value={sideOf(choice)}
          onChange={(side) => setSides({ ...sides, [choice.field]: side })}
        />
      ))}
      {choices.length === 0 && <Text>Both versions say the same.</Text>}
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
  const save = useBcp((state) => state.save);
  const conflict = save.is === 'conflict' ? save.conflict : null;
  return (
    <Modal opened={opened && conflict !== null} onClose={onClose} title="Changed in another tab" size="lg">
      {conflict && <ConflictForm conflict={conflict} onClose={onClose} />}
    </Modal>
  );
}
