import * as z from 'zod';
import { Source } from '#shared/domain/bcp/bcp.ts';

/** Who answered, and by which version of the prompts, if it was the model. */
export const answered = { source: Source, prompt_version: z.string().optional() };
