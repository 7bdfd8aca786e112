import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { SecurityEvent } from '#shared/domain/security-event.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { activityMessages as say } from '#shared/messages/security-events.ts';
import { client } from '../../lib/api.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { Changes } from './changes.tsx';
import { describeEvent, describePlace, isSaidWhole } from './describe-event.ts';
import { EventPages } from './event-pages.tsx';
import styles from './security-events.module.css';

/** Few, as the page has other sections below. */
const FIRST_PAGE = 5;

const ownEventsQuery = infiniteQueryOptions({
  queryKey: ['security-events', 'own'],
  queryFn: ({ pageParam }) =>
    client.securityEvents.list({ query: pageParam === undefined ? { limit: FIRST_PAGE } : { before: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

function EventContent({ event }: { event: SecurityEvent }) {
  const place = describePlace(event);
  return (
    <>
      <span className={styles.what}>{describeEvent(event)}</span>
      {event.reason && <span>{fill(say.reason, { reason: event.reason })}</span>}
      {!isSaidWhole(event) && <Changes event={event} />}
      <span className={styles.detail}>
        <time dateTime={event.at}>{formatDateTime(event.at)}</time>
        {place && ` • ${place}`}
      </span>
    </>
  );
}

export function SecurityActivity() {
  const query = useInfiniteQuery(ownEventsQuery);
  return (
    <SectionCard title={say.title} description={say.lead}>
      <EventPages
        query={query}
        words={say}
        headingOrder={3}
        listEvents={({ events }) => events.map((event) => ({ id: event.id, content: <EventContent event={event} /> }))}
      />
    </SectionCard>
  );
}
