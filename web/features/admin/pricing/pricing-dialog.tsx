import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Modal,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { PricingPlan } from '#shared/domain/payment.ts';
import {
  CURRENCIES,
  FEATURE_MAX,
  FEATURES_MAX,
  type NewPricingPlan,
  PRICING_DESCRIPTION_MAX,
  PRICING_NAME_MAX,
} from '#shared/domain/price-list.ts';
import { TIERS } from '#shared/domain/tier.ts';
import { formatMoney } from '#shared/format/money.ts';
import { pricingScreenMessages as say } from '#shared/messages/admin-money-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSchemaForm } from '../../../lib/form.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DraftNotice } from '../../../ui/draft-notice.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
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
const idOf = (name: keyof PricingFields): string => `pricing-${name}`;

const usePricingForm = ({ pricingPlan, onClose }: Props) => {
  const form = useSchemaForm({ schema: pricingFormSchema, defaultValues: toPricingFields(pricingPlan) });
  const draft = useFormDraft(`pricing-plan/${pricingPlan?.id ?? 'new'}`, form);
  const cache = useQueryClient();
  const withKey = useIdempotencyKey();
  const saving = useMutation({
    mutationFn: async (body: NewPricingPlan) =>
      pricingPlan
        ? client.adminPricingPlans.update({ params: { id: pricingPlan.id }, body })
        : client.adminPricingPlans.create({ body }, await withKey(body)),
    onSuccess: () => {
      draft.forget();
      onClose();
      toastSuccess(pricingPlan ? say.updated : say.created);
      return cache.invalidateQueries({ queryKey: PRICING });
    },
  });
  const discard = () => {
    draft.forget();
    onClose();
  };
  return { form, draft, saving, discard };
};

type Form = ReturnType<typeof usePricingForm>['form'];

function FeatureList({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'features' });
  const error = form.formState.errors.features?.message ?? form.formState.errors.features?.root?.message;
  return (
    <Stack gap="xs" role="group" aria-label="Features" id={idOf('features')} tabIndex={-1}>
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

export function PricingDialog(props: Props) {
  const { pricingPlan } = props;
  const { form, draft, saving, discard } = usePricingForm(props);
  const { register, handleSubmit, watch, setValue, formState } = form;
  const { errors, submitCount, isDirty } = formState;
  const [isAsking, setIsAsking] = useState(false);
  const [price, currency] = watch(['price', 'currency']);
  const submit = handleSubmit((fields) => !saving.isPending && saving.mutate(toPricingBody(fields)));
  const problems = fieldOrder.flatMap((name) =>
    errors[name]?.message ? [{ fieldId: idOf(name), message: errors[name].message }] : [],
  );
  const bind = (name: 'plan_type' | 'name' | 'description') => ({
    id: idOf(name),
    error: errors[name]?.message,
    ...register(name),
  });
  const priceField = register('price', {
    onBlur: () => Number.isNaN(Number(price)) && setValue('price', String(parsePrice(price)), { shouldDirty: true }),
  });
  // In the next task: the question would otherwise close on the same Escape.
  const close = () => (isDirty ? setTimeout(() => setIsAsking(true)) : discard());
  return (
    <>
      <Modal opened onClose={close} title={pricingPlan ? 'Edit Pricing Plan' : 'Create Pricing Plan'} size={640}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="md">
            <DraftNotice note={draft.note} onStartOver={draft.startOver} />
            <FormError problems={problems} attempt={submitCount} />
            {saving.error && (
              <Notice tone="bad" mustReveal>
                {messageOf(saving.error, say.save)}
              </Notice>
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <NativeSelect size="md" label="Plan type" required data={typeOptions} {...bind('plan_type')} />
              <TextInput size="md" label="Name" required maxLength={PRICING_NAME_MAX} {...bind('name')} />
            </SimpleGrid>
            <Textarea label="Description" maxLength={PRICING_DESCRIPTION_MAX} {...bind('description')} />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <TextInput
                size="md"
                label="Price"
                description={say.priceHint}
                required
                inputMode="numeric"
                id={idOf('price')}
                error={errors.price?.message}
                rightSectionWidth={120}
                rightSection={
                  <Text size="sm" c="dimmed" role="status" aria-label="Price as it is shown">
                    {formatMoney(parsePrice(price), currency)}
                  </Text>
                }
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
            <FeatureList form={form} />
            <Checkbox label="Active" {...register('is_active')} />
            {pricingPlan && <Notice tone="info">{say.changeHint}</Notice>}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <SubmitButton
                isWorking={saving.isPending}
                idle={pricingPlan ? 'Save Pricing Plan' : 'Create Pricing Plan'}
                working="Saving..."
              />
            </Group>
          </Stack>
        </form>
      </Modal>
      <ConfirmDialog
        opened={isAsking}
        question={say.discard}
        consequence={say.discardText}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

export const describePrice = ({ price, currency }: Pick<PricingPlan, 'price' | 'currency'>): string =>
  fill(say.priceShown, { price: formatMoney(price, currency) });
