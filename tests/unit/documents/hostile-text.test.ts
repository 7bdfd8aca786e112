import { describe, expect, it } from 'vitest';
import { buildIso27001Document } from '#functions/documents/iso27001.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { createHostileInput, createInput } from '#tests/support/hostile-input.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';

/** What the renderer itself may write. */
const TAG =
  /^<(?:!doctype html|\/?(?:html|head|body|main|header|section|nav|p|h[1-5]|span|strong|i|a|ul|ol|li|dl|div|dt|dd|table|caption|colgroup|col|thead|tbody|tr|th|td|title|style|meta)(?: (?:class|id|href|scope|style|lang|charset|name|content|http-equiv|aria-hidden|aria-label|data-label)="[^"<>]*")*)>/;
/** Figures are drawn: shapes and texts, with numbers, colors and letters as attributes. */
const FIGURE_TAG =
  /^<\/?(?:figure|figcaption|svg|path|rect|text)(?: (?:tabindex|xmlns|viewBox|width|height|role|aria-label|font-family|font-size|font-weight|text-anchor|x|y|d|fill|stroke|stroke-width|stroke-dasharray)="[^"<>]*")*>/;
const strange = (html: string): string[] =>
  [...html.matchAll(/</g)]
    .map(({ index }) => html.slice(index, index + 1000))
    .filter((from) => !TAG.test(from) && !FIGURE_TAG.test(from));

describe('a hundred scripts in every text of a BCP', () => {
  it.each(TEMPLATE_TYPES)(
    'a hundred scripts in every text of a BCP stay text in the %s document',
    { timeout: 60_000 },
    (template) => {
      for (let shift = 0; shift < scriptPayloads.length; shift += 1) {
        const html = renderBcp(createHostileInput(shift, template));
        expect(strange(html)).toEqual([]);
        expect(html.match(/href="(?!#|tel:\+?\d+"|mailto:[\w.+-]+@[\w.-]+")/g)).toBeNull();
        expect(html.match(/<style>[^<]*<\/style>/g)).toHaveLength(1);
        expect(/<style>([^<]*)/.exec(html)![1]).not.toMatch(/url\(|@import/);
      }
    },
  );

  it('the hundred scripts are all different', () => {
    expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(100);
  });
});

/**
 * Ids, names of ratings, sources and losses that replace those of other entries, the copy of the primary location's address,
 * why a rating was suggested, which stays on screen, and the role of someone whose job title is printed.
 */
const NEVER_PRINTED =
  /\.id$|\[name\]$|^employee\.role$|^bcp\.(address|city|state|zip_code|trade)$|^bcp\.scenarios\.lost\.ref$|^bcp\.risk_impact_assessments\..*\.reasons\.|^ai_analysis\.(created_at|prompt_version)$/;

describe('the texts of the BCP with scripts', () => {
  it('every printed text of a BCP reaches a document when it contains a script', () => {
    const marks = new Map<string, string[]>();
    const bcp = createInput((path) => {
      const mark = `mark${marks.size}-${[...marks.values()].flat().length}x`;
      marks.set(path, [...(marks.get(path) ?? []), mark]);
      return mark;
    }, 'detailed');
    const printed = renderBcp(bcp) + JSON.stringify(buildIso27001Document(bcp));
    const unseen = [...marks].filter(([, all]) => !all.some((mark) => printed.includes(mark))).map(([path]) => path);
    expect(marks.size).toBeGreaterThan(100);
    expect(unseen.filter((path) => !NEVER_PRINTED.test(path))).toEqual([]);
  });
});
