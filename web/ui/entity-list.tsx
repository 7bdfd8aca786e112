import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import styles from './entity-list.module.css';

interface Entry {
  /** Also in the accessible names of the buttons. */
  name: string;
  meta?: ReactNode;
  chips?: ReactNode;
  details?: ReactNode;
}

interface ExtraAction<T> {
  label: string;
  icon?: ReactNode;
  onClick: (item: T) => void;
}

interface Props<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  entryOf: (item: T) => Entry;
  onEdit?: (item: T) => void;
  onRemove?: (item: T) => void;
  removeLabel?: string;
  extraActions?: ExtraAction<T>[];
  empty: ReactNode;
}

/**
 * Rendered again only when its entry changes, as long as the list's functions stay the same: a list may hold two hundred.
 * `memo` forgets the type parameter of a generic component.
 */
const EntityRow = memo(Row) as typeof Row;

export function EntityList<T>({ label, items, keyOf, empty, ...rest }: Props<T>) {
  if (items.length === 0) return empty;
  return (
    <ul className={styles.list} style={{ '--rows': items.length } as CSSProperties} aria-label={label}>
      {items.map((item) => (
        <EntityRow key={keyOf(item)} item={item} {...rest} />
      ))}
    </ul>
  );
}

/** Moves the focus before its row disappears: to the next row, the previous one, or the section. */
const leaveRow = (button: HTMLElement): void => {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = neighbor ? neighbor.querySelector('button') : row?.closest<HTMLElement>('[tabindex="-1"]');
  place?.focus({ preventScroll: true });
};

type RowProps<T> = Omit<Props<T>, 'label' | 'items' | 'keyOf' | 'empty'> & { item: T };

function Row<T>({ item, entryOf, onEdit, onRemove, removeLabel = 'Delete', extraActions = [] }: RowProps<T>) {
  const { name, meta, chips, details } = entryOf(item);
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <Group gap={8}>
          <Text fw={600}>{name}</Text>
          {chips}
        </Group>
        {meta && (
          <Text size="sm" c="dimmed" component="div">
            {meta}
          </Text>
        )}
        {details}
      </div>
      <Group gap={4} wrap="nowrap" className={styles.actions}>
        {onEdit && (
          <ActionIcon variant="subtle" size={40} aria-label={`Edit ${name}`} onClick={() => onEdit(item)}>
            <IconPencil size={20} />
          </ActionIcon>
        )}
        {onRemove && (
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={`${removeLabel} ${name}`}
            onClick={({ currentTarget }) => {
              leaveRow(currentTarget);
              onRemove(item);
            }}
          >
            <IconTrash size={20} />
          </ActionIcon>
        )}
        {extraActions.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" size={40} aria-label={`More for ${name}`}>
                <IconDots size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {extraActions.map((action) => (
                <Menu.Item key={action.label} leftSection={action.icon} onClick={() => action.onClick(item)}>
                  {action.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </li>
  );
}
