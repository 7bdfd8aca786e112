import { readBcp } from '#functions/data/bcps.ts';
import { createDocumentLink } from '#functions/gateways/file-links.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import { documents } from '#shared/api/documents.ts';

const create: Operation<typeof documents.create> = async ({ actor, params, body, request, now }) => {
  if (!(await readBcp(actor.id, params.id))) throw notFound();
  return runLongCall({
    kind: 'document',
    payload: { bcp_id: params.id, ...body },
    sent: [params, body],
    actor,
    request,
    now,
    shown: createDocumentLink,
  });
};

export const handler = apiHandler(documents, { create });
