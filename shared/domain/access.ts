import type { Access } from '#shared/api/endpoint.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { secondFactorMessages } from '#shared/messages/second-factor.ts';
import type { Approver } from './exercise-states.ts';
import { activeTier, type Subscription } from './subscription.ts';

import { type Feature, isTierAtLeast, requiredTierOf } from './tier.ts';
import { areRightsSuspended, hasAdminRights, hasAuditorRights, hasSuperAdminRights, type Me } from './user.ts';

export interface Caller extends Pick<Me, 'role' | 'is_superuser'>, Partial<Pick<Me, 'is_iso_auditor' | 'second_factor'>> {
  subscription: Pick<Subscription, 'plan_type' | 'status'> | null;
}

export const hasFeature = (caller: Caller, feature: Feature): boolean =>
  hasAdminRights(caller) || isTierAtLeast(activeTier(caller.subscription), requiredTierOf(feature));

/** ISO auditors read exercises whatever tier they have. */
export const EXERCISE_ACCESS = { feature: 'tabletop_scenarios', orAuditor: true } as const satisfies Access;

/** Everyone else sees the exercises of their own BCPs. */
export const canSeeAllExercises = (caller: Caller): boolean => hasAdminRights(caller) || hasAuditorRights(caller);

/** The approval that the caller can give; null if none. */
export const approverOf = (caller: Caller): Approver | null => {
  if (hasAuditorRights(caller)) return 'iso_auditor';
  return hasAdminRights(caller) ? 'admin' : null;
};

/** Null when the signed-in caller may make the call, else the sentence of the 403. */
export const accessDenialReason = (access: Access, caller: Caller): string | null => {
  if (access === 'public' || access === 'user') return null;
  if (areRightsSuspended(caller) && typeof access === 'string') return secondFactorMessages.staffMustSetUp;
  if ((access === 'admin' || access === 'super_admin') && !hasAdminRights(caller)) return accessMessages.adminOnly;
  if (access === 'admin') return null;
  if (access === 'super_admin') return hasSuperAdminRights(caller) ? null : accessMessages.superAdminOnly;
  if (access === 'iso_auditor') return hasAuditorRights(caller) ? null : exerciseMessages.auditorOnly;
  if (hasFeature(caller, access.feature) || (access.orAuditor && hasAuditorRights(caller))) return null;
  return accessMessages.needsFeature[access.feature] ?? accessMessages.needsTier[requiredTierOf(access.feature)];
};
