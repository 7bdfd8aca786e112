import { Button, Collapse, Group, List, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlus, IconTable } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { addSuggestedRisks, changeSelection } from '#shared/domain/bcp/provenance.ts';
import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { LocalHazard, LocalHazards } from '#shared/domain/local-hazard.ts';
import { capitalize } from '#shared/knowledge/sentence.ts';
import { placeMessages as say } from '#shared/messages/bcp-screens.ts';
import { Card } from '../../../../ui/card.tsx';
import { type Fact, FactList } from '../../../../ui/fact-list.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import table from '../../../../ui/table.module.css';
import { useEdit, useField } from '../../state/editor-context.tsx';
import styles from './place-card.module.css';

const useChosenHazards = () => {
  const edit = useEdit();
  const selection = useField('threat_probability');
  const findChosen = (name: string) => selection.selected.find((chosen) => isSameRisk(chosen, name));
  return {
    isChosen: (name: string) => findChosen(name) !== undefined,
    hasReason: (name: string) => {
      const chosen = findChosen(name);
      return chosen !== undefined && Object.hasOwn(selection.reasons ?? {}, chosen);
    },
    add: ({ name, reason: text, source }: LocalHazard) =>
      edit({ threat_probability: addSuggestedRisks(selection, [{ name, reason: { text, source } }], 'knowledge') }),
    addReason: ({ name, reason: text, source }: LocalHazard) => {
      const reasons = { [findChosen(name) ?? name]: { text, source } };
      edit({ threat_probability: changeSelection(selection, selection.selected, { reasons }) });
    },
    remove: (name: string) =>
      edit({
        threat_probability: changeSelection(
          selection,
          selection.selected.filter((chosen) => !isSameRisk(chosen, name)),
        ),
      }),
  };
};

const listFacts = ({ frequency, warning_time, source }: LocalHazard): Fact[] => [
  ...(frequency ? [['How often', capitalize(frequency)] as const] : []),
  ['Warning time', warning_time],
  ...(source ? [['Source', source] as const] : []),
];

function HazardDetails({ hazard, id }: { hazard: LocalHazard; id: string }) {
  const { isChosen, hasReason, add, addReason, remove } = useChosenHazards();
  const { name, reason } = hazard;
  return (
    <Card id={id} tone="accented" role="region" aria-label={`${name} at this place`}>
      <Group justify="space-between" gap="sm" mb={6}>
        <Text fw={600} fz={18}>
          {name}
        </Text>
        {isChosen(name) && (
          <StatusChip tone="ok" icon={<IconCheck size={14} aria-hidden="true" />}>
            In your location risks
          </StatusChip>
        )}
      </Group>
      <Text mb="sm">{reason}</Text>
      <FactList facts={listFacts(hazard)} />
      <Group gap="sm" mt="md">
        {!isChosen(name) && (
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => add(hazard)}>
            Add {name}
          </Button>
        )}
        {isChosen(name) && !hasReason(name) && <Button onClick={() => addReason(hazard)}>Add this reason to your BCP</Button>}
        {isChosen(name) && (
          <Button variant="default" onClick={() => remove(name)}>
            Remove {name}
          </Button>
        )}
      </Group>
    </Card>
  );
}

const COLUMNS = ['Hazard', 'Why it matters here', 'How often', 'Warning time', 'Source', 'Chosen'] as const;

function HazardTable({ hazards }: { hazards: readonly LocalHazard[] }) {
  const { isChosen } = useChosenHazards();
  return (
    <table className={table.table} aria-label="Hazards here">
      <thead>
        <tr>
          {COLUMNS.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hazards.map((hazard) => (
          <tr key={hazard.name}>
            <th scope="row">{hazard.name}</th>
            {[
              hazard.reason,
              capitalize(hazard.frequency ?? 'not stated'),
              hazard.warning_time,
              hazard.source ?? 'Not stated',
              isChosen(hazard.name) ? 'Yes' : 'No',
            ].map((text, at) => (
              <td key={COLUMNS[at + 1]}>
                <Text span c="dimmed" hiddenFrom="sm">
                  {COLUMNS[at + 1]}:{' '}
                </Text>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LocalHazardList({ hazards, not_material }: LocalHazards) {
  const [opened, setOpened] = useState(hazards[0]?.name);
  const [isTable, setIsTable] = useState(false);
  const { isChosen } = useChosenHazards();
  const [details, allAsTable] = [useId(), useId()];
  const shown = hazards.find(({ name }) => name === opened);
  return (
    <>
      <div>
        <Text size="sm" c="dimmed" mb={8}>
          {say.rank}
        </Text>
        <ol className={styles.chips} aria-label="Hazards here, the most pressing first">
          {hazards.map(({ name }, at) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-expanded={name === opened}
                aria-controls={name === opened ? details : undefined}
                data-chosen={isChosen(name) || undefined}
                onClick={() => setOpened(name === opened ? undefined : name)}
              >
                <span className={styles.rank} aria-hidden="true">
                  {isChosen(name) ? <IconCheck size={14} stroke={3} /> : at + 1}
                </span>
                {name}
                {isChosen(name) && <VisuallyHidden> (chosen)</VisuallyHidden>}
              </button>
            </li>
          ))}
        </ol>
        {shown && <HazardDetails hazard={shown} id={details} />}
        <Button
          variant="subtle"
          size="compact-md"
          mt="sm"
          leftSection={<IconTable size={18} aria-hidden="true" />}
          aria-expanded={isTable}
          aria-controls={allAsTable}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Hide the table' : 'Show all as a table'}
        </Button>
      </div>
      <div className={styles.wide}>
        <Collapse expanded={isTable} id={allAsTable}>
          {isTable && <HazardTable hazards={hazards} />}
        </Collapse>
        {not_material.length > 0 && (
          <section className={styles.elsewhere} aria-label="Not a concern here">
            <Text fw={600} c="dimmed" mb={4}>
              Not a concern here
            </Text>
            <List size="sm" listStyleType="none">
              {not_material.map(({ name, why }) => (
                <List.Item key={name}>
                  <b>{name}:</b> {why}
                </List.Item>
              ))}
            </List>
          </section>
        )}
      </div>
    </>
  );
}
