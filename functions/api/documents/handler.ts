import { securityEventPut } from '#functions/data/audit-trail.ts';
import { readBcp } from '#functions/data/bcps.ts';
import { createDocumentLink } from '#functions/gateways/file-links.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import { documents } from '#shared/api/documents.ts';
import { documentFileName, iso27001FileName } from '#shared/domain/bcp/document-file.ts';
import type { JobPayload } from '#shared/queues/job-definitions.ts';
import { appearance, changeAppearance } from './appearance.ts';

type DocumentCall = Parameters<Operation<typeof documents.create>>[0] | Parameters<Operation<typeof documents.createIso27001>>[0];

/** `nameFile` names it in the list of security events, which are kept with the job. */
const createFile = async <K extends 'document' | 'iso27001_document'>(
  job: { kind: K; payload: JobPayload<K> },
  { actor, params, body, request, now }: DocumentCall,
  nameFile: (businessName: string) => string,
) => {
  const bcp = await readBcp(actor.id, params.id);
  if (!bcp) throw notFound();
  const subject = nameFile(bcp.business_name ?? '');
  return runLongCall({
    ...job,
    sent: [params, body],
    actor,
    request,
    now,
    note: () => [securityEventPut({ kind: 'document_downloaded', uid: actor.id, actorId: actor.id, subject }, request, now)],
    shown: createDocumentLink,
  });
};

const create: Operation<typeof documents.create> = (call) => {
  const { params, body } = call;
  return createFile({ kind: 'document', payload: { bcp_id: params.id, ...body } }, call, (name) =>
    documentFileName(name, body.template_type, body.format),
  );
};
const createIso27001: Operation<typeof documents.createIso27001> = (call) => {
  const { params, body } = call;
  return createFile({ kind: 'iso27001_document', payload: { bcp_id: params.id, ...body } }, call, (name) =>
    iso27001FileName(name, body.format),
  );
};

export const handler = apiHandler(documents, { create, createIso27001, appearance, changeAppearance });
