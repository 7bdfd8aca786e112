import { memo, useCallback, useMemo, useState } from 'react';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { EntityList } from '../../../../ui/entity-list.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyBlock } from '../../../../ui/state-block.tsx';
import { toastUndo } from '../../../../ui/toast.ts';
import { AiOutcome } from '../../ai/ai-outcome.tsx';
import { SuggestedChip } from '../../ai/source-labels.tsx';
import type { SuggestionKind } from '../../ai/suggestion-calls.ts';
import { LazyEntitySheet } from '../../forms/lazy-entity-sheet.tsx';
import { LazyBcpImport } from '../../import/lazy-import.tsx';
import { fieldSections } from '../../state/bcp-fields.ts';
import { useEditor, useField, useScrollTarget } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import { AddMenu } from './add-menu.tsx';
import type { EntityKind } from './entity-kind.ts';

interface EntitySectionProps<T extends { id: string; name: string }> {
  kind: EntityKind<T>;
  ai?: SuggestionKind;
}

const useEntries = <T extends { id: string; name: string }>({ field }: EntityKind<T>) => {
  const { store, saveQueue } = useEditor().session;
  const entries = useField(field) as unknown as T[];
  const changes = useMemo(() => {
    const listCurrent = () => store.get().content[field] as unknown as T[];
    const set = (next: T[]) => saveQueue.edit({ [field]: next });
    const indexOf = ({ id }: T) => listCurrent().findIndex((entry) => entry.id === id);
    return {
      /** Returns why it was refused, or null. An entry saved in its form counts as the customer's own, even if suggested. */
      save: (saved: T): string | null => {
        const isNew = indexOf(saved) === -1;
        if (isNew && listCurrent().length >= LIST_MAX) return fill(fieldMessages.tooMany, { field: 'A list', max: LIST_MAX });
        const entry = 'source' in saved ? { ...saved, source: 'user' } : saved;
        set(isNew ? [...listCurrent(), entry] : listCurrent().with(indexOf(entry), entry));
        return null;
      },
      remove: (entry: T) => {
        const index = indexOf(entry);
        set(listCurrent().toSpliced(index, 1));
        toastUndo(`${entry.name} deleted`, () => set(listCurrent().toSpliced(index, 0, entry)));
      },
    };
  }, [store, saveQueue, field]);
  return { entries, ...changes };
};

export function EntitySection<T extends { id: string; name: string }>({ kind, ai }: EntitySectionProps<T>) {
  const { entries, save, remove } = useEntries(kind);
  const [open, setOpen] = useState<T | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const { title, noun, addLabel } = kind;
  const isNew = open !== null && !entries.some((entry) => entry.id === open.id);
  const add = () => setOpen(kind.createBlank());
  useScrollTarget(fieldSections[kind.field], kind.anchor, {
    open: (id) => setOpen(entries.find((entry) => entry.id === id) ?? null),
  });
  return (
    <div id={kind.anchor} tabIndex={-1}>
      <SectionCard
        title={title}
        note={`${entries.length} ${entries.length === 1 ? noun : `${noun}s`}`}
        footer={<SectionSave fields={[kind.field]} section="operations" label={kind.saveLabel} />}
      >
        <AddMenu noun={noun} addLabel={addLabel} ai={ai} onAdd={add} onImport={() => setIsImporting(true)} />
        {ai && <AiOutcome kind={ai} />}
        <EntityEntries kind={kind} entries={entries} onEdit={setOpen} onRemove={remove} />
      </SectionCard>
      {isImporting && <LazyBcpImport type={kind.importType} onClose={() => setIsImporting(false)} />}
      {open && (
        <LazyEntitySheet
          key={open.id}
          title={isNew ? addLabel : `Edit ${open.name}`}
          draftName={`${kind.field}/${isNew ? 'new' : open.id}`}
          form={kind.form}
          entity={open}
          submitLabel={isNew ? addLabel : 'Save changes'}
          onSubmit={save}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface EntityEntriesProps<T> {
  kind: EntityKind<T>;
  entries: T[];
  onEdit: (entry: T) => void;
  onRemove: (entry: T) => void;
}

function Entries<T extends { id: string; source?: ItemSource }>({ kind, entries, onEdit, onRemove }: EntityEntriesProps<T>) {
  const renderEntry = useCallback(
    (entry: T) => {
      const rendered = kind.renderEntry(entry);
      const chips = (
        <>
          {rendered.chips}
          <SuggestedChip source={entry.source} />
        </>
      );
      return { ...rendered, chips };
    },
    [kind],
  );
  return (
    <EntityList
      label={kind.title}
      items={entries}
      keyOf={(entry) => entry.id}
      entryOf={renderEntry}
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

// There may be 200 entries. `memo` loses the type parameter of a generic component.
const EntityEntries = memo(Entries) as typeof Entries;
