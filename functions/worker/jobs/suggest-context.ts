/** Critical functions or IT systems that fit the business. */
import * as z from 'zod';
import { withoutCyber } from '../cyber-content.ts';
import { job } from '../definition.ts';
import { FunctionEntry, SystemEntry } from '../entries.ts';

const form = z.object({
  suggested_functions: z.array(FunctionEntry).max(12).optional(),
  suggested_systems: z.array(SystemEntry).max(12).optional(),
});

export const suggestContext = job<'suggest_context', typeof form>({
  task: 'suggest entries for one list of the plan, named by "context_type" in the data. For "critical_functions" fill in suggested_functions: what must keep running, most critical first. For "it_systems" fill in suggested_systems: what those functions run on, down to telephone, e-mail and internet access. Leave the other list empty, and leave out what the plan already lists.',
  form,
  // The opt-out does not reach IT systems: what a business runs on is there, whatever it fears.
  result: ({ suggested_functions = [], suggested_systems = [] }, { context_type, cyber }) => {
    const isFunctions = context_type === 'critical_functions';
    const functions = cyber ? suggested_functions : withoutCyber(suggested_functions, ['name']);
    return { suggestions: isFunctions ? { suggested_functions: functions } : { suggested_systems } };
  },
  isUseful: ({ suggestions }) => Object.values(suggestions).some((list) => list.length > 0),
  callSeconds: 50,
});
