/** Plain data, so the local run sends the same headers without CloudFront. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  // Mantine and the preview of a BCP set inline styles.
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

export const HSTS_SECONDS = 2 * 365 * 86_400;
