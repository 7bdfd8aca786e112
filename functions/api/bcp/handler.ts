import { apiHandler } from '#functions/http/api-handler.ts';
import { loadLater } from '#functions/http/operation.ts';
import { bcp } from '#shared/api/bcp.ts';
import { archive, get, limits, list, listDeleted, remove, restore, setTemplate, templates, unarchive } from './bcps.ts';
import { create } from './create.ts';
import { dismissFinding, listFindingDismissals, listFindings, listReadiness, restoreFinding } from './findings.ts';
import { readAhead, update } from './update.ts';

const aiHelp = loadLater(() => import('./ai-help.ts'));
const documents = loadLater(() => import('./documents.ts'));
const duplication = loadLater(() => import('./duplicate.ts'));
const csvImport = loadLater(() => import('./import-csv.ts'));

export const handler = apiHandler(
  bcp,
  {
    list,
    create,
    limits,
    templates,
    analyzeForm: aiHelp('analyzeForm'),
    listDeleted,
    get,
    update,
    remove,
    restore,
    duplicate: duplication('duplicate'),
    archive,
    unarchive,
    listReadiness,
    listFindings,
    listFindingDismissals,
    dismissFinding,
    restoreFinding,
    setTemplate,
    preview: documents('preview'),
    iso27001: documents('iso27001'),
    analyze: aiHelp('analyze'),
    suggestRisks: aiHelp('suggestRisks'),
    suggestContext: aiHelp('suggestContext'),
    suggestMitigations: aiHelp('suggestMitigations'),
    csvTemplate: csvImport('csvTemplate'),
    importCsv: csvImport('importCsv'),
  },
  readAhead,
);
