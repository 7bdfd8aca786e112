import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { isOpen } from '#shared/domain/bcp/next-steps.ts';
import { endangersPeople } from '#shared/knowledge/rating-families.ts';
import type { DocumentContext } from '../document-context.ts';

/** Of an answer that is given under another risk: “See “Ice Storms”: its measures answer Winter Storms too”. */
export const findReferredRisk = ({ mitigation_strategy: strategy, source }: Mitigation): string | undefined =>
  source === 'user' ? undefined : /^See “(.+)”: its measures answer /.exec(strategy)?.[1];

const LEVELS = ['high', 'medium', 'low'];

/** What is still to do about each risk: the worst rated first, and among equals what may hurt people. */
export const groupOpenMeasures = ({ risks, mitigations }: Pick<DocumentContext, 'risks' | 'mitigations'>): Mitigation[][] =>
  risks
    .toSorted(
      (a, b) =>
        LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || Number(endangersPeople(b.name)) - Number(endangersPeople(a.name)),
    )
    .map(({ name }) =>
      mitigationsFor(mitigations, name).filter((mitigation) => isOpen(mitigation) && findReferredRisk(mitigation) === undefined),
    )
    .filter((open) => open.length > 0);
