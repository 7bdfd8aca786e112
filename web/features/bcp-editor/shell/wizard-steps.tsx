import { Button, Menu, UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { stepCompletion } from '#shared/domain/bcp/completion.ts';
import { statusLabels } from '#shared/domain/bcp/options.ts';
import { WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { issueMessages } from '#shared/messages/bcp-screens.ts';
import { progressMessages } from '#shared/messages/wizard.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import styles from './wizard-steps.module.css';

interface StepsProps {
  current: WizardStep;
  onSelect: (step: WizardStep) => void;
}

function StepMark({ number, current }: { number: WizardStep; current: WizardStep }) {
  return (
    <span className={styles.mark}>
      {number < current ? <IconCheck size={18} stroke={3} role="img" aria-label="Done:" /> : number}
    </span>
  );
}

/** Steps whose answers are all there: going back takes their check mark, not the work in them. */
const useFilledSteps = (): readonly WizardStep[] => {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  return WIZARD_STEPS.map(({ number }) => number).filter((step) => step < 6 && stepCompletion(step, content, cyber) === 100);
};

function StepRow({ current, onSelect }: StepsProps) {
  const filled = useFilledSteps();
  return (
    <nav aria-label="Steps" className={styles.row}>
      <ol>
        {WIZARD_STEPS.map(({ number, title }) => (
          <li key={number}>
            <UnstyledButton
              className={styles.step}
              data-state={number < current ? 'done' : number === current ? 'current' : 'ahead'}
              data-filled={(number > current && filled.includes(number)) || undefined}
              title={number > current && filled.includes(number) ? progressMessages.filledStep : undefined}
              aria-current={number === current ? 'step' : undefined}
              onClick={() => onSelect(number)}
            >
              <StepMark number={number} current={current} />
              <span>{title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMenu({ current, onSelect }: StepsProps) {
  const next = WIZARD_STEPS.find(({ number }) => number === current + 1);
  return (
    <nav aria-label="Steps" className={styles.menu}>
      <Menu width="target" position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={styles.phoneButton}>
            <span className={styles.mark} data-state="current" aria-hidden="true">
              {current}
            </span>
            <span className={styles.phoneText}>
              <strong>
                Step {current} of {WIZARD_STEPS.length}: {WIZARD_STEPS[current - 1]!.title}
              </strong>
              {next && <small>Next: {next.title}</small>}
            </span>
            <IconChevronDown size={20} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {WIZARD_STEPS.map(({ number, title }) => (
            <Menu.Item
              key={number}
              leftSection={<StepMark number={number} current={current} />}
              aria-current={number === current ? 'step' : undefined}
              onClick={() => onSelect(number)}
            >
              {title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  );
}

function WizardSteps(props: StepsProps) {
  return (
    <>
      <StepRow {...props} />
      <StepMenu {...props} />
    </>
  );
}

/** A finished BCP stays finished: what changes is told when it happens, and shown until the next issue. */
function IssueStatus() {
  const status = useBcp((state) => state.status);
  const [seen, setSeen] = useState(status);
  useEffect(() => {
    if (status === seen) return;
    setSeen(status);
    if (seen === 'completed' && status === 'in_review') toastSuccess(issueMessages.told);
  }, [status, seen]);
  if (status === 'draft') return null;
  return status === 'completed' ? (
    <StatusChip tone="ok">{statusLabels.completed}</StatusChip>
  ) : (
    <StatusChip tone="info">{issueMessages.changedSince}</StatusChip>
  );
}

export function WizardHeader({ step }: { step: WizardStep }) {
  const { goTo, onPreferences } = useEditor();
  const isStored = useBcp((state) => state.id !== null);
  return (
    <div className={styles.band}>
      <div className={styles.content}>
        <WizardSteps current={step} onSelect={goTo} />
        <IssueStatus />
        {isStored ? (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
            onClick={() => onPreferences()}
          >
            Update Preferences
          </Button>
        ) : (
          <div className={styles.room} />
        )}
      </div>
    </div>
  );
}
