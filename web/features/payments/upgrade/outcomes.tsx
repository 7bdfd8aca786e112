import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { fill } from '#shared/messages/fields.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { forgetAct, type InterruptedAct } from '../../../lib/interrupted-act.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type ActionFailure, KeepAccountLink } from '../action.tsx';
import { applySubscription } from '../subscription.ts';

const CLOSES_AFTER_MS = 2000;

interface SucceededProps {
  tier: Tier;
  featureName?: string;
  /** Null where the purchase began on the page that needs it. */
  act: InterruptedAct | null;
  /** It was asked for: the dialog leads there also when it closes by itself. */
  isAsked: boolean;
  onClose: () => void;
}

export function Succeeded({ tier, featureName, act, isAsked, onClose }: SucceededProps) {
  const navigate = useNavigate();
  const [isHeld, setIsHeld] = useState(false);
  const leave = useEffectEvent(() => {
    onClose();
    if (act && isAsked) void navigate(act.path);
  });
  useEffect(forgetAct, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(leave, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <Stack gap="md" onFocus={() => setIsHeld(true)} onMouseEnter={() => setIsHeld(true)}>
      <Notice tone="ok">{fill(messages.upgraded, { plan: tier })}</Notice>
      <Text>
        {featureName && `${featureName} is ready to use. `}We’ll email you the receipt. You’ll find it in your payment history,
        too.
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant={act ? 'default' : 'filled'} onClick={onClose}>
          Close
        </Button>
        {act && (
          <Button component={Link} to={act.path} onClick={onClose}>
            {act.label}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface IncludedProps {
  current: Subscription;
  featureName?: string;
  onClose: () => void;
}

/** Bought meanwhile in another tab or on another device. */
export function Included({ current, featureName = 'This', onClose }: IncludedProps) {
  useEffect(() => applySubscription(current), [current]);
  return (
    <Stack gap="md">
      <Notice tone="ok">
        {featureName} is part of your {tierNames[current.plan_type]} plan and ready to use.
      </Notice>
      <Group justify="flex-end">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  );
}

interface FailedProps extends ActionFailure {
  onAgain: () => void;
  onClose: () => void;
}

export function Failed({ message, cause, onAgain, onClose }: FailedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md" role="alert">
      <Title order={3} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.setupFailedTitle}
      </Title>
      <Text>{message}</Text>
      {cause && cause !== message && <Text c="dimmed">{cause}</Text>}
      <KeepAccountLink failure={{ message, cause: cause ?? null }} onLeave={onClose} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onAgain}>Try Again</Button>
      </Group>
    </Stack>
  );
}
