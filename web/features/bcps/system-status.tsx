/** Fixed texts: nothing is measured or fetched. */
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './system-status.module.css';

const parts = [
  ['AI Engine', 'Operational'],
  ['Document Generator', 'Operational'],
  ['Payment System', 'Available'],
] as const;

export function SystemStatus() {
  return (
    <SectionCard title="System Status" order={2}>
      <ul className={styles.list}>
        {parts.map(([name, state]) => (
          <li key={name}>
            <span>{name}</span> <span className={styles.state}>{state}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
