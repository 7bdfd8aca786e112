import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, itemPriorityLabel } from '#shared/domain/bcp/options.ts';
import { checkEmail, checkName, checkText, checkTexts, checkTime, type EntityForm } from './entity-form.ts';
import { criticalityOptions, downtimeOptions, itemPriorityOptions } from './options.ts';

export const supplierForm: EntityForm<KeySupplier> = {
  rules: {
    name: checkName,
    services_provided: checkText,
    criticality: checkText,
    contact_person: checkText,
    phone: checkText,
    email: checkEmail,
    alternative_suppliers: checkTexts,
    switch_time: checkTime,
    stock_lasts: checkTime,
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
        name="switch_time"
        label="Time to switch"
        hint="Until an alternative delivers."
        options={downtimeOptions}
        labelOf={durationLabel}
      />
      <SelectField name="stock_lasts" label="Stock lasts" options={downtimeOptions} labelOf={durationLabel} />
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
