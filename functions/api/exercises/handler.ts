import { apiHandler } from '#functions/http/api-handler.ts';
import { exercises } from '#shared/api/exercises.ts';
import { createFile, document } from './documents.ts';
import { create, get, list, update } from './exercises.ts';
import { run, saveRun } from './run.ts';
import { generate, keepScenarios, material } from './scenarios.ts';
import {
  approveAsAdmin,
  approveAsAuditor,
  cancel,
  complete,
  reopen,
  reviseOutcome,
  setDocumentDownload,
  start,
  withdrawAsAdmin,
  withdrawAsAuditor,
} from './transitions.ts';

export const handler = apiHandler(exercises, {
  list,
  create,
  get,
  update,
  start,
  complete,
  reviseOutcome,
  cancel,
  reopen,
  approveAsAdmin,
  withdrawAsAdmin,
  approveAsAuditor,
  withdrawAsAuditor,
  setDocumentDownload,
  document,
  createFile,
  generate,
  keepScenarios,
  material,
  run,
  saveRun,
});
