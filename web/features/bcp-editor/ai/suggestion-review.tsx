import { ActionIcon, Button, Checkbox, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { ExistingFunctions, Review, Suggestion, SuggestionChoice } from './reviews.ts';
import { SourceNote } from './source-labels.tsx';
import styles from './suggestion-review.module.css';

const existingChoices: [ExistingFunctions, string][] = [
  ['replace', 'Yes, replace them'],
  ['add', 'Keep mine and add the suggested ones'],
  ['keep', 'No, keep mine and take only the risks'],
];

function ExistingChoice({
  count,
  value,
  onChange,
}: {
  count: number;
  value: ExistingFunctions;
  onChange: (value: ExistingFunctions) => void;
}) {
  return (
    <Radio.Group
      label={fill(suggestionMessages.replaceFunctions, { count })}
      value={value}
      onChange={(next) => onChange(next as ExistingFunctions)}
    >
      <Stack gap={8} mt={4}>
        {existingChoices.map(([choice, label]) => (
          <Radio key={choice} value={choice} label={label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const useAccepted = (review: Review, setAside: ReadonlySet<string>) => {
  const items = review.groups.flatMap((group) => group.items);
  const [accepted, setAccepted] = useState<ReadonlyMap<string, string>>(
    () => new Map(items.filter(({ key }) => !setAside.has(key)).map((item) => [item.key, item.text])),
  );
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map(items.map((item) => [item.key, item.text])));
  const set = (key: string, isAccepted: boolean) =>
    setAccepted((all) => {
      const next = new Map(all);
      if (isAccepted) next.set(key, texts.get(key)!);
      else next.delete(key);
      return next;
    });
  const rename = (key: string, text: string) => {
    setTexts((all) => new Map(all).set(key, text));
    setAccepted((all) => (all.has(key) ? new Map(all).set(key, text) : all));
  };
  return { total: items.length, accepted, texts, set, rename };
};

interface RowProps {
  item: Suggestion;
  text: string;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  onRename: (text: string) => void;
}

function SuggestionRow({ item, text, isAccepted, onAccept, onRename }: RowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const finish = (value: string) => {
    if (value.trim() !== '') onRename(value.trim());
    setIsEditing(false);
  };
  return (
    <div className={styles.row} data-off={!isAccepted || undefined}>
      <Checkbox checked={isAccepted} onChange={(event) => onAccept(event.currentTarget.checked)} aria-label={text} />
      <div className={styles.text}>
        {isEditing ? (
          <TextInput
            aria-label={`Edit ${item.text}`}
            defaultValue={text}
            autoFocus
            onBlur={(event) => finish(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') finish(event.currentTarget.value);
              if (event.key === 'Escape') {
                event.stopPropagation();
                setIsEditing(false);
              }
            }}
          />
        ) : (
          <Text fw={600}>{text}</Text>
        )}
        {item.details && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {item.details}
          </Text>
        )}
        {item.values?.map(({ label, text: value, reason }) => (
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
      {!isEditing && !item.isFixed && (
        <ActionIcon variant="subtle" size={40} aria-label={`Edit ${text}`} onClick={() => setIsEditing(true)}>
          <IconPencil size={20} />
        </ActionIcon>
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
  const { total, accepted, texts, set, rename } = useAccepted(review, setAside);
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
          <Button disabled={accepted.size === 0} onClick={() => onApply({ accepted, functions })} data-autofocus>
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
        {review.replaces > 0 && <ExistingChoice count={review.replaces} value={functions} onChange={setFunctions} />}
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
                    isAccepted={accepted.has(item.key)}
                    onAccept={(isAccepted) => set(item.key, isAccepted)}
                    onRename={(text) => rename(item.key, text)}
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
