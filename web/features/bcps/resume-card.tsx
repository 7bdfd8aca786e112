import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { issueMessages } from '#shared/messages/bcp-screens.ts';
import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { describeChanges, describeIssue } from './issue-words.ts';
import styles from './resume-card.module.css';

interface ResumeCardProps {
  bcp: BcpRow;
  /** Last step visited on this device, if known. */
  step: WizardStep | null;
  path: string;
}

const formatSavedAt = (iso: string): string =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? `saved today at ${formatTime(iso)}` : `saved ${formatDate(iso)}`;

export function ResumeCard({ bcp, step, path }: ResumeCardProps) {
  const { business_name, status, scores, updated_at, changed_since = [] } = bcp;
  const isChanged = status === 'in_review';
  // Where everything is filled in, what is left is to look at it and to generate it.
  const isWritten = isChanged || scores.completeness === 100;
  const target = isWritten ? 6 : step;
  const place = isWritten || step === null ? null : `step ${step} of ${WIZARD_STEPS.length}, ${WIZARD_STEPS[step - 1]!.title}`;
  const issue = isChanged ? [describeIssue(bcp), describeChanges(changed_since)] : [];
  return (
    <Card tone="accented" className={styles.card}>
      <div className={styles.words}>
        <Text component="h2" fw={700} m={0}>
          Pick up where you left off
        </Text>
        <Text size="sm" c="dimmed" mb={8}>
          {[business_name, place, ...issue, formatSavedAt(updated_at)].filter(Boolean).join(' · ')}
        </Text>
        <Meter percent={scores.completeness} label={`${business_name}: ${scores.completeness}% complete`} />
      </div>
      <Button component={Link} to={target === null ? path : `${path}?step=${target}`} variant="light">
        {isWritten ? issueMessages.resume : step === null ? 'Continue' : `Continue to step ${step}`}
      </Button>
    </Card>
  );
}

/** The unfinished BCP saved last. */
export const findBcpToResume = (bcps: readonly BcpRow[]): BcpRow | undefined =>
  bcps.filter((bcp) => bcp.status !== 'completed').sort((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
