import * as z from 'zod';
import { EvidenceReply, NewEvidence } from '#shared/domain/bcp/evidence-schemas.ts';
import { ById, defineArea, Id } from './endpoint.ts';

const ByEvidence = ById.extend({ evidenceId: Id });

export const evidence = defineArea({
  list: {
    method: 'GET',
    path: '/v1/bcp/{id}/evidence',
    access: 'user',
    summary: 'What was tested of the numbers in a plan, each with what was measured',
    params: ById,
    response: z.array(EvidenceReply),
  },
  create: {
    method: 'POST',
    path: '/v1/bcp/{id}/evidence',
    access: 'user',
    summary: 'Record a test of a number: an RTO, an RPO, a recovery time, a backup, a phone number, or the call tree',
    refusals: { 400: 'The list is full' },
    status: 201,
    params: ById,
    body: NewEvidence,
    response: EvidenceReply,
    ownsIdempotency: true,
  },
  update: {
    method: 'PUT',
    path: '/v1/bcp/{id}/evidence/{evidenceId}',
    access: 'user',
    summary: 'Correct a recorded test',
    params: ByEvidence,
    body: NewEvidence,
    response: EvidenceReply,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/bcp/{id}/evidence/{evidenceId}',
    access: 'user',
    summary: 'Delete a recorded test',
    status: 204,
    params: ByEvidence,
    response: 'none',
  },
});
