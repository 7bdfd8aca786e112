import { apiHandler } from '#functions/http/api-handler.ts';
import { crisisCommunication } from '#shared/api/crisis-communication.ts';
import { bulkImport, csvTemplate } from './bulk-import.ts';
import { accessCheck, create, get, list, remove, update } from './contacts.ts';

export const handler = apiHandler(crisisCommunication, {
  accessCheck,
  list,
  get,
  create,
  update,
  remove,
  bulkImport,
  csvTemplate,
});
