import * as z from 'zod';
import { TemplateTypeSchema } from '#shared/domain/bcp/option-schemas.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { DocumentCopySchema, DocumentFormatSchema, DocumentLink } from '#shared/queues/job.ts';
import { ById, defineArea } from './endpoint.ts';

export const documents = defineArea({
  create: {
    method: 'POST',
    path: '/v1/bcp/{id}/documents',
    access: { feature: 'document_download' },
    summary: 'The document as a Word or PDF file, behind a link that opens for 15 minutes',
    params: ById,
    body: z.object({
      format: DocumentFormatSchema,
      template_type: z.enum(TemplateTypeSchema.options, { error: bcpMessages.unknownTemplate }),
      copy: DocumentCopySchema,
    }),
    response: DocumentLink,
    isLong: true,
    ownsIdempotency: true,
  },
});
