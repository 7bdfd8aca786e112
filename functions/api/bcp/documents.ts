import { readBcp } from '#functions/data/bcps.ts';
import { listDismissals } from '#functions/data/finding-dismissals.ts';
import { employees, providers } from '#functions/data/people.ts';
import { readPrintedBcp } from '#functions/data/printed-bcp.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';

export const preview: Operation<typeof bcp.preview> = async ({ actor, params, query, now }) => {
  const [printed, { renderBcp }] = await Promise.all([
    readPrintedBcp(actor.id, params.id),
    import('#functions/documents/render-bcp.ts'),
  ]);
  if (!printed) throw notFound();
  return renderBcp({ ...printed, template: printed.bcp.template_type, copy: query.copy, generatedAt: now.toISOString() });
};

export const iso27001: Operation<typeof bcp.iso27001> = async ({ actor, params, now }) => {
  const [stored, team, firms, dismissals, { buildIso27001Document }] = await Promise.all([
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
    listDismissals(actor.id, params.id, true),
    import('#functions/documents/iso27001.ts'),
  ]);
  if (!stored) throw notFound();
  return buildIso27001Document({
    bcp: stored,
    employees: team,
    providers: firms,
    dismissals,
    template: stored.template_type,
    // the recovery of IT is about cyber risks, whatever the preferences hide elsewhere
    cyber: true,
    generatedAt: now.toISOString(),
  });
};
