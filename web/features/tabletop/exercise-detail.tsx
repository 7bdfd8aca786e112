/** An exercise with everything about it, and what may be done with it now. */
import { Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Exercise, ParticipantEntry } from '#shared/domain/exercise.ts';
import { optionLabel } from '#shared/domain/exercise-options.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { Columns } from '../../ui/columns.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ApprovalSteps } from './approval-steps.tsx';
import type { DetailProps } from './detail-props.ts';
import { ExerciseActions } from './exercise-actions.tsx';
import { ExerciseChips } from './exercise-card.tsx';

const at = (iso: string | null): string => (iso === null ? 'Not set' : formatDateTime(iso));

const factsOf = (exercise: Exercise): Fact[] => [
  ['Exercise type', optionLabel(exercise.exercise_type)],
  ['Status', optionLabel(exercise.status)],
  ['Scheduled date', at(exercise.scheduled_date)],
  ['Completed date', at(exercise.completed_date)],
  ['Created', at(exercise.created_at)],
  ['Last updated', at(exercise.updated_at)],
];

/** Of somebody whose name is not ours to see there is only the role. */
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

/** Line breaks as they were typed. */
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
  const { exercise, planPath } = props;
  const plan = planPath ? (
    <Anchor component={Link} to={planPath}>
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
            <FactList facts={[['BCP', plan], ...factsOf(exercise)]} />
          </SectionCard>
          <ApprovalSteps {...props} />
        </Stack>
        <SectionCard title="Participants" description={exercise.participants_hidden ? say.participantsHidden : undefined}>
          <Participants entries={exercise.participants} />
        </SectionCard>
      </Columns>
    </>
  );
}
