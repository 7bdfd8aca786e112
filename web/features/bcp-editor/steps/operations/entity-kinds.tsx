/** What tells functions, suppliers and IT systems apart on the screen. */
import type { CriticalFunction, ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { isPlaceholder } from '#shared/domain/bcp/filled.ts';
import type { ImportType } from '#shared/domain/bcp/import.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import type { DrawingName } from '../../../../ui/drawings.tsx';
import type { EntityList } from '../../../../ui/entity-list.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import type { FormSpec } from '../../forms/field-spec.ts';
import { CriticalityChip } from './criticality-chip.tsx';
import { blankFunction, functionForm } from './function-form.ts';
import { blankSupplier, supplierForm } from './supplier-form.ts';
import { blankSystem, systemForm } from './system-form.ts';

type EntryOf<T> = Parameters<typeof EntityList<T>>[0]['entryOf'];

export interface EntityKind<T> {
  field: 'critical_functions' | 'key_suppliers' | 'it_systems';
  importType: ImportType;
  anchor: string;
  title: string;
  /** 'function': one of them. */
  noun: string;
  addLabel: string;
  saveLabel: string;
  emptyTitle: string;
  purpose: string;
  drawing: DrawingName;
  form: FormSpec<T>;
  blank: () => T;
  entryOf: EntryOf<T>;
}

const line = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(' · ');
const times = ({ max_downtime, rto, rpo }: { max_downtime: string | null; rto: string | null; rpo: string | null }) => [
  max_downtime && `MTD ${durationLabel(max_downtime)}`,
  rto && `RTO ${durationLabel(rto)}`,
  rpo && `RPO ${durationLabel(rpo)}`,
];

export const functionKind: EntityKind<CriticalFunction> = {
  field: 'critical_functions',
  importType: 'functions',
  anchor: 'critical-functions',
  title: 'Critical functions',
  noun: 'function',
  addLabel: 'Add Function',
  saveLabel: 'Save Functions',
  emptyTitle: 'No critical functions defined',
  purpose: 'The work that must go on or come back first. Everything else in the plan serves it.',
  drawing: 'kettle',
  form: functionForm,
  blank: blankFunction,
  entryOf: (one) => ({
    name: one.name,
    chips: (
      <>
        <CriticalityChip criticality={one.criticality} />
        {isPlaceholder(one.owner) && <StatusChip tone="warn">Needs an owner</StatusChip>}
      </>
    ),
    meta: line(...times(one), !isPlaceholder(one.owner) && one.owner && `Owner: ${one.owner}`),
  }),
};

export const supplierKind: EntityKind<KeySupplier> = {
  field: 'key_suppliers',
  importType: 'suppliers',
  anchor: 'key-suppliers',
  title: 'Key suppliers',
  noun: 'supplier',
  addLabel: 'Add Supplier',
  saveLabel: 'Save Suppliers',
  emptyTitle: 'No key suppliers defined',
  purpose: 'Whoever you cannot do without for long, and who could step in for them.',
  drawing: 'anchor',
  form: supplierForm,
  blank: blankSupplier,
  entryOf: (one) => ({
    name: one.name,
    chips: <CriticalityChip criticality={one.criticality} />,
    meta: line(
      one.services_provided,
      one.contact_person,
      one.phone,
      one.alternative_suppliers.length > 0 && `Alternatives: ${one.alternative_suppliers.join(', ')}`,
    ),
  }),
};

export const systemKind: EntityKind<ItSystem> = {
  field: 'it_systems',
  importType: 'it_systems',
  anchor: 'it-systems',
  title: 'IT systems',
  noun: 'IT system',
  addLabel: 'Add IT System',
  saveLabel: 'Save IT Systems',
  emptyTitle: 'No IT systems defined',
  purpose: 'What you log in to: email, cash register, accounting, the shared folder.',
  drawing: 'lamp',
  form: systemForm,
  blank: blankSystem,
  entryOf: (one) => ({
    name: one.name,
    chips: <CriticalityChip criticality={one.criticality} />,
    meta: line(
      one.vendor,
      one.backup_frequency && `Backup ${one.backup_frequency}`,
      one.recovery_time && `Recovery ${one.recovery_time}`,
      ...times(one),
    ),
  }),
};
