/** The form of a key supplier. */
import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, itemPriorityLabel } from '#shared/domain/bcp/options.ts';
import { downtimeOptions } from '../../forms/duration-options.ts';
import type { FormSpec } from '../../forms/field-spec.ts';
import { criticalityOptions, itemPriorityOptions } from '../../forms/priority-options.ts';
import { newItemId } from '../../state/bcp-fields.ts';

export const blankSupplier = (): KeySupplier => ({
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
});

export const supplierForm: FormSpec<KeySupplier> = [
  {
    title: null,
    fields: [
      { name: 'name', kind: 'text', label: 'Name', isRequired: true },
      { name: 'services_provided', kind: 'area', label: 'Services provided' },
      { name: 'criticality', kind: 'select', label: 'Criticality', options: criticalityOptions },
      { name: 'contact_person', kind: 'text', label: 'Contact person', autoComplete: 'off' },
      { name: 'phone', kind: 'tel', label: 'Phone', autoComplete: 'off' },
      { name: 'email', kind: 'email', label: 'Email', autoComplete: 'off' },
      { name: 'alternative_suppliers', kind: 'tags', label: 'Alternative suppliers', hint: 'Who could step in.' },
      {
        name: 'max_downtime',
        kind: 'select',
        label: 'Longest you can do without (MTD)',
        options: downtimeOptions,
        labelOf: durationLabel,
      },
      {
        name: 'recovery_priority',
        kind: 'select',
        label: 'Recovery priority',
        options: itemPriorityOptions,
        labelOf: itemPriorityLabel,
      },
    ],
  },
];
