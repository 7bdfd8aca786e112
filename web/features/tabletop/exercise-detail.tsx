import { Anchor, Button, List, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Exercise, optionLabel, type ParticipantEntry } from '#shared/domain/exercise.ts';

import { approvalLabel, hasBothApprovals } from '#shared/domain/exercise-states.ts';

import { hasAdminRights } from '#shared/domain/user.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Columns } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { type DetailProps, ExerciseActions } from './exercise-actions.tsx';
import { ExerciseChips } from './exercise-card.tsx';

const formatInstant = (iso: string | null): string => (iso === null ? 'Not set' : formatDateTime(iso));

const factsOf = (exercise: Exercise): Fact[] => [
  ['Exercise type', optionLabel(exercise.exercise_type)],
  ['Status', optionLabel(exercise.status)],
  ['Scheduled date', formatInstant(exercise.scheduled_date)],
  ['Completed date', formatInstant(exercise.completed_date)],
  ['Created', formatInstant(exercise.created_at)],
  ['Last updated', formatInstant(exercise.updated_at)],
];

/** For participants whose name is hidden from the viewer. */
const withoutName = 'Participant';

function Participants({ entries }: { entries: readonly ParticipantEntry[] }) {
  if (entries.length === 0) return <Text c="dimmed">Nobody has been named yet.</Text>;
  return (
    <List listStyleType="none" spacing="sm">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be the same in every field
        <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
          {typeof entry === 'string' ? (
            entry
          ) : (
            <>
              <strong>{entry.name || entry.role || withoutName}</strong>
              {entry.name && entry.role && `, ${entry.role}`}
              <Text size="sm" c="dimmed" component="div">
                {entry.email && <Anchor href={`mailto:${entry.email}`}>{entry.email}</Anchor>}
                {entry.email && entry.phone && ' · '}
                {entry.phone && <Anchor href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>{entry.phone}</Anchor>}
              </Text>
            </>
          )}
        </List.Item>
      ))}
    </List>
  );
}

function Prose({ children }: { children: string | null }) {
  return (
    <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} c={children ? undefined : 'dimmed'}>
      {children ?? 'Nothing was noted.'}
    </Text>
  );
}

function Outcomes({ exercise }: { exercise: Exercise }) {
  return (
    <SectionCard title="What came of it">
      <FactList
        facts={[
          ['Findings', <Prose key="f">{exercise.findings}</Prose>],
          ['Recommendations', <Prose key="r">{exercise.recommendations}</Prose>],
          ['Lessons learned', <Prose key="l">{exercise.lessons_learned}</Prose>],
        ]}
      />
    </SectionCard>
  );
}

export function ExerciseDetail(props: DetailProps) {
  const { exercise, bcpPath } = props;
  const bcp = bcpPath ? (
    <Anchor component={Link} to={bcpPath}>
      {exercise.bcp_name}
    </Anchor>
  ) : (
    exercise.bcp_name
  );
  return (
    <>
      <PageTitle lead={<ExerciseChips exercise={exercise} />}>{exercise.exercise_name}</PageTitle>
      <ExerciseActions {...props} />
      {exercise.status === 'completed' && <Outcomes exercise={exercise} />}
      <SectionCard title="Scenario">
        <Prose>{exercise.scenario_description}</Prose>
      </SectionCard>
      <Columns>
        <Stack gap="lg">
          <SectionCard title="Facts">
            <FactList facts={[['BCP', bcp], ...factsOf(exercise)]} />
          </SectionCard>
          <Approvals {...props} />
        </Stack>
        <SectionCard title="Participants" description={exercise.participants_hidden ? say.participantsHidden : undefined}>
          <Participants entries={exercise.participants} />
        </SectionCard>
      </Columns>
    </>
  );
}

interface ApprovalStepProps {
  isDone: boolean;
  children: ReactNode;
  action?: { label: string; run: () => Promise<Exercise> } | false;
  onRun: (run: () => Promise<Exercise>) => Promise<void>;
  isWorking: boolean;
}

function ApprovalStep({ isDone, children, action, onRun, isWorking }: ApprovalStepProps) {
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

function Approvals({ exercise, user, reload }: DetailProps) {
  const { running, failure, run } = useAction<'approval', string>((error) => explainFailure(error, say.change));
  const { admin_approved, iso_auditor_approved, document_download_enabled } = exercise;
  const params = { id: exercise.id };
  const act = async (call: () => Promise<Exercise>): Promise<void> => {
    await run('approval', async () => {
      await call();
      await reload();
    });
  };
  const step = { onRun: act, isWorking: running !== null };
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
        <ApprovalStep isDone={admin_approved} action={asAdmin} {...step}>
          {admin_approved ? 'Approved by an administrator' : 'Waiting for an administrator'}
        </ApprovalStep>
        <ApprovalStep isDone={iso_auditor_approved} action={asAuditor} {...step}>
          {iso_auditor_approved ? 'Approved by an ISO auditor' : 'Waiting for an ISO auditor'}
        </ApprovalStep>
        <ApprovalStep isDone={document_download_enabled} action={download} {...step}>
          {document_download_enabled ? 'The BCP document may be downloaded here' : 'Document download not enabled yet'}
        </ApprovalStep>
      </List>
    </SectionCard>
  );
}
