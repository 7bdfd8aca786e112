/** The IT disaster recovery document of a plan, from strong reads side by side; what hides cyber risks does not reach it. */
import { readBcp } from '#functions/data/bcps.ts';
import { employees } from '#functions/data/employees.ts';
import { providers } from '#functions/data/providers.ts';
import { iso27001Document } from '#functions/documents/iso27001.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';

export const iso27001: Operation<typeof bcp.iso27001> = async ({ actor, params, now }) => {
  const [plan, team, firms] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
  ]);
  if (!plan) throw notFound();
  return iso27001Document({
    bcp: plan,
    employees: team,
    providers: firms,
    template: plan.template_type,
    cyber: true,
    generatedAt: now.toISOString(),
  });
};
