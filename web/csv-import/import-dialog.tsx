import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { FileCheck } from './file-check.tsx';
import styles from './import.module.css';
import { encodeImport, type ImportFile, type ImportFileOptions, useImportFile } from './import-file.ts';
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
  send: (csvData: string, key: string) => Promise<ImportOutcome>;
  /** The rows to go on with after an answer; by default the dialog reports and ends. */
  findRemaining?: (answer: ImportAnswer, file: ImportFile) => RemainingRows | null;
  renderNotes?: (file: ImportFile, onReplace: (file: ImportFile) => void) => ReactNode;
  onClose: () => void;
}

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
    onClose,
  } = props;
  const { onKeep } = props;
  const { file, choose, edit, replace } = useImportFile(props);
  const [isRestored] = useState(file !== null);
  const [step, setStep] = useState<ImportStep>(isRestored ? 'second' : 'first');
  const [problem, setProblem] = useState<{ message: string; detail: string | null } | null>(null);
  const [remaining, setRemaining] = useState<{ report: ReactNode; attempt: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const lastSent = useRef<{ file: ImportFile; key: string }>(null);

  const keyOf = (chosen: ImportFile): string => {
    if (lastSent.current?.file !== chosen) lastSent.current = { file: chosen, key: crypto.randomUUID() };
    return lastSent.current.key;
  };
  const sending = useMutation({
    mutationFn: (chosen: ImportFile) => send(encodeImport(chosen), keyOf(chosen)),
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
              {file && (
                <FileCheck
                  key={`${file.name}/${remaining?.attempt ?? 0}`}
                  file={file}
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
              <Button onClick={() => file && sending.mutate(file)} disabled={!file} loading={isSending}>
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
