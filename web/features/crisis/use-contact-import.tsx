import { Button, List, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { findDuplicateRows, type NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { contactImport } from '#shared/domain/crisis-contact-import.ts';
import type { CheckedRow } from '#shared/domain/import-rows.ts';
import { crisisScreenMessages, contactImportMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import styles from '../../csv-import/import.module.css';
import type { ImportOutcome, RemainingRows } from '../../csv-import/import-dialog.tsx';
import { type FileDraft, type ImportFile, keepRows } from '../../csv-import/import-file.ts';
import type { ImportAnswer } from '../../csv-import/import-steps.tsx';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { Notice } from '../../ui/notice.tsx';
import { directoryQuery, reloadContacts } from './crisis-queries.ts';

/** Lines of the list; the rows themselves are all in the table below. */
const LINES_MAX = 20;

interface DuplicatesProps {
  file: ImportFile;
  onReplace: (file: ImportFile) => void;
}

function Duplicates({ file, onReplace }: DuplicatesProps) {
  const { data: contacts, isError } = useQuery(directoryQuery);
  if (isError && !contacts)
    return (
      <Text size="sm" c="dimmed">
        {say.directoryFailed}
      </Text>
    );
  const duplicates = findDuplicateRows(file.checked.rows as CheckedRow<NewCrisisContact>[], contacts ?? []);
  if (duplicates.length === 0) return null;
  const rows = new Set(duplicates.map(({ row }) => row));
  const { one, many } = say.duplicates;
  return (
    <Notice tone="info" title={rows.size === 1 ? one : fill(many, { count: rows.size })}>
      {say.duplicatesText}
      <List size="sm" mt={4}>
        {duplicates.slice(0, LINES_MAX).map(({ row, name, sameAs }) => (
          <List.Item key={row}>
            {sameAs === null ? fill(say.sameAsContact, { row, name }) : fill(say.sameAsRow, { row, name, other: sameAs })}
          </List.Item>
        ))}
        {duplicates.length > LINES_MAX && (
          <List.Item>{fill(say.moreDuplicates, { count: duplicates.length - LINES_MAX })}</List.Item>
        )}
      </List>
      <Button size="sm" variant="default" mt="xs" onClick={() => onReplace(keepRows(file, ({ row }) => !rows.has(row)))}>
        {say.leaveOut}
      </Button>
    </Notice>
  );
}

function Report({ message = '', errors }: ImportAnswer) {
  return (
    <Notice tone="bad" title={fill(say.withErrors, { message })}>
      {errors.length > 0 && (
        <List size="sm" listStyleType="none" className={styles.lines} aria-label="Rows not imported" tabIndex={0}>
          {errors.map(({ row, field, error }) => (
            <List.Item key={`${row}:${field}:${error}`}>{fill(say.errorLine, { row, field, error })}</List.Item>
          ))}
        </List>
      )}
      <div>{say.repair}</div>
    </Notice>
  );
}

/** The server reports at most 500 errors, so the rows that fail the same rules here count too. */
const findRemaining = (answer: ImportAnswer, file: ImportFile): RemainingRows | null => {
  if (answer.errors.length === 0 && answer.imported_count > 0) return null;
  const reported = new Set(answer.errors.map(({ row }) => row));
  const left = keepRows(file, ({ row, entry }) => entry === null || reported.has(row));
  const hasNamedRows = left.table.rows.length > 0 && answer.imported_count > 0;
  return { file: hasNamedRows ? left : { ...file, isEdited: true }, report: <Report {...answer} /> };
};

/** What both ways of adding many contacts share. `name` identifies the draft of the rows. */
export const useContactImport = (name: string, onImported: (count: number) => void) => {
  const cache = useQueryClient();
  const form = useForm<{ file: FileDraft | null }>({ defaultValues: { file: null } });
  const { field } = useController({ name: 'file', control: form.control });
  const { note, forget } = useFormDraft(`crisis-import/${name}`, form);

  const send = async (csvData: string, key: string): Promise<ImportOutcome> => {
    try {
      const answer = await client.crisisCommunication.bulkImport(
        { body: { csv_data: csvData } },
        { headers: { 'idempotency-key': key } },
      );
      if (answer.imported_count > 0) void reloadContacts(cache);
      if (answer.success) {
        forget();
        onImported(answer.imported_count);
      }
      return { ok: true, answer: { ...answer, note: null } };
    } catch (error) {
      return { ok: false, message: messageOf(error, crisisScreenMessages.import), detail: null };
    }
  };

  return {
    /** Changes when rows of an earlier visit were restored. */
    draftKey: note ?? 'new',
    dialog: {
      spec: contactImport,
      kept: field.value,
      onKeep: (file: FileDraft | null) => field.onChange(file),
      unreadable: crisisScreenMessages.unreadable,
      type: 'users',
      send,
      findRemaining,
      renderNotes: (file: ImportFile, onReplace: (file: ImportFile) => void) => <Duplicates file={file} onReplace={onReplace} />,
    },
  };
};
