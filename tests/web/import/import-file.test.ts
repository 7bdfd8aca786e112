import { describe, expect, it } from 'vitest';
import { importSpecs } from '#shared/domain/bcp/import.ts';
import { checkTable } from '#shared/domain/import-rows.ts';
import { encodeImport, type ImportFile, openImport, setCell } from '../../../web/csv-import/import-file.ts';
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
    ['hello\nworld', 'The first row must name the columns, for example name, contact_person, phone.'],
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
    )!;
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
});
