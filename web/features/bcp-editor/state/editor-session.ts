/** One visit to the editor: the plan on the screen and everything that saves it. */
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { listVisits } from '../../../lib/visits.ts';
import { createDrafts, type Drafts } from '../save/draft-keeper.ts';
import { type DraftStorage, localDraftStorage } from '../save/drafts.ts';
import { type BcpCalls, bcpCalls } from '../save/plan-calls.ts';
import { createSaveQueue, type SaveQueue } from '../save/save-engine.ts';
import { newBcpState, storedBcpState } from './plan-state.ts';
import { type BcpStore, createBcpStore } from './plan-store.ts';

export interface EditorSession {
  /** What tells this visit from the others, in this tab and in every other. */
  visit: string;
  store: BcpStore;
  saveQueue: SaveQueue;
  drafts: Drafts;
}

interface SessionParts {
  /** The stored plan; null for a new one. */
  bcp: Bcp | null;
  step: WizardStep;
  userId: number;
  onSaved: () => void;
  onLimit: () => void;
  calls?: BcpCalls;
  storage?: DraftStorage;
}

const now = () => new Date().toISOString();

export const createEditorSession = (parts: SessionParts): EditorSession => {
  const { bcp, step, userId, onSaved, onLimit, calls = bcpCalls, storage = localDraftStorage } = parts;
  const store = createBcpStore(bcp === null ? newBcpState() : storedBcpState(bcp, step));
  const newKey = () => crypto.randomUUID();
  const visit = newKey();
  const drafts = createDrafts({ store, storage, userId, visit, visitsNow: listVisits, now, newKey });
  const isOnline = () => navigator.onLine;
  const saveQueue = createSaveQueue({ store, calls, drafts, isOnline, now, newKey, onSaved, onLimit });
  return { visit, store, saveQueue, drafts };
};
