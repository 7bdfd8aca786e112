/** What came of an import: how many entries were added, and each row that was not. */
import { Button, Group, List, Stack } from '@mantine/core';
import type { RowError } from '#shared/domain/import-rows.ts';
import { writeCsv } from '#shared/format/csv.ts';
import { fill } from '#shared/messages/fields.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { Notice } from '../../../ui/notice.tsx';
import { downloadCsv } from './download-csv.ts';
import styles from './import.module.css';
import type { ImportFile } from './import-file.ts';

export interface ImportAnswer {
  imported_count: number;
  errors: RowError[];
  /** What else is worth knowing. */
  note: string | null;
}
interface Props {
  answer: ImportAnswer;
  file: ImportFile;
  /** What the entries are called: 'functions'. */
  type: string;
  onClose: () => void;
}

/** The rows that were not taken, under their header, to be put right and imported again. */
const failedRows = ({ table }: ImportFile, errors: readonly RowError[]): string => {
  const failed = new Set(errors.map(({ row }) => row));
  return writeCsv([table.header, ...table.rows.filter(({ row }) => failed.has(row)).map(({ cells }) => cells)]);
};

export function ImportResult({ answer, file, type, onClose }: Props) {
  const { imported_count: count, errors, note } = answer;
  const hasErrors = errors.length > 0;
  return (
    <Stack gap="md">
      {(count > 0 || !hasErrors) && <Notice tone="ok">{fill(say.success, { count, type })}</Notice>}
      {note && <Notice tone="info">{note}</Notice>}
      {hasErrors && (
        <Notice tone="bad" title={say.withErrors}>
          <List size="sm" listStyleType="none" className={styles.lines} aria-label="Rows not imported" tabIndex={0}>
            {errors.map(({ row, field, error }) => (
              <List.Item key={`${row}:${field}:${error}`}>{fill(say.errorLine, { row, field, error })}</List.Item>
            ))}
          </List>
        </Notice>
      )}
      <Group justify="flex-end" gap="sm">
        {hasErrors && (
          <Button variant="default" onClick={() => downloadCsv(failedRows(file, errors), 'rows_not_imported.csv')}>
            Download failed rows
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
