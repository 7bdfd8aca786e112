/** The plans to choose from: those below the required one, and what one has already, cannot be chosen. */
import type { PricingPlan } from '#shared/domain/payment.ts';
import { type Tier, tierLevel } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { tierNames } from '../../lib/tier-names.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Option } from './option.tsx';
import styles from './plan-picker.module.css';

interface Props {
  plans: PricingPlan[];
  required: Tier;
  /** The plan that is active now. */
  active: Tier | null;
  chosen: Tier;
  onChoose: (tier: Tier) => void;
}

/** Why a plan cannot be chosen; null when it can. */
export const objectionTo = (tier: Tier, required: Tier, active: Tier | null): string | null => {
  if (tier === active) return 'Your current plan';
  if (tierLevel[tier] < tierLevel[required]) return `Not enough for this: it needs ${tierNames[required]}`;
  return null;
};

export function PlanPicker({ plans, required, active, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>Choose a plan</legend>
      {plans.map(({ plan_type: tier, name, description, price }) => {
        const objection = objectionTo(tier, required, active);
        return (
          <Option
            key={tier}
            group="plan"
            label={
              <>
                {name}
                {tier === required && (
                  <span className={styles.tag}>
                    <StatusChip tone="tide">Required</StatusChip>
                  </span>
                )}
              </>
            }
            hint={objection ?? description}
            price={`${formatPrice(price)} / year`}
            isChosen={tier === chosen}
            isDisabled={objection !== null}
            onChoose={() => onChoose(tier)}
          />
        );
      })}
    </fieldset>
  );
}
