import type { Area } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import { listStatuses } from '#shared/api/openapi.ts';

const documented = new Map(
  Object.values(api as Record<string, Area>)
    .flatMap((area) => Object.values(area))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, listStatuses(endpoint)]),
);

/** Answers that the OpenAPI document does not name, by route; what is no call of the contract, as Stripe's webhook, is left out. */
export const listUndocumented = (answers: Record<string, readonly number[]>): string[] =>
  Object.entries(answers).flatMap(([route, statuses]) =>
    statuses.filter((status) => documented.get(route)?.includes(status) === false).map((status) => `${route}: ${status}`),
  );
