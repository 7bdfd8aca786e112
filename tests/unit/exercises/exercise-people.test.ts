import { describe, expect, it } from 'vitest';
import { PARTICIPANTS_MAX } from '#shared/domain/exercise.ts';
import { addParticipant, isSamePerson, removeParticipant, toParticipant } from '#shared/domain/exercise-people.ts';

const row = (name: string, role = '', email = '', phone = '') => ({ name, role, email, phone });
const ana = row('Ana Ruiz', 'CEO', 'ana@acme.example', '206-555-0100');

describe('picking participants from the team', () => {
  it.each([
    ['the same email', row('Ana', '', 'ANA@acme.example '), true],
    ['another email', row('Ana Ruiz', '', 'other@acme.example'), false],
    ['the same name, without an email', row(' ana  ruiz'), true],
    ['another name, without an email', row('Ana'), false],
    ['no name and no email', row('', 'CEO'), false],
  ])('two people with %s', (_, other, isSame) => {
    expect(isSamePerson(ana, other)).toBe(isSame);
    expect(isSamePerson(other, ana)).toBe(isSame);
  });

  it.each([
    ['ceo ', 'CEO'],
    ['it  manager', 'IT Manager'],
    ['Head baker', 'Head baker'],
  ])('the role %j of the BCP becomes %j', (role, mapped) => {
    expect(toParticipant({ name: ' Bo ', role, email: null, phone: null })).toEqual(row('Bo', mapped));
  });

  it.each([
    ['fills the row that waits for the role', [row('Bo'), row('', 'ceo'), row('')], [row('Bo'), ana, row('')]],
    ['else fills an empty row', [row('Bo'), row('', 'COO'), row('')], [row('Bo'), row('', 'COO'), ana]],
    ['else adds a row', [row('Bo'), row('', 'COO')], [row('Bo'), row('', 'COO'), ana]],
    ['keeps a row of which only the name is missing', [row('', '', 'x@acme.example')], [row('', '', 'x@acme.example'), ana]],
    ['adds nobody twice', [row('ANA RUIZ'), row('')], [row('ANA RUIZ'), row('')]],
  ])('a picked person %s', (_, rows, expected) => {
    expect(addParticipant(rows, ana)).toEqual(expected);
  });

  it(`a picked person is not added to ${PARTICIPANTS_MAX} others`, () => {
    const full = Array.from({ length: PARTICIPANTS_MAX }, (_, n) => row(`Person ${n}`));
    expect(addParticipant(full, ana)).toEqual(full);
    expect(addParticipant(full.slice(1), ana)).toHaveLength(PARTICIPANTS_MAX);
  });

  it('a person who is no longer picked leaves, by email or name', () => {
    expect(removeParticipant([row('Bo'), row('A.', '', 'ana@acme.example')], ana)).toEqual([row('Bo')]);
    expect(removeParticipant([row('Bo'), row('Ana Ruiz')], ana)).toEqual([row('Bo')]);
  });
});
