/** A table of people with its form and the question before a deletion. */
import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { LoadingBlock } from '../../../ui/state-block.tsx';
import { LazyEntitySheet } from '../forms/lazy-entity-sheet.tsx';
import { useScrollTarget } from '../state/editor-context.tsx';
import type { PeopleKind } from './people-kinds.tsx';
import { PeopleTable } from './people-table.tsx';
import { usePeopleList } from './use-people-list.ts';

interface Props<N extends object, T extends N & { id: number; bcp_id: number; name: string }> {
  kind: PeopleKind<N, T>;
  bcpId: number;
}

/** What the form sends: the entity without the ids that are not the caller's to change. */
const bodyOf = <N extends object>({ id: _id, bcp_id: _bcp, ...body }: N & { id?: number; bcp_id?: number }): N =>
  body as unknown as N;

function NotLoaded({ onReload }: { onReload: () => void }) {
  return (
    <Text c="dimmed">
      Not loaded yet.{' '}
      <Button variant="subtle" size="sm" onClick={onReload}>
        Load again
      </Button>
    </Text>
  );
}

export function PeopleSection<N extends object, T extends N & { id: number; bcp_id: number; name: string }>({
  kind,
  bcpId,
}: Props<N, T>) {
  const { people, isPending, isError, reload, save, remove, isRemoving } = usePeopleList(kind, bcpId);
  const [open, setOpen] = useState<{ id: number | null; entry: N } | null>(null);
  const [leaving, setLeaving] = useState<T | null>(null);
  useScrollTarget(kind.section, kind.anchor, (id) => {
    const person = people.find((one) => String(one.id) === id);
    if (person) setOpen({ id: person.id, entry: bodyOf<N>(person) });
  });
  const confirm = async () => {
    // A failed deletion is logged where it happens; the row then simply stays.
    const isGone = await remove(leaving!.id).then(
      () => true,
      () => false,
    );
    setLeaving(null);
    // The button that opened the question went with its row.
    if (isGone) document.getElementById(kind.anchor)?.focus({ preventScroll: true });
  };
  return (
    <div id={kind.anchor} tabIndex={-1}>
      <SectionCard title={kind.title} note={isPending || isError ? null : `${people.length}`} description={kind.purpose}>
        {isPending && (
          <LoadingBlock label={`Loading ${kind.title.toLowerCase()}`}>
            <Skeleton height={56} />
          </LoadingBlock>
        )}
        {isError && <NotLoaded onReload={reload} />}
        {people.length > 0 && (
          <PeopleTable
            kind={kind}
            people={people}
            onEdit={(one) => setOpen({ id: one.id, entry: bodyOf<N>(one) })}
            onRemove={setLeaving}
          />
        )}
        <Button
          mt="md"
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setOpen({ id: null, entry: kind.blank })}
        >
          {kind.addLabel}
        </Button>
      </SectionCard>
      {open && (
        <LazyEntitySheet
          key={open.id ?? 'new'}
          title={open.id === null ? kind.addLabel : 'Edit'}
          draftName={`${kind.anchor}/${open.id ?? 'new'}`}
          form={kind.form}
          entity={open.entry}
          submitLabel={open.id === null ? kind.addLabel : 'Save changes'}
          onSubmit={(entry) => save(open.id, entry)}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        opened={leaving !== null}
        question={kind.question}
        consequence={leaving && `${leaving.name} is removed from this plan. This cannot be undone.`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        isDanger
        isWorking={isRemoving}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving(null)}
      />
    </div>
  );
}
