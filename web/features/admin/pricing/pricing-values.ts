import type { PricingPlan } from '#shared/domain/payment.ts';
import {
  CURRENCIES,
  FEATURE_MAX,
  FEATURES_MAX,
  isPriceInCents,
  type NewPricingPlan,
  PRICING_NAME_MAX,
} from '#shared/domain/price-list.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { pricingPlanMessages as say } from '#shared/messages/pricing-plans.ts';
import { createFormSchema } from '../../../lib/form.ts';

/** As they are typed. */
export interface PricingFields {
  /** Stays with the draft, so that a repetition after a reload is the same request. */
  attempt: string;
  plan_type: Tier | '';
  name: string;
  description: string;
  price: string;
  currency: NewPricingPlan['currency'];
  is_active: boolean;
  features: { text: string }[];
}

const emptyPlan: Omit<PricingFields, 'attempt'> = {
  ...{ plan_type: '', name: '', description: '', price: '', currency: 'USD', is_active: true },
  features: [{ text: '' }],
};

export const toPricingFields = (pricingPlan: PricingPlan | null): PricingFields => {
  const attempt = crypto.randomUUID();
  if (pricingPlan === null) return { attempt, ...emptyPlan };
  const { id: _, features, price, currency, ...stored } = pricingPlan;
  return {
    attempt,
    ...stored,
    price: String(price),
    currency: CURRENCIES.find((known) => known === currency) ?? 'USD',
    features: features.map((text) => ({ text })),
  };
};

/** What is no number counts as 0. */
export const parsePrice = (text: string): number => {
  const price = Number(text.trim().replaceAll(',', ''));
  return text.trim() === '' || Number.isNaN(price) ? 0 : price;
};

export const toPricingBody = ({
  attempt: _,
  plan_type,
  name,
  description,
  price,
  features,
  ...rest
}: PricingFields): NewPricingPlan => ({
  ...rest,
  plan_type: plan_type as Tier,
  name: name.trim(),
  description: description.trim(),
  price: parsePrice(price),
  features: features.map(({ text }) => text.trim()).filter((text) => text !== ''),
});

const findFeatureMessage = (features: PricingFields['features']): string | null => {
  const tooLong = features.findIndex(({ text }) => text.trim().length > FEATURE_MAX);
  if (tooLong >= 0) return fill(fieldMessages.tooLong, { field: `Feature ${tooLong + 1}`, max: FEATURE_MAX });
  return features.length > FEATURES_MAX ? fill(fieldMessages.tooMany, { field: 'Features', max: FEATURES_MAX }) : null;
};

export const pricingFormSchema = createFormSchema<PricingFields>({
  plan_type: (tier) => (tier === '' ? say.typeRequired : null),
  name: (name) =>
    name.trim() === ''
      ? say.nameRequired
      : name.trim().length > PRICING_NAME_MAX
        ? fill(fieldMessages.tooLong, { field: 'Name', max: PRICING_NAME_MAX })
        : null,
  price: (price) => (isPriceInCents(parsePrice(price)) ? null : say.price),
  features: findFeatureMessage,
});
