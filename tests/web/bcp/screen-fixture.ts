import './browser.ts';
import type { ListedTrade } from '#shared/api/trade-list.ts';
import { defaultPreferences } from '#shared/domain/assessment.ts';
import type { Bcp, BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import type { Me } from '#shared/domain/user.ts';
import { answer, dana, storeSession } from '../support/server.ts';
import { storedBcp } from './bcp-fixture.ts';

const subscription = {
  plan_type: 'essential',
  status: 'active',
  current_period_end: '2027-04-02T10:00:00Z',
  cancel_at_period_end: false,
} as const;
export const customer: Me = { ...dana, subscription };

export const limits = (part: Partial<BcpLimits> = {}): BcpLimits => ({
  can_create: true,
  current_count: 0,
  limit: 1,
  remaining: 1,
  plan_type: 'essential',
  message: 'You can create 1 more BCP this year.',
  upgrade_suggestion: { message: 'Upgrade to Gold to create up to 2 BCPs per year.', suggested_plan: 'gold' },
  ...part,
});
export const usedUp = limits({
  can_create: false,
  current_count: 1,
  remaining: 0,
  message: 'You have used the one BCP in your plan.',
});

const listedTrades: ListedTrade[] = [
  {
    id: 'bakery',
    title: 'Bakery',
    industry: 'Retail',
    industries: ['Retail', 'Hospitality', 'Manufacturing'],
    words: ['bakery', 'bread'],
  },
  { id: 'book-store', title: 'Bookstore', industry: 'Retail', industries: ['Retail'], words: ['books', 'bookstore'] },
  {
    id: 'oyster-farm',
    title: 'Oyster or shellfish farm',
    industry: 'Agriculture',
    industries: ['Agriculture'],
    words: ['oyster', 'shellfish'],
  },
];

const location = {
  name: 'Main shop',
  contact: null,
  address: '1 Pier Street',
  city: 'Seattle',
  state: 'WA',
  zip: '98101',
  phone: null,
  email: null,
};

/** A BCP with complete steps 1 to 3. */
export const begunBcp = (part: Partial<Bcp> = {}): Bcp => ({
  ...storedBcp({
    annual_revenue: '$1.2M',
    primary_location: location,
    risk_factors: { selected: ['Cyber Attacks', 'Key Personnel Loss'] },
    threat_probability: { selected: ['Floods'] },
    max_downtime: '4-24 hours',
  }),
  ...part,
});

export const rowOf = (bcp: Bcp): BcpRow => ({
  ...bcp,
  scores: computeScores(bcp),
  counts: {
    functions: bcp.critical_functions.length,
    suppliers: bcp.key_suppliers.length,
    systems: bcp.it_systems.length,
    mitigations: bcp.mitigations.length,
  },
});

/** Signs in and answers the calls that every screen of a stored BCP makes. */
export const serveBcp = (bcp: Bcp, user: Me = customer) => {
  storeSession();
  answer('get', '/v1/users/me', { body: user });
  answer('get', '/v1/user-preferences', { body: defaultPreferences });
  answer('get', `/v1/bcp/${bcp.id}`, { body: bcp });
  answer('get', `/v1/bcp/${bcp.id}/employees`, { body: [] });
  answer('get', `/v1/bcp/${bcp.id}/service-providers`, { body: [] });
  answer('get', `/v1/bcp/${bcp.id}/finding-dismissals`, { body: [] });
  answer('get', `/v1/bcp/${bcp.id}/evidence`, { body: [] });
  answer('post', '/v1/bcp/analyze-form', { body: { step_insights: {}, source: 'knowledge' } });
  answer('get', '/v1/trades', { body: listedTrades });
  answer('get', '/v1/duties', { body: [] });
  answer('post', '/v1/location/validate', { body: { validated: true, error: null, coordinates: null } });
  const saves = answer('put', `/v1/bcp/${bcp.id}`, ({ body }) => {
    const { versions: _versions, ...part } = JSON.parse(body);
    return { body: { ...part, id: bcp.id, status: bcp.status, updated_at: bcp.updated_at, scores: bcp.scores, versions: {} } };
  });
  return { saves };
};
