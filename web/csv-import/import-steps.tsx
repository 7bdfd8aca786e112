import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ImportColumn, ImportSpec, RowError } from '#shared/domain/import-rows.ts';
import { isCsvFile, writeCsv } from '#shared/format/csv.ts';
import { fill } from '#shared/messages/fields.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { fromBase64 } from '../lib/base64.ts';
import { logger } from '../lib/logger.ts';
import { saveFile } from '../lib/save-file.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './import.module.css';
import type { ImportFile } from './import-file.ts';

interface Template {
  csv_content: string;
  filename: string;
}
interface TemplateProps {
  spec: Pick<ImportSpec<unknown>, 'columns' | 'sample'>;
  loadTemplate: () => Promise<Template>;
}

function ColumnName({ name, isRequired }: ImportColumn) {
  return (
    <>
      <code>{name}</code>
      {isRequired && <strong className={styles.required}> * required</strong>}
    </>
  );
}

const describeColumn = ({ choices, isList }: ImportColumn): string => {
  if (choices) return ` ${choices.join(', ')}`;
  return isList ? ' several values, separated by semicolons' : '';
};

export function TemplateStep({ spec, loadTemplate }: TemplateProps) {
  const download = useMutation({
    mutationFn: loadTemplate,
    onSuccess: ({ csv_content, filename }) => saveFile(fromBase64(csv_content), 'text/csv', filename),
    onError: (error) => logger.warn(say.templateFailed, error),
  });
  return (
    <Stack gap="md">
      <Text>
        Fill the template in a spreadsheet, one row for each entry, and save it as CSV. It has the right columns and one row as an
        example. If you already have a file like that, choose Next.
      </Text>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => download.mutate()}
          loading={download.isPending}
        >
          Download Template
        </Button>
      </div>
      {download.isError && <Notice tone="bad">{say.templateFailed}</Notice>}
      <div>
        <Title order={3} fz={16} mb="xs">
          Columns
        </Title>
        <List spacing={2} size="sm" className={styles.columns}>
          {spec.columns.map((column) => (
            <List.Item key={column.name}>
              <ColumnName {...column} />
              <span className={styles.note}>{describeColumn(column)}</span>
            </List.Item>
          ))}
        </List>
      </div>
      <div>
        <Title order={3} fz={16} mb="xs">
          Sample row
        </Title>
        <pre className={styles.sample}>{writeCsv([spec.sample])}</pre>
      </div>
    </Stack>
  );
}

interface DropAreaProps {
  fileName: string | null;
  onFile: (file: File) => void;
  onRefused: () => void;
}

const rejectOtherFiles = (file: File) => (isCsvFile(file) ? null : { code: 'not-csv', message: say.notCsv });

/** Takes cells copied in a spreadsheet, which arrive as lines with tabs. */
const usePastedCells = (onFile: (file: File) => void): void => {
  const openFile = useEffectEvent(onFile);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.target instanceof HTMLInputElement || !text.includes('\n')) return;
      event.preventDefault();
      openFile(new File([text], 'Pasted cells', { type: 'text/csv' }));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};

export function DropArea({ fileName, onFile, onRefused }: DropAreaProps) {
  const browse = useRef<() => void>(null);
  usePastedCells(onFile);
  return (
    <Dropzone
      className={styles.drop}
      openRef={browse}
      activateOnClick={false}
      activateOnKeyboard={false}
      multiple={false}
      maxFiles={1}
      validator={rejectOtherFiles}
      inputProps={{ accept: '.csv,text/csv', 'aria-label': 'CSV file' }}
      tabIndex={-1}
      onDrop={([file]) => file && onFile(file)}
      onReject={onRefused}
    >
      <div className={styles.dropWords}>
        <IconFileSpreadsheet size={32} aria-hidden="true" />
        <div>
          <Text fw={600} className={styles.fileName}>
            {fileName ?? 'Drop your CSV file here'}
          </Text>
          <Text size="sm" c="dimmed">
            {fileName ? 'Drop or browse for another file to replace it.' : 'Or paste cells that you copied in a spreadsheet.'}
          </Text>
        </div>
        <Button variant="default" onClick={() => browse.current?.()}>
          Browse
        </Button>
      </div>
    </Dropzone>
  );
}

export interface ImportAnswer {
  imported_count: number;
  message?: string;
  errors: RowError[];
  note: string | null;
}
interface ResultProps {
  answer: ImportAnswer;
  file: ImportFile;
  type: string;
  onClose: () => void;
}

const buildFailedRows = ({ table }: ImportFile, errors: readonly RowError[]): string => {
  const failed = new Set(errors.map(({ row }) => row));
  return writeCsv([table.header, ...table.rows.filter(({ row }) => failed.has(row)).map(({ cells }) => cells)]);
};

/** One line for each row that is not imported, and why. */
function RowErrors({ errors }: { errors: readonly RowError[] }) {
  return (
    <Notice tone="bad" title={say.withErrors}>
      <List size="sm" listStyleType="none" className={styles.lines} aria-label="Rows not imported" tabIndex={0}>
        {errors.map(({ row, field, error }) => (
          <List.Item key={`${row}:${field}:${error}`}>{fill(say.errorLine, { row, field, error })}</List.Item>
        ))}
      </List>
    </Notice>
  );
}

export function ImportResult({ answer, file, type, onClose }: ResultProps) {
  const { imported_count: count, errors, note } = answer;
  const hasErrors = errors.length > 0;
  return (
    <Stack gap="md">
      {(count > 0 || !hasErrors) && <Notice tone="ok">{fill(say.success, { count, type })}</Notice>}
      {note && <Notice tone="info">{note}</Notice>}
      {hasErrors && <RowErrors errors={errors} />}
      <Group justify="flex-end" gap="sm">
        {hasErrors && (
          <Button variant="default" onClick={() => saveFile(buildFailedRows(file, errors), 'text/csv', 'rows_not_imported.csv')}>
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
