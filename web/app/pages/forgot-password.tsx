import { CardLayout } from '../../features/auth/auth-layout.tsx';
import { ForgotPassword } from '../../features/auth/forgot-password.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  return (
    <CardLayout>
      <ForgotPassword loginPath={pathOf('login')} />
    </CardLayout>
  );
}
