import { NativeSelect, SimpleGrid, Skeleton, Stack, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { BILLING_TEXT_MAX, type BillingInfo, COUNTRIES, countryNames } from '#shared/domain/billing.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { fieldMessages } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isEmail } from '../../../lib/email.ts';
import { createFormSchema, useSchemaForm } from '../../../lib/form.ts';
import { queryClient } from '../../../lib/query.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ActionNotice, useSettingsAction } from '../action.tsx';

const infoQuery = queryOptions({ queryKey: ['billing-info'], queryFn: () => client.payment.billingInfo() });

export function BillingInformation() {
  const { data, error, isError, isFetching, refetch } = useQuery({ ...infoQuery, refetchOnWindowFocus: false });
  if (data) return <BillingForm info={data} />;
  if (isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={messages.infoLoadFailed} onRetry={() => void refetch()} details={details} />;
  }
  return (
    <LoadingBlock label="Loading your billing information">
      <Skeleton height={420} radius="lg" />
    </LoadingBlock>
  );
}

type TextField = Exclude<keyof BillingInfo, 'country'>;

const fields: readonly [name: TextField, label: string, autoComplete: string][] = [
  ['name', 'Name', 'name'],
  ['email', 'Email', 'email'],
  ['company', 'Company', 'organization'],
  ['phone', 'Phone', 'tel'],
  ['address', 'Address', 'street-address'],
  ['city', 'City', 'address-level2'],
  ['state', 'State', 'address-level1'],
  ['zip', 'ZIP code', 'postal-code'],
];
const countries = COUNTRIES.map((value) => ({ value, label: countryNames[value] }));

type BillingFields = Record<keyof BillingInfo, string>;

const toFields = (info: BillingInfo): BillingFields =>
  Object.fromEntries(Object.entries(info).map(([name, value]) => [name, value ?? ''])) as BillingFields;

const limitText = (value: string): string | null =>
  value.length > BILLING_TEXT_MAX ? `Use at most ${BILLING_TEXT_MAX} characters` : null;

const schema = createFormSchema<BillingFields>({
  ...Object.fromEntries(fields.map(([name]) => [name, limitText])),
  email: (value) => (value.trim() === '' || isEmail(value) ? null : fieldMessages.email),
});

function BillingForm({ info }: { info: BillingInfo }) {
  const { register, handleSubmit, formState } = useSchemaForm({ schema, defaultValues: toFields(info) });
  const { run, ...outcome } = useSettingsAction();
  const submit = handleSubmit(async (values) => {
    const save = async () => {
      const saved = await client.payment.updateBillingInfo({ body: values as BillingInfo });
      queryClient.setQueryData(infoQuery.queryKey, saved);
    };
    await run(save, messages.infoUpdated, messages.infoFailed);
  });
  return (
    <SectionCard title="Billing information" description="Kept with your account. None of it is required.">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {fields.map(([name, label, autoComplete]) => (
              <TextInput
                key={name}
                label={label}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={`billing ${autoComplete}`}
                error={formState.errors[name]?.message}
                {...register(name)}
              />
            ))}
            <NativeSelect size="md" label="Country" autoComplete="billing country" data={countries} {...register('country')} />
          </SimpleGrid>
          <ActionNotice {...outcome} />
          <div>
            <SubmitButton isWorking={outcome.isWorking} idle="Save billing information" working="Saving..." />
          </div>
        </Stack>
      </form>
    </SectionCard>
  );
}
