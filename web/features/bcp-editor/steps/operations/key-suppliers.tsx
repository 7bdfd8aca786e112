import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { CriticalityChip } from '../../forms/criticality-chip.tsx';
import { supplierForm } from '../../forms/supplier-form.tsx';
import { newItemId } from '../../state/bcp-fields.ts';
import { ProofMarks } from '../../state/proof-marks.tsx';
import { type EntityKind, joinParts } from './entity-kind.ts';
import { ReliedOn } from './relied-on.tsx';

const createBlankSupplier = (): KeySupplier => ({
  id: newItemId(),
  name: '',
  contact_person: null,
  phone: null,
  email: null,
  services_provided: null,
  criticality: 'medium',
  alternative_suppliers: [],
  max_downtime: null,
  recovery_priority: null,
  source: 'user',
});

export const supplierKind: EntityKind<KeySupplier> = {
  field: 'key_suppliers',
  importType: 'suppliers',
  anchor: 'key-suppliers',
  title: 'Key suppliers',
  noun: 'supplier',
  addLabel: 'Add Supplier',
  saveLabel: 'Save Suppliers',
  emptyTitle: 'No key suppliers defined',
  purpose: 'The suppliers you can’t do without for long, and who could take their place.',
  drawing: 'anchor',
  form: supplierForm,
  createBlank: createBlankSupplier,
  describeDuplicate: ({ name }) => fill(suggestionMessages.duplicateSupplier, { name }),
  renderEntry: (entry) => ({
    name: entry.name,
    chips: <CriticalityChip criticality={entry.criticality} />,
    meta: joinParts(
      entry.services_provided,
      entry.contact_person,
      entry.phone,
      entry.alternative_suppliers.length > 0 && `Alternatives: ${entry.alternative_suppliers.join(', ')}`,
    ),
    details: (
      <>
        <ReliedOn name={entry.name} />
        {isFilled(entry.phone) && <ProofMarks supplier={entry} />}
      </>
    ),
  }),
};
