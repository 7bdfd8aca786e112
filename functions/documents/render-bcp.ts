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

/** The document of a plan as data, for any renderer. */
export const composeDocument = (plan: DocumentInput): Document => templates[plan.template](createContext(plan));

/** The complete HTML document of a plan: everything typed by people is escaped, nothing is loaded from anywhere. */
export const renderBcp = (plan: DocumentInput): string => renderHtml(composeDocument(plan));
