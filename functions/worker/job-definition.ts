import type * as z from 'zod';
import type { TransactItems } from '#functions/data/transact.ts';
import type { ModelRole } from '#functions/gateways/model-settings.ts';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/queues/job-definitions.ts';

export type DraftResult<K extends AiJobKind> = Omit<AiJobResult<K>, 'source'>;

export interface AiJobDefinition<K extends AiJobKind, S extends z.ZodType = z.ZodType> {
  role: ModelRole;
  task: string;
  /** Schema of the whole answer, which the knowledge gives too. */
  form: S;
  /** Of the tool that the model fills in, where it is narrower. */
  questionForm?: z.ZodType;
  /** Where one answer to everything would be too long: how many questions ask for a part each, which are then joined. */
  countParts?(payload: AiJobPayload<K>): number;
  /** Drops cyber content if the customer opted out. */
  toResult(filled: z.output<S>, payload: AiJobPayload<K>, source: Source): DraftResult<K> | Promise<DraftResult<K>>;
  /** A useless model answer is repaired or replaced; a useless answer of the built-in knowledge is final. */
  isUseful(found: DraftResult<K>): boolean;
  toPromptData?(payload: AiJobPayload<K>, part: number): Record<string, unknown>;
  /** What is stored with the job. */
  toReply?(result: AiJobResult<K>, payload: AiJobPayload<K>, jobId: number): unknown;
  /** Writes in the transaction that ends the job. */
  save?(uid: number, payload: AiJobPayload<K>, result: AiJobResult<K>, now: Date): TransactItems;
  callSeconds: number;
}

export const defineAiJob = <K extends AiJobKind, S extends z.ZodType>(definition: AiJobDefinition<K, S>): AiJobDefinition<K> =>
  definition as unknown as AiJobDefinition<K>;
