import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { Me } from '#shared/domain/user.ts';
import { BcpLoadFailed, BcpLoading, isNotFound, storedBcpQuery } from '../../features/bcp-editor/shell/stored-bcp.tsx';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { bcpPath } from '../paths.ts';
import { MissingBcp } from './missing-bcp.tsx';

const DocumentPreview = lazy(async () => ({
  default: (await import('../../features/documents/document-preview.tsx')).DocumentPreview,
}));

export function BcpDocument({ id, user, isAlone }: { id: number; user: Me; isAlone: boolean }) {
  useFocusReturn();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(storedBcpQuery(id));
  const close = () => void (isAlone ? navigate(-1) : navigate(bcpPath(id), { replace: true, state }));
  /** An open editor has its step in the history, a new one begins with that of its address. */
  const edit = (step: WizardStep) =>
    void (isAlone
      ? navigate(`${bcpPath(id)}?step=${step}`, { replace: true })
      : navigate(bcpPath(id), { replace: true, state: { ...(state as object | null), step } }));
  // The editor behind it waits for the same answer, and tells what became of it.
  if (!data && !isAlone) return null;
  if (error && !data) return isNotFound(error) ? <MissingBcp /> : <BcpLoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <BcpLoading />;
  return (
    <Suspense fallback={null}>
      <DocumentPreview
        bcpId={id}
        businessName={data.business_name}
        template={data.template_type}
        status={data.status}
        canPrint={hasFeature(user, 'document_print')}
        canDownload={hasFeature(user, 'document_download')}
        onClose={close}
        onEdit={edit}
        onTemplate={() => void cache.invalidateQueries({ queryKey: bcpsQuery.queryKey, refetchType: 'none' })}
      />
    </Suspense>
  );
}
