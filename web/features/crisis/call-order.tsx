import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type DirectoryContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import { compareCallOrder } from '#shared/domain/phone-tree.ts';
import { phoneTreeMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './phone-tree.module.css';
import { useCallOrder } from './use-call-order.ts';

/** Rows drawn at once. */
const PAGE = 50;

const directions = { up: -1, down: 1 } as const;
type Direction = keyof typeof directions;
const buttonId = (id: number, direction: Direction): string => `move-${id}-${direction}`;

interface RowProps {
  contact: DirectoryContact;
  isFirst: boolean;
  isLast: boolean;
  onMove: (contact: DirectoryContact, direction: Direction) => void;
}

function Row({ contact, isFirst, isLast, onMove }: RowProps) {
  const name = fullNameOf(contact);
  const button = (direction: Direction, isAtEnd: boolean) => (
    <ActionIcon
      id={buttonId(contact.id, direction)}
      variant="subtle"
      size={40}
      aria-label={`Move ${name} ${direction}`}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onMove(contact, direction)}
    >
      {direction === 'up' ? <IconArrowUp size={20} /> : <IconArrowDown size={20} />}
    </ActionIcon>
  );
  return (
    <li>
      <span className={styles.name}>
        {name} <span className={styles.phone}>{contact.phone ?? say.withoutPhone}</span>
      </span>
      {button('up', isFirst)}
      {button('down', isLast)}
    </li>
  );
}

export function CallOrder({ contacts }: { contacts: readonly DirectoryContact[] }) {
  const { move, failure } = useCallOrder();
  const [limit, setLimit] = useState(PAGE);
  const [moved, setMoved] = useState('');
  const focusNext = useRef<string>(null);
  const sorted = contacts.toSorted(compareCallOrder);
  // A row that changes its place in the page loses the focus.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  const onMove = (contact: DirectoryContact, direction: Direction) => {
    const all = move(contact.id, directions[direction]);
    if (!all) return;
    focusNext.current = buttonId(contact.id, direction);
    const place = all.toSorted(compareCallOrder).findIndex(({ id }) => id === contact.id) + 1;
    setMoved(fill(say.moved, { name: fullNameOf(contact), place, count: all.length }));
  };
  return (
    <SectionCard title={say.orderTitle} description={say.orderText}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <ol className={styles.order} aria-label={say.orderTitle}>
        {sorted.slice(0, limit).map((contact, index) => (
          <Row key={contact.id} contact={contact} isFirst={index === 0} isLast={index === sorted.length - 1} onMove={onMove} />
        ))}
      </ol>
      {sorted.length > limit && (
        <Text size="sm" c="dimmed" component="div" mt="xs">
          {limit} of {sorted.length} people{' '}
          <Button variant="subtle" size="sm" onClick={() => setLimit(limit + PAGE)}>
            Show more
          </Button>
        </Text>
      )}
    </SectionCard>
  );
}
