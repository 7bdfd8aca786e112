import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RiskCheckResult } from '#shared/api/risk-check.ts';
import type { ListedTrade } from '#shared/api/trade-list.ts';
import { ACTIVITY_MAX } from '#shared/domain/bcp/text-limits.ts';
import { guessTrades, searchTrades } from '#shared/knowledge/trades/search.ts';
import { riskCheckMessages as say } from '#shared/messages/risk-check.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type FieldRules, findFieldMessages, requireText } from '../../lib/field-messages.ts';
import type { FirstAnswers } from '../../lib/first-answers.ts';
import { useHeldForm } from '../../lib/held-form.ts';
import { publicClient } from '../../lib/public-api.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

const SHOWN_MAX = 5;
/** Shorter texts are found in half of the list. */
const SEARCHED_MIN = 2;

const listClosest = (trades: readonly ListedTrade[], activity: string): ListedTrade[] => {
  const words = activity.trim();
  if (words.length < SEARCHED_MIN) return [];
  return [...new Set([...searchTrades(trades, { search: words }), ...guessTrades(trades, null, words)])].slice(0, SHOWN_MAX);
};

/** Loaded when the field is entered. Without the list, the visitor's own words are enough. */
const useTrades = () => {
  const [trades, setTrades] = useState<readonly ListedTrade[]>([]);
  const isAsked = useRef(false);
  const load = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    publicClient.tradeList.list({ query: {} }).then(setTrades, () => {
      isAsked.current = false;
    });
  };
  return { trades, load };
};

const explain = (error: unknown): string => {
  if (!(error instanceof ApiError)) return say.failed;
  if (error.status === 429) return say.busy;
  if (error.isNetwork) return say.offline;
  return error.status === 422 ? (error.detail ?? say.failed) : say.failed;
};

const rules: FieldRules<FirstAnswers> = { activity: requireText(say.tradeMissing), zip: requireText(say.zipMissing) };

interface Props {
  onResult: (result: RiskCheckResult, answers: FirstAnswers) => void;
}

export function RiskCheckForm({ onResult }: Props) {
  const { trades, load } = useTrades();
  const [answers, setAnswers] = useState<FirstAnswers>({ activity: '', trade: null, zip: '' });
  const [errors, setErrors] = useState<{ activity?: string; zip?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const activity = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const held = useHeldForm();
  // What was typed into the HTML before the browser took it over.
  useEffect(() => {
    const typed = { activity: activity.current!.value, zip: zip.current!.value };
    if (typed.activity !== '' || typed.zip !== '') setAnswers((before) => ({ ...before, ...typed }));
  }, []);
  const closest = listClosest(trades, answers.activity);

  /** What was typed to find a trade in the list gives way to its name; a visitor's own words stay. */
  const choose = (trade: ListedTrade): void => {
    const isSearch = searchTrades([trade], { search: answers.activity }).length > 0;
    setAnswers(
      trade.id === answers.trade
        ? { ...answers, trade: null }
        : { ...answers, trade: trade.id, activity: isSearch ? trade.title : answers.activity },
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = findFieldMessages(rules, answers);
    setErrors(found);
    if (found.activity) return activity.current?.focus();
    if (found.zip) return zip.current?.focus();
    setIsWorking(true);
    try {
      onResult(await publicClient.riskCheck.check({ body: answers }), answers);
    } catch (error) {
      setFailure(explain(error));
    }
    setIsWorking(false);
  };

  return (
    <Card>
      <form {...held} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16, maxWidth: 560 }}>
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        <div>
          <TextInput
            size="md"
            id="activity"
            ref={activity}
            label={say.activity}
            description={say.activityHelp}
            required
            maxLength={ACTIVITY_MAX}
            autoComplete="off"
            value={answers.activity}
            error={errors.activity}
            onFocus={load}
            onChange={({ currentTarget }) => {
              load();
              setAnswers({ ...answers, activity: currentTarget.value, trade: null });
            }}
          />
          {closest.length > 0 && (
            <Group gap={8} mt="xs" role="group" aria-label={say.closest}>
              <Text size="sm" c="dimmed">
                {say.closest}
              </Text>
              {closest.map((trade) => (
                <Button
                  key={trade.id}
                  size="sm"
                  variant={trade.id === answers.trade ? 'filled' : 'default'}
                  aria-pressed={trade.id === answers.trade}
                  onClick={() => choose(trade)}
                >
                  {trade.title}
                </Button>
              ))}
            </Group>
          )}
        </div>
        <TextInput
          size="md"
          id="zip"
          ref={zip}
          label={say.zip}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={answers.zip}
          error={errors.zip}
          onChange={({ currentTarget }) => setAnswers({ ...answers, zip: currentTarget.value })}
        />
        <div>
          <SubmitButton isWorking={isWorking} idle={say.check} working={say.checking} />
        </div>
      </form>
    </Card>
  );
}
