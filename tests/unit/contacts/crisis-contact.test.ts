import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages } from '#shared/api/paging.ts';
import {
  CONTACT_NOTES_MAX,
  type CrisisContact,
  findDuplicateRows,
  fullNameOf,
  matchesContact,
  NewCrisisContact,
  splitName,
} from '#shared/domain/crisis-contact.ts';
import { contactImport, contactTemplate, toContactRecord } from '#shared/domain/crisis-contact-import.ts';
import { checkTable } from '#shared/domain/import-rows.ts';
import { readCsv, writeCsv } from '#shared/format/csv.ts';

const ana = { first_name: 'Ana', middle_name: null, last_name: 'Ruiz', email: 'ana@a.example', phone: null, notes: null };
const stored: CrisisContact = { ...ana, call_order: null, id: 1, created_at: '', updated_at: '' };

describe('a contact', () => {
  it.each([
    [undefined, true],
    [null, true],
    [1, true],
    [9_999, true],
    [0, false],
    [10_000, false],
    [1.5, false],
    ['1', false],
  ])('a contact with the call order %j is accepted: %s', (call_order, isGood) => {
    expect(NewCrisisContact.safeParse({ ...ana, call_order }).success).toBe(isGood);
  });

  it.each([
    ['Maria', null, 'Jensen', 'Maria Jensen'],
    ['Maria', '', 'Jensen', 'Maria Jensen'],
    ['Maria', 'Ann', 'Jensen', 'Maria Ann Jensen'],
  ])('a contact named %j, %j and %j is called %s', (first_name, middle_name, last_name, name) => {
    expect(fullNameOf({ first_name, middle_name, last_name })).toBe(name);
  });

  it.each([
    ['Ana Ruiz', 'Ana', 'Ruiz'],
    ['  Ana   Maria  Ruiz ', 'Ana Maria', 'Ruiz'],
    ['Ana', 'Ana', ''],
    ['', '', ''],
  ])('the name %j is split into %j and %j', (name, first_name, last_name) => {
    expect(splitName(name)).toEqual({ first_name, last_name });
  });

  it.each(['ana', 'RUIZ', 'Ana Ruiz', '@A.EX'])('a contact is found by %j', (search) => {
    expect(matchesContact(stored, search)).toBe(true);
  });
});

describe('pages of contacts', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [1_000, 100],
  ])('%i contacts have %i pages of ten', (total, pages) => {
    expect(countPages(total, 10)).toBe(pages);
  });
});

describe('rows that are there already', () => {
  const row = (at: number, more: Partial<typeof ana> = {}) => ({ row: at, entry: { ...ana, ...more } });

  it('a row is pointed out when name and email are those of a contact or of an earlier row, in any case', () => {
    const rows = [row(2, { email: 'ANA@A.example' }), row(3, { first_name: 'Bo' }), row(4, { first_name: ' bo' })];
    expect(findDuplicateRows(rows, [ana])).toEqual([
      { row: 2, name: 'Ana Ruiz', sameAs: null },
      { row: 4, name: ' bo Ruiz', sameAs: 3 },
    ]);
  });

  it('a row is not pointed out when it shares only the email or only the name, or has errors', () => {
    const rows = [row(2, { last_name: 'Lund' }), row(3, { email: 'other@a.example' }), { row: 4, entry: null }];
    expect(findDuplicateRows(rows, [ana])).toEqual([]);
  });
});

describe('contacts as CSV', () => {
  const read = (csv: string) => {
    const table = readCsv(csv);
    if ('is' in table) throw new Error(table.is);
    return checkTable(contactImport, table).rows;
  };

  it('the template has the six columns and a row that can be imported', () => {
    const names = contactTemplate.columns.map(({ name }) => name);
    expect(names).toEqual(['first_name', 'last_name', 'email', 'middle_name', 'phone', 'notes']);
    expect(read(writeCsv([names, contactTemplate.sample]))[0]!.entry).toMatchObject({
      first_name: 'Maria',
      phone: '(206) 555-0117',
    });
  });

  it.each([
    ['12', 12],
    ['', undefined],
  ])('the call order %j is imported as %j', (text, call_order) => {
    expect(read(`first_name,last_name,email,call_order\nA,B,a@b.example,${text}`)[0]!.entry?.call_order).toBe(call_order);
  });

  it.each(['0', '10000', 'first', '1.5', '-1'])('the call order %j is an error of its cell', (text) => {
    expect(read(`first_name,last_name,email,call_order\nA,B,a@b.example,"${text}"`)[0]!.errors).toEqual([
      { row: 2, field: 'call_order', error: 'Call order must be a whole number from 1 to 9999' },
    ]);
  });

  const text = fc.string({
    unit: fc.constantFrom('a', 'Ü', "'", '"', ',', ';', '\n', '=', '+', '-', '@', ' ', '1'),
    maxLength: 12,
  });
  const contact = fc
    .record({ name: text, notes: text, phone: fc.oneof(text, fc.constant('+1 (206) 555-0117')) })
    .map(({ name, notes, phone }): CrisisContact => {
      const fields = NewCrisisContact.parse({ ...ana, first_name: `A${name}`, notes, phone });
      return { ...stored, ...fields, call_order: 7 };
    });

  it('an exported contact is the same once it is imported again, formulas and phone numbers included', () => {
    fc.assert(
      fc.property(fc.array(contact, { minLength: 1, maxLength: 5 }), (contacts) => {
        const header = contactImport.columns.map(({ name }) => name);
        const csv = writeCsv([header, ...contacts.map(toContactRecord)], { withPlainPhones: true });
        const entries = read(csv).map(({ entry }) => ({ ...stored, middle_name: null, phone: null, notes: null, ...entry }));
        expect(entries).toEqual(contacts);
      }),
    );
  });

  it('the longest notes are imported again, in a script of three bytes a letter too', () => {
    const notes = '漢'.repeat(CONTACT_NOTES_MAX);
    const header = contactImport.columns.map(({ name }) => name);
    const [row] = read(writeCsv([header, toContactRecord({ ...stored, notes })]));
    expect(row!.errors).toEqual([]);
    expect(row!.entry?.notes).toBe(notes);
  });

  it.each([
    ['+1 (206) 555-0117', '"+1 (206) 555-0117"'],
    ['+1+cmd', `"'+1+cmd"`],
    ['+1-206-555-0117|x', `"'+1-206-555-0117|x"`],
    ['=1+1', `"'=1+1"`],
    ['-2', `"'-2"`],
    ['@cmd', `"'@cmd"`],
  ])('the exported cell %j is written as %s', (cell, written) => {
    expect(writeCsv([[cell]], { withPlainPhones: true })).toBe(written);
  });
});
