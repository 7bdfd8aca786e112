import { ActionIcon, Box, Button, Checkbox, List, Radio, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { LazyEntitySheet } from '../forms/lazy-entity-sheet.tsx';
import { isSame } from '../state/bcp-store.ts';
import type { ExistingFunctions, Review, Suggestion, SuggestionChoice } from './review.ts';
import { SourceNote } from './source-labels.tsx';
import styles from './suggestion-review.module.css';

const existingChoices: [ExistingFunctions, string][] = [
  ['replace', 'Yes, replace them'],
  ['add', 'Keep mine and add the suggested ones'],
  ['keep', 'No, keep mine and take only the risks'],
];

interface ExistingChoiceProps {
  existing: readonly CriticalFunction[];
  value: ExistingFunctions;
  onChange: (value: ExistingFunctions) => void;
}

function ExistingChoice({ existing, value, onChange }: ExistingChoiceProps) {
  const own = existing.filter((entry) => !isAssumed(entry));
  return (
    <div>
      <Radio.Group
        label={fill(suggestionMessages.replaceFunctions, { count: existing.length })}
        value={value}
        onChange={(next) => onChange(next as ExistingFunctions)}
      >
        <Stack gap={8} mt={4}>
          {existingChoices.map(([choice, label]) => (
            <Radio key={choice} value={choice} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Box mt={12}>
        {value === 'replace' && own.length > 0 && (
          <Notice tone="warn" title={suggestionMessages.replacesOwn}>
            <List size="sm">
              {own.map(({ id, name }) => (
                <List.Item key={id}>{name}</List.Item>
              ))}
            </List>
          </Notice>
        )}
      </Box>
    </div>
  );
}

const useChoice = (review: Review, setAside: ReadonlySet<string>) => {
  const items = review.groups.flatMap((group) => group.items);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(items.filter(({ key }) => !setAside.has(key)).map(({ key }) => key)),
  );
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map(items.map(({ key, text }) => [key, text])));
  const [edited, setEdited] = useState<ReadonlyMap<string, object>>(new Map());
  const take = (key: string, isTaken: boolean) =>
    setTaken((all) => (isTaken ? new Set(all).add(key) : new Set([...all].filter((other) => other !== key))));
  const rename = (key: string, text: string) => setTexts((all) => new Map(all).set(key, text));
  /** An entry that was changed is the person’s own. */
  const edit = (key: string, entity: object) =>
    setEdited((all) => new Map(all).set(key, 'source' in entity ? { ...entity, source: 'user' } : entity));
  const accepted = new Map([...texts].filter(([key]) => taken.has(key)));
  return { total: items.length, accepted, texts, edited, take, rename, edit };
};

interface TextEditorProps {
  item: Suggestion;
  text: string;
  onDone: (text: string) => void;
  onCancel: () => void;
}

function TextEditor({ item, text, onDone, onCancel }: TextEditorProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const finish = (value: string) => {
    const next = value.trim();
    if (next === '') return onCancel();
    const found = item.check?.(next) ?? null;
    setProblem(found && fill(found, { field: 'This text' }));
    if (found === null) onDone(next);
  };
  return (
    <Textarea
      aria-label={`Edit ${item.text}`}
      defaultValue={text}
      error={problem}
      autoFocus
      // Escape leaves the field, not the sheet.
      data-mantine-stop-propagation="true"
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          finish(event.currentTarget.value);
        }
        if (event.key === 'Escape') onCancel();
      }}
    />
  );
}

interface RowProps {
  item: Suggestion;
  text: string;
  /** The entry as it was changed in its form. */
  edited: object | undefined;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  onRename: (text: string) => void;
  onEdit: (entity: object) => void;
}

