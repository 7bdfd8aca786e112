import { useParams } from 'react-router-dom';
import { CardLayout } from '../../features/auth/auth-layout.tsx';
import { ResetPassword } from '../../features/auth/reset-password.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  const { token = '' } = useParams();
  return (
    <CardLayout>
      <ResetPassword token={token} loginPath={pathOf('login')} forgotPath={pathOf('forgotPassword')} />
    </CardLayout>
  );
}
