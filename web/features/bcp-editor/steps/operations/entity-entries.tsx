/** The entries of a list; rendered again only when they change, as there may be two hundred. */
import { memo, useCallback } from 'react';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import { EntityList } from '../../../../ui/entity-list.tsx';
import { EmptyBlock } from '../../../../ui/state-block.tsx';
import { SuggestedChip } from '../../ai/suggested-chip.tsx';
import type { EntityKind } from './entity-kinds.tsx';

interface Props<T> {
  kind: EntityKind<T>;
  entries: T[];
  onEdit: (entry: T) => void;
  onRemove: (entry: T) => void;
}

function Entries<T extends { id: string; source?: ItemSource }>({ kind, entries, onEdit, onRemove }: Props<T>) {
  const entryOf = useCallback(
    (entry: T) => {
      const given = kind.entryOf(entry);
      const chips = (
        <>
          {given.chips}
          <SuggestedChip source={entry.source} />
        </>
      );
      return { ...given, chips };
    },
    [kind],
  );
  return (
    <EntityList
      label={kind.title}
      items={entries}
      keyOf={(entry) => entry.id}
      entryOf={entryOf}
      onEdit={onEdit}
      onRemove={onRemove}
      empty={
        <EmptyBlock title={kind.emptyTitle} order={3} drawing={kind.drawing}>
          {kind.purpose}
        </EmptyBlock>
      }
    />
  );
}

// `memo` forgets the type parameter of a generic component.
export const EntityEntries = memo(Entries) as typeof Entries;
