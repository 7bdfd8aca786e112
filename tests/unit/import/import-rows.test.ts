import { describe, expect, it } from 'vitest';
import { CriticalFunction, ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { ImportType, importSpecs } from '#shared/domain/bcp/import.ts';
import {
  type CheckedTable,
  checkTable,
  findRepeatedRows,
  formatColumnName,
  hasNoColumns,
  type ImportSpec,
  splitListCell,
} from '#shared/domain/import-rows.ts';
import { employeeImport } from '#shared/domain/people-import.ts';
import { readCsv, writeCsv } from '#shared/format/csv.ts';

const check = (type: ImportType, text: string): CheckedTable<object> => {
  const table = readCsv(text);
  if ('is' in table) throw new Error(`no table: ${table.is}`);
  return checkTable(importSpecs[type] as ImportSpec<object>, table);
};
const errors = (type: ImportType, text: string) => check(type, text).rows.flatMap((row) => row.errors);
const entries = (type: ImportType, text: string) => check(type, text).rows.map((row) => row.entry);

const FUNCTION_COLUMNS = [
  'name',
  'description',
  'criticality',
  'max_downtime',
  'responsible_role',
  'responsible_team',
  'rto',
  'rpo',
  'owner',
];
const functions = (...rows: string[]) => [FUNCTION_COLUMNS.join(), ...rows].join('\n');
const sales = 'Sales,Selling,high,1-4 hours,Lead,Sales,1-4 hours,1-4 hours,Ana';

describe('the columns of an import', () => {
  it('import columns exist for functions, suppliers and it_systems', () => {
    expect(ImportType.options).toEqual(['functions', 'suppliers', 'it_systems']);
  });

  it.each([
    ['functions', CriticalFunction.shape, FUNCTION_COLUMNS],
    ['suppliers', KeySupplier.shape, ['name']],
    ['it_systems', ItSystem.shape, ['name']],
  ] as const)('the import columns of %s are every field of an entry, with the required ones first', (type, shape, required) => {
    const { columns } = importSpecs[type];
    expect(columns.map(({ name }) => name).sort()).toEqual(
      Object.keys(shape)
        .filter((name) => name !== 'id' && name !== 'source')
        .sort(),
    );
    expect(columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(required);
    expect(columns.slice(0, required.length).every(({ isRequired }) => isRequired)).toBe(true);
  });

  it.each(ImportType.options)('the import columns of %s have an example that imports without changes', (type) => {
    const { columns, sample } = importSpecs[type];
    const csv = writeCsv([columns.map(({ name }) => name), sample]);
    expect(errors(type, csv)).toEqual([]);
    expect(csv).toContain(';');
  });

  it.each(['Name,Contact Person', 'NAME *,contact-person', ' name , contact_person '])(
    'the import columns are recognized in the header %j',
    (header) => {
      expect(entries('suppliers', `${header}\nMill,Peter`)).toMatchObject([{ name: 'Mill', contact_person: 'Peter' }]);
    },
  );

  it('unknown and duplicate import columns are ignored', () => {
    const found = check('suppliers', 'name,shoe size,name\nMill,44,Other');
    expect(found?.columns.map((column) => column?.name ?? null)).toEqual(['name', null, null]);
    expect(found?.rows[0]?.entry).toMatchObject({ name: 'Mill' });
  });

  it('a header without a known column is no import', () => {
    expect(hasNoColumns(check('suppliers', 'hello world\nfoo'))).toBe(true);
    expect(hasNoColumns(check('suppliers', 'Vendor\nfoo'))).toBe(false);
  });

  it('the import columns are described in words', () => {
    expect(['max_downtime', 'rto', 'rpo', 'name'].map(formatColumnName)).toEqual(['Max downtime', 'RTO', 'RPO', 'Name']);
  });
});

describe('a list cell', () => {
  it.each([
    ['Staff;Equipment; Systems', ['Staff', 'Equipment', 'Systems']],
    ['Email;;Payroll;', ['Email', 'Payroll']],
    [' ; ', []],
  ])('the list cell %j holds %j', (cell, values) => {
    expect(splitListCell(cell)).toEqual(values);
  });
});

describe('a row', () => {
  it.each(FUNCTION_COLUMNS)('a function row requires %s', (name) => {
    const values = sales.split(',').map((value, index) => (FUNCTION_COLUMNS[index] === name ? ' ' : value));
    expect(errors('functions', functions(values.join()))).toEqual([
      { row: 2, field: name, error: `${formatColumnName(name)} is required` },
    ]);
  });

  it.each(['suppliers', 'it_systems'] as const)('a row of %s requires a name', (type) => {
    expect(errors(type, 'name,criticality\n,high')).toEqual([{ row: 2, field: 'name', error: 'Name is required' }]);
  });

  it('a row lacks the required columns that its header lacks', () => {
    expect(errors('functions', 'name,description\nSales,Selling')?.map(({ field }) => field)).toEqual(FUNCTION_COLUMNS.slice(2));
  });

  it('a row keeps its place when another one is invalid', () => {
    const without = sales.replace(/Ana$/, '');
    const found = check('functions', functions(sales, without, sales));
    expect(found?.rows.map((row) => row.entry !== null)).toEqual([true, false, true]);
    expect(errors('functions', functions(sales, without, sales))).toEqual([
      { row: 3, field: 'owner', error: 'Owner is required' },
    ]);
  });

  it('a row takes the defaults for empty cells', () => {
    expect(entries('suppliers', 'name\nMill')).toMatchObject([
      { id: '', criticality: 'medium', contact_person: null, alternative_suppliers: [] },
    ]);
    expect(entries('it_systems', 'name,system_type\nTill,')).toMatchObject([{ criticality: 'medium', system_type: 'other' }]);
  });

  it('a row accepts choices in any case', () => {
    expect(entries('it_systems', 'name,criticality,system_type\nTill, HIGH ,Application')).toMatchObject([
      { criticality: 'high', system_type: 'application' },
    ]);
  });

  it.each([
    ['name,criticality\nMill,urgent', 'criticality', 'Criticality must be one of critical, high, medium, low'],
    [`name\n${'x'.repeat(201)}`, 'name', 'This text must be at most 200 characters'],
    [`name,services_provided\nMill,${'x'.repeat(4001)}`, 'services_provided', 'This text must be at most 4000 characters'],
    [`name,services_provided\nMill,${'東'.repeat(2731)}`, 'services_provided', 'Services provided is longer than 8 KB'],
    [`name,alternative_suppliers\nMill,${'a;'.repeat(201)}`, 'alternative_suppliers', 'A list can hold at most 200 entries'],
    ['name\nMill,surplus', 'row', 'This row has more values than there are columns'],
  ])('the row error of %.40s names %s', (text, field, error) => {
    expect(errors('suppliers', text)).toEqual([{ row: 2, field, error }]);
  });

  it('a row may be shorter than its header, but not longer', () => {
    expect(errors('suppliers', 'name,phone\nMill\nBakery,1,,')).toEqual([]);
  });
});

describe('what is checked beyond the columns', () => {
  it('an import refuses an email address that is none, as the form does', () => {
    expect(errors('suppliers', 'name,email\nMill,joe(at)airgas')).toEqual([
      { row: 2, field: 'email', error: expect.stringContaining('email') },
    ]);
    expect(errors('suppliers', 'name,email\nMill,')).toEqual([]);
  });

  it('the own name of a column wins over a heading that resembles it', () => {
    expect(check('suppliers', 'Vendor,name\nA,B').columns.map((column) => column?.name ?? null)).toEqual([null, 'name']);
  });

  it('rows that say what the list or a row before them says are found', () => {
    const { rows } = check('suppliers', 'name\nMill\nBakery\nbakery \nDairy') as CheckedTable<{ name: string }>;
    const keyOf = ({ name }: { name: string }) => name.trim().toLowerCase();
    expect(findRepeatedRows(rows, [{ name: 'MILL' }], keyOf)).toEqual([
      { row: 2, name: 'Mill' },
      { row: 4, name: 'bakery' },
    ]);
  });
});

describe('the job title of a person', () => {
  const read = (text: string) => {
    const table = readCsv(text);
    if ('is' in table) throw new Error(`no table: ${table.is}`);
    return checkTable(employeeImport, table);
  };

  it.each([
    ['name,role,job_title\nAna,CEO,Owner', ['name', 'role', 'job_title'], { role: 'CEO', job_title: 'Owner' }],
    ['Employee,Role,Title\nAna,CEO,Owner', ['name', 'role', 'job_title'], { role: 'CEO', job_title: 'Owner' }],
    ['Employee,Emergency role,Position\nAna,CEO,Owner', ['name', 'role', 'job_title'], { role: 'CEO', job_title: 'Owner' }],
    ['name,role,job_title\nAna,CEO,', ['name', 'role', 'job_title'], { role: 'CEO' }],
  ])('is read from %j', (text, columns, entry) => {
    const { columns: found, rows } = read(text);
    expect(found.map((column) => column?.name)).toEqual(columns);
    expect(rows[0]!.errors).toEqual([]);
    expect(rows[0]!.entry).toMatchObject({ name: 'Ana', ...entry });
  });
});

describe('what an outage does, in a row', () => {
  const functionWith = (column: string, cell: string) => `${FUNCTION_COLUMNS.join()},${column}\n${sales},"${cell}"`;

  it.each<[string, string, unknown]>([
    [
      'Impact over time',
      '4 hours: Low; 3 days: High',
      { h4: 'minor', d1: 'minor', d3: 'major', w1: 'major', w2: 'major', m1: 'major' },
    ],
    ['Impact over time', '', undefined],
    ['Impact driver', 'Safety', 'safety'],
    ['Minimum staff', '2', 2],
    ['Revenue share', '62.5 %', 62.5],
    ['Workaround', 'By hand', 'By hand'],
  ])('the column %s with “%s” is read', (column, cell, value) => {
    const [entry] = entries('functions', functionWith(column, cell)) as Record<string, unknown>[];
    expect(entry![column.toLowerCase().replaceAll(' ', '_')]).toEqual(value);
  });

  it.each([
    ['impact_over_time', 'bad', 'Write impact over time as “4 hours: Low, 1 day: High”'],
    ['impact_driver', 'weather', 'Impact driver must be one of financial, operational, reputational, legal, safety'],
    ['minimum_staff', 'two', 'Enter a whole number of people, such as 2'],
    ['minimum_staff', '1.5', 'Enter a whole number of people, such as 2'],
    ['minimum_staff', '-1', 'Enter a whole number of people, such as 2'],
    ['revenue_share', '101', 'Enter a percentage between 0 and 100'],
  ])('the column %s with “%s” is an error', (column, cell, error) => {
    expect(errors('functions', functionWith(column, cell))).toEqual([{ row: 2, field: column, error }]);
  });
});
