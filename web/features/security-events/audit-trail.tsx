import { Group, SegmentedControl } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntry } from '#shared/domain/security-event.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { activityMessages, eventNames, auditTrailMessages as say, subjectNames } from '#shared/messages/security-events.ts';
import { client } from '../../lib/api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Changes } from './changes.tsx';
import { EventPages } from './event-pages.tsx';
import styles from './security-events.module.css';

type Shown = keyof typeof say.filters;

const trailQuery = (id: number, shown: Shown) =>
  infiniteQueryOptions({
    queryKey: ['security-events', id, shown],
    queryFn: ({ pageParam }) =>
      client.securityEvents.listOfUser({ params: { id }, query: { before: pageParam, made_by: String(shown === 'person') } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

const nameOf = (id: number | null, email: string | null): string =>
  id === null ? say.product : (email ?? fill(say.deleted, { id }));

function EntryContent({ entry, shown }: { entry: AuditEntry; shown: Shown }) {
  const { kind, subject, reason, at, agent, actor_id, actor_email, user_id, user_email, request_id } = entry;
  const what = subject === null ? eventNames[kind] : `${eventNames[kind]}: ${subjectNames[subject] ?? subject}`;
  return (
    <>
      <span className={styles.what}>{what}</span>
      <span>
        {shown === 'person'
          ? fill(say.on, { name: nameOf(user_id, user_email) })
          : fill(say.by, { name: nameOf(actor_id, actor_email) })}
      </span>
      {reason && <span>{fill(activityMessages.reason, { reason })}</span>}
      <Changes event={entry} />
      <span className={styles.detail}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {agent && ` • ${agent}`}
      </span>
      {request_id && (
        <Group gap={4} wrap="nowrap" className={styles.detail}>
          {fill(say.request, { id: request_id })}
          <CopyButton value={request_id} label={say.copyRequest} />
        </Group>
      )}
    </>
  );
}

export function AuditTrail({ account }: { account: { id: number } }) {
  const [shown, setShown] = useState<Shown>('account');
  const query = useInfiniteQuery(trailQuery(account.id, shown));
  const choices = Object.entries(say.filters).map(([value, label]) => ({ value: value as Shown, label }));
  return (
    <SectionCard order={3} title={say.title} description={say.lead}>
      <SegmentedControl
        mb="sm"
        aria-label={say.filter}
        data={choices}
        value={shown}
        onChange={(value) => setShown(value as Shown)}
      />
      <EventPages
        query={query}
        words={{ ...say, none: say.none[shown] }}
        headingOrder={3}
        listEvents={({ entries }) =>
          entries.map((entry) => ({ id: entry.id, content: <EntryContent entry={entry} shown={shown} /> }))
        }
      />
    </SectionCard>
  );
}
