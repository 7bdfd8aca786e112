import { useSearchParams } from 'react-router-dom';
import { CrisisOfUsers } from '../../features/admin/crisis/crisis-of-users.tsx';
import { parseCount } from '../../features/admin/listings.ts';

export function CrisisTab() {
  const [params, setParams] = useSearchParams();
  return (
    <CrisisOfUsers
      userId={parseCount(params.get('user_id'))}
      onChoose={(userId) => setParams({ tab: 'crisis', user_id: String(userId) }, { preventScrollReset: true })}
    />
  );
}
