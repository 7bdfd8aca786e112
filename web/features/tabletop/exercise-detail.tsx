import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import { type Exercise, listParticipants, optionLabel, type ParticipantEntry } from '#shared/domain/exercise.ts';
import { splitScenario } from '#shared/domain/exercise-run.ts';
import { isReportApproved } from '#shared/domain/exercise-states.ts';
import { formatDateTime, formatZonedDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { client } from '../../lib/api.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { Columns } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { touchTarget } from '../../ui/touch-target.ts';
import { ApprovalTimeline } from './approval-timeline.tsx';
import { type DetailProps, ExerciseActions } from './exercise-actions.tsx';
import { ExerciseChips } from './exercise-card.tsx';
import styles from './exercise-detail.module.css';
import { outcomeFields, ReviseSheet } from './outcome-sheet.tsx';

const formatInstant = (iso: string | null): string => (iso === null ? 'Not set' : formatDateTime(iso));

const factsOf = (exercise: Exercise): Fact[] => [
  ['Exercise type', optionLabel(exercise.exercise_type)],
  ['Status', optionLabel(exercise.status)],
  ['Scheduled date', exercise.scheduled_date === null ? 'Not set' : formatZonedDateTime(exercise.scheduled_date)],
  ['Duration', `${exercise.duration_minutes} minutes`],
  ['Completed date', formatInstant(exercise.completed_date)],
  ['Last updated', formatInstant(exercise.updated_at)],
];

/** For participants whose name is hidden from the viewer. */
const withoutName = 'Participant';

function Participants({ entries }: { entries: readonly ParticipantEntry[] }) {
  if (entries.length === 0) return <Text c="dimmed">{say.noParticipants}</Text>;
  return (
    <ul className={styles.people}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be the same in every field
        <li key={index}>
          {typeof entry === 'string' ? (
            entry
          ) : (
            <>
              <strong>{entry.name || entry.role || withoutName}</strong>
              {entry.name && entry.role && `, ${entry.role}`}
              {(entry.email || entry.phone) && (
                <span className={styles.contact}>
                  {entry.email && (
                    <Anchor href={`mailto:${entry.email}`} style={touchTarget}>
                      <EmailText email={entry.email} />
                    </Anchor>
                  )}
                  {entry.phone && <PhoneLink number={entry.phone} />}
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Prose({ children }: { children: string | null }) {
  return (
    <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} c={children ? undefined : 'dimmed'}>
      {children ?? 'Nothing was noted.'}
    </Text>
  );
}

/** The turns of the story stay folded until it was told. */
function Scenario({ exercise }: { exercise: Exercise }) {
  const [opening = '', ...turns] = splitScenario(exercise.scenario_description);
  const later = turns.join('\n\n');
  const [isOpen, setIsOpen] = useState(false);
  const isTold = exercise.status === 'completed';
  return (
    <SectionCard title="Scenario">
      <Prose>{opening}</Prose>
      {later !== '' && !isTold && (
        <div className={styles.later}>
          <Button variant="default" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide what happens later' : 'Show what happens later'}
          </Button>
          <Text size="sm" c="dimmed">
            {say.laterIsSecret}
          </Text>
        </div>
      )}
      {later !== '' && (isTold || isOpen) && (
        <div className={styles.turns}>
          <Prose>{later}</Prose>
        </div>
      )}
    </SectionCard>
  );
}

function Objectives({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <SectionCard title="Objectives">
      <ol className={styles.objectives}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two objectives may read the same
          <li key={index}>{text}</li>
        ))}
      </ol>
    </SectionCard>
  );
}

function Outcomes({ exercise, user, reload }: DetailProps) {
  const [isEditing, setIsEditing] = useState(false);
  const isClosed = isReportApproved(exercise);
  const mayChange = hasFeature(user, 'tabletop_scenarios');
  return (
    <SectionCard
      title="Results"
      footer={
        isClosed ? (
          <Text c="dimmed">{say.reportClosed}</Text>
        ) : (
          mayChange && (
            <Button variant="default" onClick={() => setIsEditing(true)}>
              Edit Report
            </Button>
          )
        )
      }
    >
      <FactList facts={outcomeFields.map(({ name, label }) => [label, <Prose key={name}>{exercise[name]}</Prose>] as const)} />
      {isEditing && (
        <ReviseSheet
          exercise={exercise}
          onSave={async (outcomes) => {
            await client.exercises.reviseOutcome({ params: { id: exercise.id }, body: outcomes });
            await reload();
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
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
      {exercise.status === 'completed' && <Outcomes {...props} />}
      <Scenario exercise={exercise} />
      <Objectives texts={exercise.objectives} />
      <Columns>
        <Stack gap="lg">
          <SectionCard title="Facts">
            <FactList facts={[['BCP', bcp], ...factsOf(exercise)]} />
          </SectionCard>
          <SectionCard title="Participants" description={exercise.participants_hidden ? say.participantsHidden : undefined}>
            <Participants entries={listParticipants(exercise)} />
          </SectionCard>
        </Stack>
        <ApprovalTimeline {...props} />
      </Columns>
    </>
  );
}
