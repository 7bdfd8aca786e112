/** `/bcp/new` and `/bcp/{id}`: one editor for both, and with `?preview=1` the document over it. */
import { Anchor } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import type { UserPreferences } from '#shared/domain/assessment.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { Me } from '#shared/domain/user.ts';
import { AssessmentPage, PreferencesDialog } from '../../features/assessment/lazy-screens.ts';
import { type Preferences, usePreferences } from '../../features/assessment/use-preferences.ts';
import { Editor } from '../../features/bcp-editor/shell/editor.tsx';
import { stepIn } from '../../features/bcp-editor/state/last-step.ts';
import { planQuery } from '../../features/bcp-editor/visit/plan-query.ts';
import { isMissing, PlanFailed, PlanLoading, PlanNotFound } from '../../features/bcp-editor/visit/plan-states.tsx';
import { continuing, useVisit, type Visit } from '../../features/bcp-editor/visit/use-visit.ts';
import { BcpLimitsDialog } from '../../features/bcps/bcp-limits-dialog.tsx';
import { limitsQuery, plansQuery } from '../../features/bcps/plan-queries.ts';
import { DocumentPreview } from '../../features/documents/document-preview.tsx';
import { isPreview, PREVIEW_SEARCH } from '../../features/documents/preview-address.ts';
import { useSession } from '../../lib/session-state.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import { bcpPath, pathOf } from '../paths.ts';

interface VisitedEditorProps {
  visit: Visit;
  user: Me;
  bcp: Bcp | null;
  limits: BcpLimits | null;
  preferences: Preferences;
}

function VisitedEditor({ visit, user, bcp, limits, preferences }: VisitedEditorProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const cache = useQueryClient();
  const [isLimited, setIsLimited] = useState(false);
  const [asked, setAsked] = useState<keyof UserPreferences | 'all' | null>(null);
  const leave = () => void navigate(pathOf('dashboard'));
  const stale = (queryKey: readonly unknown[]) => void cache.invalidateQueries({ queryKey, refetchType: 'none' });
  return (
    <>
      <Editor
        bcp={bcp}
        limits={limits}
        userId={user.id}
        cyber={preferences.cyber}
        canGenerate={hasFeature(user, 'bcp_generation')}
        canPrint={hasFeature(user, 'ai_analysis_print')}
        wantedStep={stepIn(search.get('step') ?? undefined)}
        onCreated={(id) => {
          stale(limitsQuery.queryKey);
          void navigate(bcpPath(id), { replace: true, state: continuing(visit, state), preventScrollReset: true });
        }}
        onSaved={() => stale(plansQuery.queryKey)}
        onLimit={() => {
          stale(limitsQuery.queryKey);
          setIsLimited(true);
        }}
        onUpgrade={() => askForFeature('bcp_generation', 'Generating the document')}
        onPreview={(id) => void navigate(`${bcpPath(id)}${PREVIEW_SEARCH}`, { state: continuing(visit, state) })}
        onLeave={leave}
        onPreferences={(only) => setAsked(only ?? 'all')}
      />
      <BcpLimitsDialog
        opened={isLimited}
        onClose={() => setIsLimited(false)}
        onUpgrade={() => void navigate(pathOf('subscription'))}
      />
      {asked && (
        <Suspense fallback={null}>
          <PreferencesDialog
            user={user}
            preferences={preferences}
            only={asked === 'all' ? null : asked}
            onDone={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whoever never said anything is asked before the first step; answered, skipped or unanswerable, the wizard follows. */
function AssessedNewPlan({ preferences, ...visited }: Omit<VisitedEditorProps, 'bcp'>) {
  const { isKnown, isFailed, answers } = preferences;
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const plans = useQuery({ ...plansQuery, enabled: isAsking === true });
  if (isAsking === null && isKnown) setIsAsking(!isFailed && answers === null);
  if (isAsking === null || (isAsking && plans.isPending)) return <PlanLoading />;
  if (!isAsking) return <VisitedEditor {...visited} bcp={null} preferences={preferences} />;
  return (
    <Suspense fallback={<PlanLoading />}>
      <AssessmentPage
        user={visited.user}
        isFirst={plans.data?.length === 0}
        preferences={preferences}
        onDone={() => setIsAsking(false)}
      />
    </Suspense>
  );
}

/** A new plan needs a free place in the yearly allowance; who was let in stays, whatever the allowance says later. */
function NewPlan({ visit, user }: { visit: Visit; user: Me }) {
  const navigate = useNavigate();
  const preferences = usePreferences();
  const [admitted, setAdmitted] = useState<BcpLimits | null>(null);
  const { data, isPending } = useQuery({ ...limitsQuery, enabled: admitted === null });
  if (admitted === null && data?.can_create) setAdmitted(data);
  if (admitted !== null) return <AssessedNewPlan visit={visit} user={user} limits={admitted} preferences={preferences} />;
  if (isPending) return <PlanLoading />;
  const leave = () => void navigate(pathOf('dashboard'));
  return <BcpLimitsDialog opened onClose={leave} onUpgrade={() => void navigate(pathOf('subscription'))} />;
}

function StoredPlan({ id, visit, user }: { id: number; visit: Visit; user: Me }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(planQuery(id));
  const preferences = usePreferences();
  if (isMissing(error)) return <MissingPlan />;
  if (error && !data) return <PlanFailed error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount || !(preferences.isKnown || preferences.isDelayed)) return <PlanLoading />;
  return <VisitedEditor visit={visit} user={user} bcp={data} limits={null} preferences={preferences} />;
}

function MissingPlan() {
  return (
    <PlanNotFound
      actions={
        <Anchor component={Link} to={pathOf('bcps')}>
          Go to your BCP plans
        </Anchor>
      }
    />
  );
}

function PlanDocument({ id, user, isAlone }: { id: number; user: Me; isAlone: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(planQuery(id));
  // From a list the way back is the list; over the editor it is the editor.
  const close = () => void (isAlone ? navigate(-1) : navigate(bcpPath(id), { replace: true, state }));
  if (error && !data) return isMissing(error) ? <MissingPlan /> : <PlanFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return isAlone ? <PlanLoading /> : null;
  return (
    <DocumentPreview
      bcpId={id}
      businessName={data.business_name}
      template={data.template_type}
      canPrint={hasFeature(user, 'document_print')}
      canDownload={hasFeature(user, 'document_download')}
      onClose={close}
      onTemplate={() => void cache.invalidateQueries({ queryKey: plansQuery.queryKey, refetchType: 'none' })}
    />
  );
}

export function Component() {
  const param = useParams().id;
  const id = param === undefined ? null : Number(param);
  const visit = useVisit(id);
  const { user } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  if (!user) return null;
  if (id !== null && !(Number.isSafeInteger(id) && id > 0)) return <MissingPlan />;
  const hasDocument = id !== null && isPreview(search);
  const isAlone = hasDocument && (state as { isFromList?: boolean } | null)?.isFromList === true;
  return (
    <>
      {!isAlone &&
        (visit.openedAs === null ? (
          <NewPlan key={visit.key} visit={visit} user={user} />
        ) : (
          <StoredPlan key={visit.key} id={visit.openedAs} visit={visit} user={user} />
        ))}
      {hasDocument && <PlanDocument id={id} user={user} isAlone={isAlone} />}
    </>
  );
}
