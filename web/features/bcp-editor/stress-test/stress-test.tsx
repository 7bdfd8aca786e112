import { Text } from '@mantine/core';
import { type ComponentProps, type ComponentType, lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Bcp, StressScenario } from '#shared/domain/bcp/bcp.ts';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { buildRecoveryModel, type RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { RankedChange, RepairPlace, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { tallyFunctions } from '#shared/domain/recovery/tally.ts';
import { compareWithout } from '#shared/domain/recovery/without-measures.ts';
import type { WorkFacts } from '#shared/domain/recovery/work-facts.ts';
import { formatHour } from '#shared/format/hours.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { buildPersonLoadFigure } from '#shared/pictures/person-load-figure.ts';
import { logger } from '../../../lib/logger.ts';
import type { EntryMarksProps } from '../../../proof/entry-marks.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import type { AssumptionsProps } from './assumptions.tsx';
import type { ImprovementsProps } from './improvements.tsx';
import { type EditedScenario, ScenarioPicker } from './scenario-picker.tsx';
import styles from './stress-test.module.css';
import { Timeline } from './timeline.tsx';

const HelpCard = ({ children }: { children: string }) => (
  <SectionCard title={say.help.title} description={say.help.lead}>
    <Text c="dimmed">{children}</Text>
  </SectionCard>
);

/** Tries its changes after the result is on the screen, so it also loads after it. */
const Improvements = lazy(async (): Promise<{ default: ComponentType<ImprovementsProps> }> => {
  try {
    return { default: (await import('./improvements.tsx')).Improvements };
  } catch (error) {
    logger.warn('Loading what would help failed', error);
    return { default: () => <HelpCard>{say.help.notLoaded}</HelpCard> };
  }
});

/** Stands last, so nothing moves when it comes. */
const Assumptions = lazy(async (): Promise<{ default: ComponentType<AssumptionsProps> }> => {
  try {
    return { default: (await import('./assumptions.tsx')).Assumptions };
  } catch (error) {
    logger.warn('Loading what is assumed failed', error);
    return { default: () => null };
  }
});

/** Asked for with this file, so that they are there once the BCP has loaded. */
const entryMarks = import('../../../proof/entry-marks.tsx').then(
  ({ EntryMarks }): { default: ComponentType<EntryMarksProps> } => ({ default: EntryMarks }),
  (error: unknown) => {
    logger.warn('Loading what was tested failed', error);
    return { default: () => null };
  },
);
const EntryMarks = lazy(() => entryMarks);

interface Props {
  bcp: Bcp;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  workFacts: WorkFacts;
  /** Tests of the numbers; none while they are not loaded. */
  evidence: readonly EvidenceItem[];
  /** The way to an answer in the wizard. */
  onFix: (place: RepairPlace) => void;
  onAddMitigation: (change: RankedChange) => void;
  /** The way to a step that has to be finished before a mitigation can be added. */
  onFinish: (step: WizardStep) => void;
  /** Saves the scenarios of the BCP. Rejects when it could not. */
  onSave: (change: (stored: readonly StressScenario[]) => StressScenario[]) => Promise<void>;
}

export function StressTest({ bcp, employees, providers, workFacts, onSave, ...rest }: Props) {
  const model = useMemo(
    () => buildRecoveryModel({ content: bcp, employees, providers, workFacts }),
    [bcp, employees, providers, workFacts],
  );
  const presets = useMemo(() => listPresets(model), [model]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<EditedScenario | null>(null);
  const own = bcp.scenarios;
  const choices = useMemo(
    () => [...own.map((scenario) => ({ id: scenario.id, scenario })), ...presets.map(({ id, scenario }) => ({ id, scenario }))],
    [own, presets],
  );
  const find = (id: string | null) => choices.find((choice) => choice.id === id) ?? choices[own.length] ?? choices[0];
  // A hundred functions are drawn in slices, so that the choice itself shows at once.
  const shown = find(useDeferredValue(chosen));
  return (
    <div className={styles.columns}>
      <div className={styles.picker}>
        <ScenarioPicker
          {...{ model, presets, own, edited, onSave }}
          chosen={find(chosen)?.id ?? null}
          onChoose={setChosen}
          onEdit={setEdited}
        />
      </div>
      {shown && <Results key={shown.id} {...{ bcp, model, ...rest }} scenario={shown.scenario} onEdit={setEdited} />}
    </div>
  );
}

interface ResultsProps extends Omit<Props, 'employees' | 'providers' | 'workFacts' | 'onSave'> {
  model: RecoveryModel;
  scenario: StressScenario;
  onEdit: (scenario: StressScenario) => void;
}

const Results = memo(function Results(props: ResultsProps) {
  const { bcp, model, scenario, evidence, onFix, onEdit, onAddMitigation, onFinish } = props;
  const outcome = useMemo(() => runScenario(model, scenario), [model, scenario]);
  const fix = (place: RepairPlace): void => {
    if (place.section === 'scenarios') onEdit(scenario);
    else onFix(place);
  };
  const proofOf = (id: string) => {
    const fn = bcp.critical_functions.find((item) => item.id === id);
    const delays = outcome.functions.find((item) => item.id === id)?.delays ?? [];
    const deciding = bcp.it_systems.filter((system) => delays.some(({ item }) => item === `system:${system.id}`));
    return (
      <Suspense fallback={<div className={styles.marks} />}>
        {fn && <EntryMarks fn={fn} evidence={evidence} />}
        {deciding.map((system) => (
          <div key={system.id}>
            {system.name} <EntryMarks system={system} evidence={evidence} />
          </div>
        ))}
      </Suspense>
    );
  };
  return (
    <div className={styles.results}>
      <Result model={model} outcome={outcome} proofOf={proofOf} />
      <PeopleCard outcome={outcome} />
      <Suspense fallback={<HelpCard>{say.help.working}</HelpCard>}>
        <Improvements model={model} outcome={outcome} bcp={bcp} onAdd={onAddMitigation} onFinish={onFinish} />
      </Suspense>
      <Suspense fallback={null}>
        <Assumptions outcome={outcome} onFix={fix} />
      </Suspense>
    </div>
  );
});

interface ResultProps extends Pick<ComponentProps<typeof Timeline>, 'outcome' | 'proofOf'> {
  model: RecoveryModel;
}

function Result({ model, outcome, proofOf }: ResultProps) {
  const { scenario } = outcome;
  const { late, affected, all } = tallyFunctions(outcome);
  const unprepared = useMemo(() => compareWithout(model, outcome), [model, outcome]);
  const { weekday, hour } = scenario.starts;
  return (
    <SectionCard
      title={scenario.title}
      description={`${say.starts(say.weekdays[weekday]!, formatHour(hour))} ${say.staff(scenario.staff_available)}`}
    >
      <p className={styles.verdict} role="status" data-late={late > 0 || undefined}>
        {say.result(late, affected, all)}
      </p>
      {unprepared.without.affected > 0 && (
        <Text size="sm" mb="sm">
          {unprepared.text}
        </Text>
      )}
      <Timeline outcome={outcome} without={unprepared.outcome} proofOf={proofOf} />
    </SectionCard>
  );
}

function PeopleCard({ outcome }: { outcome: ScenarioOutcome }) {
  const figure = useMemo(() => buildPersonLoadFigure(outcome), [outcome]);
  if (outcome.people.length === 0) return null;
  return (
    <SectionCard title={say.load.card}>
      <FigureView figure={figure} />
    </SectionCard>
  );
}
