import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import {
  type Claim,
  type ClaimKey,
  type EvidenceItem,
  formatClaim,
  isSameClaim,
  isTimed,
  TEST_METHODS,
  type TestMethod,
} from '#shared/domain/bcp/evidence.ts';
import { NewEvidence } from '#shared/domain/bcp/evidence-schemas.ts';
import { EVIDENCE_NOTE_MAX, LINK_MAX, NAME_MAX, TIME_TEXT_MAX } from '#shared/domain/bcp/text-limits.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import { proofMessages as say } from '#shared/messages/proof-screens.ts';
import { client } from '../lib/api.ts';
import { messageOf } from '../lib/api-error.ts';
import { bindFields, useSchemaForm } from '../lib/form.ts';
import { useIdempotencyKey } from '../lib/idempotency-key.ts';
import { useFormDraft } from '../lib/use-form-draft.ts';
import { FormSheet } from '../ui/form-sheet.tsx';
import { toastSuccess } from '../ui/toast.ts';

/** What the form begins with, such as what an exercise measured. */
export type TestStart = Partial<Omit<EvidenceItem, 'bcp_id'>>;

type Fields = z.input<typeof NewEvidence>;

const usualMethods: Record<Claim['kind'], TestMethod> = {
  rto: 'exercise',
  rpo: 'restore_test',
  recovery_time: 'restore_test',
  backup: 'restore_test',
  phone: 'call_test',
  call_tree: 'call_test',
};

const pickKey = ({ kind, subject, ref }: ClaimKey): ClaimKey => ({ kind, subject, ref });
const nameClaim = (claim: Claim): string => `${claim.name}: ${formatClaim(claim)}`;

/** Today where the person is. */
const todayHere = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
};

const startOf = (start: TestStart): Fields => ({
  claim: start.claim ? pickKey(start.claim) : (undefined as unknown as ClaimKey),
  how: start.how ?? (start.claim ? usualMethods[start.claim.kind] : 'exercise'),
  measured: start.measured ?? '',
  on: start.on ?? todayHere(),
  by: start.by ?? '',
  note: start.note ?? '',
  link: start.link ?? '',
});

const checked = ['claim', 'measured', 'on', 'by', 'note', 'link'] as const;

interface Props {
  bcpId: number;
  claims: readonly Claim[];
  /** With an id, the test to correct. */
  start: TestStart;
  onSaved: () => void;
  onClose: () => void;
}

export function TestSheet({ bcpId, claims, start, onSaved, onClose }: Props) {
  const id = useId();
  const [defaultValues] = useState(() => startOf(start));
  const form = useSchemaForm({ schema: NewEvidence, defaultValues });
  const draft = useFormDraft(
    `proof/${bcpId}/${start.id ?? `new/${start.claim ? JSON.stringify(pickKey(start.claim)) : ''}`}`,
    form,
  );
  const withKey = useIdempotencyKey();
  const chosen = useWatch({ control: form.control, name: 'claim' }) as ClaimKey | undefined;
  const at = chosen ? claims.findIndex((claim) => isSameClaim(claim, chosen)) : -1;
  const hasTime = chosen === undefined || isTimed(chosen.kind);

  const save = async (body: z.output<typeof NewEvidence>) => {
    if (body.on > todayHere()) return form.setError('on', { message: evidenceMessages.inFuture });
    if (start.id === undefined) await client.evidence.create({ params: { id: bcpId }, body }, await withKey(body));
    else await client.evidence.update({ params: { id: bcpId, evidenceId: start.id }, body });
    draft.forget();
    toastSuccess(start.id === undefined ? say.recorded : say.saved);
    onSaved();
  };
  const submit = form.submitWith(save, (error) => messageOf(error, say.notRecorded));
  const { bind, problems } = bindFields(form, id, checked);

  const choose = (index: string): void => {
    const claim = claims[Number(index)];
    if (index === '' || !claim) return;
    // A result of another kind of test says nothing here.
    if (chosen && isTimed(chosen.kind) !== isTimed(claim.kind)) form.setValue('measured', '');
    form.setValue('claim', pickKey(claim), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (start.how === undefined) form.setValue('how', usualMethods[claim.kind]);
  };
  const claimProblem = form.formState.errors.claim as { message?: string } | undefined;

  return (
    <FormSheet
      id={id}
      title={start.id === undefined ? say.recordTitle : say.editTitle}
      submitLabel={start.id === undefined ? say.submitNew : say.submitEdit}
      form={form}
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        id={`${id}-claim`}
        size="md"
        label={say.fields.claim}
        required
        error={claimProblem && evidenceMessages.claimRequired}
        data={[
          { value: '', label: say.fields.choose },
          ...claims.map((claim, index) => ({ value: String(index), label: nameClaim(claim) })),
        ]}
        value={at < 0 ? '' : String(at)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <NativeSelect
        size="md"
        label={say.fields.how}
        data={TEST_METHODS.map((how) => ({ value: how, label: evidenceMessages.hows[how] }))}
        {...bind('how')}
      />
      {hasTime ? (
        <TextInput
          label={say.fields.measured}
          description={say.fields.measuredHint}
          required
          maxLength={TIME_TEXT_MAX}
          autoComplete="off"
          {...bind('measured')}
        />
      ) : (
        <NativeSelect
          size="md"
          label={say.fields.outcome}
          required
          data={[
            { value: '', label: '' },
            { value: 'passed', label: evidenceMessages.passed },
            { value: 'failed', label: evidenceMessages.failed },
          ]}
          {...bind('measured')}
        />
      )}
      <TextInput label={say.fields.on} type="date" required max={todayHere()} {...bind('on')} />
      <TextInput label={say.fields.by} maxLength={NAME_MAX} autoComplete="off" {...bind('by')} />
      <Textarea label={say.fields.note} autosize minRows={2} maxLength={EVIDENCE_NOTE_MAX} {...bind('note')} />
      <TextInput
        label={say.fields.link}
        description={say.fields.linkHint}
        type="url"
        maxLength={LINK_MAX}
        autoComplete="off"
        {...bind('link')}
      />
    </FormSheet>
  );
}
