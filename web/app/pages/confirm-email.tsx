import { useSearchParams } from 'react-router-dom';
import { CardLayout } from '../../features/auth/auth-layout.tsx';
import { ConfirmEmail } from '../../features/auth/confirm-email.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  const [query] = useSearchParams();
  return (
    <CardLayout>
      <ConfirmEmail token={query.get('token')?.trim() ?? ''} loginPath={pathOf('login')} profilePath={pathOf('profile')} />
    </CardLayout>
  );
}
