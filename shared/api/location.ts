/** Location validation. */
import { LocationInput, LocationResult } from '#shared/domain/location.ts';
import { area } from './endpoint.ts';

export const location = area({
  validate: {
    method: 'POST',
    path: '/v1/location/validate',
    access: 'public',
    summary: 'Whether ZIP code and state belong together',
    body: LocationInput,
    response: LocationResult,
  },
});
