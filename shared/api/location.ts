import { LocationInput, LocationResult } from '#shared/domain/location.ts';
import { defineArea } from './endpoint.ts';

export const location = defineArea({
  validate: {
    method: 'POST',
    path: '/v1/location/validate',
    access: 'public',
    summary: 'Whether ZIP code and state belong together',
    body: LocationInput,
    response: LocationResult,
  },
});
