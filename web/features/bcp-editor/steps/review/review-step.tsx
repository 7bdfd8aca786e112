/** Step 6: check the answers, see what the analysis says and what the document will hold. */
import { Button, Text } from '@mantine/core';
import { Card } from '../../../../ui/card.tsx';
import { useEditor } from '../../state/editor-context.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { BusinessSummary } from './business-summary.tsx';
import { ContentsCard } from './contents-card.tsx';
import { FunctionOverview } from './function-overview.tsx';
import { LocationsSummary } from './locations-summary.tsx';
import { PlanCheck } from './plan-check.tsx';
import { RisksSummary } from './risks-summary.tsx';

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

export function ReviewStep() {
  const { canGenerate, onUpgrade } = useEditor();
  return (
    <>
      {!canGenerate && <SubscriptionRequired onUpgrade={onUpgrade} />}
      <BusinessSummary />
      <LocationsSummary />
      <RisksSummary />
      <FunctionOverview />
      <PlanCheck />
      <AnalysisCard />
      <ContentsCard />
    </>
  );
}
