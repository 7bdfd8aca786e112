import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { usePreferences } from '../../features/assessment/use-preferences.ts';
import { BcpLoading } from '../../features/bcp-editor/shell/stored-bcp.tsx';
import { bcpsQuery, limitsQuery } from '../../features/bcps/queries.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { pathOf } from '../paths.ts';
import { VisitedEditor, type VisitedEditorProps } from './visited-editor.tsx';

// Most visits never show the questionnaire.
const AssessmentPage = lazy(async () => ({
  default: (await import('../../features/assessment/assessment.tsx')).AssessmentPage,
}));

const loadLimits = async () => (await import('../../features/bcps/bcp-limits.tsx')).BcpLimitsDialog;

/** Shows the questionnaire first to users who have neither answered nor skipped it. */
function AssessedNewBcp({ preferences, ...visited }: Omit<VisitedEditorProps, 'bcp'>) {
  const { isKnown, isFailed, answers } = preferences;
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const bcps = useQuery({ ...bcpsQuery, enabled: isAsking === true });
  if (isAsking === null && isKnown) setIsAsking(!isFailed && answers === null);
  if (isAsking === null || (isAsking && bcps.isPending)) return <BcpLoading />;
  if (!isAsking) return <VisitedEditor {...visited} bcp={null} preferences={preferences} />;
  return (
    <Suspense fallback={<BcpLoading />}>
      <AssessmentPage
        user={visited.user}
        isFirst={bcps.data?.length === 0}
        preferences={preferences}
        onDone={() => setIsAsking(false)}
      />
    </Suspense>
  );
}

/** Checks the yearly allowance once: it may run out while the new BCP is being written. */
export function NewBcpEditor({ visit, user }: Pick<VisitedEditorProps, 'visit' | 'user'>) {
  const navigate = useNavigate();
  const preferences = usePreferences();
  const [admitted, setAdmitted] = useState<BcpLimits | null>(null);
  const { data, isFetching, isStale } = useQuery({ ...limitsQuery, enabled: admitted === null });
  if (admitted === null && data?.can_create && !isStale) setAdmitted(data);
  if (admitted !== null) return <AssessedNewBcp visit={visit} user={user} limits={admitted} preferences={preferences} />;
  if (isFetching && data?.can_create !== false) return <BcpLoading />;
  const leave = () => void navigate(pathOf('dashboard'));
  return (
    <LazyDialog load={loadLimits} onClose={leave}>
      {(LimitsDialog) => <LimitsDialog opened onClose={leave} onUpgrade={() => void navigate(pathOf('subscription'))} />}
    </LazyDialog>
  );
}
