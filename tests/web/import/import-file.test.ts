import { describe, expect, it } from 'vitest';
import { importSpecs } from '#shared/domain/bcp/import.ts';
import { checkTable } from '#shared/domain/import-rows.ts';
import { encodeImport, type ImportFile, matchColumn, openImport, setCell } from '../../../web/csv-import/import-file.ts';
import { fromBase64, toBase64 } from '../../../web/lib/base64.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const opened = (text: string): ImportFile | string => openImport(importSpecs.suppliers, 'list.csv', bytes(text));
const file = (text: string): ImportFile => opened(text) as ImportFile;
const sent = (file: ImportFile): string => new TextDecoder().decode(fromBase64(encodeImport(file)));

describe('base64', () => {
  it('base64 round-trips more bytes than one call accepts', () => {
    const all = Uint8Array.from({ length: 200_000 }, (_, at) => at % 256);
    expect(fromBase64(toBase64(all))).toEqual(all);
  });
});

describe('a chosen file', () => {
  it.each([
    ['', 'The file is empty. Its first row must name the columns.'],
    ['name\n"open', 'Row 2: a quotation mark isn’t closed, or is in the middle of a value.'],
    [`name\n${'A\n'.repeat(1001)}`, 'A file can hold at most 1000 rows.'],
    [`name${',x'.repeat(64)}`, 'A file can hold at most 64 columns.'],
    ['name\n\0', 'The file isn’t UTF-8 text. Save it as “CSV UTF-8” and try again.'],
    [`name\n${'x'.repeat(1_048_576)}`, 'A file can be at most 1 MB.'],
  ])('an import file that cannot be imported reports the reason', (text, sentence) => {
    expect(opened(text)).toBe(sentence);
  });

  it('an unchanged import file is sent byte for byte', () => {
    const text = '\uFEFFname;phone\r\nMill;"+1 555"\r\n\r\n';
    expect(encodeImport(file(text))).toBe(toBase64(bytes(text)));
  });

  it('an import file remembers which cells are wrong', () => {
    const { wrongRows, wrongCells } = file('name,criticality\nMill,high\n,urgent');
    expect([...wrongRows]).toEqual([3]);
    expect([...wrongCells]).toEqual(['3:0', '3:1']);
  });

  it('an import file is sent with the corrected values, its rows in their places', () => {
    const given = file('name,phone\nMill,+1 555\n\n,2');
    const mended = setCell(importSpecs.suppliers, given, 4, 0, 'Bakery, north');
    expect(mended.isEdited).toBe(true);
    expect(sent(mended)).toBe('name,phone\r\nMill,"\'+1 555"\r\n\r\n"Bakery, north",2');
    const again = checkTable(
      importSpecs.suppliers,
      (openImport(importSpecs.suppliers, 'x', bytes(sent(mended))) as ImportFile).table,
    );
    expect(again.rows.map(({ row, entry }) => [row, entry?.name, entry?.phone])).toEqual([
      [2, 'Mill', '+1 555'],
      [4, 'Bakery, north', '2'],
    ]);
  });

  it('an import file adds the cells that become wrong after a correction and keeps the first ones', () => {
    const given = file(`name,criticality\n${'x'.repeat(201)},urgent`);
    expect([...given.wrongCells]).toEqual(['2:1']);
    const once = setCell(importSpecs.suppliers, given, 2, 1, 'high');
    expect([...once.wrongCells]).toEqual(['2:1', '2:0']);
    expect(once.checked.rows[0]!.errors.map(({ field }) => field)).toEqual(['name']);
    const twice = setCell(importSpecs.suppliers, once, 2, 0, 'Mill');
    expect([...twice.wrongCells]).toEqual(['2:1', '2:0']);
    expect(twice.checked.rows[0]!.entry).toMatchObject({ name: 'Mill', criticality: 'high' });
  });

  it('an import file gains the required columns that it lacks, to be filled in', () => {
    const given = file('phone\n1');
    expect(given.table.header).toEqual(['phone', 'name']);
    expect([...given.wrongCells]).toEqual(['2:1']);
    expect(sent(setCell(importSpecs.suppliers, given, 2, 1, 'Mill'))).toBe('phone,name\r\n1,Mill');
  });

  it('an import file reads the headings of other spreadsheets', () => {
    const given = file('Supplier,Service,Contact,Phone Number,E-mail\nMill,Flour,Ana,555,ana@mill.example');
    expect(given.checked.columns.map((column) => column?.name)).toEqual([
      'name',
      'services_provided',
      'contact_person',
      'phone',
      'email',
    ]);
    expect(given.checked.rows[0]!.entry).toMatchObject({ name: 'Mill', contact_person: 'Ana', email: 'ana@mill.example' });
    expect(given.isEdited).toBe(false);
  });

  it('an import file whose headings say nothing waits for its columns to be matched', () => {
    const given = file('hello,there\nMill,555');
    expect(given.checked.rows[0]!.entry).toBeNull();
    const named = matchColumn(importSpecs.suppliers, given, 0, 'name');
    expect(named.checked.rows[0]!.entry).toMatchObject({ name: 'Mill', phone: null });
    const both = matchColumn(importSpecs.suppliers, named, 1, 'phone');
    expect(both.checked.rows[0]!.entry).toMatchObject({ name: 'Mill', phone: '555' });
    const moved = matchColumn(importSpecs.suppliers, both, 1, 'name');
    expect(moved.checked.rows[0]!.entry).toMatchObject({ name: '555', phone: null });
    expect(moved.headings).toEqual(['hello', 'there']);
    const skipped = matchColumn(importSpecs.suppliers, moved, 1, null);
    expect(skipped.checked.rows[0]!.entry).toBeNull();
    expect(sent(both)).toContain('name,phone');
  });

  it.each([
    ['Windows-1252', [...'name\nCafé'].map((letter) => letter.charCodeAt(0))],
    ['UTF-16', [0xff, 0xfe, ...[...'name\nCafé'].flatMap((letter) => [letter.charCodeAt(0), 0])]],
  ])('an import file that Excel saved as %s is read and sent as UTF-8', (_, letters) => {
    const given = openImport(importSpecs.suppliers, 'list.csv', Uint8Array.from(letters)) as ImportFile;
    expect(given.checked.rows[0]!.entry).toMatchObject({ name: 'Café' });
    expect(sent(given)).toContain('Café');
  });
});
