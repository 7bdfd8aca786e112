/** The caller's billing information. */
import { changeBilling, readBilling } from '#functions/data/billing.ts';
import { readRow } from '#functions/data/subscriptions.ts';
import { describeCustomer } from '#functions/gateways/customers.ts';
import type { Operation } from '#functions/http/operation.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { payment } from '#shared/api/payment.ts';
import { type BillingInfo, emptyBillingInfo } from '#shared/domain/billing.ts';

export const billingInfo: Operation<typeof payment.billingInfo> = async ({ actor }) => ({
  ...emptyBillingInfo(actor),
  ...(await readBilling(actor.id)),
});

/** What is stored counts; where the provider cannot be told now, the nightly comparison tells it. */
const tellProvider = async (uid: number, stored: Partial<BillingInfo>): Promise<void> => {
  const customer = (await readRow(uid))?.stripe_customer_id;
  if (customer === undefined) return;
  try {
    await describeCustomer(customer, stored);
  } catch (error) {
    log.warn('billing_not_sent', { user_id: uid, ...errorFields(error) });
  }
};

export const updateBillingInfo: Operation<typeof payment.updateBillingInfo> = async ({ actor, body, now }) => {
  const stored = await changeBilling(actor.id, body, now);
  await tellProvider(actor.id, stored);
  return { ...emptyBillingInfo(actor), ...stored };
};
