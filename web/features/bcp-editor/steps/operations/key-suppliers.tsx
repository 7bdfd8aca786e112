import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, itemPriorityLabel } from '#shared/domain/bcp/options.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { CriticalityChip } from '../../forms/criticality-chip.tsx';
import { checkEmail, checkName, checkText, checkTexts, type EntityForm } from '../../forms/entity-form.ts';
import { criticalityOptions, downtimeOptions, itemPriorityOptions } from '../../forms/options.ts';
import { newItemId } from '../../state/bcp-fields.ts';
import { type EntityKind, joinParts } from './entity-kind.ts';

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

const form: EntityForm<KeySupplier> = {
  rules: {
    name: checkName,
    services_provided: checkText,
    criticality: checkText,
    contact_person: checkText,
    phone: checkText,
    email: checkEmail,
    alternative_suppliers: checkTexts,
    max_downtime: checkText,
    recovery_priority: checkText,
  },
  renderFields: ({ TextField, AreaField, SelectField, TagsField, FieldStack }) => (
    <FieldStack>
      <TextField name="name" label="Name" isFirst />
      <AreaField name="services_provided" label="Services provided" />
      <SelectField name="criticality" label="Criticality" options={criticalityOptions} />
      <TextField name="contact_person" label="Contact person" autoComplete="off" />
      <TextField name="phone" label="Phone" type="tel" autoComplete="off" />
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <TagsField name="alternative_suppliers" label="Alternative suppliers" hint="Who could step in." />
      <SelectField
        name="max_downtime"
        label="Longest you can do without (MTD)"
        options={downtimeOptions}
        labelOf={durationLabel}
      />
      <SelectField name="recovery_priority" label="Recovery priority" options={itemPriorityOptions} labelOf={itemPriorityLabel} />
    </FieldStack>
  ),
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
  purpose: 'The suppliers you can’t do without for long, and who could take their place.',
  drawing: 'anchor',
  form,
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
  }),
};
