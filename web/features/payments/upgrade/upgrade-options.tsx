import { type ReactNode, useId } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { type Tier, tierLevel } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import styles from './upgrade-options.module.css';

interface TierPickerProps {
  offers: PricingPlan[];
  required: Tier;
  active: Tier | null;
  chosen: Tier;
  onChoose: (tier: Tier) => void;
}

/** Null when the tier can be chosen. */
export const explainUnavailable = (tier: Tier, required: Tier, active: Tier | null): string | null => {
  if (tier === active) return 'Your current plan';
  if (tierLevel[tier] < tierLevel[required]) return `This feature requires ${tierNames[required]}`;
  return null;
};

export function TierPicker({ offers, required, active, chosen, onChoose }: TierPickerProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>Choose a plan</legend>
      {offers.map(({ plan_type: tier, name, description, price }) => {
        const objection = explainUnavailable(tier, required, active);
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

export type PayMode = 'inline' | 'redirect';

const modes: { mode: PayMode; label: string; hint: string }[] = [
  {
    mode: 'inline',
    label: 'Pay on this page',
    hint: 'Enter a card here',
  },
  {
    mode: 'redirect',
    label: 'Go to secure checkout',
    hint: 'Pay on the page of our payment provider, Stripe',
  },
];

interface ModePickerProps {
  chosen: PayMode;
  onChoose: (mode: PayMode) => void;
}

/** Only for a purchase: an active subscription has a card already. */
export function ModePicker({ chosen, onChoose }: ModePickerProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>How would you like to pay?</legend>
      {modes.map(({ mode, label, hint }) => (
        <Option
          key={mode}
          group="payment-mode"
          label={label}
          hint={hint}
          isChosen={mode === chosen}
          onChoose={() => onChoose(mode)}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  group: string;
  label: ReactNode;
  hint?: ReactNode;
  price?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

function Option({ group, label, hint, price, isChosen, isDisabled = false, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label className={styles.option} htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={group}
        className={styles.radio}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {label}
          {price && <span className={styles.price}>{price}</span>}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
