import { Autocomplete, Box, Button, Checkbox, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListedTrade } from '#shared/api/trade-list.ts';
import { prefillFromTrade } from '#shared/domain/bcp/prefill.ts';
import { ACTIVITY_MAX } from '#shared/domain/bcp/text-limits.ts';
import { findTradeElsewhere, guessTrades, searchTrades } from '#shared/knowledge/trades/search.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { tradeMessages as say } from '#shared/messages/wizard.ts';
import { isTitleOf } from '../../../../lib/trade-title.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { tradesQuery } from '../../state/trades-query.ts';
import { emptyToNull } from './input-fields.tsx';
import { usePrefill } from './prefilled.tsx';

const none: ListedTrade[] = [];

const SHOWN_MAX = 8;
const GUESSES_MAX = 3;

/** Those of the industry first; without a text, only those. */
const listMatches = (trades: readonly ListedTrade[], industry: string, search: string): ListedTrade[] => {
  const here = searchTrades(trades, { search, industry });
  const elsewhere = search.trim() === '' ? [] : searchTrades(trades, { search }).filter((trade) => !here.includes(trade));
  return [...here, ...elsewhere].slice(0, SHOWN_MAX);
};

interface TradeChoiceProps {
  trades: readonly ListedTrade[];
  activity: string;
  onChoose: (trade: ListedTrade | null) => void;
}

/** The chosen trade, or those that the customer's words suggest: a guess is never chosen for them. */
function TradeChoice({ trades, activity, onChoose }: TradeChoiceProps) {
  const id = useField('trade');
  const industry = useField('industry');
  const name = useField('business_name');
  const chosen = trades.find((trade) => trade.id === id);
  const words = `${name} ${activity}`;
  const here = guessTrades(trades, industry || null, words);
  const guesses = (here.length > 0 ? here : guessTrades(trades, null, words)).slice(0, GUESSES_MAX);
  const offered = chosen ? [chosen] : guesses;
  if (offered.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt={4} role="status">
        {activity.trim() !== '' && trades.length > 0 ? say.unknown : ''}
      </Text>
    );
  }
  const label = chosen ? say.chosen : say.guess;
  return (
    <Group gap="xs" mt="xs" role="group" aria-label={label}>
      <Text size="sm">{label}</Text>
      {offered.map((trade) => (
        <Checkbox
          key={trade.id}
          label={trade.title}
          checked={trade === chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? trade : null)}
        />
      ))}
    </Group>
  );
}

/** The ticked industry is another than that of the trade: says which one the suggestions follow. */
function IndustryOfTrade({ trades, activity }: Pick<TradeChoiceProps, 'trades' | 'activity'>) {
  const edit = useEdit();
  const id = useField('trade');
  const ticked = useField('industry');
  const chosen = trades.find((trade) => trade.id === id);
  const isElsewhere = chosen && ticked !== '' && !chosen.industries.some((industry) => industry === ticked);
  const trade = chosen ? (isElsewhere ? chosen : undefined) : findTradeElsewhere(trades, ticked, activity);
  return (
    <Group gap="sm" mt={trade ? 'xs' : 0} role="status">
      {trade && (
        <>
          <Text size="sm">{fill(say.elsewhere, { trade: trade.title, industry: trade.industry, ticked })}</Text>
          <Button size="sm" variant="default" onClick={() => edit({ industry: trade.industry, trade: trade.id })}>
            {fill(say.useIndustry, { industry: trade.industry })}
          </Button>
        </>
      )}
    </Group>
  );
}

/** What the business does, in the owner's words, and the trade of the built-in knowledge that fits. */
export function TradeField() {
  const edit = useEdit();
  const activity = useField('activity') ?? '';
  const industry = useField('industry');
  const { data: trades = none } = useQuery(tradesQuery);
  const prefill = usePrefill();
  const trade = useField('trade');
  const isTyped = useRef(false);
  const choose = (trade: ListedTrade | null): void => {
    edit({ trade: trade?.id ?? null });
    // Whoever passed an empty industry by says it now, with the trade.
    if (trade) prefill((known) => prefillFromTrade(trade, { ...known, isVisited: () => false }));
  };
  return (
    <Box mt="md">
      <Autocomplete
        id={fieldId('activity')}
        label={say.label}
        description={say.help}
        value={activity}
        data={listMatches(trades, industry, activity).map(({ title }) => title)}
        filter={({ options }) => options}
        error={activity.length > ACTIVITY_MAX && fill(fieldMessages.tooLong, { field: say.label, max: ACTIVITY_MAX })}
        onChange={(text) => {
          isTyped.current = true;
          edit({ activity: emptyToNull(text) });
        }}
        onBlur={() => {
          const titled = trades.find((listed) => isTitleOf(listed, activity));
          if (isTyped.current && !trade && titled) choose(titled);
          isTyped.current = false;
        }}
        onOptionSubmit={(title) => choose(trades.find((trade) => trade.title === title) ?? null)}
      />
      <TradeChoice trades={trades} activity={activity} onChoose={choose} />
      <IndustryOfTrade trades={trades} activity={activity} />
    </Box>
  );
}
