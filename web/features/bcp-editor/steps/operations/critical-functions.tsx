import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { isPlaceholder } from '#shared/domain/bcp/filled.ts';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { CriticalityChip } from '../../forms/criticality-chip.tsx';
import { functionForm } from '../../forms/function-form.tsx';
import { newItemId } from '../../state/bcp-fields.ts';
import { ProofMarks } from '../../state/proof-marks.tsx';
import { type EntityKind, formatTimes, joinParts } from './entity-kind.ts';

export const createBlankFunction = (): CriticalFunction => ({
  id: newItemId(),
  name: '',
  description: null,
  criticality: 'high',
  max_downtime: null,
  responsible_role: null,
  responsible_team: null,
  responsible_party: null,
  required_resources: [],
  resources: [],
  dependencies: [],
  suppliers: [],
  recovery_procedures: null,
  rto: null,
  rpo: null,
  owner: null,
  source: 'user',
});

export const functionKind: EntityKind<CriticalFunction> = {
  field: 'critical_functions',
  importType: 'functions',
  anchor: 'critical-functions',
  title: 'Critical functions',
  noun: 'function',
  addLabel: 'Add Function',
  saveLabel: 'Save Functions',
  emptyTitle: 'No critical functions defined',
  purpose: 'The work that must continue or come back first. Everything else in the BCP serves it.',
  drawing: 'kettle',
  form: functionForm,
  createBlank: createBlankFunction,
  renderEntry: (entry) => ({
    name: entry.name,
    chips: (
      <>
        <CriticalityChip criticality={entry.criticality} />
        {isPlaceholder(entry.owner) && <StatusChip tone="warn">Needs an owner</StatusChip>}
      </>
    ),
    meta: joinParts(...formatTimes(entry), !isPlaceholder(entry.owner) && entry.owner && `Owner: ${entry.owner}`),
    details: <ProofMarks fn={entry} />,
  }),
};
