/** The document of a plan as HTML, from strong reads side by side. */
import { readBcp } from '#functions/data/bcps.ts';
import { employees } from '#functions/data/employees.ts';
import { listOfPlan } from '#functions/data/exercises.ts';
import { preferencesOf } from '#functions/data/preferences.ts';
import { providers } from '#functions/data/providers.ts';
import { renderPlan } from '#functions/documents/render-plan.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';

export const preview: Operation<typeof bcp.preview> = async ({ actor, params, now }) => {
  const [plan, team, firms, preferences, exercises] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
    preferencesOf(actor.id),
    listOfPlan(actor.id, params.id),
  ]);
  if (!plan) throw notFound();
  return renderPlan({
    bcp: plan,
    employees: team,
    providers: firms,
    exercises,
    template: plan.template_type,
    cyber: preferences.cyber_assessment_interest,
    purpose: preferences.bcp_purpose,
    generatedAt: now.toISOString(),
  });
};
