import { apiHandler } from '#functions/http/api-handler.ts';
import { location } from '#shared/api/location.ts';
import * as locations from './locations.ts';

export const handler = apiHandler(location, locations);
