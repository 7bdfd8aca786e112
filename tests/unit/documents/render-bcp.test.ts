import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { composeDocument, renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { TEMPLATE_TYPES, type TemplateType } from '#shared/domain/bcp/options.ts';
import { noScores } from '#shared/domain/bcp/score.ts';
import { bakery, employees, providers } from './fixture.ts';

const inputWith = (part: Partial<DocumentInput> = {}): DocumentInput => ({
  bcp: bakery,
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
  ...part,
});
const emptyBcp: Bcp = { ...bakery, ...emptyContent, status: 'draft', scores: noScores, ai_analysis: null, versions: {} };
const nobody = { employees: [], providers: [] };

/** Every text of a value, however deep, replaced by `change`; keys stay. */
const mapTexts = <T>(value: T, change: (text: string) => string, keep: readonly string[] = []): T => {
  if (typeof value === 'string') return (keep.includes(value) ? value : change(value)) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, keep)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, keep)])) as T;
};
const codes = [
  'draft',
  'in_review',
  'completed',
  'standard',
  'critical',
  'high',
  'medium',
  'low',
  'minor',
  'moderate',
  'major',
  'catastrophic',
  'planned',
  'in_progress',
  'not_applicable',
  'High',
  'Immediate',
  'Low',
  'Medium',
  'Full',
  'Limited',
  'None',
  'model',
  'Critical',
  'database',
  'application',
  'infrastructure',
  'network',
  'other',
  bakery.created_at,
  bakery.updated_at,
  bakery.ai_analysis!.created_at,
];
const words = (html: string): string =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ');

const explained = {
  ...bakery,
  threat_probability: {
    ...bakery.threat_probability,
    reasons: { [bakery.threat_probability.selected[0]!]: { text: 'The creek rose four feet in 2024.', source: 'NWS' } },
  },
};

describe('how to reach people from the HTML', () => {
  it.each([
    ['206-555-0101', 'tel:2065550101', '206-555-0101'],
    ['(813) 555-0142', 'tel:8135550142', '813-555-0142'],
    ['1-800-423-7233', 'tel:8004237233', '800-423-7233'],
    ['+44 20 7946 0958', 'tel:+442079460958', '+44 20 7946 0958'],
  ])('the phone number %s is a link that calls it, in one style', (phone, href, printed) => {
    const html = renderBcp(inputWith({ employees: [{ ...employees[0]!, phone }] }));
    expect(html).toContain(`<a class="number" href="${href}">${printed}</a>`);
  });

  it.each(['77412-200-11', '2026-11-23', '4512345678'])('%s is no phone number', (text) => {
    const html = renderBcp(inputWith({ employees: [{ ...employees[0]!, notes: text }] }));
    expect(html).toContain(text);
    expect(html).not.toMatch(new RegExp(`<a[^>]*>${text}`));
  });

  it('an email address is a link that writes to it', () => {
    const html = renderBcp(inputWith({ employees: [{ ...employees[0]!, email: 'dana@harborbakery.example' }] }));
    expect(html).toContain('<a href="mailto:dana@harborbakery.example">dana@harborbakery.example</a>');
  });

  it('the cells of a row say what they are, for rows that stand alone on a phone', () => {
    expect(renderBcp(inputWith())).toContain('<td data-label="Authority">');
  });
});

describe('the reason of a risk', () => {
  it.each(TEMPLATE_TYPES)('the reason of a risk is printed with its source in the %s document', (template) => {
    const html = renderBcp(inputWith({ bcp: explained, template }));
    expect(html).toContain('The creek rose four feet in 2024.');
    expect(html).toContain('(Source: NWS)');
    expect(renderBcp(inputWith({ template }))).not.toContain('Why these risks matter here');
  });
});

