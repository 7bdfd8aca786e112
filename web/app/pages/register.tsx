import { SplitLayout } from '../../features/auth/auth-layout.tsx';
import { RegisterForm, WhatYouGet } from '../../features/auth/register-form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SignedOutOnly } from '../guards/session-guards.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  return (
    <SignedOutOnly>
      <SplitLayout aside={<WhatYouGet />}>
        <PageTitle lead="Registering is free. No card needed.">Create your account</PageTitle>
        <RegisterForm loginPath={pathOf('login')} termsPath={pathOf('termsOfService')} privacyPath={pathOf('privacyPolicy')} />
      </SplitLayout>
    </SignedOutOnly>
  );
}
