import { ActionIcon, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { CURRENCIES, FEATURE_MAX, FEATURES_MAX, PRICING_DESCRIPTION_MAX, PRICING_NAME_MAX } from '#shared/domain/price-list.ts';
import { TIERS } from '#shared/domain/tier.ts';
import { formatMoney } from '#shared/format/money.ts';
import { pricingScreenMessages as say } from '#shared/messages/admin-money-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { bindFields, useSchemaForm } from '../../../lib/form.ts';
import { deriveKey } from '../../../lib/idempotency-key.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { PRICING } from '../admin-queries.ts';
import { type PricingFields, parsePrice, pricingFormSchema, toPricingBody, toPricingFields } from './pricing-values.ts';

interface Props {
  /** Null for a new one. */
  pricingPlan: PricingPlan | null;
  onClose: () => void;
}

const typeOptions = [{ value: '', label: 'Choose a plan type' }, ...TIERS.map((value) => ({ value, label: tierNames[value] }))];
const fieldOrder = ['plan_type', 'name', 'price', 'features'] as const satisfies readonly (keyof PricingFields)[];

type Form = UseFormReturn<PricingFields>;

function FeatureList({ form, id }: { form: Form; id: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'features' });
  const error = form.formState.errors.features?.message ?? form.formState.errors.features?.root?.message;
  return (
    <Stack gap="xs" role="group" aria-label="Features" id={id} tabIndex={-1}>
      <Text fw={600} size="sm">
        Features
      </Text>
      {fields.map((field, index) => (
        <Group key={field.id} gap="xs" wrap="nowrap">
          <TextInput
            size="md"
            style={{ flex: 1 }}
            aria-label={`Feature ${index + 1}`}
            maxLength={FEATURE_MAX}
            {...form.register(`features.${index}.text`)}
          />
          <ActionIcon variant="subtle" size={40} aria-label={`Remove feature ${index + 1}`} onClick={() => remove(index)}>
            <IconTrash size={20} />
          </ActionIcon>
        </Group>
      ))}
      {fields.length === 0 && (
        <Text size="sm" c="dimmed">
          {say.noFeatures}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--bad)">
          {error}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={fields.length >= FEATURES_MAX}
          onClick={() => append({ text: '' })}
        >
          Add feature
        </Button>
      </div>
    </Stack>
  );
}

export function PricingSheet({ pricingPlan, onClose }: Props) {
  const id = useId();
  const [defaultValues] = useState(() => toPricingFields(pricingPlan));
  const form = useSchemaForm({ schema: pricingFormSchema, defaultValues });
  const { register, watch, setValue, submitWith } = form;
  const draft = useFormDraft(`pricing-plan/${pricingPlan?.id ?? 'new'}`, form);
  const cache = useQueryClient();
  const [price, currency] = watch(['price', 'currency']);
  const save = async (fields: PricingFields) => {
    const body = toPricingBody(fields);
    if (pricingPlan) await client.adminPricingPlans.update({ params: { id: pricingPlan.id }, body });
    else
      await client.adminPricingPlans.create({ body }, { headers: { 'idempotency-key': await deriveKey(fields.attempt, body) } });
    draft.forget();
    onClose();
    toastSuccess(pricingPlan ? say.updated : say.created);
    void cache.invalidateQueries({ queryKey: PRICING });
  };
  const submit = submitWith(save, (error) => messageOf(error, say.save));
  const { bind, problems } = bindFields(form, id, fieldOrder);
  const priceField = register('price', {
    onBlur: () => Number.isNaN(Number(price)) && setValue('price', String(parsePrice(price)), { shouldDirty: true }),
  });
  return (
    <FormSheet
      id={id}
      title={pricingPlan ? 'Edit Pricing Plan' : 'Create Pricing Plan'}
      submitLabel={pricingPlan ? 'Save Pricing Plan' : 'Create Pricing Plan'}
      form={form}
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect size="md" label="Plan type" required data={typeOptions} {...bind('plan_type')} />
      <TextInput size="md" label="Name" required maxLength={PRICING_NAME_MAX} {...bind('name')} />
      <Textarea label="Description" maxLength={PRICING_DESCRIPTION_MAX} {...bind('description')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          size="md"
          label="Price"
          description={say.priceHint}
          required
          inputMode="numeric"
          rightSectionWidth={120}
          rightSection={
            <Text size="sm" c="dimmed" role="status" aria-label="Price as it is shown">
              {formatMoney(parsePrice(price), currency)}
            </Text>
          }
          {...bind('price')}
          {...priceField}
        />
        <NativeSelect
          size="md"
          label="Currency"
          description={say.currencyHint}
          data={[...CURRENCIES]}
          {...register('currency')}
        />
      </SimpleGrid>
      <FeatureList form={form} id={`${id}-features`} />
      <Checkbox label="Active" {...register('is_active')} />
      {pricingPlan && <Notice tone="info">{say.changeHint}</Notice>}
    </FormSheet>
  );
}

export const describePrice = ({ price, currency }: Pick<PricingPlan, 'price' | 'currency'>): string =>
  fill(say.priceShown, { price: formatMoney(price, currency) });
