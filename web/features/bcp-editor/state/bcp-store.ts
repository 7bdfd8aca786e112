import { hashKey } from '@tanstack/react-query';
import type { Bcp, BcpField, BcpPart, Scores, Section, StoredAnalysis, Versions } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import type { BcpStatus, TemplateType } from '#shared/domain/bcp/options.ts';
import type { Prefilled } from '#shared/domain/bcp/prefill.ts';
import type { WizardContent, WizardStep } from '#shared/domain/bcp/wizard.ts';
import { createStore } from '../../../lib/store.ts';
import { fieldSections } from './bcp-fields.ts';

/** The server's 409: another save changed this section, and `current` is its content now. */
export interface Conflict {
  section: Section;
  versions: Versions;
  current: BcpPart;
}

export type SavedBy = 'timer' | 'person';

type SaveState =
  /** `at` is the last confirmed save, null before the first. */
  | { is: 'idle'; at: string | null }
  | { is: 'saving'; by: SavedBy }
  /** `isRefused`: sending the same again cannot help, and `detail` says why. */
  | { is: 'failed'; by: SavedBy; detail: string | null; isRefused: boolean }
  | { is: 'offline' }
  | { is: 'conflict'; conflict: Conflict };

/** A field value that the server refused. It is held back until it changes; other fields are still saved. */
export interface Rejection {
  field: BcpField;
  /** 'primary_location.name', 'critical_functions.2.name' */
  path: string;
  message: string;
  value: unknown;
}

export interface BcpState {
  /** Null until the first save. */
  id: number | null;
  content: WizardContent;
  /** The confirmed content, as it was sent: the server may store it tidier. */
  saved: WizardContent;
  versions: Versions;
  status: BcpStatus;
  createdAt: string | null;
  /** When it was last completed, and which sections have changed since. */
  issuedAt: string | null;
  changedSince: readonly Section[];
  template: TemplateType;
  scores: Scores | null;
  analysis: StoredAnalysis | null;
  isAnalyzing: boolean;
  step: WizardStep;
  save: SaveState;
  rejections: readonly Rejection[];
  /** Answers that were filled in for the customer and not confirmed yet. */
  prefilled: Prefilled;
}

export interface BcpStore {
  get: () => BcpState;
  set: (change: Partial<BcpState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createBcpStore = (initial: BcpState): BcpStore => {
  const store = createStore(initial);
  return { ...store, set: (change) => store.set({ ...store.get(), ...change }) };
};

export const CONTENT_FIELDS = Object.keys(emptyContent) as BcpField[];

/** The server copies these from the primary location; sending them would race with it. */
const COPIED_FIELDS: readonly BcpField[] = ['address', 'city', 'state', 'zip_code'];
export const SENT_FIELDS = CONTENT_FIELDS.filter((field) => !COPIED_FIELDS.includes(field));

const emptyForm: WizardContent = { ...emptyContent, employee_count: null };

export const newBcpState = (): BcpState => ({
  id: null,
  content: emptyForm,
  saved: emptyForm,
  versions: {},
  status: 'draft',
  createdAt: null,
  issuedAt: null,
  changedSince: [],
  template: 'standard',
  scores: null,
  analysis: null,
  isAnalyzing: false,
  step: 1,
  save: { is: 'idle', at: null },
  rejections: [],
  prefilled: {},
});

export const toBcpState = (bcp: Bcp, step: WizardStep): BcpState => {
  const content = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, bcp[field]])) as WizardContent;
  return {
    id: bcp.id,
    content,
    saved: content,
    versions: bcp.versions,
    status: bcp.status,
    createdAt: bcp.created_at,
    issuedAt: bcp.issued_at ?? null,
    changedSince: bcp.changed_since ?? [],
    template: bcp.template_type,
    scores: bcp.scores,
    analysis: bcp.ai_analysis,
    isAnalyzing: false,
    step,
    save: { is: 'idle', at: bcp.updated_at },
    rejections: [],
    prefilled: {},
  };
};

/** Ignores the order of keys: a section in a 409 has the database's order. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || hashKey([a]) === hashKey([b]);

export const listChangedFields = ({ content, saved }: Pick<BcpState, 'content' | 'saved'>): BcpField[] =>
  SENT_FIELDS.filter((field) => !isSame(content[field], saved[field]));

/** The rejections whose value has not changed since: the server would refuse it again. */
export const listCurrentRejections = ({ content, rejections }: Pick<BcpState, 'content' | 'rejections'>): Rejection[] =>
  rejections.filter(({ field, value }) => isSame(content[field], value));

export const omitRejected = (state: Pick<BcpState, 'content' | 'rejections'>, fields: readonly BcpField[]): BcpField[] => {
  const rejected = new Set(listCurrentRejections(state).map(({ field }) => field));
  return fields.filter((field) => !rejected.has(field));
};

export const listSavableFields = (state: Pick<BcpState, 'content' | 'saved' | 'rejections'>): BcpField[] =>
  omitRejected(state, listChangedFields(state));

export const sectionsOf = (fields: readonly BcpField[]): Section[] => [...new Set(fields.map((field) => fieldSections[field]))];

export const pickFields = (content: WizardContent, fields: readonly BcpField[]): Partial<WizardContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));
