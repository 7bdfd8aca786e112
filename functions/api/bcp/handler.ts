import { apiHandler } from '#functions/http/api-handler.ts';
import { bcp } from '#shared/api/bcp.ts';
import * as bcps from './bcps.ts';
import * as creation from './creation.ts';
import * as imports from './imports.ts';
import * as iso27001 from './iso27001.ts';
import * as preview from './preview.ts';
import * as saving from './saving.ts';
import { readAhead } from './stored-plan.ts';
import * as suggestions from './suggestions.ts';

export const handler = apiHandler(
  bcp,
  { ...bcps, ...creation, ...saving, ...preview, ...iso27001, ...suggestions, ...imports },
  readAhead,
);
