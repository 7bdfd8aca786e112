import type { BcpStatus, TemplateType } from './options.ts';

export const DOCUMENT_FORMATS = ['docx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/**
 * The working copy has the gaps, hints and open points of whoever writes the plan; the issue copy is what staff, auditors and
 * insurers get.
 */
export const DOCUMENT_COPIES = ['working', 'issue'] as const;
export type DocumentCopy = (typeof DOCUMENT_COPIES)[number];

/** What is wanted to begin with: a finished plan is handed out, another one is worked on. */
export const usualCopy = (status: BcpStatus): DocumentCopy => (status === 'completed' ? 'issue' : 'working');

/** Within what every file system accepts. */
const NAME_MAX = 80;
const toFileNamePart = (businessName: string): string => businessName.replace(/[^\p{L}\p{N}-]+/gu, '_');

export const previewFileName = (businessName: string): string => `bcp_${toFileNamePart(businessName)}_preview.html`;

export const toFileName = (prefix: string, name: string, suffix: string, format: DocumentFormat | 'html'): string =>
  `${prefix}_${[...toFileNamePart(name)].slice(0, NAME_MAX).join('') || 'plan'}_${suffix}.${format}`;

export const iso27001FileName = (businessName: string, format: DocumentFormat | 'html'): string =>
  toFileName('iso27001', businessName, 'disaster_recovery_plan', format);

export const documentFileName = (businessName: string, template: TemplateType, format: DocumentFormat): string =>
  toFileName('bcp', businessName, template, format);
