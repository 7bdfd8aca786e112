import { Button, Text } from '@mantine/core';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { isImpactRated } from '#shared/domain/bcp/impact-over-time.ts';
import { Card } from '../../../../ui/card.tsx';
import { SuggestButton } from '../../ai/suggest-button.tsx';
import { FigureCard } from '../../figures/figure-card.tsx';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { FinancialCard, SeverityCard } from './impact-cards.tsx';
import { MatrixCard } from './impact-matrix.tsx';
import { RiskSummary } from './risk-summary.tsx';

function NoRisksToRate() {
  const { goTo } = useEditor();
  return (
    <Card>
      <Text mb="sm">There is nothing to rate yet: choose your risks in step 2, and they appear here.</Text>
      <Button variant="default" onClick={() => goTo(2)}>
        Choose risks
      </Button>
    </Card>
  );
}

const HEAT_MAP = ['risks'] as const;
const OVER_TIME = ['impact'] as const;

export function ImpactStep() {
  const { cyber } = useEditor();
  const hasRisks = useBcp((state) => ratedRisks(state.content, cyber).length > 0);
  const hasFunctions = useBcp((state) => state.content.critical_functions.length > 0);
  const hasUnrated = useBcp((state) =>
    state.content.critical_functions.some(({ impact_over_time }) => !isImpactRated(impact_over_time)),
  );
  return (
    <>
      <FinancialCard />
      <SeverityCard />
      {hasRisks ? (
        <>
          <MatrixCard />
          <FigureCard title="Heat map" kinds={HEAT_MAP} />
          <RiskSummary />
        </>
      ) : (
        <NoRisksToRate />
      )}
      {hasFunctions && (
        <FigureCard title="Impact over time" kinds={OVER_TIME}>
          {hasUnrated && <SuggestButton kind="outages" what="impact over time" />}
        </FigureCard>
      )}
    </>
  );
}
