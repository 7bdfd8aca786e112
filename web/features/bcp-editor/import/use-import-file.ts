/** The file of an import dialog: chosen, refused, put right, and kept until it is imported or given up. */
import { useEffect, useState } from 'react';
import type { ImportSpec } from '#shared/domain/import-rows.ts';
import { CSV_BYTES_MAX } from '#shared/format/csv.ts';
import { importMessages, importScreenMessages as say } from '#shared/messages/import.ts';
import { logger } from '../../../lib/logger.ts';
import { csvOf, type ImportFile, openImport, withCell } from './import-file.ts';

/** A file that was put right here and not imported yet. */
export interface KeptFile {
  name: string;
  csv: string;
}

export interface KeepsFile {
  spec: ImportSpec<unknown>;
  /** The file that an earlier dialog left; this one begins with it. */
  kept: KeptFile | null;
  /** Takes the file whenever it was changed, null when there is nothing to keep any more. */
  onKeep: (file: KeptFile | null) => void;
}

/** Milliseconds from a change to its being kept: a large file is not written for every letter. */
const KEEP_AFTER_MS = 300;

const reopened = ({ spec, kept }: KeepsFile): ImportFile | null => {
  const file = kept && openImport(spec, kept.name, new TextEncoder().encode(kept.csv));
  return file === null || typeof file === 'string' ? null : { ...file, isEdited: true };
};

/** The file, or the sentence that says why it is none. What is too large is not even read. */
const read = async (spec: ImportSpec<unknown>, chosen: File): Promise<ImportFile | string> => {
  if (chosen.size > CSV_BYTES_MAX) return importMessages.tooLarge;
  try {
    return openImport(spec, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
  } catch (error) {
    logger.warn(say.unreadable, error);
    return say.unreadable;
  }
};

export const useImportFile = (given: KeepsFile) => {
  const { spec, onKeep } = given;
  const [file, setFile] = useState(() => reopened(given));

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when the file changes, by whoever keeps it then
  useEffect(() => {
    if (!file?.isEdited) return;
    const timer = setTimeout(() => onKeep({ name: file.name, csv: csvOf(file) }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [file]);

  /** Takes a chosen file; answers the sentence that says why it is not taken. */
  const choose = async (chosen: File): Promise<string | null> => {
    const opened = await read(spec, chosen);
    onKeep(null);
    setFile(typeof opened === 'string' ? null : opened);
    return typeof opened === 'string' ? opened : null;
  };

  const edit = (row: number, index: number, value: string): void => {
    if (file) setFile(withCell(spec, file, row, index, value));
  };

  return { file, choose, edit };
};
