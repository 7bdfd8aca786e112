import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { bakery, employees, providers } from '../documents/fixture.ts';

/** A short form, and what it stands for in full. */
const terms: readonly (readonly [short: string, full: RegExp])[] = [
  ['MTD', /maximum (?:tolerable )?downtime/i],
  ['RTO', /recovery time(?: objective)?/i],
  ['RPO', /recovery point objective/i],
  ['BIA', /business impact analysis/i],
  ['MFA', /multi-?factor/i],
  ['UPS', /uninterruptible/i],
  ['AQI', /air quality/i],
];

const input = { bcp: bakery, employees, providers, cyber: true, generatedAt: '2026-11-20T17:00:00Z' };

const listChapters = (html: string): string[] =>
  html
    .split('<section class="chapter')
    .slice(1)
    .map((chapter) => chapter.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));

describe('short forms', () => {
  it.each(TEMPLATE_TYPES)('are spelled out in each chapter of the %s document that uses them', (template) => {
    const chapters = listChapters(renderBcp({ ...input, template }));
    expect(chapters.length).toBeGreaterThan(0);
    const unexplained = chapters.flatMap((text) =>
      terms
        .filter(([short, full]) => new RegExp(`\\b${short}\\b`).test(text) && !full.test(text))
        .map(([short]) => `${short} in ${text.slice(0, 60)}`),
    );
    expect(unexplained).toEqual([]);
  });
});
