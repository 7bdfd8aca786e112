import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { CheckedRow, RepeatedRow } from '#shared/domain/import-rows.ts';
import { fill } from '#shared/messages/fields.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { ColumnMatches } from './column-matches.tsx';
import { FileCheck } from './file-check.tsx';
import styles from './import.module.css';
import { encodeImport, type ImportFile, type ImportFileOptions, keepRows, useImportFile } from './import-file.ts';
import { DropArea, type ImportAnswer, ImportResult } from './import-steps.tsx';

export type ImportOutcome = { ok: true; answer: ImportAnswer } | { ok: false; message: string; detail: string | null };

export interface RemainingRows {
  file: ImportFile;
  /** Why they are still there. */
  report: ReactNode;
}

interface Props extends ImportFileOptions {
  title: string;
  type: string;
  /** What each step does, in a few words. */
  steps?: readonly [string, string];
  firstStep: ReactNode;
  /** Where the first step makes the rows: the file that it made, null when that is unchanged. Otherwise the second step asks for one. */
  makeFile?: () => File | null;
  isReady?: boolean;
  /** Sends the file in base64. The same file has the same idempotency key, so that a retry does not add it twice. */
  send: (csvData: string, key: string, file: ImportFile) => Promise<ImportOutcome>;
  /** Rows that are left out, because they say what is there already. The same function at each render. */
  findRepeated?: (rows: readonly CheckedRow<unknown>[]) => RepeatedRow[];
  /** How many entries the list can still take. */
  room?: number;
  /** The rows to go on with after an answer; by default the dialog reports and ends. */
  findRemaining?: (answer: ImportAnswer, file: ImportFile) => RemainingRows | null;
  renderNotes?: (file: ImportFile, onReplace: (file: ImportFile) => void) => ReactNode;
  onClose: () => void;
}

const leaveOutRepeated = (file: ImportFile | null, findRepeated: Props['findRepeated']) => {
  const repeated = file ? (findRepeated?.(file.checked.rows) ?? []) : [];
  const rows = new Set(repeated.map(({ row }) => row));
  return { repeated, fresh: file && rows.size > 0 ? keepRows(file, ({ row }) => !rows.has(row)) : file };
};

const NAMES_SHOWN = 10;

