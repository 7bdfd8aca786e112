/** The HTTP API's JWT authorizer: signature, issuer, client and expiry, nothing else; the rest is the handlers' business. */
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { JwtRule } from '#infra/local/cloud/template/parsed-template.ts';

/** Claims as a handler sees them: every value is text. */
export type Claims = Record<string, string>;

const asText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));

/** Null when the token does not open the route. `jwks` is asked for in process: the pool has no public address. */
export const createAuthorizer = (jwks: object) => {
  const jwksCache = new SimpleJwksCache({
    fetcher: { fetch: async () => new TextEncoder().encode(JSON.stringify(jwks)).buffer },
  });
  const verifiers = new Map<string, { verify(token: string): Promise<object> }>();
  const verifierFor = ({ issuer, audience }: JwtRule) => {
    const known = verifiers.get(issuer);
    if (known) return known;
    const made = JwtVerifier.create(
      {
        issuer,
        audience: null,
        jwksUri: `${issuer}/.well-known/jwks.json`,
        // Cognito's access tokens carry `client_id`, not `aud`; API Gateway takes either.
        customJwtCheck: ({ payload }) => {
          const clients = [payload.aud ?? payload.client_id].flat();
          if (!clients.some((client) => audience.includes(String(client)))) throw new Error('the token is for another client');
        },
      },
      { jwksCache },
    );
    verifiers.set(issuer, made);
    return made;
  };
  return async (rule: JwtRule, header: string | undefined): Promise<Claims | null> => {
    const token = header?.replace(/^bearer\s+/i, '');
    if (!token) return null;
    try {
      const claims = await verifierFor(rule).verify(token);
      return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, asText(value)]));
    } catch {
      return null;
    }
  };
};
export type Authorize = ReturnType<typeof createAuthorizer>;
