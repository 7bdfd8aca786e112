/** Finds the route of a request the way HTTP APIs do: a literal segment beats a `{parameter}`. */
import type { RouteSpec } from '#infra/local/cloud/template/parsed-template.ts';

export interface Match {
  route: RouteSpec;
  pathParameters: Record<string, string>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');
const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** CloudFront trims one trailing slash before the API sees the path. */
export const trimSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export const createRouter = (routes: RouteSpec[]): ((method: string, path: string) => Match | null) => {
  const candidates = routes.map((route) => {
    const [method, path] = route.key.split(' ') as [string, string];
    const segments = segmentsOf(path);
    // Compared as text, this puts literal segments first, the leftmost weighing most.
    return { route, method, segments, rank: segments.map((segment) => (isParameter(segment) ? 1 : 0)).join('') };
  });
  candidates.sort((a, b) => a.rank.localeCompare(b.rank));
  return (method, path) => {
    const given = segmentsOf(path);
    const found = candidates.find(
      (one) =>
        one.method === method &&
        one.segments.length === given.length &&
        one.segments.every((segment, i) => (isParameter(segment) ? given[i] !== '' : segment === given[i])),
    );
    if (!found) return null;
    const named = found.segments.flatMap((segment, i) =>
      isParameter(segment) ? [[segment.slice(1, -1), decoded(given[i]!)] as const] : [],
    );
    return { route: found.route, pathParameters: Object.fromEntries(named) };
  };
};
