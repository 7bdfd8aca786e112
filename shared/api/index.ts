import { adminMoney } from './admin-money.ts';
import { adminPricingPlans } from './admin-pricing-plans.ts';
import { adminUsers } from './admin-users.ts';
import { auth } from './auth.ts';
import { bcp } from './bcp.ts';
import { crisisCommunication } from './crisis-communication.ts';
import { dataExport } from './data-export.ts';
import { documents } from './documents.ts';
import { dutyList } from './duty-list.ts';
import { evidence } from './evidence.ts';
import { exerciseTemplates } from './exercise-templates.ts';
import { exercises } from './exercises.ts';
import { jobs } from './jobs.ts';
import { location } from './location.ts';
import { openapi } from './openapi-call.ts';
import { passwordReset } from './password-reset.ts';
import { payment } from './payment.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { pricingPlans } from './pricing-plans.ts';
import { privacy } from './privacy.ts';
import { riskCheck } from './risk-check.ts';
import { secondFactor } from './second-factor.ts';
import { securityEvents } from './security-events.ts';
import { staffAccess } from './staff-access.ts';
import { staffSearch } from './staff-search.ts';
import { tradeList } from './trade-list.ts';
import { training } from './training.ts';
import { userPreferences } from './user-preferences.ts';
import { users } from './users.ts';

export const api = {
  auth,
  users,
  securityEvents,
  secondFactor,
  userPreferences,
  privacy,
  dataExport,
  passwordReset,
  pricingPlans,
  payment,
  bcp,
  people,
  evidence,
  documents,
  exercises,
  exerciseTemplates,
  jobs,
  location,
  places,
  tradeList,
  riskCheck,
  dutyList,
  training,
  crisisCommunication,
  adminUsers,
  adminMoney,
  adminPricingPlans,
  staffAccess,
  staffSearch,
  openapi,
} as const;
export type Api = typeof api;
