import { Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { PlainCheckbox } from '../../ui/plain-checkbox.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import styles from './contact-table.module.css';
import { ContactTable } from './contact-table.tsx';
import { type ContactFilter, contactsQuery, firstShown } from './crisis-queries.ts';

/** Takes the focus from a row that disappears. */
export const LIST_ID = 'contacts';

const parseFilter = (params: URLSearchParams): ContactFilter => {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (params.get('search') ?? '').slice(0, 200),
    missingPhone: params.get('missing_phone') === 'true',
    before: /^\d{1,16}$/.test(params.get('before') ?? '') ? params.get('before') : null,
  };
};

const formatFilter = ({ page, search, missingPhone, before }: ContactFilter): Record<string, string> => ({
  ...(search ? { search } : {}),
  ...(missingPhone ? { missing_phone: 'true' } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
  ...(page > 1 && before ? { before } : {}),
});

interface SearchProps {
  filter: ContactFilter;
  onSearch: (filter: Pick<ContactFilter, 'search' | 'missingPhone'>) => void;
}

function SearchForm({ filter, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = () => field.current?.value.trim() ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ search: typed(), missingPhone: filter.missingPhone });
  };
  return (
    <form className={styles.search} aria-label="Find contacts" onSubmit={submit}>
      <TextInput
        key={filter.search}
        ref={field}
        type="search"
        aria-label="Search contacts"
        placeholder="Name, email or phone"
        maxLength={200}
        defaultValue={filter.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
      />
      <Button type="submit" variant="default">
        Search
      </Button>
      <PlainCheckbox
        label="Missing phone"
        checked={filter.missingPhone}
        onChange={(event) => onSearch({ search: typed(), missingPhone: event.currentTarget.checked })}
      />
    </form>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  total: number;
  shown: number;
  onPage: (page: number) => void;
}

function PageButton({ label, to, pages, onPage }: Pick<PagerProps, 'pages' | 'onPage'> & { label: string; to: number }) {
  const isPossible = to >= 1 && to <= pages;
  return (
    <Button
      variant="default"
      aria-disabled={!isPossible}
      data-disabled={!isPossible || undefined}
      onClick={() => isPossible && onPage(to)}
    >
      {label}
    </Button>
  );
}

function Pager({ page, pages, total, shown, onPage }: PagerProps) {
  const from = firstShown(page);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Text size="sm" role="status">
        {fill(say.shown, { from, to: from + shown - 1, total })}
      </Text>
      <Group gap="sm">
        <PageButton label="Previous" to={page - 1} pages={pages} onPage={onPage} />
        <Text size="sm">{fill(say.page, { page, pages })}</Text>
        <PageButton label="Next" to={page + 1} pages={pages} onPage={onPage} />
      </Group>
    </nav>
  );
}

const contactsPlaceholder = (
  <LoadingBlock label="Loading contacts">
    {[1, 2, 3, 4].map((id) => (
      <Skeleton key={id} height={48} mt="sm" />
    ))}
  </LoadingBlock>
);

interface Props {
  onEdit: (contact: CrisisContact) => void;
  onRemove: (contact: CrisisContact) => void;
  /** What an empty list offers. */
  emptyActions: ReactNode;
  /** The subscription ended while the page was open. */
  onDenied: () => void;
}

function Nothing({
  filter,
  emptyActions,
  onClear,
}: Pick<Props, 'emptyActions'> & { filter: ContactFilter; onClear: () => void }) {
  if (filter.search === '' && !filter.missingPhone)
    return (
      <EmptyBlock title={say.none} drawing="lamp" actions={emptyActions}>
        {say.noneText}
      </EmptyBlock>
    );
  const clear = (
    <Button variant="default" onClick={onClear}>
      Show everyone
    </Button>
  );
  if (filter.missingPhone)
    return (
      <EmptyBlock title={say.allHavePhones} drawing="ledger" actions={clear}>
        {say.allHavePhonesText}
      </EmptyBlock>
    );
  return (
    <EmptyBlock title={fill(say.noMatch, { search: filter.search })} drawing="ledger" actions={clear}>
      {say.noMatchText}
    </EmptyBlock>
  );
}

export function ContactList({ onEdit, onRemove, emptyActions, onDenied }: Props) {
  const [params, setParams] = useSearchParams();
  const filter = parseFilter(params);
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(contactsQuery(filter));
  /** Where the visited pages begin. */
  const starts = useRef(new Map<number, string>());
  const show = (next: ContactFilter, options?: { replace: true }) => setParams(formatFilter(next), options);
  const search = (wanted: Pick<ContactFilter, 'search' | 'missingPhone'>) => {
    starts.current.clear();
    show({ ...wanted, page: 1, before: null });
  };
  const isWhole = filter.search === '' && !filter.missingPhone;
  const turnTo = (page: number) => {
    const last = data?.users.at(-1);
    if (page === filter.page + 1 && last && isWhole) starts.current.set(page, String(last.id));
    show({ ...filter, page, before: starts.current.get(page) ?? null });
    document.getElementById(LIST_ID)?.scrollIntoView({ block: 'nearest' });
  };

  // The last contact of the last page was deleted.
  const isBeyond = data !== undefined && !isPlaceholderData && data.users.length === 0 && data.total > 0;
  const lastPage = data?.total_pages ?? 1;
  const leaveEmptyPage = useEffectEvent(() => show({ ...filter, page: lastPage, before: null }, { replace: true }));
  useEffect(() => {
    if (isBeyond) leaveEmptyPage();
  }, [isBeyond]);

  const isDenied = error instanceof ApiError && error.detail === crisisMessages.denied;
  const recheck = useEffectEvent(onDenied);
  useEffect(() => {
    if (isDenied) recheck();
  }, [isDenied]);

  const isEmpty = data?.total === 0 && isWhole;
  return (
    <Card id={LIST_ID} tabIndex={-1} className={data && data.users.length > 0 ? styles.card : undefined}>
      {!isEmpty && <SearchForm filter={filter} onSearch={search} />}
      {data && !isWhole && (
        <Text size="sm" c="dimmed" role="status" mt="sm">
          {data.total === 1 ? say.found.one : fill(say.found.many, { count: data.total })}
        </Text>
      )}
      {!data && (isFetching || !isError) && contactsPlaceholder}
      {isError && !isFetching && (
        <ErrorBlock
          title={messageOf(error, say.list)}
          onRetry={() => void refetch()}
          details={error instanceof ApiError ? error.requestId : null}
        />
      )}
      {data?.total === 0 && (
        <Nothing filter={filter} emptyActions={emptyActions} onClear={() => search({ search: '', missingPhone: false })} />
      )}
      {data && data.users.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <ContactTable contacts={data.users} onEdit={onEdit} onRemove={onRemove} />
          {data.total_pages > 1 && !isPlaceholderData && (
            <Pager page={filter.page} pages={data.total_pages} total={data.total} shown={data.users.length} onPage={turnTo} />
          )}
        </div>
      )}
    </Card>
  );
}
