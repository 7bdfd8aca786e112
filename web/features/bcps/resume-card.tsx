/** The plan that was worked on last, with one button to go on. */
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { type Step, WIZARD_STEPS } from '#shared/domain/bcp/wizard.ts';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import styles from './resume-card.module.css';

interface Props {
  plan: BcpRow;
  /** Where it was left on this device; null when that is not known. */
  step: Step | null;
  path: string;
}

const savedWords = (iso: string): string =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? `saved today at ${formatTime(iso)}` : `saved ${formatDate(iso)}`;

export function ResumeCard({ plan, step, path }: Props) {
  const place = step === null ? null : `step ${step} of ${WIZARD_STEPS.length}, ${WIZARD_STEPS[step - 1]!.title}`;
  return (
    <Card tone="accented" className={styles.card}>
      <div className={styles.words}>
        <Text component="h2" fw={700} m={0}>
          Pick up where you left off
        </Text>
        <Text size="sm" c="dimmed" mb={8}>
          {[plan.business_name, place, savedWords(plan.updated_at)].filter(Boolean).join(' · ')}
        </Text>
        <Meter percent={plan.scores.completeness} label={`${plan.business_name}: ${plan.scores.completeness}% complete`} />
      </div>
      <Button component={Link} to={step === null ? path : `${path}?step=${step}`} variant="light">
        {step === null ? 'Continue' : `Continue to step ${step}`}
      </Button>
    </Card>
  );
}

/** The unfinished plan that was saved last. */
export const planToResume = (plans: readonly BcpRow[]): BcpRow | undefined =>
  plans.filter((plan) => plan.status !== 'completed').sort((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
