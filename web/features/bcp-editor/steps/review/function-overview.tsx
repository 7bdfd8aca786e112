/** Critical functions by criticality, and how many suppliers and IT systems stand behind them. */
import { countByCriticality, criticalityOrder } from '#shared/domain/bcp/operations.ts';
import { criticalityLabels } from '#shared/domain/bcp/options.ts';
import { useField } from '../../state/editor-context.tsx';
import styles from './function-overview.module.css';
import { SummaryBlock } from './summary-block.tsx';

export function FunctionOverview() {
  const functions = useField('critical_functions');
  const suppliers = useField('key_suppliers');
  const systems = useField('it_systems');
  const counts = countByCriticality(functions);
  return (
    <SummaryBlock
      title="Critical functions"
      step={4}
      rows={[
        ['Key suppliers', String(suppliers.length)],
        ['IT systems', String(systems.length)],
      ]}
    >
      <dl className={styles.counts} aria-label="Critical functions by criticality">
        {criticalityOrder.map((level) => (
          <div key={level} data-none={counts[level] === 0 || undefined}>
            <dt>{level === 'basic' ? 'Basic' : criticalityLabels[level]}</dt>
            <dd>{counts[level]}</dd>
          </div>
        ))}
      </dl>
    </SummaryBlock>
  );
}
