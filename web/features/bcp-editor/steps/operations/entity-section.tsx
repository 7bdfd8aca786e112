import { Button } from '@mantine/core';
import { memo, useCallback, useMemo, useState } from 'react';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import { confirmEntry } from '#shared/domain/bcp/provenance.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { EntityList } from '../../../../ui/entity-list.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyBlock } from '../../../../ui/state-block.tsx';
import { toastUndo } from '../../../../ui/toast.ts';
import { AiOutcome } from '../../ai/ai-outcome.tsx';
import { AssumedFacts, AssumedMark } from '../../ai/assumed-facts.tsx';
import { SuggestedChip } from '../../ai/source-labels.tsx';
import { SuggestButton } from '../../ai/suggest-button.tsx';
import type { SuggestionKind } from '../../ai/suggestion-calls.ts';
import { LazyEntitySheet } from '../../forms/lazy-entity-sheet.tsx';
import { LazyBcpImport } from '../../import/lazy-bcp-import.tsx';
import { fieldSections } from '../../state/bcp-fields.ts';
import { useEditor, useField, useScrollTarget } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import { AddMenu } from './add-menu.tsx';
import type { EntityKind } from './entity-kind.ts';

interface EntitySectionProps<T extends { id: string; name: string; source: ItemSource }> {
  kind: EntityKind<T>;
  ai?: SuggestionKind;
}

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const useEntries = <T extends { id: string; name: string; source: ItemSource }>({ field, describeDuplicate }: EntityKind<T>) => {
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
        const isTaken = listCurrent().some(({ id, name }) => id !== saved.id && isSameName(name, saved.name));
        if (describeDuplicate && isTaken) return describeDuplicate(saved);
        const entry = 'source' in saved ? { ...saved, source: 'user' } : saved;
        set(isNew ? [...listCurrent(), entry] : listCurrent().with(indexOf(entry), entry));
        return null;
      },
      confirm: (confirmed: readonly T[]) => {
        const ids = new Set(confirmed.map(({ id }) => id));
        const sources = new Map(listCurrent().map(({ id, source }) => [id, source]));
        set(listCurrent().map((entry) => (ids.has(entry.id) ? confirmEntry(entry) : entry)));
        toastUndo(suggestionMessages.confirmed, () =>
          set(
            listCurrent().map((entry) =>
              ids.has(entry.id) ? { ...entry, source: sources.get(entry.id) ?? entry.source } : entry,
            ),
          ),
        );
      },
      remove: (entry: T) => {
        const index = indexOf(entry);
        set(listCurrent().toSpliced(index, 1));
        toastUndo(`${entry.name} deleted`, () => set(listCurrent().toSpliced(index, 0, entry)));
      },
    };
  }, [store, saveQueue, field, describeDuplicate]);
  return { entries, ...changes };
};

export function EntitySection<T extends { id: string; name: string; source: ItemSource }>({ kind, ai }: EntitySectionProps<T>) {
  const { entries, save, remove, confirm } = useEntries(kind);
  const [open, setOpen] = useState<T | null>(null);
  const [wantedField, setWantedField] = useState<string>();
  const [isImporting, setIsImporting] = useState(false);
  const { title, noun, addLabel } = kind;
  const isNew = open !== null && !entries.some((entry) => entry.id === open.id);
  const add = useCallback(() => setOpen(kind.createBlank()), [kind]);
  useScrollTarget(fieldSections[kind.field], kind.anchor, {
    open: (wanted, field) => {
      setOpen(entries.find(({ id, name }) => id === wanted || name.trim() === wanted) ?? null);
      setWantedField(field);
    },
  });
  return (
    <div id={kind.anchor} tabIndex={-1}>
      <SectionCard
        title={title}
        note={`${entries.length} ${entries.length === 1 ? noun : `${noun}s`}`}
        footer={<SectionSave fields={[kind.field]} section="operations" label={kind.saveLabel} />}
      >
        <AddMenu noun={noun} addLabel={addLabel} ai={ai} onAdd={add} onImport={() => setIsImporting(true)} />
        {ai && entries.length > 0 && <AiOutcome kind={ai} />}
        <AssumedFacts entries={entries} onConfirm={() => confirm(entries)} />
        <EntityEntries kind={kind} entries={entries} ai={ai} onAdd={add} onEdit={setOpen} onRemove={remove} onConfirm={confirm} />
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
          wantedField={wantedField}
          onSubmit={save}
          onClose={() => {
            setOpen(null);
            setWantedField(undefined);
          }}
        />
      )}
    </div>
  );
}

interface EntityEntriesProps<T> {
  kind: EntityKind<T>;
  entries: T[];
  onEdit: (entry: T) => void;
  ai: SuggestionKind | undefined;
  onAdd: () => void;
  onRemove: (entry: T) => void;
  onConfirm: (entries: readonly T[]) => void;
}

function Entries<T extends { id: string; name: string; source: ItemSource }>({
  kind,
  entries,
  ai,
  onAdd,
  onEdit,
  onRemove,
  onConfirm,
}: EntityEntriesProps<T>) {
  const renderEntry = useCallback(
    (entry: T) => {
      const rendered = kind.renderEntry(entry);
      const chips = (
        <>
          {rendered.chips}
          <SuggestedChip source={entry.source} />
          <AssumedMark name={entry.name} source={entry.source} onConfirm={() => onConfirm([entry])} />
        </>
      );
      return { ...rendered, chips };
    },
    [kind, onConfirm],
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
        <EmptyBlock
          title={kind.emptyTitle}
          order={3}
          drawing={kind.drawing}
          actions={
            <>
              <Button variant="default" onClick={onAdd}>
                Add your first {kind.noun}
              </Button>
              {ai && <SuggestButton kind={ai} what={`${kind.noun}s`} />}
            </>
          }
        >
          {kind.purpose}
        </EmptyBlock>
      }
    />
  );
}

// There may be 200 entries. `memo` loses the type parameter of a generic component.
const EntityEntries = memo(Entries) as typeof Entries;
