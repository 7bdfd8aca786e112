import { Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AssessmentResult, UserPreferences } from '#shared/domain/assessment.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { listTierLines } from '#shared/messages/tier-facts.ts';
import { offersQuery } from '../../lib/offers.ts';
import { tierNames } from '../../lib/tiers.ts';
import { Card } from '../../ui/card.tsx';
import styles from './assessment.module.css';
import { ScreenTitle } from './screen-title.tsx';

interface Props {
  order: 1 | 2;
  result: AssessmentResult;
  /** The smaller tier that is there already; null where the recommendation is no upgrade. */
  keptTier: Tier | null;
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

interface Prices {
  of: (tier: Tier) => string | null;
  /** How much more the first costs. */
  difference: (tier: Tier, than: Tier) => string | null;
  features: (tier: Tier) => string[];
}

/** Prices are staff's to change, so they are asked for; null until they are known. */
const usePrices = (): Prices => {
  const { data } = useQuery(offersQuery);
  const offerOf = (tier: Tier) => data?.find(({ plan_type }) => plan_type === tier);
  const find = (tier: Tier) => offerOf(tier)?.price;
  return {
    of: (tier) => {
      const price = find(tier);
      return price === undefined ? null : `${formatPrice(price)} a year`;
    },
    difference: (tier, than) => {
      const [price, other] = [find(tier), find(than)];
      return price === undefined || other === undefined ? null : formatPrice(price - other);
    },
    features: (tier) => listTierLines(tier, offerOf(tier)?.features ?? []),
  };
};

interface PackageProps {
  order: 2 | 3;
  result: AssessmentResult;
  keptTier: Tier | null;
  prices: Prices;
  action?: ReactNode;
}

function RecommendedPackage({ order, result, keptTier, prices, action }: PackageProps) {
  const { recommended_package: tier, package_description, included_services } = result;
  const difference = keptTier && prices.difference(tier, keptTier);
  return (
    <Card tone="accented">
      <Stack gap="sm">
        <div className={styles.package}>
          {tierNames[tier]} <Text span>{prices.of(tier)}</Text>
        </div>
        {keptTier && difference && (
          <Text>
            {difference} a year more than {tierNames[keptTier]}, which you have now. You’ll see the exact amount before you pay.
          </Text>
        )}
        <Text>{package_description}</Text>
        <Title order={order} fz={16}>
          Included services
        </Title>
        <List spacing={4}>
          {included_services.map((service) => (
            <List.Item key={service}>{service}</List.Item>
          ))}
        </List>
        {action}
      </Stack>
    </Card>
  );
}

function KeptPackage({ order, tier, prices, action }: { order: 2 | 3; tier: Tier; prices: Prices; action: ReactNode }) {
  return (
    <Card>
      <Stack gap="sm">
        <div className={styles.package}>
          Keep {tierNames[tier]} <Text span>{prices.of(tier)}</Text>
        </div>
        <Text>Nothing changes and nothing is charged. {tierNames[tier]} has everything for a complete BCP.</Text>
        <Title order={order} fz={16}>
          Included services
        </Title>
        <List spacing={4}>
          {prices.features(tier).map((service) => (
            <List.Item key={service}>{service}</List.Item>
          ))}
        </List>
        <Text>You can upgrade anytime under Subscription Management.</Text>
        {action}
      </Stack>
    </Card>
  );
}

export function RecommendationScreen({ order, result, keptTier, answers, onAccept, onSkip }: Props) {
  const below = order === 1 ? 2 : 3;
  const prices = usePrices();
  const accept = (
    <Button variant={keptTier ? 'default' : 'filled'} fullWidth={keptTier !== null} onClick={onAccept}>
      Accept Recommendation & Continue
    </Button>
  );
  const skip = (
    <Button variant="default" fullWidth={keptTier !== null} onClick={onSkip}>
      Skip & Continue
    </Button>
  );
  const recommended = { order: below, result, keptTier, prices } as const;
  return (
    <Stack gap="lg">
      <div>
        <ScreenTitle order={order}>Our recommendation</ScreenTitle>
        <Text c="dimmed">{describeReason(answers)}</Text>
      </div>
      {keptTier ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <RecommendedPackage {...recommended} action={accept} />
          <KeptPackage order={below} tier={keptTier} prices={prices} action={skip} />
        </SimpleGrid>
      ) : (
        <RecommendedPackage {...recommended} />
      )}
      <div>
        <Title order={below} fz={16} mb="xs">
          Next steps
        </Title>
        <List type="ordered" spacing={4}>
          {result.next_steps.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      </div>
      <Text size="sm" c="dimmed">
        You can change your answers any time under Update Preferences.
      </Text>
      {!keptTier && (
        <Group justify="flex-end" gap="sm">
          {skip}
          {accept}
        </Group>
      )}
    </Stack>
  );
}
