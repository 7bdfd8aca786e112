/** Where saving stands. */
import type { BcpPart, Section, Versions } from '#shared/domain/bcp/bcp.ts';

/** What the server answers when a section moved on elsewhere. */
export interface Conflict {
  section: Section;
  versions: Versions;
  current: BcpPart;
}

export type SavedBy = 'timer' | 'person';

export type SaveState =
  /** Nothing under way; `at` is the last confirmed save, null before the first. */
  | { is: 'idle'; at: string | null }
  | { is: 'saving'; by: SavedBy }
  /** Refused: sending the same again cannot help, and `detail` says why. */
  | { is: 'failed'; by: SavedBy; detail: string | null; isRefused: boolean }
  | { is: 'offline' }
  | { is: 'conflict'; conflict: Conflict };

/** `incomplete`: step 1 lacks what every save needs; `limit`: the yearly allowance is used up. */
export type SaveFailure = 'incomplete' | 'offline' | 'conflict' | 'failed' | 'limit';
/** `detail` is the server's sentence, if it gave one. */
export type SaveOutcome = { ok: true } | { ok: false; why: SaveFailure; detail: string | null };
