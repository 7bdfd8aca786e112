import type { TemplateType } from './options.ts';

export const DOCUMENT_FORMATS = ['docx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Within what every file system accepts. */
const NAME_MAX = 80;
const toFileNamePart = (businessName: string): string => businessName.replace(/[^\p{L}\p{N}-]+/gu, '_');

export const previewFileName = (businessName: string): string => `bcp_${toFileNamePart(businessName)}_preview.html`;

export const documentFileName = (businessName: string, template: TemplateType, format: DocumentFormat): string =>
  `bcp_${[...toFileNamePart(businessName)].slice(0, NAME_MAX).join('') || 'plan'}_${template}.${format}`;
