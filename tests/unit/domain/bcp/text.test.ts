import { describe, expect, it } from 'vitest';
import { BcpPart } from '#shared/domain/bcp/bcp.ts';
import { NewEmployee } from '#shared/domain/people.ts';

describe('text in a BCP', () => {
  it.each([
    ['A\u0000B', 'AB'],
    ['page\u000cbreak\u000b\u001f\u007f', 'pagebreak'],
    ['tab\tand\r\nline', 'tab\tand\r\nline'],
    ['Café Zoë 🥐', 'Café Zoë 🥐'],
  ])('the text %j is stored as %j, in any field', (given, kept) => {
    const part = BcpPart.parse({
      business_name: given,
      annual_revenue: given,
      critical_functions: [{ name: given, resources: [given] }],
    });
    expect(part).toMatchObject({
      business_name: kept,
      annual_revenue: kept,
      critical_functions: [{ name: kept, resources: [kept] }],
    });
    expect(NewEmployee.parse({ name: given, role: 'CEO' }).name).toBe(kept);
  });

  it('a text of only removed characters counts as missing', () => {
    expect(BcpPart.safeParse({ business_name: '\u0000 \u0001' }).success).toBe(false);
  });
});
