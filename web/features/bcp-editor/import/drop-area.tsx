/** Where a CSV file is dropped, browsed for, or pasted as cells. */
import { Button, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isCsvFile } from '#shared/format/csv.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import styles from './import.module.css';

interface Props {
  /** The name of the file that is open. */
  fileName: string | null;
  onFile: (file: File) => void;
  onRefused: () => void;
}

const refusal = (file: File) => (isCsvFile(file) ? null : { code: 'not-csv', message: say.notCsv });

/** Cells copied in a spreadsheet arrive as lines with tabs. */
const usePastedCells = (onFile: (file: File) => void): void => {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.target instanceof HTMLInputElement || !text.includes('\n')) return;
      event.preventDefault();
      latest.current(new File([text], 'Pasted cells', { type: 'text/csv' }));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};

export function DropArea({ fileName, onFile, onRefused }: Props) {
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
      validator={refusal}
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
