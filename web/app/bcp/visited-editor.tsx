import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import type { UserPreferences } from '#shared/domain/assessment.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { Me } from '#shared/domain/user.ts';
import type { Preferences } from '../../features/assessment/use-preferences.ts';
import { Editor } from '../../features/bcp-editor/shell/editor.tsx';
import { type Visit, withVisit } from '../../features/bcp-editor/shell/use-visit.ts';
import type { ScrollTarget } from '../../features/bcp-editor/state/editor-context.tsx';
import { parseStep } from '../../features/bcp-editor/state/steps.ts';
import { BcpLimitsDialog } from '../../features/bcps/bcp-limits.tsx';
import { bcpsQuery, limitsQuery } from '../../features/bcps/queries.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { bcpPath, bcpPreviewPath, pathOf, stressTestPath } from '../paths.ts';

const loadPreferences = async () => (await import('../../features/assessment/preferences-dialog.tsx')).PreferencesDialog;

export interface VisitedEditorProps {
  visit: Visit;
  user: Me;
  bcp: Bcp | null;
  limits: BcpLimits | null;
  preferences: Preferences;
}

export function VisitedEditor({ visit, user, bcp, limits, preferences }: VisitedEditorProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const cache = useQueryClient();
  const [isLimited, setIsLimited] = useState(false);
  const [asked, setAsked] = useState<keyof UserPreferences | 'all' | null>(null);
  const { data: bcps } = useQuery({ ...bcpsQuery, enabled: bcp === null });
  const leave = () => void navigate(pathOf('dashboard'));
  const endPreferences = () => setAsked(null);
  const markStale = (queryKey: readonly unknown[]) => void cache.invalidateQueries({ queryKey, refetchType: 'none' });
  return (
    <>
      <Editor
        bcp={bcp}
        limits={limits}
        other={(bcp === null && bcps?.[0]) || null}
        userId={user.id}
        visit={visit}
        cyber={preferences.cyber}
        canGenerate={hasFeature(user, 'bcp_generation')}
        canExercise={user.role === 'user' && !user.is_iso_auditor && hasFeature(user, 'tabletop_scenarios')}
        canPrint={hasFeature(user, 'ai_analysis_print')}
        wantedStep={parseStep(search.get('step') ?? undefined)}
        wantedTarget={(state as { target?: ScrollTarget } | null)?.target ?? null}
        onCreated={(id, step) => {
          markStale(limitsQuery.queryKey);
          void navigate(bcpPath(id), { replace: true, state: { ...withVisit(visit, state), step }, preventScrollReset: true });
        }}
        onSaved={() => markStale(bcpsQuery.queryKey)}
        onLimit={() => {
          markStale(limitsQuery.queryKey);
          setIsLimited(true);
        }}
        onUpgrade={() => askForFeature('bcp_generation', 'Generating the document')}
        onPreview={(id) => void navigate(bcpPreviewPath(id), { state: withVisit(visit, state) })}
        onStressTest={(id) => void navigate(stressTestPath(id))}
        onLeave={leave}
        onPreferences={(only) => setAsked(only ?? 'all')}
      />
      <BcpLimitsDialog
        opened={isLimited}
        onClose={() => setIsLimited(false)}
        onUpgrade={() => void navigate(pathOf('subscription'))}
      />
      {asked && (
        <LazyDialog load={loadPreferences} onClose={endPreferences}>
          {(PreferencesDialog) => (
            <PreferencesDialog
              user={user}
              preferences={preferences}
              only={asked === 'all' ? null : asked}
              onDone={endPreferences}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
