import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { activeTier, type Subscription } from '#shared/domain/subscription.ts';
import { isTierAtLeast, type Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { rememberAct, startBcp } from '../../../lib/interrupted-act.ts';
import { offersQuery } from '../../../lib/offers.ts';
import { getSession } from '../../../lib/session-state.ts';
import { tierNames } from '../../../lib/tiers.ts';
import type { UpgradePrompt } from '../../../lib/upgrade-prompt.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import type { Hold } from '../card-entry.ts';
import { subscriptionQuery } from '../subscription.ts';
import { ChooseStep } from './choose-step.tsx';
import { Included, Succeeded } from './outcomes.tsx';

const loadCardStep = () => import('./card-step.tsx');
const CardStep = lazy(async () => ({ default: (await loadCardStep()).CardStep }));

interface Props extends UpgradePrompt {
  opened: boolean;
  onClose: () => void;
}

interface StepProps extends Omit<Props, 'opened'> {
  onHold: (hold: Hold) => void;
}

type UpgradeStep = { name: 'choose' } | { name: 'card' | 'succeeded'; offer: PricingPlan };

const offersPlaceholder = (
  <LoadingBlock label="Loading the plans">
    <Skeleton height="min(623px, 66dvh)" radius="md" />
  </LoadingBlock>
);

const isEnough = (subscription: Pick<Subscription, 'plan_type' | 'status'> | null, tier: Tier): boolean =>
  isTierAtLeast(activeTier(subscription), tier);

function Steps({ tier, featureName, act, isOnPage, onClose, onHold }: StepProps) {
  const { pathname, search } = useLocation();
  const [step, setStep] = useState<UpgradeStep>({ name: 'choose' });
  // whoever had no subscription yet, and began on no page of a BCP, came to write one
  const [isFirst] = useState(() => !getSession().user?.subscription && !pathname.startsWith('/bcp/'));
  const next = act ?? (isFirst && !isOnPage ? startBcp : null);
  const [wasEnough] = useState(() => isEnough(getSession().user?.subscription ?? null, tier));
  const offers = useQuery(offersQuery);
  const current = useQuery(subscriptionQuery);
  // Preloaded, so that a lost connection between the steps does not break the dialog.
  useEffect(() => void loadCardStep().catch(() => undefined), []);

  if (step.name === 'succeeded')
    return (
      <Succeeded tier={step.offer.plan_type} featureName={featureName} act={next} isAsked={act !== undefined} onClose={onClose} />
    );
  if (step.name === 'card')
    return (
      <Suspense fallback={offersPlaceholder}>
        <CardStep
          offer={step.offer}
          onPaid={() => setStep({ name: 'succeeded', offer: step.offer })}
          onBack={() => setStep({ name: 'choose' })}
          onClose={onClose}
          onHold={onHold}
        />
      </Suspense>
    );
  const retry = () => void Promise.all([offers.refetch(), current.refetch()]);
  if (offers.isError || current.isError) return <ErrorBlock title={messages.checkFailed} order={3} onRetry={retry} />;
  if (!offers.data || current.data === undefined) return offersPlaceholder;
  if (!wasEnough && current.data && isEnough(current.data, tier))
    return <Included current={current.data} featureName={featureName} onClose={onClose} />;
  return (
    <Stack gap="md">
      {featureName && (
        <Text c="dimmed">
          {featureName} is available for {tier} subscribers and above.
        </Text>
      )}
      <ChooseStep
        offers={offers.data}
        current={current.data}
        required={tier}
        onLeave={() => rememberAct(next ?? { label: 'Continue where you were', path: pathname + search })}
        onCard={(offer) => setStep({ name: 'card', offer })}
        onChanged={(offer) => setStep({ name: 'succeeded', offer })}
        onClose={onClose}
        onHold={onHold}
      />
    </Stack>
  );
}

export function UpgradeDialog({ opened, onClose, ...prompt }: Props) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const [hold, setHold] = useState<Hold>('free');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (hold === 'free') onClose();
    // In the next task: the confirmation would otherwise close on the same Escape.
    if (hold === 'typed') setTimeout(() => setIsAsking(true));
  };
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={`Upgrade to ${tierNames[prompt.tier]}`}
        size="lg"
        fullScreen={isNarrow ?? false}
        withCloseButton={hold !== 'working'}
      >
        <Steps {...prompt} onClose={onClose} onHold={setHold} />
      </Modal>
      <ConfirmDialog
        opened={isAsking}
        question="Discard changes?"
        consequence="Your card hasn’t been charged."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
