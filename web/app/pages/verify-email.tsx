import { useSearchParams } from 'react-router-dom';
import { CardLayout } from '../../features/auth/auth-layout.tsx';
import { VerifyEmail } from '../../features/auth/verify-email.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  const [query] = useSearchParams();
  return (
    <CardLayout>
      <VerifyEmail token={query.get('token')?.trim() ?? ''} loginPath={pathOf('login')} />
    </CardLayout>
  );
}
