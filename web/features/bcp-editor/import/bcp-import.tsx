import { useState } from 'react';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { type ImportType, importSpecs, importTargets } from '#shared/domain/bcp/import.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { type CheckedRow, entryKey, findRepeatedRows } from '#shared/domain/import-rows.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { ImportDialog, type ImportOutcome } from '../../../csv-import/import-dialog.tsx';
import type { FileDraft } from '../../../csv-import/import-file.ts';
import { TemplateStep } from '../../../csv-import/import-steps.tsx';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { queryClient } from '../../../lib/query.ts';
import type { BcpState } from '../state/bcp-store.ts';
import { type EditorSession, useEditor } from '../state/editor-context.tsx';
import { describeError } from '../state/save-queue.ts';

/** Takes the list from the server; if it was edited while the import ran, the new entries follow the edited list. */
export const mergeImported = (state: BcpState, bcp: Bcp, type: ImportType): Partial<BcpState> => {
  const { field, section } = importTargets[type];
  const [mine, before, now]: { id: string }[][] = [state.content[field], state.saved[field], bcp[field]];
  const known = new Set([...before!, ...mine!].map(({ id }) => id));
  const list = mine === before ? now! : [...mine!, ...now!.filter(({ id }) => !known.has(id))];
  return {
    content: { ...state.content, [field]: list },
    saved: { ...state.saved, [field]: now },
    versions: { ...state.versions, [section]: bcp.versions[section] },
    status: bcp.status,
    scores: bcp.scores,
  };
};

/** Retried like any query: the entries are stored already. */
const refetchBcp = (id: number): Promise<Bcp> =>
  queryClient.fetchQuery({
    queryKey: ['bcp', id, 'imported'],
    queryFn: () => client.bcp.get({ params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** False when the BCP cannot be read: the next save of the list then meets a conflict. */
const showImported = async (store: EditorSession['store'], id: number, type: ImportType): Promise<boolean> => {
  try {
    store.set(mergeImported(store.get(), await refetchBcp(id), type));
    return true;
  } catch (error) {
    logger.warn(say.notShown, error);
    return false;
  }
};

const fail = (message: string, detail: string | null = null): ImportOutcome => ({ ok: false, message, detail });

/** Saves what is unsaved, imports, and shows the new entries as saved. */
export const importIntoBcp = async (
  { store, saveQueue }: Pick<EditorSession, 'store' | 'saveQueue'>,
  type: ImportType,
  csvData: string,
  key: string,
): Promise<ImportOutcome> => {
  const id = await saveQueue.ensureId();
  if (id === null) return fail(say.noBcp);
  const saved = await saveQueue.save({ by: 'person' });
  if (!saved.ok) return fail(say.failed, saved.detail);
  try {
    return await saveQueue.runExclusive(async () => {
      const body = { bcp_id: id, import_type: type, csv_data: csvData };
      const answer = await client.bcp.importCsv({ params: { id }, body }, { headers: { 'idempotency-key': key } });
      const isShown = answer.imported_count === 0 || (await showImported(store, id, type));
      return { ok: true, answer: { ...answer, note: isShown ? null : say.notShown } };
    });
  } catch (error) {
    logger.warn(say.failed, error);
    return fail(say.failed, describeError(error));
  }
};

export interface BcpImportProps {
  type: ImportType;
  onClose: () => void;
}

type Named = { name: string };

export function BcpImport({ type, onClose }: BcpImportProps) {
  const { session } = useEditor();
  const { label } = importTargets[type];
  const title = `Import ${label}`;
  const name = `import/${type}`;
  const [existing] = useState(() => session.store.get().content[importTargets[type].field] as Named[]);
  const [findRepeated] = useState(
    () => (rows: readonly CheckedRow<unknown>[]) => findRepeatedRows(rows as CheckedRow<Named>[], existing, entryKey),
  );
  const keep = (file: FileDraft | null) => session.drafts.setForm(name, file && { title, values: { ...file } });
  return (
    <ImportDialog
      title={title}
      type={label}
      spec={importSpecs[type]}
      firstStep={
        <TemplateStep spec={importSpecs[type]} loadTemplate={() => client.bcp.csvTemplate({ params: { importType: type } })} />
      }
      send={(csvData, key) => importIntoBcp(session, type, csvData, key)}
      findRepeated={findRepeated}
      room={LIST_MAX - existing.length}
      kept={(session.drafts.getForm(name)?.values ?? null) as FileDraft | null}
      onKeep={keep}
      onClose={onClose}
    />
  );
}
