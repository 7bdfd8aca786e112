import { describe, expect, it } from 'vitest';
import { crumbsOf } from '../../web/app/shell/breadcrumbs.tsx';

const trail = (path: string) =>
  crumbsOf(path)
    .map(({ label }) => label)
    .join(' / ');

describe('breadcrumbs', () => {
  it.each([
    ['/dashboard', ''],
    ['/bcp', 'Dashboard / BCP Plans'],
    ['/bcp/new', 'Dashboard / BCP Plans / New BCP'],
    ['/bcp/42', 'Dashboard / BCP Plans / BCP #42'],
    ['/bcp/42/stress-test', 'Dashboard / BCP Plans / BCP #42 / Stress Test'],
    ['/bcp/42/proof', 'Dashboard / BCP Plans / BCP #42 / Proof'],
    ['/tabletop-exercises', 'Dashboard / Tabletop Exercises'],
    ['/tabletop-exercises/new', 'Dashboard / Tabletop Exercises / New Exercise'],
    ['/tabletop-exercises/5/edit', 'Dashboard / Tabletop Exercises / Exercise #5 / Edit'],
    ['/tabletop-exercises/5/facilitate', 'Dashboard / Tabletop Exercises / Exercise #5 / Facilitate'],
    ['/bcp/5/facilitate', ''],
    ['/crisis-communications', 'Dashboard / Crisis Communications'],
    ['/crisis-communications/phone-tree', 'Dashboard / Crisis Communications / Phone Tree'],
    ['/subscription', 'Dashboard / Subscription'],
    ['/subscription-management', 'Dashboard / Subscription Management'],
    ['/payment-history', 'Dashboard / Payment History'],
    ['/billing-settings', 'Dashboard / Billing Settings'],
    ['/profile', 'Dashboard / Profile Settings'],
    ['/admin', 'Dashboard / Admin Dashboard'],
    ['/admin/templates', 'Dashboard / Admin Dashboard / Template Management'],
    ['/terms-of-service', 'Dashboard / Terms of Service'],
    ['/nowhere', ''],
    ['/bcp/abc', ''],
  ])('the breadcrumbs of %s are %j', (path, expected) => expect(trail(path)).toBe(expected));

  it('name the BCP above the open page, once it is known', () => {
    expect(crumbsOf('/bcp/42/stress-test', 'Harbor Bakery').map(({ label }) => label)).toEqual([
      'Dashboard',
      'BCP Plans',
      'Harbor Bakery',
      'Stress Test',
    ]);
  });
});