describe('document of a BCP', () => {
  it.each(TEMPLATE_TYPES)('the document of a BCP is a complete page as %s', (template) => {
    const html = renderBcp(inputWith({ template }));
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    );
    expect(html).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|\son\w+=/i);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('Harbor Bakery');
  });

  it('the document of a BCP has ten chapters, the response cards after the sixth, the ISO 22301 part behind them, and the annexes when detailed', () => {
    const titles = (template: TemplateType) => composeDocument(inputWith({ template })).chapters.map((chapter) => chapter.id);
    const numbered = Array.from({ length: 10 }, (_, at) => `chapter-${at + 1}`);
    const standard = [...numbered.slice(0, 6), 'responses', ...numbered.slice(6), 'iso-22301'];
    expect(titles('standard')).toEqual(standard);
    expect(titles('detailed')).toEqual([...standard, 'annex-a', 'annex-b', 'annex-c', 'annex-d', 'annex-e']);
  });

  it.each(['standard', 'detailed', 'executive'] as const)(
    'the %s document prints the readiness with what is missing',
    (template) => {
      const text = renderBcp(inputWith({ template }))
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
      expect(text).toMatch(/Readiness:? \d+ of 100/);
      expect(text).toMatch(
        /No exercise with a written result in the last 12 months|numbers of critical functions and their systems/,
      );
    },
  );

  it('the document of a BCP has the ISO 22301 part in front for customers who write it for compliance', () => {
    for (const purpose of ['compliance', 'both'] as const)
      expect(composeDocument(inputWith({ purpose })).chapters[0]!.id).toBe('iso-22301');
    expect(composeDocument(inputWith({ purpose: 'internal' })).chapters[0]!.id).toBe('chapter-1');
  });

  it('the document of a BCP prints the likelihood of a risk in words', () => {
    const risk_impact_assessments = {
      primary_concerns: { 'Equipment Failure': { financial_impact: 'major' as const, likelihood: 'almost certain' } },
      location_risks: {},
    };
    const text = words(renderBcp(inputWith({ bcp: { ...bakery, risk_impact_assessments } })));
    expect(text).toContain('Likelihood');
    expect(text).toContain('Almost certain');
  });

  it('the document of a BCP names the standard, and never claims a certificate', () => {
    for (const template of TEMPLATE_TYPES) {
      const text = words(renderBcp(inputWith({ template })));
      expect(text).not.toMatch(/\bis certified|certified (plan|business)|fully compliant/i);
      if (template !== 'quick') expect(text).toContain('ISO 22301:2019');
    }
  });

  it('the document of a BCP shows labels, not stored codes', () => {
    const text = words(renderBcp(inputWith({ template: 'detailed' })));
    expect(text).not.toMatch(/ai-decide|in_review|in_progress|catastrophic|food_contamination|\b24-hours\b/);
    for (const label of [
      'In Review',
      'In progress',
      'Let AI Decide',
      'Critical',
      'Food Contamination',
      '4-24 hours (High)',
      'IT Support',
    ])
      expect(text).toContain(label);
  });

  it('the document of a BCP marks an AI recommendation where a time was left to the AI', () => {
    expect(renderBcp(inputWith())).toContain('<span class="ai">AI recommendation: 4-24 hours (unconfirmed)</span>');
  });

  it('the document of a BCP contains every entered text', () => {
    const text = words(renderBcp(inputWith({ template: 'detailed' })));
    const missing: string[] = [];
    const seek = (value: unknown, path: string): void => {
      if (Array.isArray(value)) for (const [at, item] of value.entries()) seek(item, `${path}.${at}`);
      else if (value !== null && typeof value === 'object')
        for (const [key, item] of Object.entries(value)) seek(item, `${path}.${key}`);
      else if (
        typeof value === 'string' &&
        !/\.id$|^(bcp\.(scores|versions|template_type|status|rpo|recovery_priority|created_at|updated_at|ai_analysis\.(source|created_at)))/.test(
          path,
        )
      )
        for (const line of value.split('\n'))
          if (!text.includes(line.replace(/^\d\. /, '').replace(/\s+/g, ' '))) missing.push(`${path}: ${line}`);
    };
    seek({ bcp: bakery, employees, providers }, '');
    const shownAsLabel =
      /catastrophic|major|moderate|minor|food_contamination|ai-decide|: (low|medium|high|critical|immediate|none|in_progress|24-hours|application|network|other|planned|completed|IT|in_review|standard|model|user)$|_at: /;
    expect(missing.filter((path) => !shownAsLabel.test(path))).toEqual([]);
  });

  it('the document of a BCP shows every gap of an empty BCP, with the place to fill it', () => {
    for (const template of TEMPLATE_TYPES) {
      const html = renderBcp(inputWith({ bcp: emptyBcp, ...nobody, template }));
      expect(html).toContain('<span class="gap">Not yet defined');
      expect(words(html)).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
    }
    expect(words(renderBcp(inputWith({ bcp: emptyBcp, ...nobody })))).toContain(
      'Critical functions: Not yet defined (add it in step 4, Operations)',
    );
  });

  it('what a function needs is spelled as it was written, on whichever of its lists', () => {
    const [first, ...others] = bakery.critical_functions;
    const critical_functions = [{ ...first!, suppliers: ['Seattle City Light'] }, ...others];
    const text = words(renderBcp(inputWith({ bcp: { ...bakery, critical_functions } })));
    expect(text).toContain('Seattle City Light');
    expect(text).not.toContain('seattle city light');
  });

  it('the quick reference card cuts no name that two lines hold', () => {
    const name = 'Seattle fire, police, and medical aid';
    const card = inputWith({ providers: [{ ...providers[0]!, name, emergency_phone: '911' }], template: 'quick' });
    expect(words(renderBcp(card))).toContain(`${name} `);
  });

  it('the document of a BCP ends each chapter with its gaps', () => {
    const [, , , fourth] = composeDocument(inputWith()).chapters;
    expect(fourth!.blocks).toContainEqual({ kind: 'heading', text: 'Open points in this chapter' });
    expect(words(renderBcp(inputWith()))).toContain(
      'Food Contamination is a high risk and has no mitigation. Change it in step 5, Mitigations.',
    );
  });

  it('the document of a BCP omits only cyber content for customers who opted out', () => {
    for (const template of TEMPLATE_TYPES) {
      const text = words(renderBcp(inputWith({ template, cyber: false })));
      expect(text).not.toMatch(/cyber attacks|ransomware|second factor|when the cause is an attack/i);
    }
    expect(words(renderBcp(inputWith({ cyber: false })))).toContain('Backup register');
  });

  it.each(TEMPLATE_TYPES)('the document of a BCP prints entered HTML as text, as %s', (template) => {
    const attack = `</style></td><script>alert(1)</script><img src=x onerror=alert(2)>"'&\u0000`;
    const change = (text: string) => `${text}${attack}`;
    const bcp = mapTexts(bakery, change, codes);
    bcp.risk_factors.selected.push(attack);
    const html = renderBcp(
      inputWith({ bcp, employees: mapTexts(employees, change, codes), providers: mapTexts(providers, change, codes), template }),
    );
    expect(html.match(/<script/gi)).toBeNull();
    expect(html.match(/<img/gi)).toBeNull();
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('\u0000');
    const allowed = new Set([
      'html',
      'head',
      'meta',
      'title',
      'style',
      'body',
      'main',
      'header',
      'section',
      'nav',
      'p',
      'h1',
      'h2',
      'h3',
      'h4',
      'span',
      'strong',
      'i',
      'a',
      'ul',
      'ol',
      'li',
      'dl',
      'div',
      'dt',
      'dd',
      'figure',
      'figcaption',
      'svg',
      'path',
      'rect',
      'text',
      'table',
      'caption',
      'colgroup',
      'col',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ]);
    const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map((match) => match[1]!.toLowerCase());
    expect([...new Set(tags)].filter((tag) => !allowed.has(tag))).toEqual([]);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('the document of a BCP does not let a business name end the text of the running header', () => {
    const html = renderBcp(inputWith({ bcp: { ...bakery, business_name: `"; } body { display: none } @page { a: "\\` } }));
    const style = /<style>(.*)<\/style>/s.exec(html)![1]!;
    expect(style).not.toContain('display: none } @page { a');
    expect(style.match(/@top-left \{ content: "[A-Za-z0-9\\ ]*"; font/)).not.toBeNull();
  });

  describe('with 100 rows in every list', () => {
    const hundred = <T extends object>(list: readonly T[]): T[] =>
      Array.from({ length: 100 }, (_, at) => {
        const entry = list[at % list.length]!;
        return 'name' in entry ? { ...entry, name: `${entry.name} ${at}` } : entry;
      });
    const large = inputWith({
      bcp: {
        ...bakery,
        critical_functions: hundred(bakery.critical_functions),
        key_suppliers: hundred(bakery.key_suppliers),
        it_systems: hundred(bakery.it_systems),
        mitigations: hundred(bakery.mitigations),
        additional_locations: hundred(bakery.additional_locations),
      },
      employees: hundred(employees),
      providers: hundred(providers),
    });

    it.each([
      ['executive', 5 + 5 + 3, 30_000],
      ['quick', 7 + 6 + 5 + 3 + 5 + 8, 24_000],
    ] as const)('the %s document with 100 rows in every list keeps to its page limit', (template, rows, letters) => {
      const html = renderBcp({ ...large, template });
      expect(html.match(/<tr>/g)!.length).toBeLessThanOrEqual(rows);
      expect(html.length).toBeLessThan(letters);
    });
  });
});
