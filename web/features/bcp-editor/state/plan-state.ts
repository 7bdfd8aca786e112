/** The plan on the screen beside the plan as the server confirmed it. */
import { hashKey } from '@tanstack/react-query';
import type { Bcp, BcpField, Scores, Section, StoredAnalysis, Versions } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import type { BcpStatus, TemplateType } from '#shared/domain/bcp/options.ts';
import type { WizardContent, WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { SaveState } from '../save/save-state.ts';
import { fieldSections } from './field-sections.ts';

/** A field as the server refused it. It holds back only itself, and only until it says something else. */
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
  /** The content the server has, in the words that were sent to it. */
  saved: WizardContent;
  versions: Versions;
  status: BcpStatus;
  template: TemplateType;
  scores: Scores | null;
  analysis: StoredAnalysis | null;
  /** Whether an analysis of this plan is on its way. */
  isAnalyzing: boolean;
  /** The wizard step on the screen. */
  step: WizardStep;
  save: SaveState;
  rejections: readonly Rejection[];
}

export const CONTENT_FIELDS = Object.keys(emptyContent) as BcpField[];

/** The server keeps these in step with the primary location; sending them would race with it. */
const COPIED_FIELDS: readonly BcpField[] = ['address', 'city', 'state', 'zip_code'];
export const SENT_FIELDS = CONTENT_FIELDS.filter((field) => !COPIED_FIELDS.includes(field));

const emptyForm: WizardContent = { ...emptyContent, employee_count: null };

/** What a new visit to `/bcp/new` starts from. */
export const newBcpState = (): BcpState => ({
  id: null,
  content: emptyForm,
  saved: emptyForm,
  versions: {},
  status: 'draft',
  template: 'standard',
  scores: null,
  analysis: null,
  isAnalyzing: false,
  step: 1,
  save: { is: 'idle', at: null },
  rejections: [],
});

/** A stored plan as the editor holds it. */
export const storedBcpState = (bcp: Bcp, step: WizardStep): BcpState => {
  const content = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, bcp[field]])) as WizardContent;
  return {
    id: bcp.id,
    content,
    saved: content,
    versions: bcp.versions,
    status: bcp.status,
    template: bcp.template_type,
    scores: bcp.scores,
    analysis: bcp.ai_analysis,
    isAnalyzing: false,
    step,
    save: { is: 'idle', at: bcp.updated_at },
    rejections: [],
  };
};

/** Whatever the order of keys: a section that comes back with a conflict has the database's. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || hashKey([a]) === hashKey([b]);

/** The fields whose content differs from what the server has. */
export const changedFields = ({ content, saved }: Pick<BcpState, 'content' | 'saved'>): BcpField[] =>
  SENT_FIELDS.filter((field) => !isSame(content[field], saved[field]));

/** What the server has refused and would refuse again. */
export const currentRejections = ({ content, rejections }: Pick<BcpState, 'content' | 'rejections'>): Rejection[] =>
  rejections.filter(({ field, value }) => isSame(content[field], value));

/** The fields without those that the server has refused and would refuse again. */
export const withoutRejected = (state: Pick<BcpState, 'content' | 'rejections'>, fields: readonly BcpField[]): BcpField[] => {
  const rejected = new Set(currentRejections(state).map(({ field }) => field));
  return fields.filter((field) => !rejected.has(field));
};

/** The changed fields that are worth sending. */
export const savableFields = (state: Pick<BcpState, 'content' | 'saved' | 'rejections'>): BcpField[] =>
  withoutRejected(state, changedFields(state));

/** The sections that some fields belong to. */
export const sectionsOf = (fields: readonly BcpField[]): Section[] => [...new Set(fields.map((field) => fieldSections[field]))];

/** The named fields of a content. */
export const pickFields = (content: WizardContent, fields: readonly BcpField[]): Partial<WizardContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));
