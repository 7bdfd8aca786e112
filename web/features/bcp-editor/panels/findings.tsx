import { Button, Group, Text, Title } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { ListedFinding } from '#shared/domain/bcp/check/dismissals.ts';
import type { Finding, FindingNumber, Severity } from '#shared/domain/bcp/check/finding.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { formatDate } from '#shared/format/dates.ts';
import { findingScreens as say } from '#shared/messages/bcp-screens.ts';
import { Card } from '../../../ui/card.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { usePeople } from '../state/use-people.ts';
import styles from './findings.module.css';
import { type FindingActs, useFindingActs } from './use-findings.ts';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Lists of names and quoted answers are in the sentence already. */
const SHORT_VALUE_MAX = 40;
const formatNumbers = (numbers: readonly FindingNumber[]): string[] =>
  numbers.filter(({ value }) => value.length <= SHORT_VALUE_MAX).map(({ name, value }) => `${name}: ${value}`);

function Hint({ finding }: { finding: ListedFinding }) {
  return (
    <Text size="xs" c="dimmed">
      {[...formatNumbers(finding.numbers), `ISO 22301 §${finding.clause}`].join(' · ')}
    </Text>
  );
}

function ReturnedNote({ returned }: { returned: NonNullable<ListedFinding['returned']> }) {
  const then = formatNumbers(returned.numbers).join(', ');
  return (
    <Text size="xs" fw={600}>
      {returned.because === 'changed' ? say.changed(formatDate(returned.at), then) : say.lapsed(formatDate(returned.at))}
    </Text>
  );
}

const loadDismissForm = async () => (await import('./dismiss-form.tsx')).DismissForm;

interface RowProps {
  finding: ListedFinding;
  acts: FindingActs;
  /** The row is about to leave, and the focus with it. */
  onLeave: () => void;
}

