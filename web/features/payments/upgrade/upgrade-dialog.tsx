import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { activeTier, type Subscription } from '#shared/domain/subscription.ts';
import { isTierAtLeast, type Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { getSession } from '../../../lib/session-state.ts';
import { tierNames } from '../../../lib/tiers.ts';
import type { UpgradePrompt } from '../../../lib/upgrade-prompt.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import type { Hold } from '../card-entry.ts';
import { subscriptionQuery } from '../subscription.ts';
import { pricingQuery } from '../tier-change.ts';
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

type Step = { name: 'choose' } | { name: 'card' | 'succeeded'; plan: PricingPlan };

const preparing = (
  <LoadingBlock label="Loading the plans">
    <Skeleton height={240} radius="md" />
  </LoadingBlock>
);

/** Whether a subscription includes what needs `tier`. */
const isEnough = (one: Pick<Subscription, 'plan_type' | 'status'> | null, tier: Tier): boolean =>
  isTierAtLeast(activeTier(one), tier);

function Steps({ tier, featureName, onClose, onHold }: StepProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [wasEnough] = useState(() => isEnough(getSession().user?.subscription ?? null, tier));
  const plans = useQuery(pricingQuery);
  const current = useQuery(subscriptionQuery);
  // Loaded ahead of time, so that losing the connection between the steps does not take the dialog away.
  useEffect(() => void loadCardStep().catch(() => undefined), []);

  if (step.name === 'succeeded') return <Succeeded tier={step.plan.plan_type} featureName={featureName} onClose={onClose} />;
  if (step.name === 'card')
    return (
      <Suspense fallback={preparing}>
        <CardStep
          plan={step.plan}
          onPaid={() => setStep({ name: 'succeeded', plan: step.plan })}
          onBack={() => setStep({ name: 'choose' })}
          onClose={onClose}
          onHold={onHold}
        />
      </Suspense>
    );
  const retry = () => void Promise.all([plans.refetch(), current.refetch()]);
  if (plans.isError || current.isError) return <ErrorBlock title={messages.checkFailed} order={3} onRetry={retry} />;
  if (!plans.data || current.data === undefined) return preparing;
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
        plans={plans.data}
        current={current.data}
        required={tier}
        onCard={(plan) => setStep({ name: 'card', plan })}
        onChanged={(plan) => setStep({ name: 'succeeded', plan })}
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
    // After the keystroke: the question listens to Escape, too, and would take the one that opens it for its answer.
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
        consequence="The card you typed has not been charged."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
