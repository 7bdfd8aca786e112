import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import type { AssessmentResult, UserPreferences } from '#shared/domain/assessment.ts';
import { tierNames } from '../../lib/tiers.ts';
import { Card } from '../../ui/card.tsx';
import styles from './assessment.module.css';
import { ScreenTitle } from './screen-title.tsx';

interface Props {
  order: 1 | 2;
  result: AssessmentResult;
  answers: UserPreferences;
  onAccept: () => void;
  onSkip: () => void;
}

const describeReason = ({ flash_rtc_interest, lms_interest, tabletop_exercise_interest }: UserPreferences): string => {
  const interests = [
    flash_rtc_interest && 'the crisis-communication app',
    lms_interest && 'the learning academy',
    tabletop_exercise_interest && 'tabletop exercises',
  ].filter((interest) => interest !== false);
  return interests.length === 0
    ? 'It has everything for a complete plan.'
    : `You are interested in ${new Intl.ListFormat('en-US').format(interests)}.`;
};

export function RecommendationScreen({ order, result, answers, onAccept, onSkip }: Props) {
  const { recommended_package, package_description, included_services, next_steps } = result;
  const below = order === 1 ? 2 : 3;
  return (
    <Stack gap="lg">
      <div>
        <ScreenTitle order={order}>Our recommendation</ScreenTitle>
        <Text c="dimmed">{describeReason(answers)}</Text>
      </div>
      <Card tone="accented">
        <Stack gap="sm">
          <div className={styles.package}>{tierNames[recommended_package]}</div>
          <Text>{package_description}</Text>
          <Title order={below} fz={16}>
            Included services
          </Title>
          <List spacing={4}>
            {included_services.map((service) => (
              <List.Item key={service}>{service}</List.Item>
            ))}
          </List>
        </Stack>
      </Card>
      <div>
        <Title order={below} fz={16} mb="xs">
          Next steps
        </Title>
        <List type="ordered" spacing={4}>
          {next_steps.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      </div>
      <Text size="sm" c="dimmed">
        You can change your answers any time under Update Preferences.
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onSkip}>
          Skip & Continue
        </Button>
        <Button onClick={onAccept}>Accept Recommendation & Continue</Button>
      </Group>
    </Stack>
  );
}
