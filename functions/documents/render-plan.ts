/** A plan as a printable HTML document. */
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { renderHtml } from './html.ts';
import type { Document } from './pdf/model.ts';
import { type PlanToRender, type Subject, subjectOf } from './subject.ts';
import { executiveSummary } from './templates/executive.ts';
import { fullDocument } from './templates/full.ts';
import { quickCard } from './templates/quick.ts';

const templates: Record<TemplateType, (subject: Subject) => Document> = {
  standard: fullDocument,
  detailed: fullDocument,
  executive: executiveSummary,
  quick: quickCard,
};

/** The document of a plan as data, for any renderer. */
export const planDocument = (plan: PlanToRender): Document => templates[plan.template](subjectOf(plan));

/** The complete HTML document of a plan: everything typed by people is escaped, nothing is loaded from anywhere. */
export const renderPlan = (plan: PlanToRender): string => renderHtml(planDocument(plan));
