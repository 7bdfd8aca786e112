import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, type ImpactLevel, impactLabels, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { fieldLabels, locationLabels, newItemId } from './bcp-fields.ts';
import { type Conflict, isSame, listChangedFields } from './bcp-store.ts';
import { canMerge, mergeVersions } from './conflicts.ts';
import { useBcp, useEditor } from './editor-context.tsx';

const SIDES = ['both', 'mine', 'theirs'] as const;
type Side = (typeof SIDES)[number];
const sideLabels: Record<Side, string> = { both: 'Both', mine: 'Mine', theirs: 'Theirs' };

interface FieldConflict {
  field: BcpField;
  versions: Partial<Record<Side, unknown>>;
  proposed: Side;
}

/** Proposes theirs for fields that were not edited here, and both versions where they can be merged. */
const listFieldConflicts = ({ current }: Conflict, content: WizardContent, saved: WizardContent): FieldConflict[] => {
  const theirs = { ...content, ...current };
  const edited = listChangedFields({ content, saved });
  return listChangedFields({ content, saved: theirs })
    .filter((field) => field in current)
    .map((field): FieldConflict => {
      const two = { mine: content[field], theirs: theirs[field] };
      if (!edited.includes(field)) return { field, versions: two, proposed: 'theirs' };
      const both = canMerge(two.mine, two.theirs) ? mergeVersions(saved[field], two.mine, two.theirs, newItemId) : two.mine;
      const isMore = !isSame(both, two.mine) && !isSame(both, two.theirs);
      return isMore ? { field, versions: { ...two, both }, proposed: 'both' } : { field, versions: two, proposed: 'mine' };
    });
};

type Values = Record<string, unknown>;

const TEXT_MAX = 120;
const shorten = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);

const describePart = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  return shorten(Array.isArray(value) ? value.join(', ') || 'empty' : String(value));
};

type Labels = Partial<Record<string, string>>;
const partLabels: Partial<Record<BcpField, Labels>> = { primary_location: locationLabels, additional_locations: locationLabels };

/** 'owner: Lee; rto: 1-4 hours', for the parts in which two versions of an entry differ, in one order for both. */
const describeDifferences = (entry: Values, other: Values, labels: Labels = {}): string =>
  [...new Set([...Object.keys(labels), ...Object.keys({ ...entry, ...other }).sort()])]
    .filter((key) => key !== 'id' && key !== 'source' && !isSame(entry[key] ?? null, other[key] ?? null))
    .map((key) => `${labels[key] ?? key.replaceAll('_', ' ')}: ${describePart(entry[key])}`)
    .join('; ');

const nameOf = ({ name, risk_name, mitigation_strategy }: Values): string =>
  String(name ?? (risk_name === undefined ? 'Without a name' : `${risk_name}: ${mitigation_strategy}`));

const describeEntry = (name: string, entry: Values, other: Values | undefined, labels?: Labels): string => {
  const differences = other === undefined ? '' : describeDifferences(entry, other, labels);
  return differences === '' ? name : `${name} (${differences})`;
};

const describeList = (list: Values[], otherList: Values[], labels?: Labels): string => {
  const entries = list.map((entry) => {
    const other = otherList.find(({ id }) => id !== undefined && id === entry.id);
    return describeEntry(nameOf(entry), entry, other, labels);
  });
  return list.length === 0 ? 'None' : `${list.length}: ${entries.join(', ')}`;
};

type Ratings = Record<'primary_concerns' | 'location_risks', Record<string, Values>>;
const describeRatings = (ratings: Ratings, other: Ratings | null): string => {
  const entries = (['primary_concerns', 'location_risks'] as const).flatMap((group) =>
    Object.entries(ratings[group]).map(([risk, rating]) => describeEntry(risk, rating, other?.[group][risk] ?? {})),
  );
  return entries.join(', ') || 'None';
};

const labelOf = (field: BcpField, value: string): string => {
  if (field === 'recovery_priority') return recoveryPriorityLabel(value);
  if (field === 'max_downtime' || field === 'rpo') return durationLabel(value);
  return field.endsWith('_severity') ? impactLabels[value as ImpactLevel] : value;
};

/** The value of a field in one line, with the parts in which its entries differ from those of `other`. */
const describeValue = (field: BcpField, value: unknown, other: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return labelOf(field, value);
  if (Array.isArray(value)) return describeList(value, Array.isArray(other) ? other : [], partLabels[field]);
  if (typeof value !== 'object') return String(value);
  if ('selected' in value) return (value.selected as string[]).join(', ') || 'None';
  if ('primary_concerns' in value) return describeRatings(value as Ratings, other as Ratings | null);
  return describeDifferences(value as Values, (other ?? {}) as Values, partLabels[field]) || 'Empty';
};

interface FieldChoiceProps {
  conflict: FieldConflict;
  value: Side;
  onChange: (side: Side) => void;
}

function FieldChoice({ conflict: { field, versions }, value, onChange }: FieldChoiceProps) {
  const otherOf = (side: Side) => {
    if (side === 'both') return null;
    return side === 'mine' ? versions.theirs : versions.mine;
  };
  return (
    <Radio.Group label={fieldLabels[field] ?? field} value={value} onChange={(side) => onChange(side as Side)}>
      <Stack gap={8} mt={4}>
        {SIDES.filter((side) => side in versions).map((side) => (
          <Radio
            key={side}
            value={side}
            label={sideLabels[side]}
            description={describeValue(field, versions[side], otherOf(side))}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function ConflictForm({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { saveQueue, store } = useEditor().session;
  const [fieldConflicts] = useState(() => listFieldConflicts(conflict, store.get().content, store.get().saved));
  const [sides, setSides] = useState<Partial<Record<BcpField, Side>>>({});
  const sideOf = ({ field, proposed }: FieldConflict): Side => sides[field] ?? proposed;
  const apply = () => {
    onClose();
    const chosen = fieldConflicts.map((choice) => [choice.field, choice.versions[sideOf(choice)]] as const);
    void saveQueue.resolve(conflict, Object.fromEntries(chosen));
  };
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        This section was saved in another tab after you opened it. Nothing is lost: choose which version of each field to keep.
      </Text>
      {fieldConflicts.map((choice) => (
        <FieldChoice
          key={choice.field}
          conflict={choice}
          value={sideOf(choice)}
          onChange={(side) => setSides({ ...sides, [choice.field]: side })}
        />
      ))}
      {fieldConflicts.length === 0 && <Text>Both versions say the same.</Text>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Later
        </Button>
        <Button onClick={apply}>Keep these</Button>
      </Group>
    </Stack>
  );
}

export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const save = useBcp((state) => state.save);
  const conflict = save.is === 'conflict' ? save.conflict : null;
  return (
    <Modal opened={conflict !== null} onClose={onClose} title="Changed in another tab" size="lg">
      {conflict && <ConflictForm conflict={conflict} onClose={onClose} />}
    </Modal>
  );
}
