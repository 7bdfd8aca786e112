import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import { bakery, employees, providers } from './fixture.ts';

const detailed = (sources: ItemSource[]): string => {
  const critical_functions = bakery.critical_functions.map((entry, at) => ({ ...entry, source: sources[at] ?? 'user' }));
  const bcp = { ...bakery, critical_functions };
  return renderBcp({ bcp, employees, providers, template: 'detailed', cyber: true, generatedAt: '2026-11-20T17:00:00Z' });
};

describe('the AI statement of the document', () => {
  it('the AI statement of the document names what the AI and the built-in knowledge suggested', () => {
    const html = detailed(['model', 'knowledge']);
    expect(html).toContain('Who wrote what');
    expect(html).toContain('Suggested by AI');
    expect(html).toContain('From built-in knowledge');
  });

  it('the AI statement of the document has no table when every entry is the customer’s own', () => {
    expect(detailed([])).not.toContain('Who wrote what');
  });
});
