import { describe, expect, it } from 'vitest';
import type { Access } from '#shared/api/endpoint.ts';
import { accessDenialReason, type Caller, hasFeature } from '#shared/domain/access.ts';
import { SubscriptionStatus } from '#shared/domain/subscription.ts';

import { type Feature, features, gateFeature, isTierAtLeast, requiredTierOf, TIERS, type Tier } from '#shared/domain/tier.ts';

const caller = (tier: Tier | null, more: Partial<Caller> = {}, status: SubscriptionStatus = 'active'): Caller => ({
  role: 'user',
  is_superuser: false,
  subscription: tier && { plan_type: tier, status },
  ...more,
});
const all = TIERS.flatMap((tier) => features[tier]) as Feature[];

describe('hasFeature', () => {
  it.each([
    [null, 0],
    ['essential', 6],
    ['gold', 8],
    ['premium', 15],
  ] as const)('hasFeature grants %s its features and those of lower tiers', (tier, count) => {
    expect(all.filter((feature) => hasFeature(caller(tier), feature))).toHaveLength(count);
  });

  it.each(SubscriptionStatus.options.filter((status) => status !== 'active'))(
    'hasFeature grants nothing with a subscription that is %s',
    (status) => {
      expect(all.some((feature) => hasFeature(caller('premium', {}, status), feature))).toBe(false);
    },
  );

  it.each([[{ is_superuser: true }], [{ role: 'admin' as const }], [{ role: 'super_admin' as const }]])(
    'hasFeature grants everything to %j without a subscription',
    (staff) => {
      expect(all.every((feature) => hasFeature(caller(null, staff), feature))).toBe(true);
    },
  );
});

describe('refusal', () => {
  const grid: [Access, Caller, boolean][] = [
    ['public', caller(null), true],
    ['user', caller(null), true],
    ['admin', caller('premium'), false],
    ['admin', caller(null, { role: 'admin' }), true],
    ['admin', caller(null, { is_superuser: true }), true],
    ['super_admin', caller(null, { role: 'admin' }), false],
    ['super_admin', caller(null, { role: 'super_admin' }), true],
    ['super_admin', caller(null, { is_superuser: true }), true],
    [{ feature: 'flash_rtc' }, caller('essential'), false],
    [{ feature: 'flash_rtc' }, caller('gold'), true],
    [{ feature: 'flash_rtc' }, caller('premium'), true],
    [{ feature: 'tabletop_scenarios' }, caller('gold'), false],
    [{ feature: 'tabletop_scenarios' }, caller(null, { is_iso_auditor: true }), false],
    [{ feature: 'tabletop_scenarios', orAuditor: true }, caller(null, { is_iso_auditor: true }), true],
    [{ feature: 'tabletop_scenarios', orAuditor: true }, caller('gold'), false],
    [{ feature: 'tabletop_scenarios', orAuditor: true }, caller('premium'), true],
    ['iso_auditor', caller(null, { is_iso_auditor: true }), true],
    ['iso_auditor', caller('premium', { role: 'super_admin', is_superuser: true }), false],
    ['admin', caller('premium', { is_iso_auditor: true }), false],
  ];
  it.each(grid)('the access decision for %j and %j is: %s', (access, who, isAllowed) => {
    expect(accessDenialReason(access, who) === null).toBe(isAllowed);
  });
});

describe('tiers', () => {
  it.each([
    ['essential', 'bcp_generation'],
    ['gold', 'flash_rtc'],
    ['premium', 'tabletop_scenarios'],
    ['platinum', 'bcp_generation'],
  ])('the required tier %s admits %s', (tier, feature) => {
    expect(gateFeature(tier)).toBe(feature);
  });

  it('the tiers are ordered essential, gold, premium', () => {
    expect(TIERS.map((tier) => TIERS.map((needed) => isTierAtLeast(tier, needed)))).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
    expect(isTierAtLeast(null, 'essential')).toBe(false);
    expect(requiredTierOf('iso_27001_readiness')).toBe('premium');
  });
});
