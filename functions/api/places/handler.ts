import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { places } from '#shared/api/places.ts';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { findPlace, formatCounty } from '#shared/knowledge/places/place.ts';
import { locationMessages } from '#shared/messages/location.ts';

const get: Operation<typeof places.get> = async ({ params }) => {
  const place = await findPlace(params.zip);
  if (!place) throw notFound(locationMessages.unknownZip);
  return { ...place, county_name: formatCounty(place), ...(await loadLocalHazards(place)) };
};

export const handler = apiHandler(places, { get });
