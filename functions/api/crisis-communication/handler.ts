import { apiHandler } from '#functions/http/api-handler.ts';
import { crisisCommunication } from '#shared/api/crisis-communication.ts';
import { bulkImport, csvTemplate } from './bulk-import.ts';
import { accessCheck, create, directory, get, list, remove, setCallOrder, update } from './contacts.ts';
import { csvExport } from './csv-export.ts';

export const handler = apiHandler(crisisCommunication, {
  accessCheck,
  list,
  get,
  create,
  update,
  remove,
  directory,
  setCallOrder,
  bulkImport,
  csvExport,
  csvTemplate,
});
