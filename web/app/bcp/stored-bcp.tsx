import { useQuery } from '@tanstack/react-query';
import { usePreferences } from '../../features/assessment/use-preferences.ts';
import { BcpLoadFailed, BcpLoading, isNotFound, storedBcpQuery } from '../../features/bcp-editor/shell/stored-bcp.tsx';
import { MissingBcp } from './missing-bcp.tsx';
import { VisitedEditor, type VisitedEditorProps } from './visited-editor.tsx';

export function StoredBcp({ id, visit, user }: Pick<VisitedEditorProps, 'visit' | 'user'> & { id: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(storedBcpQuery(id));
  const preferences = usePreferences();
  if (isNotFound(error)) return <MissingBcp />;
  if (error && !data) return <BcpLoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount || !(preferences.isKnown || preferences.isDelayed)) return <BcpLoading />;
  return <VisitedEditor visit={visit} user={user} bcp={data} limits={null} preferences={preferences} />;
}
