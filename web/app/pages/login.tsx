import { useLocation } from 'react-router-dom';
import { SplitLayout } from '../../features/auth/auth-layout.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { returnPath, SignedOutOnly } from '../guards/session-guards.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  const { state } = useLocation();
  return (
    <SignedOutOnly>
      <SplitLayout>
        <PageTitle tabTitle="Sign in" lead="Sign in to your continuity plans.">
          Welcome back
        </PageTitle>
        {returnPath(state) !== null && <Notice tone="info">Signed out because the session expired</Notice>}
        <LoginForm forgotPath={pathOf('forgotPassword')} registerPath={pathOf('register')} />
      </SplitLayout>
    </SignedOutOnly>
  );
}
