import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { ordersLivesFirst } from '#shared/domain/bcp/due-days.ts';
import { riskRank } from '#shared/domain/bcp/impact.ts';
import { isOpen, listMeasures, mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { findStop } from '#shared/domain/recovery/work-facts.ts';
import { endangersPeople } from '#shared/knowledge/rating-families.ts';
import type { DocumentContext } from '../document-context.ts';

type Threatened = Pick<DocumentContext, 'bcp' | 'risks' | 'mitigations' | 'recovery'>;
type Risk = DocumentContext['risks'][number];

const LOCKS_SYSTEMS = /ransomware|cyber attack/i;
const stopsCritical = ({ bcp, recovery }: Threatened, { name }: Risk): boolean => {
  const stop = findStop(recovery.facts, name, bcp);
  const locked = isCyberRisk(name) && LOCKS_SYSTEMS.test(name) ? bcp.it_systems : [];
  return [...(stop?.functions ?? []), ...(stop?.systems ?? []), ...locked].some(({ criticality }) => criticality === 'critical');
};

/** What a measure protects: lives at the work, then what is critical and lives at the place, then people in weather, then the rest. */
const rankProtected = (context: Threatened, risk: Risk, [first]: readonly Mitigation[]): number => {
  const isOfLives = endangersPeople(risk.name);
  if (isOfLives && (risk.list === 'primary_concerns' || first?.implementation_priority === 'Immediate')) return 0;
  if (stopsCritical(context, risk) || (isOfLives && first !== undefined && ordersLivesFirst(first))) return 1;
  return isOfLives ? 2 : 3;
};

const LEVELS = ['high', 'medium', 'low'];

/** What is still to do about each risk: the worst rated first, and among equals by what it protects. */
export const groupOpenMeasures = (context: Threatened): Mitigation[][] =>
  context.risks
    .map((risk) => {
      const open = listMeasures(mitigationsFor(context.mitigations, risk.name)).filter(isOpen);
      return { risk, open, rank: rankProtected(context, risk, open) };
    })
    .filter(({ open }) => open.length > 0)
    .toSorted(
      (a, b) =>
        LEVELS.indexOf(a.risk.level) - LEVELS.indexOf(b.risk.level) || a.rank - b.rank || riskRank(b.risk) - riskRank(a.risk),
    )
    .map(({ open }) => open);
