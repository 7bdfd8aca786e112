import { Button, Checkbox, Group, Modal, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { optionLabel } from '#shared/domain/exercise.ts';
import { DIFFICULTIES, DURATION_MAX, DURATION_MIN, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import {
  type ExerciseTemplate,
  type NewExerciseTemplate,
  splitIndustries,
  splitLines,
  TEMPLATE_TEXT_MAX,
} from '#shared/domain/exercise-template.ts';
import { BLANK_NAMES } from '#shared/domain/template-blanks.ts';
import { fill } from '#shared/messages/fields.ts';
import { templateScreenMessages as say } from '#shared/messages/template-screens.ts';
import { client } from '../../../lib/api.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { bindFields, useSchemaForm } from '../../../lib/form.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DraftNotice } from '../../../ui/draft-notice.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { templatesQuery } from '../exercise-queries.ts';
import styles from './template-dialog.module.css';
import { UnknownBlanks } from './template-preview.tsx';
import { type TemplateFields, templateFormSchema, toTemplateBody, toTemplateFields } from './template-values.ts';

interface Props {
  /** Null for a new template. */
  template: ExerciseTemplate | null;
  /** The template that a new one starts from. */
  source?: ExerciseTemplate | undefined;
  onClose: () => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: optionLabel(value) }));

const fieldOrder = [
  'name',
  'exercise_type',
  'description',
  'scenario_template',
  'objectives',
  'participants_required',
  'duration_minutes',
  'difficulty_level',
  'industry_types',
] as const satisfies readonly (keyof TemplateFields)[];

const countHint = (kind: 'objective' | 'role' | 'industry', count: number): string => {
  const hints = {
    objective: { none: say.objectivesHint, single: say.objectivesHintOne, many: say.objectivesHintMany },
    role: { none: say.rolesHint, single: say.rolesHintOne, many: say.rolesHintMany },
    industry: { none: say.industriesHint, single: say.industriesHintOne, many: say.industriesHintMany },
  }[kind];
  return fill(count === 0 ? hints.none : count === 1 ? hints.single : hints.many, { count });
};

/** A copy is not offered before staff have changed it. */
const copyOf = (source: ExerciseTemplate): ExerciseTemplate => ({
  ...source,
  name: fill(say.copyName, { name: source.name }),
  is_active: false,
});

export function TemplateDialog({ template, source, onClose }: Props) {
  const form = useSchemaForm({
    schema: templateFormSchema,
    defaultValues: toTemplateFields(source ? copyOf(source) : template),
  });
  const { register, handleSubmit, watch, formState } = form;
  const draft = useFormDraft(`exercise-template/${source ? `copy-${source.id}` : (template?.id ?? 'new')}`, form);
  const [isAsking, setIsAsking] = useState(false);
  const cache = useQueryClient();
  const withKey = useIdempotencyKey();
  const saving = useMutation({
    mutationFn: async (body: NewExerciseTemplate) =>
      template
        ? client.exerciseTemplates.update({ params: { id: template.id }, body })
        : client.exerciseTemplates.create({ body }, await withKey(body)),
    onSuccess: () => {
      draft.forget();
      onClose();
      toastSuccess(template ? say.updated : say.created);
      return cache.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
  });
  const submit = handleSubmit((fields) => saving.mutate(toTemplateBody(fields)));
  const { submitCount, isDirty } = formState;
  const discard = () => {
    draft.forget();
    onClose();
  };
  const { industry_specific, scenario_template, objectives, participants_required, industry_types } = watch();
  const { bind, problems } = bindFields(form, 'template', fieldOrder);
  // In the next task: the question would otherwise close on the same Escape.
  const close = () => (isDirty ? setTimeout(() => setIsAsking(true)) : discard());
  return (
    <>
      <Modal opened onClose={close} title={template ? 'Edit Template' : 'Create Template'} size={760}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="md">
            <DraftNotice note={draft.note} onStartOver={draft.startOver} />
            <FormError problems={problems} attempt={submitCount} />
            {saving.error && (
              <Notice tone="bad" mustReveal>
                {explainFailure(saving.error, template ? say.update : say.create)}
              </Notice>
            )}
            <TextInput label="Name" required maxLength={200} data-autofocus {...bind('name')} />
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
              <NativeSelect
                size="md"
                label="Exercise type"
                required
                data={[{ value: '', label: 'Choose a type' }, ...options(EXERCISE_TYPES)]}
                {...bind('exercise_type')}
              />
              <NativeSelect size="md" label="Difficulty" required data={options(DIFFICULTIES)} {...bind('difficulty_level')} />
              <TextInput
                type="number"
                inputMode="numeric"
                label="Duration in minutes"
                required
                min={DURATION_MIN}
                max={DURATION_MAX}
                {...bind('duration_minutes')}
              />
            </SimpleGrid>
            <Textarea
              label="Description"
              description={say.descriptionHint}
              required
              maxLength={TEMPLATE_TEXT_MAX}
              {...bind('description')}
            />
            <Textarea
              label="Scenario template"
              description={say.scenarioHint}
              required
              rows={8}
              maxLength={TEMPLATE_TEXT_MAX}
              {...bind('scenario_template')}
            />
            <details className={styles.blanks}>
              <summary>{say.knownBlanks}</summary>
              {BLANK_NAMES.map((name) => `[${name}]`).join(', ')}
            </details>
            <UnknownBlanks texts={[scenario_template, ...splitLines(objectives)]} />
            <Textarea
              label="Objectives"
              description={countHint('objective', splitLines(objectives).length)}
              rows={4}
              {...bind('objectives')}
            />
            <Textarea
              label="Required participants"
              description={countHint('role', splitLines(participants_required).length)}
              rows={4}
              {...bind('participants_required')}
            />
            <Checkbox label="Industry specific" {...register('industry_specific')} />
            {industry_specific && (
              <TextInput
                label="Industries"
                description={countHint('industry', splitIndustries(industry_types).length)}
                {...bind('industry_types')}
              />
            )}
            <Checkbox label="Active" description={say.activeHint} {...register('is_active')} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <SubmitButton
                isWorking={saving.isPending}
                idle={template ? 'Save Template' : 'Create Template'}
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
