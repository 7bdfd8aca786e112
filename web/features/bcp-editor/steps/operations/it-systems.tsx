import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { CriticalityChip } from '../../forms/criticality-chip.tsx';
import { systemForm } from '../../forms/system-form.tsx';
import { newItemId } from '../../state/bcp-fields.ts';
import { ProofMarks } from '../../state/proof-marks.tsx';
import { type EntityKind, formatTimes, joinParts } from './entity-kind.ts';
import { ReliedOn } from './relied-on.tsx';

const createBlankSystem = (): ItSystem => ({
  id: newItemId(),
  name: '',
  description: null,
  criticality: 'medium',
  max_downtime: null,
  responsible_team: null,
  backup_location: null,
  recovery_procedures: null,
  rto: null,
  rpo: null,
  system_type: 'other',
  vendor: null,
  supports_functions: [],
  system_dependencies: [],
  recovery_priority: null,
  backup_frequency: null,
  recovery_time: null,
  dependencies: [],
  source: 'user',
});

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
  createBlank: createBlankSystem,
  renderEntry: (entry) => ({
    name: entry.name,
    chips: <CriticalityChip criticality={entry.criticality} />,
    meta: joinParts(
      entry.vendor,
      entry.backup_frequency && `Backup ${entry.backup_frequency}`,
      entry.recovery_time && `Recovery ${entry.recovery_time}`,
      ...formatTimes(entry),
    ),
    details: (
      <>
        <ReliedOn name={entry.name} supported={entry.supports_functions} />
        <ProofMarks system={entry} />
      </>
    ),
  }),
};
