/** Why the document was not generated. */
import { List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import styles from '../shell/blocked-notice.module.css';
import { useBcp, useEditor } from '../state/editor-context.tsx';

export function GenerationProblem({ problems }: { problems: string[] }) {
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
