import * as z from 'zod';
import { LocalHazards } from '#shared/domain/local-hazard.ts';
import { defineArea } from './endpoint.ts';

export const places = defineArea({
  get: {
    method: 'GET',
    path: '/v1/places/{zip}',
    access: 'public',
    summary: 'City, county and position of a US ZIP code, the hazards that matter there, and those that do not, with the reasons',
    refusals: { 404: 'No such ZIP code' },
    params: z.object({ zip: z.string().max(20) }),
    response: z
      .object({
        zip: z.string(),
        city: z.string(),
        county: z.string(),
        county_name: z.string().describe('As people say it, such as "Cook County" or "City of Norfolk"'),
        fips: z.string().describe('Of the county, five digits'),
        state: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      })
      .extend(LocalHazards.shape),
  },
});
