import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckedRow, findRepeatedRows, type ImportSpec, type RowError } from '#shared/domain/import-rows.ts';
import { employeeImport, providerImport } from '#shared/domain/people-import.ts';
import { writeCsv } from '#shared/format/csv.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { ImportDialog, type ImportOutcome } from '../../../csv-import/import-dialog.tsx';
import type { FileDraft, ImportFile } from '../../../csv-import/import-file.ts';
import { TemplateStep } from '../../../csv-import/import-steps.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { toBase64 } from '../../../lib/base64.ts';
import { logger } from '../../../lib/logger.ts';
import { useEditor } from '../state/editor-context.tsx';
import { describeError } from '../state/save-queue.ts';
import type { PeopleKind, Person } from './people-kind.ts';

const specs = { employees: employeeImport, providers: providerImport } as const;

export interface PeopleImportProps<N extends object, T extends N & Person> {
  kind: PeopleKind<N, T>;
  bcpId: number;
  people: readonly T[];
  onClose: () => void;
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 409 || error.status === 422);

/** Adds the rows one after another. Sent again with the same key, those that were added are not added twice. */
const addPeople = async <N extends object>(
  file: ImportFile,
  key: string,
  create: (body: N, key: string) => Promise<unknown>,
): Promise<ImportOutcome> => {
  const errors: RowError[] = [];
  let added = 0;
  for (const { row, entry, errors: own } of file.checked.rows as CheckedRow<N>[]) {
    errors.push(...own);
    if (entry === null) continue;
    try {
      await create(entry, `${key}-${row}`);
      added++;
    } catch (error) {
      if (!isRefused(error)) {
        logger.warn(say.failed, error);
        return { ok: false, message: say.failed, detail: describeError(error) };
      }
      errors.push({ row, field: 'row', error: error.detail ?? say.failed });
    }
  }
  return { ok: true, answer: { imported_count: added, errors, note: null } };
};

export function PeopleImport<N extends object, T extends N & Person>({ kind, bcpId, people, onClose }: PeopleImportProps<N, T>) {
  const { session } = useEditor();
  const cache = useQueryClient();
  const spec = specs[kind.section] as unknown as ImportSpec<N & { name: string }>;
  const title = `Import ${kind.title.toLowerCase()}`;
  const draft = `import/${kind.section}`;
  const [findRepeated] = useState(() => {
    const existing = people as unknown as (N & { name: string })[];
    return (rows: readonly CheckedRow<unknown>[]) =>
      findRepeatedRows(rows as CheckedRow<N & { name: string }>[], existing, kind.keyOf);
  });
  const columns = spec.columns.map(({ name }) => name);
  const template = {
    csv_content: toBase64(new TextEncoder().encode(writeCsv([columns, spec.sample]))),
    filename: `${kind.anchor.replaceAll('-', '_')}_template.csv`,
  };
  return (
    <ImportDialog
      title={title}
      type={kind.title.toLowerCase()}
      spec={spec}
      firstStep={<TemplateStep spec={spec} loadTemplate={async () => template} />}
      send={async (_, key, file) => {
        const outcome = await addPeople<N>(file, key, (body, rowKey) =>
          kind.create(bcpId, body, { headers: { 'idempotency-key': rowKey } }),
        );
        await cache.invalidateQueries({ queryKey: kind.query(bcpId).queryKey });
        return outcome;
      }}
      findRepeated={findRepeated}
      kept={(session.drafts.getForm(draft)?.values ?? null) as FileDraft | null}
      onKeep={(file) => session.drafts.setForm(draft, file && { title, values: { ...file } })}
      onClose={onClose}
    />
  );
}
