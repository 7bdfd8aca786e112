import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvTable, isCsvFile, readCsv, utf8Text, writeCsv, writeTable } from '#shared/format/csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const table = (text: string): CsvTable => {
  const found = readCsv(text);
  if ('is' in found) throw new Error(`no table: ${found.is}`);
  return found;
};
const cells = (text: string) => table(text).rows.map((row) => row.cells);

describe('what counts as a CSV file', () => {
  it.each([
    ['text/csv', 'list.txt', true],
    ['TEXT/CSV', 'list', true],
    ['application/vnd.ms-excel', 'list.csv', true],
    ['', 'LIST.CSV', true],
    ['text/plain', 'list.txt', false],
    ['', 'list.csv.exe', false],
    ['application/json', 'csv', false],
  ])('a file of type "%s" named %s is a CSV file: %s', (type, name, isTaken) => {
    expect(isCsvFile({ type, name })).toBe(isTaken);
  });
});

describe('the text of a file', () => {
  it('the text of a CSV file is UTF-8 without its byte order mark', () => {
    expect(utf8Text(bytes('\uFEFFname\nBäckerei 東京 🥖'))).toBe('name\nBäckerei 東京 🥖');
  });

  it.each([
    ['Windows-1252', [0x6e, 0xe4, 0x0a]],
    ['a cut-off character', [0x6e, 0xc3]],
    ['an overlong form', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['NUL', [0x6e, 0x00]],
    ['UTF-16', [0xff, 0xfe, 0x6e, 0x00]],
  ])('the text of a CSV file is rejected for %s', (_, content) => {
    expect(utf8Text(new Uint8Array(content))).toBeNull();
  });
});

describe('reading CSV', () => {
  it('the CSV parser keeps commas, quotes and line breaks inside quotes', () => {
    expect(cells('name,note\n"Smith, Ann","says ""hi""\nand goes"')).toEqual([['Smith, Ann', 'says "hi"\nand goes']]);
  });

  it.each([
    ['Unix', 'a,b\n1,2\n3,4'],
    ['Windows', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['old Mac', 'a,b\r1,2\r3,4'],
    ['mixed', 'a,b\r\n1,2\n3,4\r\n'],
  ])('the CSV parser accepts %s line ends', (_, text) => {
    expect(cells(text)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it.each([
    ['semicolons', 'name;list\nA;"x;y"', ['A', 'x;y']],
    ['tabs', 'name\tlist\nA\tx;y', ['A', 'x;y']],
    ['commas, with semicolons inside', 'name,list\nA,x;y;z', ['A', 'x;y;z']],
    ['nothing to separate', 'name\nA;B', ['A;B']],
  ])('the CSV parser detects %s from the header', (_, text, row) => {
    expect(cells(text)).toEqual([row]);
  });

  it('the CSV parser counts rows as a spreadsheet does, including empty ones and quoted line breaks', () => {
    expect(table('name\n"a\nb"\n\n,,\nc\n').rows).toEqual([
      { row: 2, cells: ['a\nb'] },
      { row: 5, cells: ['c'] },
    ]);
  });

  it.each([
    ['', { is: 'empty' }],
    ['\n\n', { is: 'empty' }],
    [' , ,\nA,B', { is: 'empty' }],
    ['name\nA\n"never closed\nB\n', { is: 'quotes', row: 3 }],
    ['name\n"a"b\n', { is: 'quotes', row: 2 }],
    [Array(65).fill('c').join(), { is: 'too many columns' }],
    [`name\n${Array(65).fill('c').join()}`, { is: 'too many columns' }],
    [`name\n${'A\n'.repeat(1001)}`, { is: 'too many rows' }],
    [`name\n${'\n'.repeat(20_000)}A`, { is: 'too many rows' }],
  ])('the CSV parser rejects %j with its reason', (text, problem) => {
    expect(readCsv(text)).toEqual(problem);
  });

  it('the CSV parser accepts as much as the limits allow', () => {
    expect(table(`${Array(64).fill('c').join()}\n${'A\n\n'.repeat(1000)}`).rows).toHaveLength(1000);
  });

  it.each([
    ['ten thousand rows', `name,x\n${'abcdefgh,ijklmnop\n'.repeat(58_000)}`],
    ['a million empty lines', `name\n${'\n'.repeat(1_000_000)}`],
    ['a million cells', `name\n${','.repeat(1_000_000)}`],
    ['an unclosed quote', `name\n"${'x'.repeat(1_000_000)}`],
    ['a million quotes', `name\n${'"'.repeat(1_000_000)}`],
    ['quotes in every cell', `name\n${'"a""b",'.repeat(140_000)}`],
  ])('the CSV parser handles 1 MB of %s quickly', (_, text) => {
    const start = performance.now();
    readCsv(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('writing CSV', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'Ü', '東', "'", '"', ',', ';', '\n', '\t', '=', '+', '-', '@', '＝', '＋', '－', '＠', ' ', '1'),
    maxLength: 8,
  });
  const record = fc.array(cell, { minLength: 2, maxLength: 5 });

  it.each(['=1+1', '+1 555 0142', '-2', '@cmd', '＝1+1', '＋1', '－2', '＠cmd', ' =1', '"=1', '\ttab', '\rreturn', '\nline'])(
    'the CSV writer puts an apostrophe before %j',
    (text) => {
      expect(writeCsv([[text]])).toMatch(/^"?'/);
    },
  );

  it('the CSV writer leaves no cell that a spreadsheet would execute', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const shown = Papa.parse<string[]>(writeCsv(records), { delimiter: ',' }).data.flat();
        return shown.every((cell) => !/^[=+\-@＝＋－＠\t\r\n]/.test(cell));
      }),
    );
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('the CSV writer leaves no formula for a spreadsheet that separates columns by %s and ignores quotes', (_, delimiter) => {
    const pieces = new RegExp(`[${delimiter}\\r\\n]`);
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const shown = writeCsv(records).split(pieces);
        return shown.every((cell) => !/^["' ]*[=+\-@＝＋－＠]/.test(cell.replace(/^["' ]*'/, 'text ')));
      }),
    );
  });

  it('the CSV writer quotes every cell that is more than plain words', () => {
    expect(writeCsv([['first_name', 'Ann Lee', 'a@b.example', 'x;y', '']])).toBe('first_name,Ann Lee,"a@b.example","x;y",');
  });

  it('written CSV round-trips, including formulas', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 6 }), (rows) => {
        const header = ['name', 'b', 'c', 'd', 'e'];
        const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
        expect(cells(writeCsv([header, ...filled]))).toEqual(filled);
      }),
    );
  });

  it('written CSV keeps the row numbers of a table', () => {
    const given = table('name,n\nA,1\n\n\nB,"+2"\n');
    expect(table(writeTable(given))).toEqual(given);
    expect(given.rows.map(({ row }) => row)).toEqual([2, 5]);
  });
});
