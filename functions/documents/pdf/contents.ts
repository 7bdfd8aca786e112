/** The table of contents; its page numbers are known once all pages are. */
import type { Block } from '../model.ts';
import { type Frame, layoutCell, layoutTitle, makeRow } from './cells.ts';
import { thin } from './look.ts';
import { childTag, cutRow, type Strip } from './rows.ts';

/** Room of the number of a chapter, of its clauses and of the number of its page. */
const NUMBER = 26;
const ASIDE = 150;
const PAGE = 34;

export const layoutContents = ({ entries }: Extract<Block, { kind: 'contents' }>, place: Frame): Strip[] => {
  const { look, x, width, parent } = place;
  const { text, head, reference } = look.settings;
  const title = layoutTitle('Contents', 'chapter', childTag(parent, 'H2'), place, { below: 6 });
  title[0]!.startsPage = true;
  const list = childTag(parent, 'TOC');
  const rows = entries.flatMap((entry) => {
    const tag = childTag(childTag(childTag(list, 'TOCI'), 'Reference'), 'Link');
    const id = entry.href.slice(1);
    const right = x + width;
    const cells = [
      layoutCell(entry.number, { x, width: NUMBER, tag, setting: head }, place),
      layoutCell(entry.title, { x: x + NUMBER, width: width - NUMBER - ASIDE - PAGE, tag, setting: text }, place),
      layoutCell(entry.aside, { x: right - ASIDE - PAGE, width: ASIDE, tag, setting: reference }, place),
      { ...layoutCell('', { x: right, width: PAGE, tag, setting: text }, place), isFlushRight: true as const, pageOf: id },
    ];
    const row = makeRow(cells, text.leading, place);
    const rule = { weight: 0.5, color: thin };
    return cutRow({ ...row, above: 4, below: 4, ruleBelow: rule, leadsTo: { id, title: entry.title } });
  });
  return [...title, ...rows];
};
