import type { Chapter, Document } from './pdf/model.ts';

/** A short form, what it stands for, and how a chapter may have said that already. */
const shortForms: readonly (readonly [short: string, full: string, said: RegExp])[] = [
  ['MTD', 'maximum downtime', /maximum (?:tolerable )?downtime/i],
  ['RTO', 'recovery time objective', /recovery time/i],
  ['RPO', 'recovery point objective', /recovery point objective/i],
];

/** Each chapter may be opened alone, so each spells out the short forms that it uses. */
const spellOut = (chapter: Chapter): Chapter => {
  const { purpose } = chapter;
  if (purpose === '') return chapter;
  const text = JSON.stringify([chapter.title, purpose, chapter.blocks]);
  const unsaid = shortForms.filter(([short, , said]) => new RegExp(`\\b${short}\\b`).test(text) && !said.test(text));
  if (unsaid.length === 0) return chapter;
  const named = unsaid.map(([short, full], at) => (at === 0 ? `${short} is the ${full}` : `${short} the ${full}`));
  const sentence = ` ${new Intl.ListFormat('en-US').format(named)}.`;
  return { ...chapter, purpose: [...(Array.isArray(purpose) ? purpose : [purpose]), sentence] as Chapter['purpose'] };
};

export const withShortForms = (document: Document): Document => ({ ...document, chapters: document.chapters.map(spellOut) });
