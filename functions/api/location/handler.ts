import { apiHandler } from '#functions/runtime/api-handler.ts';
import { location } from '#shared/api/location.ts';
import * as locations from './locations.ts';

export const handler = apiHandler(location, locations);
