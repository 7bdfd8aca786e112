import { ActionIcon, Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconFileSpreadsheet, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { teamMessages } from '#shared/messages/team.ts';
import { logger } from '../../../lib/logger.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { LoadingBlock } from '../../../ui/state-block.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { LazyEntitySheet } from '../forms/lazy-entity-sheet.tsx';
import { useBcp, useScrollTarget } from '../state/editor-context.tsx';
import { explainPeopleFailure } from '../state/people-queries.ts';
import { employeeKind } from './employees.tsx';
import styles from './people.module.css';
import type { PeopleImportProps } from './people-import.tsx';
import type { PeopleKind, Person } from './people-kind.ts';
import { providerKind } from './providers.tsx';

const usePeopleList = <N extends object, T extends N & Person>(kind: PeopleKind<N, T>, bcpId: number) => {
  const cache = useQueryClient();
  const query = kind.query(bcpId) as unknown as { queryKey: QueryKey; queryFn: () => Promise<T[]> };
  const { data, isPending, isError, refetch } = useQuery(query);
  const setPeople = (next: (all: T[]) => T[]) => cache.setQueryData<T[]>(query.queryKey, (all) => next(all ?? []));

  /** Adds a person (`id` null) or changes one; returns why not, or null. */
  const save = async (id: number | null, body: N): Promise<string | null> => {
    if (id === null && data?.some((person) => kind.keyOf(person) === kind.keyOf(body))) return kind.describeDuplicate(body);
    try {
      const stored = await (id === null ? kind.create(bcpId, body) : kind.update(id, body));
      setPeople((all) => (id === null ? [...all, stored] : all.map((person) => (person.id === id ? stored : person))));
      return null;
    } catch (error) {
      logger.error(`${kind.title}: saving failed`, error);
      return explainPeopleFailure(error, kind);
    }
  };

  const removal = useMutation({
    mutationFn: kind.remove,
    onSuccess: (_, id) => setPeople((all) => all.filter((person) => person.id !== id)),
    onError: (error) => logger.error(`${kind.title}: deleting failed`, error),
  });

  return { people: data ?? [], isPending, isError, reload: () => void refetch(), save, removal };
};

/** What the form sends: the person without the ids, which are not the caller's to change. */
const omitIds = <N extends object>({ id: _id, bcp_id: _bcp, ...body }: N & { id?: number; bcp_id?: number }): N =>
  body as unknown as N;

interface TableProps<N extends object, T extends N & Person> {
  kind: Pick<PeopleKind<N, T>, 'title' | 'columns'>;
  people: T[];
  onEdit: (person: T) => void;
  onRemove: (person: T) => void;
}

function PeopleTable<N extends object, T extends N & Person>({ kind, people, onEdit, onRemove }: TableProps<N, T>) {
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
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">{person.name}</th>
            {kind.columns.map(({ title, cell }) => (
              <td key={title} data-label={title}>
                {cell(person)}
              </td>
            ))}
            <td className={styles.actions}>
              <ActionIcon variant="subtle" size={40} aria-label={`Edit ${person.name}`} onClick={() => onEdit(person)}>
                <IconPencil size={20} />
              </ActionIcon>
              <ActionIcon variant="subtle" size={40} aria-label={`Delete ${person.name}`} onClick={() => onRemove(person)}>
                <IconTrash size={20} />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PeopleNotLoaded({ onReload }: { onReload: () => void }) {
  return (
    <Text c="dimmed">
      Not loaded yet.{' '}
      <Button variant="subtle" size="sm" onClick={onReload}>
        Load again
      </Button>
    </Text>
  );
}

const LoadedImport = lazy(async () => ({ default: (await import('./people-import.tsx')).PeopleImport }));

/** Loaded when it is opened: it carries the CSV reader. */
function LazyPeopleImport<N extends object, T extends N & Person>(props: PeopleImportProps<N, T>) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <LoadedImport {...props} kind={props.kind as unknown as PeopleKind<object, Person>} />
    </Suspense>
  );
}

interface SectionProps<N extends object, T extends N & Person> {
  kind: PeopleKind<N, T>;
  bcpId: number;
}

function PeopleSection<N extends object, T extends N & Person>({ kind, bcpId }: SectionProps<N, T>) {
  const { people, isPending, isError, reload, save, removal } = usePeopleList(kind, bcpId);
  const [open, setOpen] = useState<{ id: number | null; entry: N; field?: string | undefined } | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [leaving, setLeaving] = useState<T | null>(null);
  const edit = (person: T, field?: string) => setOpen({ id: person.id, entry: omitIds<N>(person), field });
  useScrollTarget(kind.section, kind.anchor, {
    open: (id, field) => {
      const person = people.find((candidate) => String(candidate.id) === id);
      if (person) edit(person, field);
    },
    create: (values) => setOpen({ id: null, entry: { ...kind.blank, ...values } }),
  });
  const confirm = () =>
    removal.mutate(leaving!.id, {
      onSettled: (_, error) => {
        setLeaving(null);
        // The button that opened the question is gone with its row.
        if (!error) document.getElementById(kind.anchor)?.focus({ preventScroll: true });
      },
    });
  return (
    <div id={kind.anchor} tabIndex={-1}>
      <SectionCard title={kind.title} note={isPending || isError ? null : `${people.length}`} description={kind.purpose}>
        {isPending && (
          <LoadingBlock label={`Loading ${kind.title.toLowerCase()}`}>
            <Skeleton height={56} />
          </LoadingBlock>
        )}
        {isError && <PeopleNotLoaded onReload={reload} />}
        {people.length > 0 && <PeopleTable kind={kind} people={people} onEdit={(person) => edit(person)} onRemove={setLeaving} />}
        <Group gap="sm" mt="md">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setOpen({ id: null, entry: kind.blank })}
          >
            {kind.addLabel}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />}
            disabled={isPending || isError}
            onClick={() => setIsImporting(true)}
          >
            Bulk Import
            <VisuallyHidden> {kind.title.toLowerCase()}</VisuallyHidden>
          </Button>
        </Group>
      </SectionCard>
      {isImporting && <LazyPeopleImport kind={kind} bcpId={bcpId} people={people} onClose={() => setIsImporting(false)} />}
      {open && (
        <LazyEntitySheet
          key={open.id ?? 'new'}
          title={open.id === null ? kind.addLabel : 'Edit'}
          draftName={`${kind.anchor}/${open.id ?? 'new'}`}
          form={kind.form}
          entity={open.entry}
          submitLabel={open.id === null ? kind.addLabel : 'Save changes'}
          wantedField={open.field}
          onSubmit={(entry) => save(open.id, entry)}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        opened={leaving !== null}
        question={kind.question}
        consequence={leaving && `We’ll remove ${leaving.name} from this plan. You can’t undo this.`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        isDanger
        isWorking={removal.isPending}
        onConfirm={confirm}
        onCancel={() => setLeaving(null)}
      />
    </div>
  );
}

/** Team members and service providers belong to a stored BCP; a new one asks to be saved first. */
export function PeopleSections() {
  const id = useBcp((state) => state.id);
  if (id === null)
    return (
      <div id={employeeKind.anchor}>
        <SectionCard title="Team members and service providers">{teamMessages.saveFirst}</SectionCard>
      </div>
    );
  return (
    <>
      <PeopleSection kind={employeeKind} bcpId={id} />
      <PeopleSection kind={providerKind} bcpId={id} />
    </>
  );
}
