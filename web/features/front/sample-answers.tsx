import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import styles from './front.module.css';
import type { SampleEntry, SamplePart, SampleStep } from './sample-step.ts';

/** Its answers come when it is opened: all of them at first would make a slow phone wait. */
function Entry({ entry: { name, facts } }: { entry: SampleEntry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.entry} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <FactList facts={facts} />}
    </details>
  );
}

function Table({ title, columns, rows }: NonNullable<SamplePart['table']> & { title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is scrolled with the keys, too
    <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={title}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Part({ part: { title, facts, lines, entries, table } }: { part: SamplePart }) {
  return (
    <section>
      <Title order={3} fz={18} mt="md" mb={8}>
        {title}
      </Title>
      {facts && <FactList facts={facts} />}
      {lines && (
        <ul style={{ margin: 0, paddingInlineStart: 24 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {entries?.map((entry) => (
        <Entry key={JSON.stringify(entry)} entry={entry} />
      ))}
      {table && <Table title={title} {...table} />}
    </section>
  );
}

export function SampleAnswers({ steps }: { steps: readonly SampleStep[] }) {
  return steps.map(({ number, title, question, parts }) => (
    <Card key={number} role="region" aria-label={`Step ${number}: ${title}`}>
      <Title order={2} fz={20}>
        Step {number}: {title}
      </Title>
      <Text c="dimmed">{question}</Text>
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </Card>
  ));
}
