/** Copies of unsaved work on this device: written while something is unsaved, removed when the server has confirmed it. */
import type { BcpPart, Versions } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { type DeviceStore, deviceStore } from '../../../lib/device-store.ts';

/** A creation that was sent: the same key and body are sent again until the server's answer is known. */
export interface CreateAttempt {
  key: string;
  body: BcpPart;
}

/** What stands in a form that was not submitted. */
export interface KeptForm {
  title: string;
  values: Record<string, string | string[] | boolean>;
}

export interface Draft {
  /** ISO time of the last edit. */
  at: string;
  fields: Partial<WizardContent>;
  /** The versions the edits were based on. */
  versions: Versions;
  attempt: CreateAttempt | null;
  /** What was sent and has no answer: it may be stored or not. */
  updates: BcpPart[];
  /** Open forms by their names. */
  forms: Record<string, KeptForm>;
}

export type DraftStorage = DeviceStore<Draft>;

/**
 * DraftStorage are kept per account, so that another user of the device is never offered them, and per visit, so that two
 * tabs on one plan do not write over each other.
 */
export const draftPrefix = (userId: number, bcpId: number | null): string => `${userId}/${bcpId ?? 'new'}/`;

export const localDraftStorage: DraftStorage = deviceStore();
