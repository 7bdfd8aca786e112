import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const [, listed = '', version] = /\(events: (.+?); API version `([^`]+)`/.exec(read('docs/operations.md')) ?? [];

/** `.updated` after `charge.dispute.created` is `charge.dispute.updated`. */
const expand = (names: string[]): string[] => {
  let area = '';
  return names.map((name) => {
    const whole = name.startsWith('.') ? area + name : name;
    area = whole.slice(0, whole.lastIndexOf('.'));
    return whole;
  });
};

describe('docs/operations.md', () => {
  it('docs/operations.md names exactly the Stripe events that the webhook follows', () => {
    const named = expand([...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
    const followed = [...read('functions/gateways/stripe/events.ts').matchAll(/case '([^']+)':/g)].map(([, type]) => type!);
    expect(followed.length).toBeGreaterThan(10);
    expect(named.sort()).toEqual(followed.sort());
  });

  it('docs/operations.md names the API version of the Stripe SDK', () => {
    expect(version).toBe((new Stripe('sk_test_x') as unknown as { getApiField(name: string): string }).getApiField('version'));
  });
});
