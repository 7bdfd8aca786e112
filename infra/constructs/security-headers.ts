/** What every answer carries at the edge. Data only, so that whoever serves the screens without CloudFront sends the same. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  // Mantine sets styles inline, and so does the preview of a plan.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': "'self' https://api.stripe.com",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

export const contentSecurityPolicy = Object.entries(policy)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

/** Two years. */
export const HSTS_SECONDS = 2 * 365 * 86_400;
