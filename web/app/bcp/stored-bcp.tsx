import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePreferences } from '../../features/assessment/use-preferences.ts';
import {
  BcpLoadFailed,
  BcpLoading,
  BcpNotFound,
  isNotFound,
  storedBcpQuery,
} from '../../features/bcp-editor/shell/stored-bcp.tsx';
import { pathOf } from '../paths.ts';
import { VisitedEditor, type VisitedEditorProps } from './visited-editor.tsx';

export function StoredBcp({ id, visit, user }: Pick<VisitedEditorProps, 'visit' | 'user'> & { id: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(storedBcpQuery(id));
  const preferences = usePreferences();
  if (isNotFound(error)) return <MissingBcp />;
  if (error && !data) return <BcpLoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount || !(preferences.isKnown || preferences.isDelayed)) return <BcpLoading />;
  return <VisitedEditor visit={visit} user={user} bcp={data} limits={null} preferences={preferences} />;
}

export function MissingBcp() {
  return (
    <BcpNotFound
      actions={
        <Anchor component={Link} to={pathOf('bcps')}>
          Go to your BCP plans
        </Anchor>
      }
    />
  );
}
