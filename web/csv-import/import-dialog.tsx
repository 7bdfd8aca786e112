import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { FileCheck } from './file-check.tsx';
import styles from './import.module.css';
import { encodeImport, type ImportFile, type ImportFileOptions, useImportFile } from './import-file.ts';
import { DropArea, type ImportAnswer, ImportResult, type Template, TemplateStep } from './import-steps.tsx';

export type ImportOutcome = { ok: true; answer: ImportAnswer } | { ok: false; message: string; detail: string | null };

interface Props extends ImportFileOptions {
  title: string;
  type: string;
  loadTemplate: () => Promise<Template>;
  /** Sends the file in base64. The same file has the same idempotency key, so that a retry does not add it twice. */
  send: (csvData: string, key: string) => Promise<ImportOutcome>;
  onClose: () => void;
}

type ImportStep = 'template' | 'upload';
const STEPS: [ImportStep, string][] = [
  ['template', 'Download template'],
  ['upload', 'Upload file'],
];

function StepList({ current }: { current: ImportStep }) {
  return (
    <ol className={styles.steps}>
      {STEPS.map(([step, label], index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span>{index + 1}</span> {label}
        </li>
      ))}
    </ol>
  );
}

export function ImportDialog({ title, type, loadTemplate, send, onClose, ...given }: Props) {
  const { spec, onKeep } = given;
  const { file, choose, edit } = useImportFile(given);
  const [step, setStep] = useState<ImportStep>(file ? 'upload' : 'template');
  const [problem, setProblem] = useState<{ message: string; detail: string | null } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const lastSent = useRef<{ file: ImportFile; key: string }>(null);

  const keyOf = (chosen: ImportFile): string => {
    if (lastSent.current?.file !== chosen) lastSent.current = { file: chosen, key: crypto.randomUUID() };
    return lastSent.current.key;
  };
  const sending = useMutation({
    mutationFn: (chosen: ImportFile) => send(encodeImport(chosen), keyOf(chosen)),
    onMutate: () => setProblem(null),
    onSuccess: (outcome) => (outcome.ok ? onKeep(null) : setProblem(outcome)),
  });
  const { isPending: isSending } = sending;
  const answer = sending.data?.ok ? sending.data.answer : null;

  const open = async (chosen: File) => {
    const refusal = await choose(chosen);
    setProblem(refusal === null ? null : { message: refusal, detail: null });
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
          <StepList current={step} />
          {step === 'template' ? (
            <TemplateStep spec={spec} loadTemplate={loadTemplate} />
          ) : (
            <>
              <DropArea
                fileName={file?.name ?? null}
                onFile={(chosen) => void open(chosen)}
                onRefused={() => setProblem({ message: say.notCsv, detail: null })}
              />
              {problem && (
                <Notice tone="bad">
                  {problem.message}
                  {problem.detail && problem.detail !== problem.message && <div>{problem.detail}</div>}
                </Notice>
              )}
              {file && <FileCheck key={file.name} file={file} onEdit={edit} />}
            </>
          )}
          <Group justify="space-between" gap="sm" className={styles.foot}>
            {step === 'template' ? (
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            ) : (
              <Button variant="default" onClick={() => setStep('template')} disabled={isSending}>
                Back
              </Button>
            )}
            {step === 'template' ? (
              <Button onClick={() => setStep('upload')}>Next</Button>
            ) : (
              <Button onClick={() => file && sending.mutate(file)} disabled={!file} loading={isSending}>
                Import
              </Button>
            )}
          </Group>
        </Stack>
      )}
      <ConfirmDialog
        opened={isAsking}
        question="Discard changes?"
        consequence="What you put right here has not been imported."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </Modal>
  );
}
