/** The review of suggestions: everything preselected, each with its reason, edit or drop, one Apply. */
import { Button, Radio, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { ExistingFunctions, Review, SuggestionChoice } from './review.ts';
import { SourceNote } from './source-note.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

interface Props {
  review: Review;
  onApply: (choice: SuggestionChoice) => void;
  onClose: () => void;
}

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

/** Texts of the accepted suggestions by key; everything is accepted at first. */
const useAccepted = (review: Review) => {
  const items = review.groups.flatMap((group) => group.items);
  const [accepted, setAccepted] = useState<ReadonlyMap<string, string>>(
    () => new Map(items.map((item) => [item.key, item.text])),
  );
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(accepted);
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

export function SuggestionReview({ review, onApply, onClose }: Props) {
  useFocusReturn();
  const { total, accepted, texts, set, rename } = useAccepted(review);
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
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <section key={group.title} aria-label={`Suggested: ${group.title}`}>
              <Title order={3} fz={16} mb={8}>
                {group.title}
              </Title>
              <Stack gap={8}>
                {group.items.map((item) => (
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
      </Stack>
    </Sheet>
  );
}
