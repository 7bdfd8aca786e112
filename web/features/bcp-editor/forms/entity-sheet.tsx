/** The sheet in which an entry of a list is added or edited. */
import { Accordion, Button, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './entity-sheet.module.css';
import type { FieldGroup, FormSpec } from './field-spec.ts';
import { FormField } from './form-field.tsx';
import { type FormValues, valuesOf, withValues } from './form-values.ts';
import { useKeptForm } from './use-kept-form.ts';

export interface EntitySheetProps<T extends object> {
  title: string;
  /** Tells this form from the others of the plan, where what was typed into it is kept. */
  name: string;
  spec: FormSpec<T>;
  entry: T;
  submitLabel: string;
  /** Takes the entry, or says why not; the sheet then stays open with what was typed. */
  onSubmit: (entry: T) => string | null | Promise<string | null>;
  onClose: () => void;
}

export function EntitySheet<T extends object>({ title, name, spec, entry, submitLabel, onSubmit, onClose }: EntitySheetProps<T>) {
  const form = useForm<FormValues>({ defaultValues: valuesOf(spec, entry), mode: 'onTouched' });
  const { control, handleSubmit, formState } = form;
  const { isTakenUp, forget } = useKeptForm(name, title, form);
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();
  const close = () => {
    forget();
    onClose();
  };
  const submit = handleSubmit(async (values) => {
    const refusal = await onSubmit(withValues(spec, entry, values));
    setProblem(refusal);
    if (refusal === null) close();
  });
  const fields = (group: FieldGroup<T>) => (
    <Stack gap="md">
      {group.fields.map((field) => (
        <FormField key={field.name} spec={field} control={control} isFirst={field === spec[0]?.fields[0]} />
      ))}
    </Stack>
  );
  return (
    <Sheet
      opened
      title={title}
      isDirty={formState.isDirty}
      onClose={close}
      footer={(ask) => (
        <>
          {problem !== null && (
            <Text className={styles.problem} role="alert">
              {problem}
            </Text>
          )}
          <Button variant="default" onClick={ask}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={formState.isSubmitting}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {isTakenUp && <Text c="dimmed">We kept what you typed here.</Text>}
          {spec
            .filter((group) => group.title === null)
            .map((group) => (
              <div key={group.fields[0]!.name}>{fields(group)}</div>
            ))}
          <Accordion multiple variant="contained" keepMounted>
            {spec
              .filter((group) => group.title !== null)
              .map((group) => (
                <Accordion.Item key={group.title} value={group.title!}>
                  <Accordion.Control>{group.title}</Accordion.Control>
                  <Accordion.Panel>{fields(group)}</Accordion.Panel>
                </Accordion.Item>
              ))}
          </Accordion>
        </Stack>
      </form>
    </Sheet>
  );
}
