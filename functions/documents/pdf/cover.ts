/** The first page: what the document is, and of whom. */
import type { Document } from '../model.ts';
import { type Flow, layoutBlocks } from './blocks.ts';
import { type Frame, layoutText, layoutTitle } from './cells.ts';
import { hasUnprintable } from './glyphs.ts';
import { tide } from './look.ts';
import { childTag, type Row } from './rows.ts';

const LOST = 'Letters that the typeface of this PDF lacks are printed as question marks. The Word and HTML documents show them.';

export const layoutCover = (document: Document, root: Frame): Flow[] => {
  const { cover } = document;
  const { room, coverRoom } = root.look;
  const place = { ...root, parent: childTag(root.parent, 'Sect'), level: 2 };
  const paragraph = () => childTag(place.parent, 'P');
  const ruled: Partial<Row> = { below: 0.7 * room.title, ruleBelow: { weight: 1.5, color: tide } };
  const hasSubtitle = cover.subtitle !== '';
  const title = [
    ...layoutText(cover.kicker.toUpperCase(), 'kicker', paragraph(), place, { above: coverRoom }),
    ...layoutTitle(cover.title, 'title', childTag(place.parent, 'H1'), place, hasSubtitle ? {} : ruled),
    ...(hasSubtitle ? layoutText(cover.subtitle, 'subtitle', paragraph(), place, ruled) : []),
  ];
  return [
    { above: 0, strips: title, below: room.title },
    ...layoutBlocks([{ kind: 'facts', rows: cover.facts }], place),
    ...(hasUnprintable(JSON.stringify(document))
      ? [{ above: 4, strips: layoutText(LOST, 'reference', paragraph(), place), below: 6 }]
      : []),
    ...layoutBlocks(cover.blocks, place),
  ];
};
