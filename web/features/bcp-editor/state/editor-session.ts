/** One visit to the editor: the plan on the screen and everything that saves it. */
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Step } from '#shared/domain/bcp/wizard.ts';
import { visitsNow } from '../../../lib/visits.ts';
import { createDraftKeeper, type DraftKeeper } from '../save/draft-keeper.ts';
import { type Drafts, localDrafts } from '../save/drafts.ts';
import { type PlanCalls, planCalls } from '../save/plan-calls.ts';
import { createSaveEngine, type SaveEngine } from '../save/save-engine.ts';
import { newPlan, storedPlan } from './plan-state.ts';
import { createPlanStore, type PlanStore } from './plan-store.ts';

export interface EditorSession {
  /** What tells this visit from the others, in this tab and in every other. */
  visit: string;
  store: PlanStore;
  saves: SaveEngine;
  keeper: DraftKeeper;
}

interface SessionParts {
  /** The stored plan; null for a new one. */
  bcp: Bcp | null;
  step: Step;
  userId: number;
  onSaved: () => void;
  onLimit: () => void;
  calls?: PlanCalls;
  drafts?: Drafts;
}

const now = () => new Date().toISOString();

export const createEditorSession = (parts: SessionParts): EditorSession => {
  const { bcp, step, userId, onSaved, onLimit, calls = planCalls, drafts = localDrafts } = parts;
  const store = createPlanStore(bcp === null ? newPlan() : storedPlan(bcp, step));
  const newKey = () => crypto.randomUUID();
  const visit = newKey();
  const keeper = createDraftKeeper({ store, drafts, userId, visit, visitsNow, now, newKey });
  const isOnline = () => navigator.onLine;
  const saves = createSaveEngine({ store, calls, keeper, isOnline, now, newKey, onSaved, onLimit });
  return { visit, store, saves, keeper };
};