function FindingRow({ finding, acts, onLeave }: RowProps) {
  const { goTo } = useEditor();
  const { rule, severity, why, step, repair, add, returned } = finding;
  const [state, setState] = useState<'open' | 'asking' | 'working' | 'done'>('open');
  const labelOf = (text: string) => `${text}: ${why}`;
  const dismiss = (reason: string | null) => {
    setState('open');
    onLeave();
    void acts.dismiss?.(finding, reason);
  };
  const apply = () => {
    setState('done');
    onLeave();
    acts.apply(repair!, () => setState('open'));
  };
  const confirm = async () => {
    setState('working');
    await acts.confirmContacts();
    setState('open');
    onLeave();
  };
  const firstAct = { size: 'sm', variant: 'light' } as const;
  return (
    <li className={styles.row} data-done={state === 'done' || undefined}>
      <Text size="sm">{why}</Text>
      <Hint finding={finding} />
      {returned && <ReturnedNote returned={returned} />}
      {state === 'asking' ? (
        <LazyDialog load={loadDismissForm} onClose={() => setState('open')}>
          {(DismissForm) => <DismissForm why={why} onDismiss={dismiss} onCancel={() => setState('open')} />}
        </LazyDialog>
      ) : (
        <Group gap={4} className={styles.acts}>
          {repair && (
            <Button {...firstAct} disabled={state === 'done'} onClick={apply} aria-label={labelOf(repair.text)}>
              {state === 'done' ? say.done : repair.text}
            </Button>
          )}
          {add && (
            <Button
              {...firstAct}
              onClick={() => goTo(step, { section: add.section, values: add.values })}
              aria-label={labelOf(add.text)}
            >
              {add.text}
            </Button>
          )}
          {rule === 'R26' && (
            <Button
              {...firstAct}
              loading={state === 'working'}
              onClick={() => void confirm()}
              aria-label={labelOf(say.stillRight)}
            >
              {say.stillRight}
            </Button>
          )}
          <Button size="sm" variant="subtle" onClick={() => goTo(step, finding)} aria-label={labelOf(say.goFix)}>
            {say.goFix}
          </Button>
          {acts.dismiss && (
            <Button
              {...{ size: 'sm', variant: 'subtle', color: 'gray' }}
              onClick={() => (severity === 'error' ? setState('asking') : dismiss(null))}
              aria-label={say.dismissOf(why)}
            >
              {say.dismiss}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

function DismissedRow({ finding, acts, onLeave }: RowProps) {
  const { why, dismissed } = finding;
  return (
    <li className={styles.row}>
      <Text size="sm" c="dimmed">
        {why}
      </Text>
      <Text size="xs" c="dimmed">
        {say.dismissedOn(formatDate(dismissed!.at), dismissed!.reason)}
      </Text>
      <Group gap={4} className={styles.acts}>
        <Button
          size="sm"
          variant="subtle"
          aria-label={`${say.bringBack}: ${why}`}
          onClick={() => {
            onLeave();
            void acts.bringBack(finding);
          }}
        >
          {say.bringBack}
        </Button>
      </Group>
    </li>
  );
}

interface ListProps {
  findings: readonly ListedFinding[];
  /** Open ones beyond this many wait behind a button, or are left to the review. */
  shownMax: number;
  emptyText: string;
  more: (rest: number, showAll: () => void) => React.ReactNode;
}

export function FindingList({ findings, shownMax, emptyText, more }: ListProps) {
  const acts = useFindingActs();
  const list = useRef<HTMLDivElement>(null);
  const [isAll, setIsAll] = useState(false);
  const heading = useId();
  const open = findings.filter(({ dismissed }) => dismissed === null);
  const dismissed = findings.filter((finding) => finding.dismissed !== null);
  const shown = isAll ? open : open.slice(0, shownMax);
  const row = { acts, onLeave: () => list.current?.focus() };
  return (
    <div ref={list} tabIndex={-1} className={styles.findings}>
      {open.length === 0 && <Text c="dimmed">{emptyText}</Text>}
      {severities.map((severity) => {
        const group = shown.filter((finding) => finding.severity === severity);
        if (group.length === 0) return null;
        const count = open.filter((finding) => finding.severity === severity).length;
        return (
          <section key={severity} aria-labelledby={`${heading}-${severity}`}>
            <Title order={3} id={`${heading}-${severity}`} className={styles.group} data-severity={severity}>
              {say.groups[severity]} ({count})
            </Title>
            <ul className={styles.list}>
              {group.map((finding) => (
                <FindingRow key={finding.id} finding={finding} {...row} />
              ))}
            </ul>
          </section>
        );
      })}
      {open.length > shown.length && more(open.length - shown.length, () => setIsAll(true))}
      {dismissed.length > 0 && (
        <details className={styles.dismissed}>
          <summary>
            {say.dismissedTitle} ({dismissed.length})
          </summary>
          <ul className={styles.list}>
            {dismissed.map((finding) => (
              <DismissedRow key={finding.id} finding={finding} {...row} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const SHOWN_MAX = 3;

/** What the step at hand can mend. An empty list is no contradiction yet. */
export const useStepFindings = (step: WizardStep, findings: readonly ListedFinding[]): ListedFinding[] => {
  const { employees, providers } = usePeople();
  const isOmitted = ({ section, severity }: Finding): boolean =>
    severity === 'info' ||
    (section === 'employees' && employees.length === 0) ||
    (section === 'providers' && providers.length === 0);
  return findings.filter((finding) => finding.step === step && !isOmitted(finding));
};

/** The review lists everything. */
export function FindingsCard({ step, findings }: { step: WizardStep; findings: readonly ListedFinding[] }) {
  const here = useStepFindings(step, findings);
  if (here.length === 0) return null;
  return (
    <Card role="region" aria-label={say.title}>
      <Title order={2} fz={16} mb={8}>
        {say.title}
      </Title>
      <FindingList
        findings={here}
        shownMax={SHOWN_MAX}
        emptyText={say.noneHere}
        more={(rest) => (
          <Text size="xs" c="dimmed" mt={8}>
            {say.moreHere(rest)}
          </Text>
        )}
      />
    </Card>
  );
}
