import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { Exercise } from '#shared/domain/exercise.ts';
import { approvalLabel, hasBothApprovals } from '#shared/domain/exercise-states.ts';
import { hasAdminRights, hasAuditorRights, type Me } from '#shared/domain/user.ts';
import { formatDateTime, formatZonedDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './approval-timeline.module.css';
import type { DetailProps } from './exercise-actions.tsx';

interface Step {
  isDone: boolean;
  label: string;
  /** Null when it is not known or has not happened. */
  time: string | null;
  isScheduled?: boolean;
  action?: { label: string; run: () => Promise<Exercise> } | false;
}

const listCourse = (exercise: Exercise): Step[] => {
  const { status, created_at, scheduled_date, started_at, completed_date, updated_at } = exercise;
  const isOver = status === 'cancelled';
  const started = status === 'in_progress' || status === 'completed';
  const steps: (Step | false)[] = [
    { isDone: true, label: 'Created', time: created_at },
    (!isOver || scheduled_date !== null) && {
      isDone: scheduled_date !== null && status !== 'draft' && status !== 'generated',
      label: scheduled_date === null ? 'Not scheduled yet' : 'Scheduled for',
      time: scheduled_date,
      isScheduled: true,
    },
    (!isOver || started_at !== null) && {
      isDone: started || started_at !== null,
      label: started || started_at !== null ? 'Started' : 'Not started yet',
      time: started_at,
    },
    !isOver && {
      isDone: status === 'completed',
      label: status === 'completed' ? 'Completed' : 'Not completed yet',
      time: completed_date,
    },
    isOver && { isDone: true, label: 'Cancelled', time: updated_at },
  ];
  return steps.filter((step) => step !== false);
};

const listApprovals = (exercise: Exercise, user: Me): Step[] => {
  const { admin_approved, iso_auditor_approved, document_download_enabled } = exercise;
  const params = { id: exercise.id };
  const { approveAsAdmin, withdrawAsAdmin, approveAsAuditor, withdrawAsAuditor, setDocumentDownload } = client.exercises;
  const isStaff = hasAdminRights(user);
  const isOver = exercise.status === 'cancelled';
  const missing = isOver ? 'Not approved by' : 'Waiting for';
  return [
    {
      isDone: admin_approved,
      label: admin_approved ? 'Approved by an administrator' : `${missing} an administrator`,
      time: exercise.admin_approved_at,
      action: isStaff &&
        (admin_approved || !isOver) && {
          label: admin_approved ? 'Withdraw Approval' : 'Approve as Administrator',
          run: () => (admin_approved ? withdrawAsAdmin({ params }) : approveAsAdmin({ params })),
        },
    },
    {
      isDone: iso_auditor_approved,
      label: iso_auditor_approved ? 'Approved by an ISO auditor' : `${missing} an ISO auditor`,
      time: exercise.iso_auditor_approved_at,
      action: hasAuditorRights(user) &&
        (iso_auditor_approved || !isOver) && {
          label: iso_auditor_approved ? 'Withdraw Auditor’s Approval' : 'Approve as ISO Auditor',
          run: () => (iso_auditor_approved ? withdrawAsAuditor({ params }) : approveAsAuditor({ params })),
        },
    },
    {
      isDone: document_download_enabled,
      label: document_download_enabled ? 'Document download enabled' : 'Document download not enabled yet',
      time: null,
      action: isStaff &&
        (document_download_enabled || hasBothApprovals(exercise)) && {
          label: document_download_enabled ? 'End Document Download' : 'Enable Document Download',
          run: () => setDocumentDownload({ params, body: { enabled: !document_download_enabled } }),
        },
    },
  ];
};

export function ApprovalTimeline({ exercise, user, reload }: DetailProps) {
  const { running, failure, run } = useAction<string, string>((error) => explainFailure(error, say.change));
  const act = (label: string, call: () => Promise<Exercise>) =>
    run(label, async () => {
      await call();
      await reload();
    });
  return (
    <SectionCard title="Approval" note={approvalLabel(exercise)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ol className={styles.timeline}>
        {[...listCourse(exercise), ...listApprovals(exercise, user)].map(({ isDone, label, time, isScheduled, action }) => {
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={label} className={styles.step}>
              <Icon size={20} aria-hidden="true" color={isDone ? 'var(--ok)' : 'var(--ink-3)'} />
              <span className={isDone ? undefined : styles.open}>{label}</span>
              {time !== null && (
                <time className={styles.time} dateTime={time}>
                  {isScheduled ? formatZonedDateTime(time) : formatDateTime(time)}
                </time>
              )}
              {action && (
                <div className={styles.action}>
                  <Button
                    size="sm"
                    variant="default"
                    loading={running === action.label}
                    disabled={running !== null && running !== action.label}
                    onClick={() => void act(action.label, action.run)}
                  >
                    {action.label}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}
