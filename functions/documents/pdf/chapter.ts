/** A chapter of a document: it starts a page, an entry of the contents and a bookmark. */
import type { Chapter } from '../model.ts';
import { toSpans } from '../text.ts';
import { type Flow, layoutBlocks } from './blocks.ts';
import { type Frame, layoutText, layoutTitle } from './cells.ts';
import { replaceUnprintable } from './glyphs.ts';
import { childTag } from './rows.ts';

const chapterTitle = ({ number, title }: Chapter): string => replaceUnprintable(`${number === '' ? '' : `${number}. `}${title}`);

export const layoutChapter = (chapter: Chapter, document: Frame): Flow[] => {
  const place = { ...document, parent: childTag(document.parent, 'Sect') };
  const paragraph = () => childTag(place.parent, 'P');
  const reference = chapter.reference === '' ? [] : layoutText(chapter.reference, 'reference', paragraph(), place);
  for (const one of reference) one.keepsNext = true;
  const title = layoutTitle(chapterTitle(chapter), 'chapter', childTag(place.parent, 'H2'), place);
  const strips = [...reference, ...title];
  Object.assign(strips[0]!, { startsPage: true, starts: { id: chapter.id, title: chapterTitle(chapter) } });
  const hasPurpose = toSpans(chapter.purpose).length > 0;
  return [
    { above: 0, strips, below: 3 },
    ...(hasPurpose ? [{ above: 0, strips: layoutText(chapter.purpose, 'purpose', paragraph(), place), below: 10 }] : []),
    ...layoutBlocks(chapter.blocks, place),
  ];
};
