/** Chapter 8: one sheet per critical function, to be handed to its owner. */

import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap, type DependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';

import type { Block, Chapter, Line } from '../pdf/model.ts';
import { deputiesOf, inCharge, personNamed, reachable, type Subject, withOpenSite, withPhone } from '../subject.ts';
import { criticality, duration, gapParagraph, names, optional, rpo, rto, steps, text } from '../values.ts';
import { chapter } from './chapter.ts';

const deputies = (subject: Subject, one: CriticalFunction): Line => {
  const owner = personNamed(subject, one.owner);
  const found = owner === undefined ? [] : deputiesOf(subject, owner);
  return names(found.map(withPhone), 4);
};

const whenDown = (one: CriticalFunction): [string, Line][] => [
  ['Trigger', `${one.name} is down, or will be within the hour`],
  ['Longest downtime (MTD)', duration(one.max_downtime, 4)],
  ['Back within (RTO)', rto(one)],
];

const facts = (subject: Subject, one: CriticalFunction): Block => {
  const rows: [string, Line][] = [
    ['Owner', text(reachable(subject, one.owner), 4)],
    ['Deputy', deputies(subject, one)],
    ['Role and team', text([...new Set([one.responsible_role, one.responsible_team].filter(isAnswered))].join(', '), 4)],
    ['Responsible', optional(one.responsible_party)],
    ...(protectsPeople(one.name)
      ? [['Start', 'Right away if anyone may be in danger. Wait for no decision.'] as [string, Line]]
      : whenDown(one)),
    ['Data lost at most (RPO)', rpo(one)],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const needed = (subject: Subject, map: DependencyMap, one: CriticalFunction): Block => {
  const keys = map.needsOf(one);
  const systems = subject.systems.filter((system) => keys.has(nameKey(system.name)));
  const suppliers = subject.suppliers.filter((supplier) => keys.has(nameKey(supplier.name)));
  const known = new Set([...systems, ...suppliers].map((entry) => nameKey(entry.name)));
  const rows: [string, Line][] = [
    ['Resources', names([...new Set([...one.resources, ...one.required_resources])], 4)],
    [
      'IT systems',
      names(
        systems.map((system) =>
          isFilled(system.recovery_time) ? `${system.name} (takes: ${durationLabel(system.recovery_time)})` : system.name,
        ),
      ),
    ],
    [
      'Suppliers',
      suppliers.length === 0 && subject.suppliers.length > 0
        ? { text: 'None linked yet (name them under dependencies in step 4)', mark: 'gap' }
        : names(suppliers.map((supplier) => (isFilled(supplier.phone) ? `${supplier.name} (${supplier.phone})` : supplier.name))),
    ],
    ['Also needs', one.dependencies.filter((name) => !known.has(nameKey(name))).join(', ')],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const backToNormal = (subject: Subject, one: CriticalFunction): Block => ({
  kind: 'checklist',
  title: 'Back to normal',
  items: [
    { time: '', line: `${one.name} runs for a day without the workaround.` },
    { time: '', line: 'What was written by hand is in the systems.' },
    {
      time: '',
      line: `${inCharge(subject, one.owner) ?? 'The owner'} reports the real recovery time for chapter 10.`,
    },
  ],
});

const sheet = (subject: Subject, map: DependencyMap, one: CriticalFunction): Block => ({
  kind: 'sheet',
  isHandedOut: true,
  title: one.name,
  aside: criticality(one.criticality),
  blocks: [
    ...(isFilled(one.description) ? [{ kind: 'paragraph' as const, line: one.description }] : []),
    facts(subject, one),
    { kind: 'heading', text: 'Steps' },
    isFilled(one.recovery_procedures)
      ? steps(one.recovery_procedures, (step) => withOpenSite(subject, step))
      : gapParagraph('Recovery procedure', 4),
    { kind: 'heading', text: 'What it needs' },
    needed(subject, map, one),
    backToNormal(subject, one),
  ],
});

/** Function recovery procedures. */
export const functionRecovery = (subject: Subject): Chapter => {
  const map = buildDependencyMap(subject.bcp);
  return chapter(subject, 8, 'One sheet per critical function. Hand each to its owner.', [
    ...(subject.functions.length > 0
      ? subject.functions.map((one) => sheet(subject, map, one))
      : [gapParagraph('Critical functions', 4)]),
  ]);
};
