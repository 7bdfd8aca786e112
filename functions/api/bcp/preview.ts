/** The document of a plan as HTML, from strong reads side by side. */
import { readBcp } from '#functions/data/bcps.ts';
import { employees } from '#functions/data/employees.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { providers } from '#functions/data/providers.ts';
import { renderPlan } from '#functions/documents/render-plan.ts';
import { notFound } from '#functions/runtime/errors.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';

export const preview: Operation<typeof bcp.preview> = async ({ actor, params, now }) => {
  const [plan, team, firms, cyber] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
    wantsCyber(actor.id),
  ]);
  if (!plan) throw notFound();
  return renderPlan({
    bcp: plan,
    employees: team,
    providers: firms,
    template: plan.template_type,
    cyber,
    generatedAt: now.toISOString(),
  });
};
