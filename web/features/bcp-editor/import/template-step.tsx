/** The first step: what the file has to look like, and a template that already does. */
import { Button, List, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportColumn, ImportSpec } from '#shared/domain/import-rows.ts';
import { writeCsv } from '#shared/format/csv.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { logger } from '../../../lib/logger.ts';
import { Notice } from '../../../ui/notice.tsx';
import { fromBase64 } from './base64.ts';
import { downloadCsv } from './download-csv.ts';
import styles from './import.module.css';

export interface Template {
  csv_content: string;
  filename: string;
}
interface Props {
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

const noteOf = ({ choices, isList }: ImportColumn): string => {
  if (choices) return ` ${choices.join(', ')}`;
  return isList ? ' several values, separated by semicolons' : '';
};

export function TemplateStep({ spec, loadTemplate }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    try {
      const { csv_content, filename } = await loadTemplate();
      downloadCsv(fromBase64(csv_content), filename);
      setState('idle');
    } catch (error) {
      logger.warn(say.templateFailed, error);
      setState('failed');
    }
  };
  return (
    <Stack gap="md">
      <Text>
        Fill the template in a spreadsheet, one row for each entry, and save it as CSV. It has the right columns and one row as an
        example. If you already have such a file, go on.
      </Text>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void download()}
          loading={state === 'loading'}
        >
          Download Template
        </Button>
      </div>
      {state === 'failed' && <Notice tone="bad">{say.templateFailed}</Notice>}
      <div>
        <Title order={3} fz={16} mb="xs">
          Columns
        </Title>
        <List spacing={2} size="sm" className={styles.columns}>
          {spec.columns.map((column) => (
            <List.Item key={column.name}>
              <ColumnName {...column} />
              <span className={styles.note}>{noteOf(column)}</span>
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
