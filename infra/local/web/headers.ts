/** What CloudFront adds to every answer of the site. Strict transport security is left out: this is plain HTTP. */
import { contentSecurityPolicy } from '#infra/constructs/security-headers.ts';

export const siteHeaders = (policy = contentSecurityPolicy): Record<string, string> => ({
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/**
 * The card element without the internet: `@stripe/stripe-js` uses a `window.Stripe` that is there already. It holds up no
 * page, and as the first of the deferred scripts it has run before any of ours.
 */
export const withFakeStripeScript = (html: string, isReal: boolean): string =>
  isReal ? html : html.replace('<head>', '<head><script defer src="/local/stripe.js"></script>');
