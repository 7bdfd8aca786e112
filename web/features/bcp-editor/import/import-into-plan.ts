/** Imports into the plan on the screen: the unsaved goes first, and what the server added joins the list as saved. */
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { type ImportType, importTargets } from '#shared/domain/bcp/import.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { queryClient } from '../../../lib/query.ts';
import type { BcpState } from '../state/bcp-store.ts';
import type { EditorSession } from '../state/editor-context.tsx';
import { describeError } from '../state/save-queue.ts';
import type { ImportOutcome } from './import-dialog.tsx';

/**
 * The state with a list as the server has it now. Where the list was edited while the import ran, the edit stays and
 * what the server added follows it, so that the next save keeps both.
 */
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

/** The plan after an import; tried again like any read, as the entries are stored already. */
const readAgain = (id: number): Promise<Bcp> =>
  queryClient.fetchQuery({
    queryKey: ['bcp', id, 'imported'],
    queryFn: () => client.bcp.get({ params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Shows what was added; false when the plan cannot be read now. The next save of the list then meets a newer version. */
const show = async (store: EditorSession['store'], id: number, type: ImportType): Promise<boolean> => {
  try {
    store.set(mergeImported(store.get(), await readAgain(id), type));
    return true;
  } catch (error) {
    logger.warn(say.notShown, error);
    return false;
  }
};

const refused = (message: string, detail: string | null = null): ImportOutcome => ({ ok: false, message, detail });

export const importIntoBcp = async (
  { store, saveQueue }: Pick<EditorSession, 'store' | 'saveQueue'>,
  type: ImportType,
  csvData: string,
  key: string,
): Promise<ImportOutcome> => {
  const id = await saveQueue.ensureId();
  if (id === null) return refused(say.noPlan);
  const saved = await saveQueue.save({ by: 'person' });
  if (!saved.ok) return refused(say.failed, saved.detail);
  try {
    return await saveQueue.runExclusive(async () => {
      const body = { bcp_id: id, import_type: type, csv_data: csvData };
      const answer = await client.bcp.importCsv({ params: { id }, body }, { headers: { 'idempotency-key': key } });
      const isShown = answer.imported_count === 0 || (await show(store, id, type));
      return { ok: true, answer: { ...answer, note: isShown ? null : say.notShown } };
    });
  } catch (error) {
    logger.warn(say.failed, error);
    return refused(say.failed, describeError(error));
  }
};
