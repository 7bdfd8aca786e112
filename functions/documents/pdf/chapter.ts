/** A chapter of a document: it starts a page, an entry of the contents and a bookmark. */
import type { Chapter } from '../model.ts';
import { spansOf } from '../text.ts';
import { blockParts, type Part } from './blocks.ts';
import { type Place, textStrips, titleStrips } from './cells.ts';
import { setText } from './glyphs.ts';
import { within } from './rows.ts';

const titleOf = ({ number, title }: Chapter): string => setText(`${number === '' ? '' : `${number}. `}${title}`);

export const chapterParts = (chapter: Chapter, document: Place): Part[] => {
  const place = { ...document, parent: within(document.parent, 'Sect') };
  const paragraph = () => within(place.parent, 'P');
  const reference = chapter.reference === '' ? [] : textStrips(chapter.reference, 'reference', paragraph(), place);
  for (const one of reference) one.keepsNext = true;
  const title = titleStrips(titleOf(chapter), 'chapter', within(place.parent, 'H2'), place);
  const strips = [...reference, ...title];
  Object.assign(strips[0]!, { startsPage: true, starts: { id: chapter.id, title: titleOf(chapter) } });
  const hasPurpose = spansOf(chapter.purpose).length > 0;
  return [
    { above: 0, strips, below: 3 },
    ...(hasPurpose ? [{ above: 0, strips: textStrips(chapter.purpose, 'purpose', paragraph(), place), below: 10 }] : []),
    ...blockParts(chapter.blocks, place),
  ];
};
