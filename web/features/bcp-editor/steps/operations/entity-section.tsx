/** A list of step 4 with its count, its Add New menu, its form and its Save. */
import { useState } from 'react';
import { EntityList } from '../../../../ui/entity-list.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyBlock } from '../../../../ui/state-block.tsx';
import { toastUndo } from '../../../../ui/toast.ts';
import { AiOutcome } from '../../ai/ai-outcome.tsx';
import type { AiKind } from '../../ai/review.ts';
import { LazyEntitySheet } from '../../forms/lazy-entity-sheet.tsx';
import { SectionSave } from '../../save/section-save.tsx';
import { useEdit, useEditor, useField } from '../../state/editor-context.tsx';
import { AddMenu } from './add-menu.tsx';
import type { EntityKind } from './entity-kinds.tsx';

interface Props<T extends { id: string; name: string }> {
  kind: EntityKind<T>;
  ai?: AiKind;
}

/** The entries of a list and the ways to change them. */
const useEntries = <T extends { id: string; name: string }>({ field }: EntityKind<T>) => {
  const edit = useEdit();
  const { store } = useEditor().session;
  const entries = useField(field) as unknown as T[];
  const current = () => store.get().content[field] as unknown as T[];
  const set = (next: T[]) => edit({ [field]: next });
  const put = (entry: T) => {
    const index = current().findIndex((one) => one.id === entry.id);
    set(index === -1 ? [...current(), entry] : current().with(index, entry));
  };
  const remove = (entry: T) => {
    const index = current().findIndex((one) => one.id === entry.id);
    set(current().toSpliced(index, 1));
    toastUndo(`${entry.name} deleted`, () => set(current().toSpliced(index, 0, entry)));
  };
  return { entries, put, remove };
};

export function EntitySection<T extends { id: string; name: string }>({ kind, ai }: Props<T>) {
  const { entries, put, remove } = useEntries(kind);
  const [open, setOpen] = useState<T | null>(null);
  const { title, noun, addLabel, emptyTitle, purpose } = kind;
  const isNew = open !== null && !entries.some((entry) => entry.id === open.id);
  const add = () => setOpen(kind.blank());
  return (
    <div id={kind.anchor}>
      <SectionCard
        title={title}
        note={`${entries.length} ${entries.length === 1 ? noun : `${noun}s`}`}
        footer={<SectionSave fields={[kind.field]} section="operations" label={kind.saveLabel} />}
      >
        <AddMenu noun={noun} addLabel={addLabel} ai={ai} onAdd={add} />
        {ai && <AiOutcome kind={ai} />}
        <EntityList
          label={title}
          items={entries}
          keyOf={(entry) => entry.id}
          entryOf={kind.entryOf}
          onEdit={setOpen}
          onRemove={remove}
          empty={
            <EmptyBlock title={emptyTitle} order={3} drawing={kind.drawing}>
              {purpose}
            </EmptyBlock>
          }
        />
      </SectionCard>
      {open && (
        <LazyEntitySheet
          key={open.id}
          title={isNew ? addLabel : `Edit ${open.name}`}
          spec={kind.form}
          entry={open}
          submitLabel={isNew ? addLabel : 'Save changes'}
          onSubmit={(entry) => {
            put(entry);
            return null;
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
