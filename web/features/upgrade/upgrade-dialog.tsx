/** Upgrading: choose a plan, pay on the page or on the provider's, and use what was bought. */
import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { pricingQuery, subscriptionQuery } from '../../lib/plan-choice.ts';
import { tierNames } from '../../lib/tier-names.ts';
import type { UpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import type { Failure } from './card-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { Failed, Succeeded } from './outcomes.tsx';

const CardStep = lazy(async () => ({ default: (await import('./card-step.tsx')).CardStep }));

interface Props extends UpgradePrompt {
  opened: boolean;
  onClose: () => void;
}

type Step =
  | { name: 'choose' }
  | { name: 'card'; plan: PricingPlan }
  | { name: 'failed'; plan: PricingPlan; failure: Failure }
  | { name: 'succeeded'; plan: PricingPlan };

const preparing = (
  <LoadingBlock label="Loading the plans">
    <Skeleton height={240} radius="md" />
  </LoadingBlock>
);

function Steps({ tier, featureName, onClose }: Omit<Props, 'opened'>) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const plans = useQuery(pricingQuery);
  const current = useQuery(subscriptionQuery);
  const plan = step.name === 'choose' ? null : step.plan;
  const fail = useCallback((failure: Failure) => plan && setStep({ name: 'failed', plan, failure }), [plan]);

  if (step.name === 'succeeded') return <Succeeded tier={step.plan.plan_type} featureName={featureName} onClose={onClose} />;
  if (step.name === 'failed')
    return <Failed {...step.failure} onAgain={() => setStep({ name: 'card', plan: step.plan })} onClose={onClose} />;
  if (step.name === 'card')
    return (
      <Suspense fallback={preparing}>
        <CardStep
          plan={step.plan}
          onPaid={() => setStep({ name: 'succeeded', plan: step.plan })}
          onFailed={fail}
          onBack={() => setStep({ name: 'choose' })}
        />
      </Suspense>
    );
  const retry = () => void Promise.all([plans.refetch(), current.refetch()]);
  if (plans.isError || current.isError) return <ErrorBlock title={messages.checkFailed} order={3} onRetry={retry} />;
  if (!plans.data || current.data === undefined) return preparing;
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
        onCard={(chosen) => setStep({ name: 'card', plan: chosen })}
        onChanged={(chosen) => setStep({ name: 'succeeded', plan: chosen })}
        onClose={onClose}
      />
    </Stack>
  );
}

export function UpgradeDialog({ opened, ...rest }: Props) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={`Upgrade to ${tierNames[rest.tier]}`} size="lg">
      <Steps {...rest} />
    </Modal>
  );
}
