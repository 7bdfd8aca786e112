/** Why a step could not be left: the alert, what is missing, and on step 1 a link to each field. */
import { List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { listMissing, stepAlerts, validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { fieldId } from '../state/bcp-fields.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import styles from './blocked-notice.module.css';
import type { Blocked } from './use-wizard-nav.ts';

function BusinessProblems({ attempt }: { attempt: number }) {
  const content = useBcp((state) => state.content);
  const problems = Object.entries(validateBusiness(content)).map(([path, message]) => ({ fieldId: fieldId(path), message }));
  return <FormError problems={problems} attempt={attempt} />;
}

export function BlockedNotice({ blocked }: { blocked: Blocked }) {
  const { cyber } = useEditor();
  const missing = useBcp((state) => listMissing(blocked.step, state.content, cyber).join('\n'));
  const stack = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isBusiness = blocked.step === 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt takes the focus to the answer
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
      {isBusiness && <BusinessProblems attempt={blocked.attempt} />}
    </div>
  );
}
