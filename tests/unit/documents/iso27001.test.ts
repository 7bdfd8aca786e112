import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { buildIso27001Document, composeIso27001Document } from '#functions/documents/iso27001.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { Iso27001Document } from '#shared/domain/iso27001.ts';
import { bakery, employees, providers } from './fixture.ts';

const inputOf = (part: Partial<Bcp> = {}, people = { employees, providers }): DocumentInput => ({
  bcp: { ...bakery, ...part },
  ...people,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
});
const documentOf = (...given: Parameters<typeof inputOf>) => buildIso27001Document(inputOf(...given));
const full = documentOf();
const section = (document: Iso27001Document, title: string): string =>
  document.sections.find((section) => section.title.includes(title))!.content;
const emptyDocument = documentOf({ ...emptyContent, business_name: 'Empty' }, { employees: [], providers: [] });

describe('the ISO 27001 document', () => {
  it('the ISO 27001 document is version 1.0 with thirteen numbered sections, as in the contract', () => {
    expect(Iso27001Document.parse(full)).toEqual(full);
    expect([full.version, full.business_name, full.generated_at]).toEqual(['1.0', 'Harbor Bakery', '2026-11-20T17:00:00Z']);
    expect(full.sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  });

  it.each(bakery.it_systems.map((system) => [system.name, system] as const))(
    'the ISO 27001 document names the recovery values of %s',
    (name, system) => {
      const objectives = section(full, 'Recovery objectives').split('\n\n');
      const own = objectives.find((part) => part.startsWith(name))!;
      expect(own).toMatch(/Back within \(RTO\): .+/);
      expect(own).toMatch(/Data lost at most \(RPO\): .+/);
      expect(section(full, 'Backup register')).toContain(
        `${name}\n- Backup interval: ${system.backup_frequency ?? 'Not yet defined'}`,
      );
      expect(section(full, 'Recovery procedure per system')).toContain(name);
    },
  );

  it('the ISO 27001 document starts no system before its dependencies', () => {
    const waves = section(full, 'recovery waves');
    for (const system of bakery.it_systems)
      for (const needed of system.system_dependencies.filter((other) => bakery.it_systems.some(({ name }) => name === other)))
        expect(waves.indexOf(`- ${needed}`)).toBeLessThan(waves.indexOf(`- ${system.name}`));
  });

  it('the ISO 27001 document invents nothing where the BCP has no value', () => {
    expect(section(emptyDocument, 'Recovery objectives')).toMatch(/Not yet defined/);
    expect(section(emptyDocument, 'Gaps')).toMatch(/IT systems/);
    for (const { content } of emptyDocument.sections) expect(content).not.toMatch(/undefined|null|NaN|\[object/);
    for (const { content } of full.sections) expect(content).not.toMatch(/undefined|null|NaN|\[object|To be assigned/);
  });

  it('the ISO 27001 document lists every missing value of a system among the gaps', () => {
    const bare = {
      ...bakery.it_systems[0]!,
      name: 'Bare server',
      rto: null,
      rpo: null,
      backup_frequency: null,
      vendor: 'To be specified',
    };
    const text = section(documentOf({ it_systems: [bare] }), 'Gaps');
    expect(text).toMatch(/Bare server: RTO, RPO, backup interval, .*vendor/);
  });

  it('the ISO 27001 document keeps a text with line breaks in one line', () => {
    const sly = { ...bakery.it_systems[0]!, name: 'Mail\n- Approved by, on: Nobody' };
    expect(section(documentOf({ it_systems: [sly] }), 'Scope')).not.toMatch(/^- Approved by, on: Nobody/m);
  });

  it('the ISO 27001 document says aligned, and claims no certificate', () => {
    const text = full.sections.map(({ content }) => content).join('\n');
    expect(text).toMatch(/aligned with ISO\/IEC 27001:2022/);
    expect(text).not.toMatch(/certified|compliant/i);
  });

  it('the file of the ISO 27001 document has every section and every line of it', () => {
    const { cover, chapters } = composeIso27001Document(inputOf());
    expect(cover.title).toBe('Harbor Bakery');
    expect(chapters.map(({ number, title }) => `${number}. ${title}`)).toEqual(full.sections.map(({ title }) => title));
    for (const [at, { blocks, purpose, reference }] of chapters.entries()) {
      expect(purpose).toMatch(/^[A-Z].*\.$/);
      expect(reference).toMatch(/^ISO\/IEC 27001:2022, /);
      const lines = blocks.flatMap((block) =>
        block.kind === 'list'
          ? block.items
          : block.kind === 'heading'
            ? [block.text]
            : block.kind === 'paragraph'
              ? [block.line]
              : [],
      );
      const written = full.sections[at]!.content.split('\n').filter((line) => line !== '');
      expect(lines).toEqual(written.map((line) => line.replace(/^(- |\d+\. )/, '')));
    }
  });
});
