import * as z from 'zod';
import { ACTIVITY_MAX, TRADE_ID_MAX } from '#shared/domain/bcp/text-limits.ts';
import { riskCheckMessages } from '#shared/messages/risk-check.ts';
import { defineArea } from './endpoint.ts';

const RiskCheckInput = z
  .object({
    trade: z.string().max(TRADE_ID_MAX).nullish(),
    activity: z.string().max(ACTIVITY_MAX).nullish(),
    zip: z.string({ error: riskCheckMessages.zipMissing }).max(20),
  })
  .refine(({ trade, activity }) => Boolean(trade?.trim() || activity?.trim()), {
    error: riskCheckMessages.tradeMissing,
    path: ['activity'],
  });

export const RiskCheckResult = z.object({
  /** Null where we know no trade: then the advice is general, and `notes` says so. */
  trade: z.object({ id: z.string(), title: z.string() }).nullable(),
  place: z
    .object({
      ...{ zip: z.string(), city: z.string(), county: z.string(), county_name: z.string(), state: z.string() },
      /** Of the county, five digits, and of the ZIP code: for a map. */
      ...{ fips: z.string(), latitude: z.number(), longitude: z.number() },
    })
    .nullable(),
  hazards: z.array(
    z.object({
      name: z.string(),
      reason: z.string(),
      source: z.string().nullable(),
      frequency: z.string().nullable(),
      warning_time: z.string().nullable(),
    }),
  ),
  functions: z.array(z.object({ name: z.string(), reason: z.string(), max_downtime: z.string(), rto: z.string() })),
  notes: z.array(z.string()),
});
export type RiskCheckResult = z.infer<typeof RiskCheckResult>;

export const riskCheck = defineArea({
  check: {
    method: 'POST',
    path: '/v1/risk-check',
    access: 'public',
    summary: 'The five hazards and three functions that matter most to a trade at a US ZIP code',
    body: RiskCheckInput,
    response: RiskCheckResult,
  },
});