const listNames = (rows: readonly RepeatedRow[]): string => {
  const names = rows.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = rows.length - names.length;
  return `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
};

type ImportStep = 'first' | 'second';
const CSV_STEPS = ['Download template', 'Upload file'] as const;

function StepList({ steps, current }: { steps: readonly [string, string]; current: ImportStep }) {
  return (
    <ol className={styles.steps}>
      {steps.map((label, index) => (
        <li key={label} aria-current={(current === 'first') === (index === 0) ? 'step' : undefined}>
          <span>{index + 1}</span> {label}
        </li>
      ))}
    </ol>
  );
}

export function ImportDialog(props: Props) {
  const {
    title,
    type,
    steps = CSV_STEPS,
    firstStep,
    makeFile,
    isReady = true,
    send,
    findRemaining,
    renderNotes,
    findRepeated,
    room = Number.POSITIVE_INFINITY,
    onClose,
  } = props;
  const { onKeep } = props;
  const { file, choose, edit, match, replace } = useImportFile(props);
  const [isRestored] = useState(file !== null);
  const [step, setStep] = useState<ImportStep>(isRestored ? 'second' : 'first');
  const [problem, setProblem] = useState<{ message: string; detail: string | null } | null>(null);
  const [remaining, setRemaining] = useState<{ report: ReactNode; attempt: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { fresh, repeated } = useMemo(() => leaveOutRepeated(file, findRepeated), [file, findRepeated]);
  const ready = fresh?.checked.rows.filter(({ entry }) => entry !== null).length ?? 0;
  // Contacts hear from the server why no row was imported.
  const canImport = (findRemaining ? (fresh?.checked.rows.length ?? 0) : ready) > 0 && ready <= room;
  const lastSent = useRef<{ file: ImportFile; key: string }>(null);

  const keyOf = (chosen: ImportFile): string => {
    if (lastSent.current?.file !== chosen) lastSent.current = { file: chosen, key: crypto.randomUUID() };
    return lastSent.current.key;
  };
  const sending = useMutation({
    mutationFn: (chosen: ImportFile) => send(encodeImport(chosen), keyOf(chosen), chosen),
    onMutate: () => setProblem(null),
    onSuccess: (outcome, chosen) => {
      if (!outcome.ok) return setProblem(outcome);
      const left = findRemaining?.(outcome.answer, chosen);
      if (!left) return onKeep(null);
      replace(left.file);
      setRemaining((before) => ({ report: left.report, attempt: (before?.attempt ?? 0) + 1 }));
      sending.reset();
    },
  });
  const { isPending: isSending } = sending;
  const answer = sending.data?.ok ? sending.data.answer : null;

  const open = async (chosen: File) => {
    const refusal = await choose(chosen);
    setRemaining(null);
    setProblem(refusal === null ? null : { message: refusal, detail: null });
  };
  const goOn = async () => {
    const made = makeFile?.() ?? null;
    if (made) await open(made);
    setStep('second');
  };

  const close = () => {
    if (isSending) return;
    // After this keystroke: the question would take the same Escape.
    if (answer === null && file?.isEdited) setTimeout(() => setIsAsking(true));
    else onClose();
  };
  const discard = () => {
    onKeep(null);
    onClose();
  };
  return (
    <Modal opened onClose={close} title={title} size={file && !answer ? 'xl' : 'lg'} withCloseButton={!isSending}>
      {answer && file ? (
        <ImportResult answer={answer} file={file} type={type} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <StepList steps={steps} current={step} />
          {step === 'first' ? (
            firstStep
          ) : (
            <>
              {!makeFile && (
                <DropArea
                  fileName={file?.name ?? null}
                  onFile={(chosen) => void open(chosen)}
                  onRefused={() => setProblem({ message: say.notCsv, detail: null })}
                />
              )}
              {problem && (
                <Notice tone="bad">
                  {problem.message}
                  {problem.detail && problem.detail !== problem.message && <div>{problem.detail}</div>}
                </Notice>
              )}
              {remaining?.report}
              {file && renderNotes?.(file, replace)}
              {repeated.length > 0 && (
                <Notice tone="info">
                  {say.repeated} {listNames(repeated)}
                </Notice>
              )}
              {ready > room && <Notice tone="bad">{fill(say.noRoom, { room, count: ready })}</Notice>}
              {file && (
                <ColumnMatches
                  key={`columns ${file.name}/${file.headings.join()}`}
                  file={file}
                  columns={props.spec.columns}
                  onMatch={match}
                />
              )}
              {file && (
                <FileCheck
                  key={`${file.name}/${remaining?.attempt ?? 0}`}
                  file={fresh ?? file}
                  isOpen={isRestored || makeFile !== undefined || remaining !== null}
                  onEdit={edit}
                />
              )}
            </>
          )}
          <Group justify="space-between" gap="sm" className={styles.foot}>
            {step === 'first' ? (
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            ) : (
              <Button variant="default" onClick={() => setStep('first')} disabled={isSending}>
                Back
              </Button>
            )}
            {step === 'first' ? (
              <Button onClick={() => void goOn()} disabled={!isReady}>
                Next
              </Button>
            ) : (
              <Button onClick={() => fresh && sending.mutate(fresh)} disabled={!canImport} loading={isSending}>
                {remaining ? 'Import these rows' : 'Import'}
              </Button>
            )}
          </Group>
        </Stack>
      )}
      <ConfirmDialog
        opened={isAsking}
        question="Discard changes?"
        consequence="Your corrections haven’t been imported yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </Modal>
  );
}
