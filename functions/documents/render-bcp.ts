import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { createContext, type DocumentContext, type DocumentInput } from './document-context.ts';
import { renderHtml } from './html.ts';
import type { Document } from './pdf/model.ts';
import { executiveSummary } from './templates/executive.ts';
import { fullDocument } from './templates/full.ts';
import { quickCard } from './templates/quick.ts';

const templates: Record<TemplateType, (context: DocumentContext) => Document> = {
  standard: fullDocument,
  detailed: fullDocument,
  executive: executiveSummary,
  quick: quickCard,
};

/** The document of a plan as data, for any renderer. */
export const composeDocument = (plan: DocumentInput): Document => templates[plan.template](createContext(plan));

/** The complete HTML document of a plan: everything typed by people is escaped, nothing is loaded from anywhere. */
export const renderBcp = (plan: DocumentInput): string => renderHtml(composeDocument(plan));
