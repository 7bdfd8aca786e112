/** Bulk import in two steps: the template, then the file. Knows nothing of what is imported but its columns. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { checkTable, type ImportSpec } from '#shared/domain/import-rows.ts';
import { importScreenMessages as say } from '#shared/messages/import.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from './drop-area.tsx';
import { FileCheck } from './file-check.tsx';
import styles from './import.module.css';
import { type ImportFile, importData, openImport, withCell } from './import-file.ts';
import { type ImportAnswer, ImportResult } from './import-result.tsx';
import { type Template, TemplateStep } from './template-step.tsx';

/** `detail` is the server's own sentence, if it gave one. */
export type ImportOutcome = { ok: true; answer: ImportAnswer } | { ok: false; message: string; detail: string | null };

interface Props {
  title: string;
  /** What the entries are called: 'functions'. */
  type: string;
  spec: ImportSpec<unknown>;
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

export function ImportDialog({ title, type, spec, loadTemplate, send, onClose }: Props) {
  const [step, setStep] = useState<Step>('template');
  const [file, setFile] = useState<ImportFile | null>(null);
  const [problem, setProblem] = useState<{ message: string; detail: string | null } | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [isSending, setIsSending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another request
  const key = useMemo(() => crypto.randomUUID(), [file]);
  const checked = useMemo(() => file && checkTable(spec, file.table), [spec, file]);

  const open = async (chosen: File) => {
    const opened = openImport(spec, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    const isRefused = typeof opened === 'string';
    setFile(isRefused ? null : opened);
    setProblem(isRefused ? { message: opened, detail: null } : null);
  };

  const submit = async (chosen: ImportFile) => {
    setProblem(null);
    setIsSending(true);
    const outcome = await send(importData(chosen), key);
    if (outcome.ok) setAnswer(outcome.answer);
    else setProblem(outcome);
    setIsSending(false);
  };

  const mayLeave = !isSending && (answer !== null || !file?.isEdited);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={file && !answer ? 'xl' : 'lg'}
      closeOnEscape={mayLeave}
      closeOnClickOutside={mayLeave}
      withCloseButton={!isSending}
    >
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
              {file && checked && (
                <FileCheck
                  key={file.name}
                  file={file}
                  checked={checked}
                  onEdit={(row, index, value) => setFile(withCell(file, row, index, value))}
                />
              )}
            </>
          )}
          <Group justify="space-between" gap="sm" className={styles.foot}>
            {step === 'template' ? (
              <Button variant="default" onClick={onClose}>
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
    </Modal>
  );
}
