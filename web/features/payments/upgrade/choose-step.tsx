import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import { activeTier, isPaymentDue, type Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatMoney } from '#shared/format/money.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type ActionFailure, KeepAccountLink } from '../action.tsx';
import type { Hold } from '../card-entry.ts';
import { quoteQuery } from '../quote.tsx';
import { refetchAccount } from '../subscription.ts';
import { changeTier, explainTierFailure, goToCheckout, hintTierFailure } from '../tier-change.ts';
import { ReviewLine } from './review-line.tsx';
import { explainUnavailable, ModePicker, type PayMode, TierPicker } from './upgrade-options.tsx';

interface Props {
  offers: PricingPlan[];
  current: Subscription | null;
  required: Tier;
  /** Before the browser leaves for the hosted payment page, perhaps. */
  onLeave: () => void;
  onCard: (offer: PricingPlan) => void;
  onChanged: (offer: PricingPlan) => void;
  onClose: () => void;
  onHold: (hold: Hold) => void;
}

const actionLabel = (mode: PayMode, current: Subscription | null, offer: PricingPlan, quote: Quote | undefined): string => {
  if (current?.status === 'active')
    return quote ? `Upgrade to ${offer.name} for ${formatMoney(quote.amount, quote.currency)}` : `Upgrade to ${offer.name}`;
  return mode === 'inline' ? 'Continue to payment' : 'Continue to checkout';
};

export function ChooseStep({ offers, current, required, onLeave, onCard, onChanged, onClose, onHold }: Props) {
  const active = activeTier(current);
  const offered = offers.filter(({ plan_type }) => explainUnavailable(plan_type, required, active) === null);
  const [chosen, setChosen] = useState<Tier>(offered[0]?.plan_type ?? required);
  const [mode, setMode] = useState<PayMode>('inline');
  const [note, setNote] = useState<string | null>(null);
  const { running, failure, run, reset } = useAction<'choose', ActionFailure>((error) => ({
    message: explainTierFailure(error),
    cause: hintTierFailure(error),
  }));
  const isWorking = running !== null;
  useEffect(() => {
    onHold(isWorking ? 'working' : 'free');
    return () => onHold('free');
  }, [isWorking, onHold]);
  // Back from the payment page, the browser restores this one from its cache.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reset();
    setNote(null);
    void refetchAccount();
  });
  // The dialog opened before the options were loaded and focused its close button.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const canQuote = offered.length > 0 && !isPaymentDue(current);
  const quote = useQuery({ ...quoteQuery(chosen), enabled: canQuote });
  const offer = offered.find(({ plan_type }) => plan_type === chosen);

  const proceed = async (): Promise<void> => {
    if (!offer || isWorking) return;
    if (!current && mode === 'inline') return onCard(offer);
    const { data: shown } = quote;
    onLeave();
    const isDone = await run('choose', () =>
      current ? changeTier({ tier: chosen, current, quote: shown, mode, onNote: setNote }) : goToCheckout(chosen, shown),
    );
    if (isDone) onChanged(offer);
    else void refetchAccount();
  };

  return (
    <Stack gap="lg" ref={box}>
      <TierPicker offers={offers} required={required} active={active} chosen={chosen} onChoose={setChosen} />
      {active === null && <ModePicker chosen={mode} onChoose={setMode} />}
      {isPaymentDue(current) && <Notice tone="warn">{paymentMessages.paymentDue}</Notice>}
      {offer && !isPaymentDue(current) && (
        <ReviewLine offer={offer} current={current} quote={quote} card={active === null ? null : 'Not known'} />
      )}
      <Text size="sm" c="dimmed">
        Cancel anytime, no long-term contracts.{' '}
        <Anchor href="/FlashRTCInformation.pdf" target="_blank" rel="noopener" inherit>
          Read the Flash RTC guide (PDF)
        </Anchor>
      </Text>
      {note && <Notice tone="info">{note}</Notice>}
      {failure && (
        <Notice tone="bad">
          {failure.message}
          {failure.cause && <div>{failure.cause}</div>}
          <KeepAccountLink failure={failure} onLeave={onClose} />
        </Notice>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={isWorking}>
          Not now
        </Button>
        {isPaymentDue(current) && (
          <Button component={Link} to="/billing-settings?tab=payment-methods" onClick={onClose}>
            Update payment method
          </Button>
        )}
        {offer && !isPaymentDue(current) && (
          <Button onClick={proceed} loading={isWorking} disabled={active !== null && !quote.data && quote.isFetching}>
            {actionLabel(mode, current, offer, quote.data)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
