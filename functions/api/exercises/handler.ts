import { apiHandler } from '#functions/http/api-handler.ts';
import { loadLater } from '#functions/http/operation.ts';
import { exercises } from '#shared/api/exercises.ts';
import { create, get, list, update } from './exercises.ts';
import { run, saveRun } from './run.ts';
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

const documents = loadLater(() => import('./documents.ts'));
const scenarios = loadLater(() => import('./scenarios.ts'));

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
  document: documents('document'),
  createFile: documents('createFile'),
  generate: scenarios('generate'),
  keepScenarios: scenarios('keepScenarios'),
  material: scenarios('material'),
  run,
  saveRun,
});
