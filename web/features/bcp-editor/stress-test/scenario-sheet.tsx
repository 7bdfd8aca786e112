import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { LOSS_KINDS } from '#shared/domain/bcp/options.ts';
import { putScenario, ScenarioConflict } from '#shared/domain/bcp/scenario-edits.ts';
import { NAME_MAX, TIME_TEXT_MAX } from '#shared/domain/bcp/text-limits.ts';
import { listLossChoices } from '#shared/domain/recovery/loss-choices.ts';
import type { RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { LossChoice } from '#shared/domain/recovery/outcome.ts';
import { formatHour } from '#shared/format/hours.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { scenarioFormMessages as say } from '#shared/messages/scenario-form.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { requireText } from '../../../lib/field-messages.ts';
import { bindFields, createFormSchema, useSchemaForm } from '../../../lib/form.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { PlainCheckbox } from '../../../ui/plain-checkbox.tsx';
import styles from './stress-test.module.css';

const { weekdays } = stressTestMessages;
const HOURS = 24;
const STAFF = ['100', '75', '50', '25', '0'];

/** Losses in the order of the choices. */
interface Values {
  title: string;
  lost: { isLost: boolean; lasts: string }[];
  staff: string;
  weekday: string;
  hour: string;
}

const isUnreadable = (lasts: string): boolean => lasts.trim() !== '' && parseDuration(lasts) === null;

const schema = createFormSchema<Values>({
  title: requireText(bcpMessages.scenarioTitle),
  lost: (lost) => {
    if (!lost.some(({ isLost }) => isLost)) return bcpMessages.nothingLost;
    return lost.some(({ isLost, lasts }) => isLost && isUnreadable(lasts)) ? say.unreadable : null;
  },
});

const toValues = (scenario: StressScenario | null, choices: readonly LossChoice[]): Values => ({
  title: scenario?.title ?? '',
  lost: choices.map(({ kind, ref }) => {
    const loss = scenario?.lost.find((item) => item.kind === kind && item.ref === ref);
    return { isLost: loss !== undefined, lasts: loss?.lasts ?? '' };
  }),
  staff: String(scenario?.staff_available ?? 100),
  weekday: String(scenario?.starts.weekday ?? 1),
  hour: String(scenario?.starts.hour ?? 9),
});

const toScenario = (
  id: string,
  { title, lost, staff, weekday, hour }: Values,
  choices: readonly LossChoice[],
): StressScenario => ({
  id,
  title: title.trim(),
  lost: choices.flatMap(({ kind, ref }, at) => {
    const { isLost, lasts } = lost[at]!;
    return isLost ? [{ kind, ref, lasts: lasts.trim() || null }] : [];
  }),
  staff_available: Number(staff),
  starts: { weekday: Number(weekday), hour: Number(hour) },
});

interface Props {
  model: RecoveryModel;
  /** Null for a new one. */
  scenario: StressScenario | null;
  onSave: (change: (stored: readonly StressScenario[]) => StressScenario[]) => Promise<void>;
  onSaved: (id: string) => void;
  onClose: () => void;
}

export function ScenarioSheet({ model, scenario, onSave, onSaved, onClose }: Props) {
  const [choices] = useState(() => listLossChoices(model));
  const [newId] = useState(() => crypto.randomUUID());
  /** As it was opened, and what was sent since: an answer may have been lost. */
  const known = useRef(scenario === null ? [] : [scenario]);
  /** After a conflict, both are kept. */
  const [isApart, setIsApart] = useState(false);
  const id = useId();
  const form = useSchemaForm<Values>({ schema, defaultValues: toValues(scenario, choices) });
  const draft = useFormDraft(`stress-test/${scenario?.id ?? 'new'}/${choices.length}`, form);
  const lost = form.watch('lost');
  const submit = form.submitWith(
    async (values) => {
      const edited = toScenario(scenario === null || isApart ? newId : scenario.id, values, choices);
      const isNew = edited.id === newId;
      const seen = [...known.current];
      known.current.push(edited);
      try {
        await onSave((stored) => putScenario(stored, edited, { isNew, known: seen }));
      } catch (error) {
        if (error instanceof ScenarioConflict) setIsApart(true);
        throw error;
      }
      draft.forget();
      onClose();
      onSaved(edited.id);
    },
    (error) => (error instanceof ScenarioConflict ? say.conflict[error.how] : messageOf(error, say.saveFailed)),
  );
  const { bind, problems } = bindFields(form, id, ['title', 'lost']);
  const problem = bind('lost').error;
  return (
    <FormSheet
      id={id}
      title={scenario ? say.editTitle : say.title}
      submitLabel={say.save}
      form={form}
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={say.name}
        placeholder={say.namePlaceholder}
        required
        maxLength={NAME_MAX}
        data-autofocus
        {...bind('title')}
      />
      <fieldset
        className={styles.losses}
        id={`${id}-lost`}
        tabIndex={-1}
        aria-describedby={problem ? `${id}-lost-problem` : undefined}
      >
        <legend>{say.lost}</legend>
        <Text size="sm" c="dimmed">
          {say.lostHint}
        </Text>
        {problem && (
          <Text size="sm" c="var(--bad)" id={`${id}-lost-problem`}>
            {problem}
          </Text>
        )}
        {LOSS_KINDS.map((kind) => {
          const ofKind = choices.flatMap((choice, at) => (choice.kind === kind ? [{ ...choice, at }] : []));
          if (ofKind.length === 0) return null;
          return (
            <fieldset key={kind} className={styles.kind}>
              <legend>{say.kinds[kind]}</legend>
              {ofKind.map(({ ref, label, at }) => (
                <div key={ref}>
                  <PlainCheckbox label={label} {...form.register(`lost.${at}.isLost`)} />
                  {lost[at]?.isLost && (
                    <TextInput
                      size="sm"
                      ml={32}
                      mb="xs"
                      aria-label={`${say.lasts}: ${label}`}
                      placeholder={say.lastsPlaceholder}
                      description={say.lastsHint}
                      maxLength={TIME_TEXT_MAX}
                      error={problem !== undefined && isUnreadable(lost[at].lasts) && say.unreadable}
                      {...form.register(`lost.${at}.lasts`)}
                    />
                  )}
                </div>
              ))}
            </fieldset>
          );
        })}
      </fieldset>
      <NativeSelect label={say.staff} data={STAFF.map((value) => ({ value, label: `${value}%` }))} {...form.register('staff')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={say.weekday}
          data={weekdays.map((label, value) => ({ value: String(value), label }))}
          {...form.register('weekday')}
        />
        <NativeSelect
          label={say.hour}
          data={Array.from({ length: HOURS }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }))}
          {...form.register('hour')}
        />
      </SimpleGrid>
    </FormSheet>
  );
}
