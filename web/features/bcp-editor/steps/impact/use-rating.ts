/** Rates risks of one list; an existing assessment is found under whatever key it was stored. */
import { useCallback } from 'react';
import type { RiskImpact } from '#shared/domain/bcp/bcp.ts';
import { findAssessmentKey, type ImpactKind, ratedRisks } from '#shared/domain/bcp/impact.ts';
import type { ImpactLevel } from '#shared/domain/bcp/options.ts';
import type { RiskList } from '#shared/domain/bcp/risk-names.ts';
import { useEditor } from '../../state/editor-context.tsx';

type Map = Record<string, RiskImpact>;

const rated = (map: Map, name: string, kind: ImpactKind, level: ImpactLevel | null): Map => {
  const key = findAssessmentKey(map, name) ?? name;
  return { ...map, [key]: { ...map[key], [kind]: level } };
};

export const useRating = (list: RiskList) => {
  const { session, cyber } = useEditor();
  const { store, saveQueue } = session;

  const change = useCallback(
    (next: (map: Map) => Map) => {
      const assessments = store.get().content.risk_impact_assessments;
      saveQueue.edit({ risk_impact_assessments: { ...assessments, [list]: next(assessments[list]) } });
    },
    [store, saveQueue, list],
  );

  const rate = useCallback(
    (name: string, kind: ImpactKind, level: ImpactLevel | null) => change((map) => rated(map, name, kind, level)),
    [change],
  );

  const rateUnrated = useCallback(
    (kind: ImpactKind, level: ImpactLevel) => {
      const unrated = ratedRisks(store.get().content, cyber).filter(
        (risk) => risk.list === list && risk.assessment?.[kind] == null,
      );
      change((map) => unrated.reduce((all, risk) => rated(all, risk.name, kind, level), map));
    },
    [change, store, cyber, list],
  );

  return { rate, rateUnrated };
};
