import { Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { LoadingBlock } from '../../../ui/state-block.tsx';
import { useGeneration } from '../generate/use-generation.ts';
import { ChaptersPanel } from '../panels/chapters-panel.tsx';
import { FindingsCard } from '../panels/findings.tsx';
import { FormCompletion, InsightsPanel } from '../panels/insights-panel.tsx';
import { SideSheets, StepWarnings } from '../panels/narrow-panels.tsx';
import { ReviewPanel, SummaryPanel } from '../panels/progress-panels.tsx';
import { useFindings } from '../panels/use-findings.ts';
import { DraftOffer } from '../state/draft-offer.tsx';
import { ScrollToInput, useBcp } from '../state/editor-context.tsx';
import { stepViews } from '../steps/step-views.ts';
import styles from './editor-frame.module.css';
import { StepFooter } from './step-footer.tsx';
import { BlockedNotice, GenerationNotice } from './step-notices.tsx';
import type { BlockedAttempt } from './use-wizard-nav.ts';
import { WizardHeader } from './wizard-steps.tsx';

const stepLeads: Record<WizardStep, string> = {
  1: 'Rough figures are fine. You can change everything later.',
  2: 'Tick what could realistically happen to you, and what can happen where you are.',
  3: 'Pick a level for each kind of harm. If you aren’t sure, choose the worse one. You can change it later.',
  4: 'Start with the work your customers would miss first, then what it depends on.',
  5: 'For every risk: what you do beforehand, and what you do when it happens.',
  6: 'Check your answers, then generate the document.',
};

interface Props {
  step: WizardStep;
  blocked: BlockedAttempt | null;
}

function StepSkeleton() {
  return (
    <LoadingBlock label="Loading the step">
      <Stack>
        <Skeleton height={220} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </Stack>
    </LoadingBlock>
  );
}

/** A tab shows less. */
const TAB_NAME_MAX = 80;

function StepHeading({ step }: { step: WizardStep }) {
  const name = useBcp((state) => state.content.business_name.trim());
  const { title, question } = WIZARD_STEPS[step - 1]!;
  const place = `Step ${step} of ${WIZARD_STEPS.length}: ${title}`;
  return (
    <PageTitle tabTitle={name === '' ? place : `${place} · ${name.slice(0, TAB_NAME_MAX)}`} lead={stepLeads[step]} focusOn={step}>
      {question}
    </PageTitle>
  );
}

const SETTLED_MS = 1500;
const factsOfCheck: QueryFilters = {
  predicate: ({ queryKey: [about] }) => about === 'bcp' || about === 'place' || about === 'bcp-check',
};

/**
 * The column waits until what the plan check knows has been asked for, so that its findings don't push aside what stands there
 * already. On a slow line it does not wait that long: then they go below everything else, until the next step.
 */
const useSettling = (step: WizardStep): { isSettled: boolean; areFindingsLate: boolean } => {
  const [isSettled, setIsSettled] = useState(false);
  const [lateStep, setLateStep] = useState<WizardStep | null>(null);
  const cache = useQueryClient();
  const asked = useIsFetching(factsOfCheck);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again here, as the calls of this rendering begin after it
  useEffect(() => {
    if (cache.isFetching(factsOfCheck) === 0) setIsSettled(true);
  }, [cache, asked]);
  const giveUp = useEffectEvent(() => {
    if (!isSettled) setLateStep(step);
    setIsSettled(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => giveUp(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isSettled, areFindingsLate: lateStep === step };
};

function Side({ step }: { step: WizardStep }) {
  const findings = useFindings();
  // Nothing can be said about a form that nothing was typed into.
  const isUntouched = useBcp((state) => state.id === null && state.content === state.saved);
  const { isSettled, areFindingsLate } = useSettling(step);
  if (!isSettled) return null;
  return (
    <>
      {step === 6 && <ReviewPanel findings={findings} />}
      {step !== 6 && !areFindingsLate && <FindingsCard step={step} findings={findings} />}
      <FormCompletion step={step} />
      <SummaryPanel />
      {!isUntouched && <InsightsPanel step={step} findings={findings} />}
      {step !== 6 && areFindingsLate && <FindingsCard step={step} findings={findings} />}
    </>
  );
}

const loadConflictDialog = async () => (await import('../state/conflict-dialog.tsx')).ConflictDialog;
const loadGenerationDialog = async () => (await import('../generate/generation-dialog.tsx')).GenerationDialog;

export function EditorFrame({ step, blocked }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  const endReview = () => setIsReviewing(false);
  const generation = useGeneration();
  const { phase } = generation;
  const isWide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false });
  const View = stepViews[step];
  return (
    <div className={styles.editor}>
      <WizardHeader step={step} />
      <div className={styles.columns}>
        {isWide && (
          <aside className={styles.left} aria-label="Document">
            <ChaptersPanel step={step} />
          </aside>
        )}
        <div className={styles.form}>
          <StepHeading step={step} />
          {!isWide && <SideSheets step={step} side={<Side step={step} />} />}
          <DraftOffer />
          {blocked && <BlockedNotice blocked={blocked} />}
          {step === 6 && <GenerationNotice problems={generation.problems} />}
          <Suspense fallback={<StepSkeleton />}>
            <View attempt={blocked?.attempt ?? 0} />
            {!isWide && <StepWarnings step={step} />}
            <ScrollToInput key={step} />
          </Suspense>
        </div>
        {isWide && (
          <aside className={styles.right} aria-label="Insights">
            <Side step={step} />
          </aside>
        )}
      </div>
      <StepFooter
        step={step}
        isGenerating={generation.isRunning}
        onGenerate={generation.start}
        onReview={() => setIsReviewing(true)}
      />
      {isReviewing && (
        <LazyDialog load={loadConflictDialog} onClose={endReview}>
          {(ConflictDialog) => <ConflictDialog onClose={endReview} />}
        </LazyDialog>
      )}
      {phase !== null && (
        <LazyDialog load={loadGenerationDialog} onClose={generation.close}>
          {(GenerationDialog) => <GenerationDialog phase={phase} onClose={generation.close} />}
        </LazyDialog>
      )}
    </div>
  );
}
