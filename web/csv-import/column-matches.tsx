import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatColumnName, type ImportColumn } from '#shared/domain/import-rows.ts';
import { fill } from '#shared/messages/fields.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import type { ImportFile } from './import-file.ts';

interface Props {
  file: ImportFile;
  columns: readonly ImportColumn[];
  onMatch: (index: number, name: string | null) => void;
}

const SKIP = 'Skip this column';
const nameHeading = (heading: string): string => heading.trim() || 'a column without a heading';

/** What each column of the file holds. Those whose headings say it are shown on request. */
export function ColumnMatches({ file, columns, onMatch }: Props) {
  const { headings, checked } = file;
  const [unknown] = useState(() => headings.flatMap((_, index) => (checked.columns[index] === null ? [index] : [])));
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? headings.map((_, index) => index) : unknown;
  const options = columns.map(({ name, isRequired }) => ({
    value: name,
    label: `${formatColumnName(name)}${isRequired ? ' (required)' : ''}`,
  }));
  const firstCell = (index: number): string | undefined => file.table.rows.map(({ cells }) => cells[index]?.trim()).find(Boolean);
  const names = unknown.map((index) => nameHeading(headings[index]!)).join(', ');
  return (
    <Stack gap="sm">
      {unknown.length > 0 && (
        <Text size="sm">
          {fill(unknown.length === 1 ? say.oneColumn : say.columns, { columns: names })}
          {unknown.length === headings.length && ` ${say.noneRecognized}`}
        </Text>
      )}
      {shown.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {shown.map((index) => (
            <NativeSelect
              key={index}
              size="sm"
              label={`Column “${nameHeading(headings[index]!)}”`}
              description={firstCell(index) ? `Such as “${firstCell(index)!.slice(0, 40)}”` : undefined}
              data={[{ value: '', label: SKIP }, ...options]}
              value={checked.columns[index]?.name ?? ''}
              onChange={(event) => onMatch(index, event.currentTarget.value || null)}
            />
          ))}
        </SimpleGrid>
      )}
      {!isOpen && unknown.length < headings.length && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setIsOpen(true)}>
            Check what each column holds
          </Button>
        </div>
      )}
    </Stack>
  );
}
