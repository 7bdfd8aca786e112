/** How far an exercise is approved: by staff, by the auditor, and whether its plan may be downloaded. */
import { Button, List } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Exercise } from '#shared/domain/exercise.ts';
import { approvalLabel, hasBothApprovals } from '#shared/domain/exercise-states.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { client } from '../../lib/api.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { DetailProps } from './detail-props.ts';
import { failureSentence } from './failure-sentence.ts';

interface StepProps {
  isDone: boolean;
  children: ReactNode;
  /** The button for those whose step it is. */
  action?: { label: string; run: () => Promise<Exercise> } | false;
  onRun: (run: () => Promise<Exercise>) => Promise<void>;
  isWorking: boolean;
}

function Step({ isDone, children, action, onRun, isWorking }: StepProps) {
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <List.Item icon={<Icon size={20} aria-hidden="true" color={isDone ? 'var(--ok)' : 'var(--ink-3)'} />}>
      {children}
      {action && (
        <div>
          <Button size="sm" variant="default" mt="xs" disabled={isWorking} onClick={() => void onRun(action.run)}>
            {action.label}
          </Button>
        </div>
      )}
    </List.Item>
  );
}

export function ApprovalSteps({ exercise, user, reload }: DetailProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const { admin_approved, iso_auditor_approved, document_download_enabled } = exercise;
  const params = { id: exercise.id };
  const run = async (call: () => Promise<Exercise>) => {
    setFailure(null);
    setIsWorking(true);
    try {
      await call();
      await reload();
    } catch (error) {
      setFailure(failureSentence(error, say.change));
    } finally {
      setIsWorking(false);
    }
  };
  const step = { onRun: run, isWorking };
  const asAdmin = hasAdminRights(user) && {
    label: admin_approved ? 'Withdraw Approval' : 'Approve as Administrator',
    run: () => (admin_approved ? client.exercises.withdrawAsAdmin({ params }) : client.exercises.approveAsAdmin({ params })),
  };
  const asAuditor = user.is_iso_auditor && {
    label: iso_auditor_approved ? "Withdraw Auditor's Approval" : 'Approve as ISO Auditor',
    run: () =>
      iso_auditor_approved ? client.exercises.withdrawAsAuditor({ params }) : client.exercises.approveAsAuditor({ params }),
  };
  const download = hasAdminRights(user) &&
    (document_download_enabled || hasBothApprovals(exercise)) && {
      label: document_download_enabled ? 'End Document Download' : 'Enable Document Download',
      run: () => client.exercises.setDocumentDownload({ params, body: { enabled: !document_download_enabled } }),
    };
  return (
    <SectionCard title="Approval" note={approvalLabel(exercise)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <List spacing="sm">
        <Step isDone={admin_approved} action={asAdmin} {...step}>
          {admin_approved ? 'Approved by an administrator' : 'Waiting for an administrator'}
        </Step>
        <Step isDone={iso_auditor_approved} action={asAuditor} {...step}>
          {iso_auditor_approved ? 'Approved by an ISO auditor' : 'Waiting for an ISO auditor'}
        </Step>
        <Step isDone={document_download_enabled} action={download} {...step}>
          {document_download_enabled ? 'The BCP document may be downloaded here' : 'Document download not enabled yet'}
        </Step>
      </List>
    </SectionCard>
  );
}
