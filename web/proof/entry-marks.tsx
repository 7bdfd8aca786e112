import type { CriticalFunction, ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { assessClaims, type EvidenceItem, formatMark, listClaims } from '#shared/domain/bcp/evidence.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import styles from './proof.module.css';
import { ProofMark } from './proof-mark.tsx';

export interface EntryMarksProps {
  fn?: CriticalFunction;
  system?: ItSystem;
  employee?: Employee;
  provider?: ServiceProvider;
  supplier?: KeySupplier;
  evidence: readonly EvidenceItem[];
}

const listOne = <T,>(entry: T | undefined): T[] => (entry === undefined ? [] : [entry]);

/** One mark for all numbers that it is true of: "RTO, RPO: Never tested". */
export function EntryMarks({ fn, system, employee, provider, supplier, evidence }: EntryMarksProps) {
  const content = { critical_functions: listOne(fn), it_systems: listOne(system), key_suppliers: listOne(supplier) };
  const claims = listClaims(content, listOne(employee), listOne(provider));
  const groups = Map.groupBy(assessClaims(claims, evidence, new Date()), formatMark);
  const isPhone = fn === undefined && system === undefined;
  if (groups.size === 0) return null;
  return (
    <span className={styles.marks}>
      {[...groups].map(([mark, rows]) => (
        <span key={mark} className={styles.mark}>
          {!isPhone && `${rows.map(({ claim }) => evidenceMessages.claims[claim.kind]).join(', ')}: `}
          <ProofMark assessed={rows[0]!} />
        </span>
      ))}
    </span>
  );
}
