import { apiHandler } from '#functions/http/api-handler.ts';
import { bcp } from '#shared/api/bcp.ts';
import { analyze, analyzeForm, suggestContext, suggestMitigations, suggestRisks } from './ai-help.ts';
import { archive, get, limits, list, listDeleted, remove, restore, setTemplate, templates, unarchive } from './bcps.ts';
import { create } from './create.ts';
import { iso27001, preview } from './documents.ts';
import { duplicate } from './duplicate.ts';
import { dismissFinding, listFindingDismissals, listFindings, listReadiness, restoreFinding } from './findings.ts';
import { csvTemplate, importCsv } from './import-csv.ts';
import { readAhead, update } from './update.ts';

export const handler = apiHandler(
  bcp,
  {
    list,
    create,
    limits,
    templates,
    analyzeForm,
    listDeleted,
    get,
    update,
    remove,
    restore,
    duplicate,
    archive,
    unarchive,
    listReadiness,
    listFindings,
    listFindingDismissals,
    dismissFinding,
    restoreFinding,
    setTemplate,
    preview,
    iso27001,
    analyze,
    suggestRisks,
    suggestContext,
    suggestMitigations,
    csvTemplate,
    importCsv,
  },
  readAhead,
);
