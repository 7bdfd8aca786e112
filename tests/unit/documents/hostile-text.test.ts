import { describe, expect, it } from 'vitest';
import { renderPlan } from '#functions/documents/render-plan.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { hostilePlan } from '#tests/support/hostile-plan.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';

/** What the renderer itself may write. */
const TAG =
  /^<(?:!doctype html|\/?(?:html|head|body|main|header|section|nav|p|h[1-4]|span|strong|i|a|ul|ol|li|dl|div|dt|dd|table|caption|colgroup|col|thead|tbody|tr|th|td|title|style|meta)(?: (?:class|id|href|scope|style|lang|charset|name|content|http-equiv|aria-hidden|aria-label)="[^"<>]*")*)>/;
const strange = (html: string): string[] =>
  [...html.matchAll(/</g)].map(({ index }) => html.slice(index, index + 300)).filter((from) => !TAG.test(from));

describe('a hundred scripts in every text of a plan', () => {
  it.each(TEMPLATE_TYPES)('stay text in the %s document', { timeout: 60_000 }, (template) => {
    for (let shift = 0; shift < scriptPayloads.length; shift += 1) {
      const html = renderPlan(hostilePlan(shift, template));
      expect(strange(html)).toEqual([]);
      expect(html.match(/href="(?!#)/g)).toBeNull();
      expect(html.match(/<style>[^<]*<\/style>/g)).toHaveLength(1);
      expect(/<style>([^<]*)/.exec(html)![1]).not.toMatch(/url\(|@import/);
    }
  });
});
