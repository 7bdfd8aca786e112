/** Reads are strong, so that a document has what was just saved. */
import { readBcp } from '#functions/data/bcps.ts';
import { listExercisesOfBcp } from '#functions/data/exercises.ts';
import { employees, providers } from '#functions/data/people.ts';
import { readPreferencesOrDefaults } from '#functions/data/preferences.ts';
import { buildIso27001Document } from '#functions/documents/iso27001.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';

export const preview: Operation<typeof bcp.preview> = async ({ actor, params, now }) => {
  const [stored, team, firms, preferences, exercises] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
    readPreferencesOrDefaults(actor.id),
    listExercisesOfBcp(actor.id, params.id),
  ]);
  if (!stored) throw notFound();
  return renderBcp({
    bcp: stored,
    employees: team,
    providers: firms,
    exercises,
    template: stored.template_type,
    cyber: preferences.cyber_assessment_interest,
    purpose: preferences.bcp_purpose,
    generatedAt: now.toISOString(),
  });
};

export const iso27001: Operation<typeof bcp.iso27001> = async ({ actor, params, now }) => {
  const [stored, team, firms] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
  ]);
  if (!stored) throw notFound();
  return buildIso27001Document({
    bcp: stored,
    employees: team,
    providers: firms,
    template: stored.template_type,
    // the recovery of IT is about cyber risks, whatever the preferences hide elsewhere
    cyber: true,
    generatedAt: now.toISOString(),
  });
};
