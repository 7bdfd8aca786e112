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
  const [printed, { buildIso27001Document }] = await Promise.all([
    readPrintedBcp(actor.id, params.id),
    import('#functions/documents/iso27001.ts'),
  ]);
  if (!printed) throw notFound();
  return buildIso27001Document({ ...printed, generatedAt: now.toISOString() });
};
