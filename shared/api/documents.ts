import * as z from 'zod';
import { TemplateTypeSchema } from '#shared/domain/bcp/option-schemas.ts';
import { BrandColor, DocumentAppearance, LOGO_MAX_BYTES } from '#shared/domain/document-appearance.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { appearanceMessages } from '#shared/messages/document-appearance.ts';
import { DocumentCopySchema, DocumentFormatSchema, DocumentLink } from '#shared/queues/job.ts';
import { ById, defineArea, isBase64 } from './endpoint.ts';

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
  createIso27001: {
    method: 'POST',
    path: '/v1/bcp/{id}/iso27001/documents',
    access: { feature: 'iso_27001_readiness' },
    summary: 'The IT disaster recovery document as a Word or PDF file, behind a link that opens for 15 minutes',
    params: ById,
    body: z.object({ format: DocumentFormatSchema }),
    response: DocumentLink,
    isLong: true,
    ownsIdempotency: true,
  },
  appearance: {
    method: 'GET',
    path: '/v1/document-appearance',
    access: 'user',
    summary: "Logo and color on the covers of the caller's documents",
    response: DocumentAppearance,
  },
  changeAppearance: {
    method: 'PUT',
    path: '/v1/document-appearance',
    access: 'user',
    summary: 'Change color or logo; null removes it, what is not sent stays',
    refusals: { 400: 'The logo cannot be used' },
    body: z.object({
      color: BrandColor.nullable().optional(),
      logo: z
        .string({ error: appearanceMessages.notBase64 })
        .max(Math.ceil(LOGO_MAX_BYTES / 3) * 4, appearanceMessages.problems.too_large)
        .refine(isBase64, appearanceMessages.notBase64)
        .nullable()
        .optional(),
    }),
    response: DocumentAppearance,
  },
});
