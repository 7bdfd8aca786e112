import { NativeSelect, Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { ALTERNATE_SITE_MAX, FALLBACK_LINE_MAX, FALLBACK_LINES_MAX } from '#shared/domain/bcp/text-limits.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { fallbackMessages as say } from '#shared/messages/wizard.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SuggestButton } from '../../ai/suggest-button.tsx';
import { downtimeOptions, withStoredOption } from '../../forms/options.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { emptyToNull } from './input-fields.tsx';

interface LinesFieldProps {
  field: 'vital_records' | 'insurance_policies';
  label: string;
  description: string;
  children: ReactNode;
}

const checkLines = (lines: readonly string[], label: string): string | false => {
  if (lines.length > FALLBACK_LINES_MAX) return fill(fieldMessages.tooMany, { field: label, max: FALLBACK_LINES_MAX });
  return (
    lines.some((line) => line.length > FALLBACK_LINE_MAX) &&
    fill(fieldMessages.tooLong, { field: 'A line', max: FALLBACK_LINE_MAX })
  );
};

function LinesField({ field, label, description, children }: LinesFieldProps) {
  const edit = useEdit();
  const lines = useField(field);
  return (
    <div>
      <Textarea
        autosize
        minRows={2}
        id={fieldId(field)}
        label={label}
        description={description}
        value={lines.join('\n')}
        error={checkLines(lines, label)}
        onChange={({ currentTarget: { value } }) => edit({ [field]: value === '' ? [] : value.split('\n') })}
      />
      {children}
    </div>
  );
}

export function FallbackCard() {
  const edit = useEdit();
  const site = useField('alternate_site');
  const moveTime = useField('alternate_site_move_time') ?? '';
  return (
    <SectionCard title={say.title} note="Optional" description={say.about}>
      <Stack gap="md">
        <div>
          <Textarea
            autosize
            id={fieldId('alternate_site')}
            label={say.site}
            description={say.siteHelp}
            value={site ?? ''}
            error={
              (site?.length ?? 0) > ALTERNATE_SITE_MAX &&
              fill(fieldMessages.tooLong, { field: say.site, max: ALTERNATE_SITE_MAX })
            }
            onChange={(event) => edit({ alternate_site: emptyToNull(event.currentTarget.value) })}
          />
          <SuggestButton kind="sites" what="a place" />
        </div>
        <NativeSelect
          size="md"
          id={fieldId('alternate_site_move_time')}
          label={say.moveTime}
          description={say.moveTimeHelp}
          value={moveTime}
          onChange={(event) => edit({ alternate_site_move_time: emptyToNull(event.currentTarget.value) })}
        >
          <option value="">Choose</option>
          {withStoredOption(downtimeOptions, moveTime).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <LinesField field="vital_records" label={say.records} description={say.recordsHelp}>
          <SuggestButton kind="records" what="records" />
        </LinesField>
        <LinesField field="insurance_policies" label={say.insurance} description={say.insuranceHelp}>
          <SuggestButton kind="policies" what="policies" />
        </LinesField>
        <Disclosure summary={aiDisclosure.short}>{aiDisclosure.beside}</Disclosure>
      </Stack>
    </SectionCard>
  );
}
