import { BcpPart } from '#shared/domain/bcp/bcp.ts';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';

const STATES = ['WA', 'FL', 'OH', 'LA', 'OK', 'CA', 'TX', 'NY', 'Colorado', 'MN', 'HI', 'D.C.', 'AK', 'KS', 'PR'] as const;
const SIZES = [1, 4, 12, 80, 200, 1200] as const;

/** Forty-five businesses: every industry three times, in different states and sizes. */
export const businesses: BcpSnapshot[] = INDUSTRIES.flatMap((industry, at) =>
  [0, 1, 2].map((round) => ({
    business_name: `Keel & Sons ${at}`,
    business_type: 'LLC',
    industry,
    employee_count: SIZES[(at + 2 * round) % SIZES.length]!,
    annual_revenue: round === 0 ? '$1.2M' : round === 1 ? null : 'about a lot',
    city: 'Springfield',
    state: STATES[(at + 5 * round) % STATES.length]!,
    zip_code: '12345',
  })),
);

export const titleOf = (bcp: BcpSnapshot): string => `${bcp.industry}, ${bcp.state}, ${bcp.employee_count}`;

/** A BCP part with the defaults of its entries filled in. */
export const createSnapshot = (part: Record<string, unknown>): BcpSnapshot => BcpPart.parse(part);
