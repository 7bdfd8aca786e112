import { securityEventPut } from '#functions/data/audit-trail.ts';
import { readBcp } from '#functions/data/bcps.ts';
import { createDocumentLink } from '#functions/gateways/file-links.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import { documents } from '#shared/api/documents.ts';
import { documentFileName } from '#shared/domain/bcp/document-file.ts';
import { appearance, changeAppearance } from './appearance.ts';

const create: Operation<typeof documents.create> = async ({ actor, params, body, request, now }) => {
  const bcp = await readBcp(actor.id, params.id);
  if (!bcp) throw notFound();
  const subject = documentFileName(bcp.business_name ?? '', body.template_type, body.format);
  return runLongCall({
    kind: 'document',
    payload: { bcp_id: params.id, ...body },
    sent: [params, body],
    actor,
    request,
    now,
    note: () => [securityEventPut({ kind: 'document_downloaded', uid: actor.id, actorId: actor.id, subject }, request, now)],
    shown: createDocumentLink,
  });
};

export const handler = apiHandler(documents, { create, appearance, changeAppearance });
