import { useMemo } from 'react';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { buildRecoverySchedule } from '#shared/domain/bcp/recovery-schedule.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { findRestoreOrder } from '#shared/domain/recovery/restore-order.ts';
import { buildCallTreeFigure } from '#shared/pictures/call-tree-figure.ts';
import { buildDependencyFigure } from '#shared/pictures/dependency-map.ts';
import { buildDowntimeCostFigure } from '#shared/pictures/downtime-cost-figure.ts';
import { buildImpactHeatMap } from '#shared/pictures/impact-heat-map.ts';
import { buildRecoveryTimeline } from '#shared/pictures/recovery-timeline.ts';
import { buildRiskHeatMap } from '#shared/pictures/risk-heat-map.ts';
import { useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import { usePeople } from '../state/use-people.ts';
import { FigureView } from './figure-view.tsx';

export type FigureKind = 'risks' | 'impact' | 'dependencies' | 'calls' | 'recovery' | 'costs';

/** Follows the content when editing pauses. */
export function BcpFigure({ kind }: { kind: FigureKind }) {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const { employees, providers } = usePeople();
  const figure = useMemo(() => {
    switch (kind) {
      case 'risks':
        return buildRiskHeatMap(ratedRisks(content, cyber));
      case 'impact':
        return buildImpactHeatMap(content.critical_functions);
      case 'dependencies':
        return buildDependencyFigure(content);
      case 'calls':
        return buildCallTreeFigure(employees);
      case 'recovery':
        return buildRecoveryTimeline(
          buildRecoverySchedule(
            content,
            findRestoreOrder(
              buildRecoveryModel({ content: { ...content, employee_count: content.employee_count ?? 0 }, employees, providers }),
            ),
          ),
        );
      case 'costs':
        return buildDowntimeCostFigure(content);
    }
  }, [kind, content, cyber, employees, providers]);
  return <FigureView figure={figure} />;
}
