/** Why a risk has its level, in a few words. */
import type { RiskImpact } from '#shared/domain/bcp/bcp.ts';
import { IMPACT_KINDS } from '#shared/domain/bcp/impact.ts';
import { type ImpactLevel, impactLabels } from '#shared/domain/bcp/options.ts';

const numbers = ['no', 'one', 'two', 'three', 'four'];

/** Names the worst ratings that there are: 'one Critical', 'two High'. */
export const levelReason = (assessment: RiskImpact | undefined): string => {
  const count = (level: ImpactLevel) => IMPACT_KINDS.filter((kind) => assessment?.[kind] === level).length;
  const worst = (['catastrophic', 'major', 'moderate', 'minor'] as const).find((level) => count(level) > 0);
  return worst === undefined ? 'not rated' : `${numbers[count(worst)]} ${impactLabels[worst]}`;
};
