import { useLocation } from 'react-router-dom';
import { frontMessages } from '#shared/messages/front.ts';
import { SplitLayout } from '../../features/auth/auth-layout.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { ProductAside } from '../../features/auth/product-aside.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { returnPath, SignedOutOnly } from '../guards/session-guards.tsx';
import { pathOf } from '../paths.ts';
import { visitorLinks } from '../shell/visitor-links.ts';

export function Component() {
  const { state } = useLocation();
  return (
    <SignedOutOnly>
      <SplitLayout
        label={frontMessages.about}
        aside={<ProductAside links={visitorLinks.map(([label, place]) => ({ label, path: pathOf(place) }))} />}
      >
        <PageTitle tabTitle="Sign in" lead="Sign in to your continuity plans.">
          Welcome back
        </PageTitle>
        {returnPath(state) !== null && <Notice tone="info">Your session expired. Please sign in again.</Notice>}
        <LoginForm forgotPath={pathOf('forgotPassword')} registerPath={pathOf('register')} />
      </SplitLayout>
    </SignedOutOnly>
  );
}
