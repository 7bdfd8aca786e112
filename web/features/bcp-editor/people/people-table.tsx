/** People in rows; on a phone each row is a block. */
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { PeopleKind } from './people-kinds.tsx';
import styles from './people-table.module.css';

interface Props<N extends object, T extends N & { id: number; bcp_id: number; name: string }> {
  kind: Pick<PeopleKind<N, T>, 'title' | 'columns'>;
  people: T[];
  onEdit: (one: T) => void;
  onRemove: (one: T) => void;
}

export function PeopleTable<N extends object, T extends N & { id: number; bcp_id: number; name: string }>(props: Props<N, T>) {
  const { kind, people, onEdit, onRemove } = props;
  return (
    <table className={styles.table} aria-label={kind.title}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {kind.columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.name}</th>
            {kind.columns.map(({ title, cell }) => (
              <td key={title} data-label={title}>
                {cell(one)}
              </td>
            ))}
            <td className={styles.actions}>
              <ActionIcon variant="subtle" size={40} aria-label={`Edit ${one.name}`} onClick={() => onEdit(one)}>
                <IconPencil size={20} />
              </ActionIcon>
              <ActionIcon variant="subtle" size={40} aria-label={`Delete ${one.name}`} onClick={() => onRemove(one)}>
                <IconTrash size={20} />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
