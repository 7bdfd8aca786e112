import { Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createFormSchema, useSchemaForm } from '../../../lib/form.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { isSame } from '../state/bcp-store.ts';
import { useEditor } from '../state/editor-context.tsx';
import { EntityFormProvider, entityInputs } from './entity-fields.tsx';
import { applyFormValues, type EntityForm, type FormRules, type FormValues, toFormValues } from './entity-form.ts';
import styles from './entity-sheet.module.css';
import type { Newcomer } from './new-member.tsx';

export interface EntitySheetProps<T extends object> {
  title: string;
  /** Key of the draft: unique among the forms of the BCP. Without it, what is typed is kept while the sheet is open. */
  draftName?: string;
  form: EntityForm<T>;
  entity: T;
  submitLabel: string;
  /** Takes the focus instead of the first, opened where it is folded. */
  wantedField?: string | undefined;
  /** Returns why the entity is refused, or null. A refusal keeps the sheet open with what was typed. */
  onSubmit: (entity: T) => string | null | Promise<string | null>;
  onClose: () => void;
}

const NewMember = lazy(async () => ({ default: (await import('./new-member.tsx')).NewMember }));

/** Keeps what is typed until it is submitted or discarded, even if the page is left meanwhile. */
const useEntityDraft = (
  name: string | undefined,
  title: string,
  { reset, subscribe, formState }: Pick<UseFormReturn<FormValues>, 'reset' | 'subscribe' | 'formState'>,
) => {
  const { drafts } = useEditor().session;
  const [draft] = useState(() => (name === undefined ? null : drafts.getForm(name)));
  const [initialValues] = useState(() => formState.defaultValues);

  useEffect(() => {
    if (name === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        drafts.setForm(name, isSame(values, initialValues) ? null : { title, values: structuredClone(values) }),
    });
  }, [drafts, name, title, initialValues, subscribe]);

  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);

  return { isRestored: draft !== null, discard: () => name !== undefined && drafts.setForm(name, null) };
};

export function EntitySheet<T extends object>(props: EntitySheetProps<T>) {
  const { title, draftName, form: entityForm, entity, submitLabel, onSubmit, onClose } = props;
  const rules = entityForm.rules as FormRules;
  const [wantedField] = useState(props.wantedField !== undefined && props.wantedField in rules ? props.wantedField : null);
  const form = useSchemaForm<FormValues>({
    schema: createFormSchema<FormValues>(rules),
    defaultValues: toFormValues(entityForm, entity),
    mode: 'onTouched',
  });
  const { control, handleSubmit, formState } = form;
  const draft = useEntityDraft(draftName, title, form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const formId = useId();
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = handleSubmit(async (values) => {
    const reason = await onSubmit(applyFormValues(entityForm, entity, values));
    setRefusal(reason);
    if (reason === null) close();
  });
  return (
    <>
      <Sheet
        opened
        title={title}
        isDirty={formState.isDirty}
        onClose={close}
        footer={(ask) => (
          <>
            {refusal !== null && (
              <Text className={styles.problem} role="alert">
                {refusal}
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
            {draft.isRestored && <Text c="dimmed">We kept what you typed here.</Text>}
            <EntityFormProvider
              form={useMemo(() => ({ control, rules, wantedField, addMember: setNewcomer }), [control, rules, wantedField])}
            >
              {entityForm.renderFields(entityInputs)}
            </EntityFormProvider>
          </Stack>
        </form>
      </Sheet>
      {newcomer && (
        <Suspense fallback={null}>
          <NewMember {...newcomer}>{(sheet) => <EntitySheet {...sheet} onClose={() => setNewcomer(null)} />}</NewMember>
        </Suspense>
      )}
    </>
  );
}
