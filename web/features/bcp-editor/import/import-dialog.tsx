/** Bulk import in two steps: the template, then the file. Knows nothing of what is imported but its columns. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from './drop-area.tsx';
import { FileCheck } from './file-check.tsx';
import styles from './import.module.css';
import { type ImportFile, importData } from './import-file.ts';
import { type ImportAnswer, ImportResult } from './import-result.tsx';
import { type Template, TemplateStep } from './template-step.tsx';
import { type KeepsFile, useImportFile } from './use-import-file.ts';

/** `detail` is the server's own sentence, if it gave one. */
export type ImportOutcome = { ok: true; answer: ImportAnswer } | { ok: false; message: string; detail: string | null };

interface Props extends KeepsFile {
  title: string;
  /** What the entries are called: 'functions'. */
  type: string;
  loadTemplate: () => Promise<Template>;
  /** Takes the file in base64; the same file has the same key, so that a repeated try does not add it twice. */
  send: (csvData: string, key: string) => Promise<ImportOutcome>;
  onClose: () => void;
}

type Step = 'template' | 'upload';
const STEPS: [Step, string][] = [
  ['template', 'Download template'],
  ['upload', 'Upload file'],
];

function Steps({ current }: { current: Step }) {
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
  const [step, setStep] = useState<Step>(file ? 'upload' : 'template');
  const [problem, setProblem] = useState<{ message: string; detail: string | null } | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another request
  const key = useMemo(() => crypto.randomUUID(), [file]);

  const open = async (chosen: File) => {
    const refusal = await choose(chosen);
    setProblem(refusal === null ? null : { message: refusal, detail: null });
  };

  const submit = async (chosen: ImportFile) => {
    setProblem(null);
    setIsSending(true);
    const outcome = await send(importData(chosen), key);
    if (outcome.ok) {
      setAnswer(outcome.answer);
      onKeep(null);
    } else setProblem(outcome);
    setIsSending(false);
  };

  const close = () => {
    if (isSending) return;
    // After the keystroke: the question listens to Escape, too.
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
          <Steps current={step} />
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
              <Button onClick={() => file && void submit(file)} disabled={!file} loading={isSending}>
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
