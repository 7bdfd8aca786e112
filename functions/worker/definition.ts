/** What makes a kind of AI job: the question, the form of its answer, and what becomes of it. */
import type * as z from 'zod';
import type { TransactItems } from '#functions/data/transact.ts';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/queues/job-definitions.ts';

/** The result as the contract has it, before it is told whose it is. */
export type Found<K extends AiJobKind> = Omit<AiJobResult<K>, 'source'>;

export interface JobDefinition<K extends AiJobKind, S extends z.ZodType = z.ZodType> {
  /** What this kind asks for, as static text: it follows the rules that all kinds share. */
  task: string;
  /** The form the model fills in. */
  form: S;
  /** The filled form as the result. Cyber content a customer opted out of is dropped. */
  result(filled: z.output<S>, payload: AiJobPayload<K>, source: Source): Found<K>;
  /** Whether a result says anything. One of the model must; where the built-in knowledge has nothing to add, that is the answer. */
  isUseful(found: Found<K>): boolean;
  /** What of the payload the model is shown; all of it unless said otherwise. */
  shown?(payload: AiJobPayload<K>): Partial<AiJobPayload<K>>;
  /** What of the result its owner is answered; all of it unless said otherwise. */
  answered?(result: AiJobResult<K>): unknown;
  /** What is stored together with the end of the job. */
  save?(uid: number, payload: AiJobPayload<K>, result: AiJobResult<K>, now: Date): TransactItems;
  /** Seconds one model call may take. */
  callSeconds: number;
}

/** Declares a kind; `result` is typed by `form`. */
export const job = <K extends AiJobKind, S extends z.ZodType>(definition: JobDefinition<K, S>): JobDefinition<K> =>
  definition as unknown as JobDefinition<K>;
