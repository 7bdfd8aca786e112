import { Button, List, Skeleton, Stack, Text } from '@mantine/core';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { formatDate } from '#shared/format/dates.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import { issueMessages } from '#shared/messages/bcp-screens.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { Card } from '../../../../ui/card.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { LoadingBlock } from '../../../../ui/state-block.tsx';
import { FigureCard } from '../../figures/figure-card.tsx';
import { useAreFindingsAwaited } from '../../panels/use-findings.ts';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { DutiesCard } from './duties-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import {
  BusinessSummary,
  DependenciesSummary,
  FunctionOverview,
  LocationsSummary,
  MitigationsSummary,
  PeopleSummary,
  ReviewFindings,
  RisksSummary,
} from './review-summary.tsx';

function SubscriptionRequired({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <Card tone="accented" role="region" aria-label="Subscription Required">
      <Text fw={700} fz={18}>
        Subscription Required
      </Text>
      <Text c="dimmed" mb="sm">
        An Essential subscription is needed to generate the document. Your answers stay saved either way.
      </Text>
      <Button onClick={onUpgrade}>See what Essential includes</Button>
    </Card>
  );
}

const contents = [
  'Business profile',
  'Risk assessment',
  'Business impact analysis',
  'Critical functions and recovery',
  'Supplier and IT recovery',
  'Mitigation strategies',
  'Response team and providers',
  'ISO 22301 compliance document',
];

function ContentsCard() {
  return (
    <SectionCard title="Your BCP will include">
      <List spacing={4}>
        {contents.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </SectionCard>
  );
}

function IssueChanges() {
  const { status, issuedAt, changedSince } = useBcp((state) => state);
  if (status !== 'in_review') return null;
  const names = SECTIONS.filter((section) => changedSince.includes(section)).map((section) => issueMessages.sections[section]);
  return (
    <Card tone="accented" role="region" aria-label={issueMessages.changedSince}>
      <Text fw={700}>
        {issuedAt === null ? issueMessages.changedSince : issueMessages.changedSinceDate(formatDate(issuedAt))}
      </Text>
      {names.length > 0 && <Text>{issueMessages.changed(joinNames(names))}.</Text>}
      <Text c="dimmed">{issueMessages.again}</Text>
    </Card>
  );
}

function StressTestCard() {
  const { onStressTest } = useEditor();
  const id = useBcp((state) => state.id);
  if (id === null) return null;
  return (
    <SectionCard title={bcpListMessages.stressTest} description={bcpListMessages.stressTestLead}>
      <Button variant="default" onClick={() => onStressTest(id)}>
        {bcpListMessages.runStressTest}
      </Button>
    </SectionCard>
  );
}

const PICTURES = ['risks', 'impact', 'recovery', 'costs'] as const;

export function ReviewStep() {
  const { canGenerate, onUpgrade } = useEditor();
  const isAwaited = useAreFindingsAwaited();
  return (
    <>
      {!canGenerate && <SubscriptionRequired onUpgrade={onUpgrade} />}
      <IssueChanges />
      {isAwaited ? <ReviewSkeleton /> : <Review />}
    </>
  );
}

/** The findings come first and decide where everything else begins. */
function ReviewSkeleton() {
  return (
    <LoadingBlock label="Loading the review">
      <Stack>
        <Skeleton height={180} radius="lg" />
        <Skeleton height={720} radius="lg" />
      </Stack>
    </LoadingBlock>
  );
}

function Review() {
  return (
    <>
      <ReviewFindings />
      <BusinessSummary />
      <LocationsSummary />
      <RisksSummary />
      <FunctionOverview />
      <DependenciesSummary />
      <PeopleSummary />
      <MitigationsSummary />
      <FigureCard title="Your BCP in pictures" kinds={PICTURES} />
      <StressTestCard />
      <ReadinessCard />
      <DutiesCard />
      <AnalysisCard />
      <ContentsCard />
    </>
  );
}
