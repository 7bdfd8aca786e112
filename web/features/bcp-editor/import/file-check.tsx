/** What a chosen file would import, and why some of its rows would not be. */
import { List, Stack, Text } from '@mantine/core';
import type { RowError } from '#shared/domain/import-rows.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ImportFile } from './import-file.ts';
import { PreviewGrid } from './preview-grid.tsx';

interface Props {
  file: ImportFile;
  onEdit: (row: number, index: number, value: string) => void;
}

const rows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** Each cause once, with the number of its rows, the most frequent first. */
const causesOf = (errors: readonly RowError[]): [cause: string, count: number][] => {
  const counts = Map.groupBy(errors, ({ error }) => error);
  return [...counts].map(([cause, all]): [string, number] => [cause, all.length]).sort((a, b) => b[1] - a[1]);
};

export function FileCheck({ file, onEdit }: Props) {
  const { checked } = file;
  const good = checked.rows.filter(({ entry }) => entry !== null).length;
  const bad = checked.rows.length - good;
  const ignored = file.table.header.filter((_, index) => checked.columns[index] === null);
  return (
    <Stack gap="md">
      <div>
        {bad === 0 ? (
          <Text role="status">{good === 0 ? 'This file has no rows below its header.' : `${rows(good)} ready to import.`}</Text>
        ) : (
          <Notice tone="warn" title={`${rows(good)} ready, ${rows(bad)} with problems`}>
            Put them right below, or import now: only the rows without problems are added.
            <List size="sm" mt={4}>
              {causesOf(checked.rows.flatMap((row) => row.errors)).map(([cause, count]) => (
                <List.Item key={cause}>
                  {cause} ({rows(count)})
                </List.Item>
              ))}
            </List>
          </Notice>
        )}
      </div>
      {ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          Not imported, as the columns are unknown: {ignored.map((name) => name.trim() || 'a column without name').join(', ')}
        </Text>
      )}
      {checked.rows.length > 0 && <PreviewGrid file={file} onEdit={onEdit} />}
    </Stack>
  );
}
