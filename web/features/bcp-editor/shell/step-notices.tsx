import { List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { listMissing, stepAlerts, validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { fieldId } from '../state/bcp-fields.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import styles from './step-notices.module.css';
import type { BlockedAttempt } from './use-wizard-nav.ts';

function BusinessFieldErrors({ attempt }: { attempt: number }) {
  const content = useBcp((state) => state.content);
  const problems = Object.entries(validateBusiness(content)).map(([path, message]) => ({ fieldId: fieldId(path), message }));
  return <FormError problems={problems} attempt={attempt} />;
}

export function BlockedNotice({ blocked }: { blocked: BlockedAttempt }) {
  const { cyber } = useEditor();
  const missing = useBcp((state) => listMissing(blocked.step, state.content, cyber).join('\n'));
  const stack = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isBusiness = blocked.step === 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt moves the focus
  useEffect(() => {
    if (!isBusiness) box.current?.focus();
    stack.current?.scrollIntoView({ block: 'start' });
  }, [isBusiness, blocked.attempt]);
  if (missing === '') return null;
  return (
    <div ref={stack} className={styles.stack}>
      <div ref={box} role="alert" tabIndex={-1} className={styles.alert} key={blocked.attempt}>
        <strong>{stepAlerts[blocked.step]}</strong>
        {!isBusiness && (
          <>
            <p>Still missing:</p>
            <List>
              {missing.split('\n').map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List>
          </>
        )}
      </div>
      {isBusiness && <BusinessFieldErrors attempt={blocked.attempt} />}
    </div>
  );
}

export function GenerationNotice({ problems }: { problems: string[] }) {
  const { goTo } = useEditor();
  const missing = useBcp((state) => Object.values(validateBusiness(state.content)).join('\n'));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.alert}>
      {problems.map((text) => (
        <div key={text}>
          <strong>{text}</strong>
        </div>
      ))}
      {missing !== '' && (
        <>
          <List mt={4}>
            {missing.split('\n').map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
          <button type="button" className={styles.link} onClick={() => goTo(1)}>
            Go to Business Info
          </button>
        </>
      )}
    </div>
  );
}