function SuggestionRow({ item, text, edited, isAccepted, onAccept, onRename, onEdit }: RowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { entry } = item;
  const shown = entry && edited ? entry.present(edited) : { ...item, text };
  const isEdited = edited !== undefined || text !== item.text;
  const close = () => setIsEditing(false);
  const save = (entity: object): string | null => {
    if (entry!.isKnown(entity)) return fill(suggestionMessages.entryKnown, { name: entry!.present(entity).text });
    if (!isSame(entity, edited ?? entry!.entity)) onEdit(entity);
    return null;
  };
  return (
    <div className={styles.row} data-off={!isAccepted || undefined}>
      <Checkbox checked={isAccepted} onChange={(event) => onAccept(event.currentTarget.checked)} aria-label={shown.text} />
      <div className={styles.text}>
        {isEditing && !entry ? (
          <TextEditor
            item={item}
            text={text}
            onDone={(next) => {
              onRename(next);
              close();
            }}
            onCancel={close}
          />
        ) : (
          <Text fw={600}>{shown.text}</Text>
        )}
        {isEdited && <StatusChip tone="ok">{suggestionMessages.edited}</StatusChip>}
        {shown.details && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {shown.details}
          </Text>
        )}
        {shown.values?.map(({ label, text: value, reason }) => (
          <Text key={label} size="sm" style={{ whiteSpace: 'pre-line' }}>
            <strong>{label}</strong>: {value}
            {reason && (
              <Text span size="sm" c="dimmed">
                {' '}
                ({reason})
              </Text>
            )}
          </Text>
        ))}
        {item.reason && (
          <Text size="sm" c="var(--ai)">
            Why: {item.reason}
          </Text>
        )}
      </div>
      {(entry || !isEditing) && (
        <ActionIcon variant="subtle" size={40} aria-label={`Edit ${shown.text}`} onClick={() => setIsEditing(true)}>
          <IconPencil size={20} />
        </ActionIcon>
      )}
      {isEditing && entry && (
        <LazyEntitySheet
          title={`Edit ${shown.text}`}
          form={entry.form}
          entity={edited ?? entry.entity}
          submitLabel="Keep changes"
          onSubmit={save}
          onClose={close}
        />
      )}
    </div>
  );
}

interface Props {
  review: Review;
  /** Keys of what was unticked before: not ticked again, and not shown until asked for. */
  setAside: ReadonlySet<string>;
  onApply: (choice: SuggestionChoice) => void;
  onClose: () => void;
}

/** Everything is preselected, with its reason, to edit or drop before one Apply. */
export function SuggestionReview({ review, setAside: refused, onApply, onClose }: Props) {
  useFocusReturn();
  const [setAside] = useState(refused);
  const { total, accepted, texts, edited, take, rename, edit } = useChoice(review, setAside);
  const [areAllShown, setAllShown] = useState(false);
  const isShown = ({ key }: Suggestion) => areAllShown || !setAside.has(key);
  const [functions, setFunctions] = useState<ExistingFunctions>('replace');
  const isAll = accepted.size === total;
  return (
    <Sheet
      opened
      title={review.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={accepted.size === 0} onClick={() => onApply({ accepted, edited, functions })} data-autofocus>
            {isAll ? `Apply all ${total}` : `Apply ${accepted.size} of ${total}`}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <div>
          <Text>
            {total} {total === 1 ? 'suggestion' : 'suggestions'}. Nothing is added until you accept.
          </Text>
          <SourceNote source={review.source} />
        </div>
        {review.replaces.length > 0 && <ExistingChoice existing={review.replaces} value={functions} onChange={setFunctions} />}
        {review.groups
          .filter((group) => group.items.some(isShown))
          .map((group) => (
            <section key={group.title} aria-label={`Suggested: ${group.title}`}>
              <Title order={3} fz={16} mb={8}>
                {group.title}
              </Title>
              <Stack gap={8}>
                {group.items.filter(isShown).map((item) => (
                  <SuggestionRow
                    key={item.key}
                    item={item}
                    text={texts.get(item.key)!}
                    edited={edited.get(item.key)}
                    isAccepted={accepted.has(item.key)}
                    onAccept={(isAccepted) => take(item.key, isAccepted)}
                    onRename={(text) => rename(item.key, text)}
                    onEdit={(entity) => edit(item.key, entity)}
                  />
                ))}
              </Stack>
            </section>
          ))}
        {setAside.size > 0 && !areAllShown && (
          <div>
            <Button variant="subtle" onClick={() => setAllShown(true)}>
              {fill(suggestionMessages.setAside, { count: setAside.size })}
            </Button>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}
