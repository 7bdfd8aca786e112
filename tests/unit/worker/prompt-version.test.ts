import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { registry } from '#functions/worker/ai-job.ts';
import { buildEditForm, type EditableListName, editableLists } from '#functions/worker/editing/editable-lists.ts';
import { toFormSchema } from '#functions/worker/model-output.ts';
import { EDIT_RULES } from '#functions/worker/prompt.ts';
import { PROMPT_VERSION } from '#functions/worker/prompt-version.ts';
import { SYSTEM_PROMPT } from '#functions/worker/system-prompt.ts';

/** The versions so far, each with the hash of what the model was asked. A new one is added, none is changed. */
const record: Record<string, string> = {
  '2026-11-22.1': '8dd0e0d912421e4e',
  '2026-11-22.2': '623430f465be0fcc',
  '2026-11-23.1': '03699603b6bbebbd',
  '2026-11-23.2': 'cfbd111202296de9',
  '2026-11-23.3': '9f4e3addae386763',
  '2026-11-23.4': '30dcc82b5d9d62c3',
  '2026-11-24.1': '4eb3bc12cc3e2a3d',
  '2026-11-24.2': '5493b3438ef69c9c',
};

const hashOfPrompts = (): string => {
  const jobs = Object.entries(registry).map(([kind, { role, task, form, questionForm = form }]) => ({
    ...{ kind, role, task },
    form: toFormSchema(questionForm),
  }));
  const lists = (Object.keys(editableLists) as EditableListName[]).map((list) => ({
    list,
    what: editableLists[list].what,
    form: toFormSchema(buildEditForm({ list, entries: [{}, {}] })),
  }));
  return createHash('sha256')
    .update(JSON.stringify([SYSTEM_PROMPT, EDIT_RULES, jobs, lists]))
    .digest('hex')
    .slice(0, 16);
};

describe('PROMPT_VERSION', () => {
  it('PROMPT_VERSION changes with every prompt and form: raise it, and add its hash to the record', () => {
    expect({ version: PROMPT_VERSION, hash: hashOfPrompts() }).toEqual({ version: PROMPT_VERSION, hash: record[PROMPT_VERSION] });
  });

  it('PROMPT_VERSION is the last of the record', () => {
    expect(Object.keys(record).at(-1)).toBe(PROMPT_VERSION);
  });
});
