/** The first page: what the document is, and of whom. */
import type { Document } from '../model.ts';
import { blockParts, type Part } from './blocks.ts';
import { type Place, textStrips, titleStrips } from './cells.ts';
import { losesLetters } from './glyphs.ts';
import { tide } from './look.ts';
import { type Row, within } from './rows.ts';

const LOST = 'Letters that the typeface of this PDF lacks are printed as question marks. The Word and HTML documents show them.';

export const coverParts = (document: Document, root: Place): Part[] => {
  const { cover } = document;
  const { room, coverRoom } = root.look;
  const place = { ...root, parent: within(root.parent, 'Sect'), level: 2 };
  const paragraph = () => within(place.parent, 'P');
  const ruled: Partial<Row> = { below: 0.7 * room.title, ruleBelow: { weight: 1.5, color: tide } };
  const hasSubtitle = cover.subtitle !== '';
  const title = [
    ...textStrips(cover.kicker.toUpperCase(), 'kicker', paragraph(), place, { above: coverRoom }),
    ...titleStrips(cover.title, 'title', within(place.parent, 'H1'), place, hasSubtitle ? {} : ruled),
    ...(hasSubtitle ? textStrips(cover.subtitle, 'subtitle', paragraph(), place, ruled) : []),
  ];
  return [
    { above: 0, strips: title, below: room.title },
    ...blockParts([{ kind: 'facts', rows: cover.facts }], place),
    ...(losesLetters(JSON.stringify(document))
      ? [{ above: 4, strips: textStrips(LOST, 'reference', paragraph(), place), below: 6 }]
      : []),
    ...blockParts(cover.blocks, place),
  ];
};
