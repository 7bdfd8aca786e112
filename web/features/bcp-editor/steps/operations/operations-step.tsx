import { Text } from '@mantine/core';
import { operationsMessages } from '#shared/messages/wizard.ts';
import { FigureButton } from '../../figures/figure-card.tsx';
import { PeopleSections } from '../../people/people-sections.tsx';
import { useField } from '../../state/editor-context.tsx';
import { usePeople } from '../../state/use-people.ts';
import { functionKind } from './critical-functions.tsx';
import { EntitySection } from './entity-section.tsx';
import { systemKind } from './it-systems.tsx';
import { supplierKind } from './key-suppliers.tsx';
import styles from './operations.module.css';

function ListLinks() {
  const { employees, providers } = usePeople();
  const links = [
    ['critical-functions', 'Functions', useField('critical_functions').length],
    ['key-suppliers', 'Suppliers', useField('key_suppliers').length],
    ['it-systems', 'IT systems', useField('it_systems').length],
    ['team-members', 'Team', employees.length],
    ['service-providers', 'Providers', providers.length],
  ] as const;
  return (
    <nav aria-label="Lists of this step" className={styles.links}>
      {links.map(([anchor, label, count]) => (
        <button key={anchor} type="button" onClick={() => document.getElementById(anchor)?.scrollIntoView()}>
          {label} <strong>{count}</strong>
        </button>
      ))}
    </nav>
  );
}

export function OperationsStep() {
  return (
    <>
      <ListLinks />
      <Text size="sm" c="dimmed">
        {operationsMessages.times}
      </Text>
      <EntitySection kind={functionKind} ai="functions" />
      <EntitySection kind={supplierKind} ai="suppliers" />
      <EntitySection kind={systemKind} ai="systems" />
      <FigureButton show="Show map" hide="Hide map" kind="dependencies" />
      <PeopleSections />
      <FigureButton show="Show call tree" hide="Hide call tree" kind="calls" />
    </>
  );
}
