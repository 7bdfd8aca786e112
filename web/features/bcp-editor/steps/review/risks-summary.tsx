/** Risks, impact and mitigations in numbers. */
import { groupRisksByLevel } from '#shared/domain/bcp/impact.ts';
import { visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { durationLabel, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { SummaryBlock } from './summary-block.tsx';

export function RisksSummary() {
  const { cyber } = useEditor();
  const content = useBcp((state) => state.content);
  const { high, medium, low } = groupRisksByLevel(content, cyber);
  const { max_downtime, recovery_priority, rpo } = content;
  return (
    <>
      <SummaryBlock
        title="Risks"
        step={2}
        rows={[
          ['High', String(high.length)],
          ['Medium', String(medium.length)],
          ['Low', String(low.length)],
          ['Mitigations', String(visibleMitigations(content, cyber).length)],
        ]}
      />
      <SummaryBlock
        title="Impact"
        step={3}
        rows={[
          ['Longest you could be down (MTD)', max_downtime && durationLabel(max_downtime)],
          ['Recovery priority', recovery_priority && recoveryPriorityLabel(recovery_priority)],
          ['Recovery point objective (RPO)', rpo && durationLabel(rpo)],
        ]}
      />
    </>
  );
}
