import { readBcp, readHeader } from '#functions/data/bcps.ts';
import { list as listExercises, listExercisesOfBcp } from '#functions/data/exercises.ts';
import { DISMISSALS_MAX, listDismissals, putDismissal, removeDismissal } from '#functions/data/finding-dismissals.ts';
import { employees, providers } from '#functions/data/people.ts';
import { type PortfolioEntry, readPortfolio } from '#functions/data/portfolio.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { badRequest, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { hasFeature } from '#shared/domain/access.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { applyDismissals, type Dismissal } from '#shared/domain/bcp/check/dismissals.ts';
import { listClaimsThatCount, listProvenShares } from '#shared/domain/bcp/evidence.ts';
import {
  type BcpReadiness,
  computeReviewDay,
  listOpenMitigations,
  OPEN_MITIGATIONS_LISTED,
} from '#shared/domain/bcp/next-steps.ts';
import { findNextExercise, type HeldExercise } from '#shared/domain/exercise-program.ts';
import { findHome } from '#shared/domain/location.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { findingMessages } from '#shared/messages/findings.ts';

/** Hazards of all places are much code, so it is loaded when a BCP is checked. */
const findLocalHazards = async (stored: Bcp) => {
  const [{ findPlace }, { loadLocalHazards }] = await Promise.all([
    import('#shared/knowledge/places/place.ts'),
    import('#shared/knowledge/places/local-hazards.ts'),
  ]);
  const place = await findPlace(findHome(stored).zip ?? '');
  return place === null ? undefined : loadLocalHazards(place);
};

interface CheckInput {
  bcp: Bcp;
  employees: Employee[];
  providers: ServiceProvider[];
  dismissals: readonly Dismissal[];
  cyber: boolean;
  /** Undefined where the tier has none: then none is missing. */
  exercises: HeldExercise[] | undefined;
  now: Date;
}

const listCurrentFindings = async ({ bcp: stored, employees, providers, dismissals, cyber, exercises, now }: CheckInput) => {
  const [{ findContradictions }, place] = await Promise.all([
    import('#shared/domain/bcp/contradictions.ts'),
    findLocalHazards(stored),
  ]);
  const { status, created_at } = stored;
  const found = findContradictions({
    ...{ content: stored, employees, providers, cyber, status, created_at, now },
    ...(exercises && { exercises }),
    ...(place && { place }),
  });
  return applyDismissals(found, dismissals, now);
};

export const listFindings: Operation<typeof bcp.listFindings> = async ({ actor, params, now }) => {
  const [stored, team, firms, cyber, exercises, dismissals] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
    wantsCyber(actor.id),
    hasFeature(actor, 'tabletop_scenarios') ? listExercisesOfBcp(actor.id, params.id) : undefined,
    listDismissals(actor.id, params.id, true),
  ]);
  if (!stored) throw notFound();
  const found = await listCurrentFindings({
    ...{ bcp: stored, employees: team, providers: firms, dismissals, cyber, exercises, now },
  });
  return found.map(({ why, entry, numbers, returned, ...finding }) => ({
    ...finding,
    ...{ message: why, item_id: entry ?? null, numbers: [...numbers] },
    returned: returned && { ...returned, numbers: [...returned.numbers] },
  }));
};

const toNextExercise = (exercises: readonly HeldExercise[], now: Date): BcpReadiness['next_exercise'] => {
  const next = findNextExercise(exercises, now);
  return next?.scheduled_date ? { id: next.id, exercise_name: next.exercise_name, scheduled_date: next.scheduled_date } : null;
};

export const listReadiness: Operation<typeof bcp.listReadiness> = async ({ actor, now }) => {
  const [portfolio, cyber, exercises, { assessReadiness }] = await Promise.all([
    readPortfolio(actor.id),
    wantsCyber(actor.id),
    hasFeature(actor, 'tabletop_scenarios') ? listExercises(actor.id) : undefined,
    import('#shared/domain/bcp/readiness.ts'),
  ]);
  const rate = async ({ bcp: stored, employees: team, providers: firms, ...rows }: PortfolioEntry): Promise<BcpReadiness> => {
    const held = exercises?.filter(({ bcp_id }) => bcp_id === stored.id);
    const { id, status, issued_at, created_at } = stored;
    const { score, missing } = assessReadiness({
      ...{ content: stored, employees: team, providers: firms, status, cyber, exercises: held ?? [], now },
      ...{ evidence: rows.evidence, created_at, issued_at },
    });
    const findings = await listCurrentFindings({
      ...{ bcp: stored, employees: team, providers: firms, dismissals: rows.dismissals, cyber, exercises: held, now },
    });
    const count = (wanted: string) => findings.filter((item) => item.severity === wanted && item.dismissed === null).length;
    const open = listOpenMitigations(stored, { cyber, issued_at, created_at });
    return {
      ...{ bcp_id: id, score, missing, open_mitigation_count: open.length, review_on: computeReviewDay(issued_at) },
      open_mitigations: open.slice(0, OPEN_MITIGATIONS_LISTED),
      open_findings: { error: count('error'), warning: count('warning'), info: count('info') },
      next_exercise: toNextExercise(held ?? [], now),
      proven: listProvenShares(listClaimsThatCount(stored), rows.evidence, now),
    };
  };
  return Promise.all(portfolio.map(rate));
};

export const listFindingDismissals: Operation<typeof bcp.listFindingDismissals> = async ({ actor, params }) => {
  const [header, dismissals] = await Promise.all([readHeader(actor.id, params.id), listDismissals(actor.id, params.id, true)]);
  if (!header) throw notFound();
  return dismissals.map(({ numbers, ...dismissal }) => ({ ...dismissal, numbers: [...numbers] }));
};

/** The numbers are those the owner saw: another device may have saved others since, and then the finding returns. */
export const dismissFinding: Operation<typeof bcp.dismissFinding> = async ({ actor, params, body, now }) => {
  const [header, known] = await Promise.all([readHeader(actor.id, params.id), listDismissals(actor.id, params.id)]);
  if (!header) throw notFound();
  const isNew = !known.some(({ finding_id }) => finding_id === params.findingId);
  if (isNew && known.length >= DISMISSALS_MAX) throw badRequest(findingMessages.tooManyDismissals);
  const dismissal = { finding_id: params.findingId, at: now.toISOString(), ...body };
  await putDismissal(actor.id, params.id, dismissal);
  return dismissal;
};

/** Bringing back twice is fine: the answer of the first time may have been lost. */
export const restoreFinding: Operation<typeof bcp.restoreFinding> = async ({ actor, params }) => {
  if (!(await readHeader(actor.id, params.id))) throw notFound();
  await removeDismissal(actor.id, params.id, params.findingId);
};
