import { describe, expect, it } from 'vitest';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { findHolders, offerPerson } from '#shared/domain/bcp/team-names.ts';
import { employee } from './entries.ts';

const kim = employee('Kim Lee', { role: 'Operations Manager', department: 'Kitchen' });
const ana = employee('Ana Ruiz', { role: 'Team Lead' });
const bo = employee('Bo Chan', { role: 'Team Lead' });
const team = [kim, ana, bo];
const nurse = employee('Dee Fox', { role: 'Deputy Manager', job_title: 'Nurse Manager' });

describe('what a field for a person offers', () => {
  it.each([
    ['Operations Manager', { use: 'Kim Lee' }],
    [' operations manager ', { use: 'Kim Lee' }],
    ['Jo Park', { add: 'Jo Park' }],
    ['  Jo Park ', { add: 'Jo Park' }],
    ['Kim', { add: 'Kim' }],
    ['kim lee ', null],
    ['Team Lead', null],
    ['Practice Manager', null],
    ['Kitchen', null],
    ['Jo Park and Sam Hill', null],
    ['Jo Park, Sam Hill', null],
    ['Jo/Sam', null],
    ['Brandon Orr', { add: 'Brandon Orr' }],
    ['TBD', null],
    ['none', null],
    ['', null],
    ['   ', null],
  ])('for “%s” is %j', (text, offer) => expect(offerPerson(team, text)).toEqual(offer));

  it('is the holder of a role who stands on the team twice with it', () =>
    expect(offerPerson([kim, { ...kim, id: 2 }], 'Operations Manager')).toEqual({ use: 'Kim Lee' }));

  it('is the one whose job title was typed', () =>
    expect(offerPerson([...team, nurse], 'nurse manager')).toEqual({ use: 'Dee Fox' }));

  it('is someone new while the team is empty, but never a title', () =>
    expect(['Jo Park', 'Operations Manager'].map((text) => offerPerson([], text))).toEqual([{ add: 'Jo Park' }, null]));
});

it.each([
  ['CEO', 'Chief Executive Officer', true],
  ['chief financial officer', 'CFO', true],
  ['IT Director', 'Information Technology Director', true],
  ['HR Manager', 'Human Resources Manager', true],
  ['Operations Manager', 'Operations Manager with the IT provider', true],
  ['IT Director', 'Facilities Director', false],
  ['CEO', 'Chief Operating Officer', false],
])('a team member with the role %s holds the post %s: %s', (role, post, isHeld) => {
  const member = employee('Kim Lee', { role: 'Team Lead', job_title: role });
  expect(findHolders([member], post)).toEqual(isHeld ? [member] : []);
});

it('a job title names its holder, and is printed in place of the role of the plan', () => {
  expect(findHolders([...team, nurse], ' Nurse Manager')).toEqual([nurse]);
  expect([nurse, kim, { ...nurse, job_title: 'deputy manager' }, { ...nurse, job_title: ' ' }].map(formatPost)).toEqual([
    'Nurse Manager',
    'Operations Manager',
    'Deputy Manager',
    'Deputy Manager',
  ]);
});

it('a text names those with that name, role or department', () =>
  expect(['ana ruiz', 'Team Lead', 'kitchen', 'Jo'].map((who) => findHolders(team, who).map(({ name }) => name))).toEqual([
    ['Ana Ruiz'],
    ['Ana Ruiz', 'Bo Chan'],
    ['Kim Lee'],
    [],
  ]));
