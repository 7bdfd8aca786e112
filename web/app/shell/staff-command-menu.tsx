import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { FoundByStaff } from '#shared/domain/staff-search.ts';
import type { Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { fill } from '#shared/messages/fields.ts';
import { staffSearchMessages as say } from '#shared/messages/staff-search.ts';
import { client } from '../../lib/api.ts';
import { accountPath, adminPath, exercisePath } from '../paths.ts';
import { CommandMenu } from './command-menu.tsx';

const SEARCH_AFTER_MS = 250;
const TEXT_MAX = 200;

type Go = (path: string) => () => void;

/** `text` is a keyword of everything found for it, so that the menu shows it even where the match is not visible. */
const buildFoundGroups = ({ users, exercises, payments }: FoundByStaff, text: string, go: Go): SpotlightActionGroupData[] => [
  {
    group: say.users,
    actions: users.map(({ id, email, full_name }) => ({
      id: `user-${id}`,
      label: full_name || email,
      description: fill(say.user, { email, id }),
      keywords: text,
      onClick: go(accountPath(id)),
    })),
  },
  {
    group: say.exercises,
    actions: exercises.map(({ id, exercise_name, status }) => ({
      id: `exercise-${id}`,
      label: exercise_name,
      description: fill(say.exercise, { id, status: optionLabel(status) }),
      keywords: text,
      onClick: go(exercisePath(id)),
    })),
  },
  {
    group: say.payments,
    actions: payments.map(({ id, amount, currency, status, created_at, stripe_payment_intent_id, user }) => ({
      id: `payment-${id}`,
      label: fill(say.payment, {
        amount: formatMoney(amount, currency),
        payer: user.full_name ?? user.email ?? fill(say.nameless, { id: user.id }),
      }),
      description: fill(say.paymentDetails, {
        id,
        status: optionLabel(status),
        date: formatDate(created_at),
        reference: stripe_payment_intent_id ?? '-',
      }),
      keywords: text,
      onClick: go(adminPath('payments', { user_id: String(user.id) })),
    })),
  },
];

const describeCount = ({ users, exercises, payments }: FoundByStaff): string => {
  const count = users.length + exercises.length + payments.length;
  return count === 0 ? say.found.none : count === 1 ? say.found.single : fill(say.found.many, { count });
};

/** The command menu, which also finds what belongs to customers. */
export function StaffCommandMenu({ user }: { user: Me }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const typed = query.trim().slice(0, TEXT_MAX);
  const [text] = useDebouncedValue(typed, SEARCH_AFTER_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['staff-search', text],
    queryFn: ({ signal }) => client.staffSearch.find({ query: { search: text } }, { signal }),
    enabled: text !== '',
  });
  const isSearching = isFetching || typed !== text;
  const groups = useMemo((): SpotlightActionGroupData[] => {
    if (isError) {
      const retry = { id: 'search-again', label: say.failed, keywords: text, closeSpotlightOnTrigger: false };
      return [{ group: say.customers, actions: [{ ...retry, onClick: () => void refetch() }] }];
    }
    return data ? buildFoundGroups(data, text, (path) => () => void navigate(path)) : [];
  }, [data, isError, text, navigate, refetch]);
  const status = isSearching ? say.searching : isError ? say.failed : data ? describeCount(data) : '';
  return (
    <CommandMenu
      user={user}
      prompt={say.prompt}
      query={query}
      onQueryChange={setQuery}
      found={groups}
      status={typed === '' ? '' : status}
      isSearching={typed !== '' && isSearching}
    />
  );
}
