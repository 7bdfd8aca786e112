import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { createContext, type DocumentContext, type DocumentInput } from './document-context.ts';
import { renderHtml } from './html.ts';
import type { Document } from './pdf/model.ts';
import { buildExecutiveSummary } from './templates/executive.ts';
import { buildFullDocument } from './templates/full.ts';
import { buildQuickCard } from './templates/quick.ts';

const templates: Record<TemplateType, (context: DocumentContext) => Document> = {
  standard: buildFullDocument,
  detailed: buildFullDocument,
  executive: buildExecutiveSummary,
  quick: buildQuickCard,
};

export const composeDocument = (plan: DocumentInput): Document => templates[plan.template](createContext(plan));

/** Everything typed by people is escaped, and nothing is loaded from anywhere. */
export const renderBcp = (plan: DocumentInput): string => renderHtml(composeDocument(plan));
