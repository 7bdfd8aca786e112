import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { withAppearance } from './cover.ts';
import { createContext, type DocumentContext, type DocumentInput } from './document-context.ts';
import { renderHtml } from './html.ts';
import { toIssueCopy } from './issue-copy.ts';
import type { Block, Document } from './pdf/model.ts';
import { withShortForms } from './short-forms.ts';
import { buildExecutiveSummary } from './templates/executive.ts';
import { buildFullDocument } from './templates/full.ts';
import { buildQuickCard } from './templates/quick.ts';

const templates: Record<TemplateType, (context: DocumentContext) => Document> = {
  standard: buildFullDocument,
  detailed: buildFullDocument,
  executive: buildExecutiveSummary,
  quick: buildQuickCard,
};

/** One entry is no list: numbered or not, it is a sentence. A checklist of nothing is only its title. */
const tidyLists = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'sheet') return [{ ...block, blocks: tidyLists(block.blocks) }];
    if (block.kind === 'checklist' && block.items.length === 0) return [];
    return [block.kind === 'list' && block.items.length === 1 ? { kind: 'paragraph', line: block.items[0]! } : block];
  });

const withTidyLists = (document: Document): Document => ({
  ...document,
  cover: { ...document.cover, blocks: tidyLists(document.cover.blocks) },
  chapters: document.chapters.map((chapter) => ({ ...chapter, blocks: tidyLists(chapter.blocks) })),
});

export const composeDocument = (input: DocumentInput): Document => {
  const document = withAppearance(templates[input.template](createContext(input)), input);
  return withShortForms(withTidyLists(input.copy === 'issue' ? toIssueCopy(document) : document));
};

/** Everything typed by people is escaped, and nothing is loaded from anywhere. */
export const renderBcp = (input: DocumentInput): string => renderHtml(composeDocument(input));
