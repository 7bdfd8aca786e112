/** The caller's billing information. */
import { changeBilling, readBilling } from '#functions/data/billing.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { emptyBillingInfo } from '#shared/domain/billing.ts';

export const billingInfo: Operation<typeof payment.billingInfo> = async ({ actor }) => ({
  ...emptyBillingInfo(actor),
  ...(await readBilling(actor.id)),
});

export const updateBillingInfo: Operation<typeof payment.updateBillingInfo> = async ({ actor, body, now }) => ({
  ...emptyBillingInfo(actor),
  ...(await changeBilling(actor.id, body, now)),
});
