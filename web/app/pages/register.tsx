import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SplitLayout } from '../../features/auth/auth-layout.tsx';
import { RegisterForm, WhatYouGet } from '../../features/auth/register-form.tsx';
import { chosenTier } from '../../lib/chosen-tier.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SignedOutOnly } from '../guards/session-guards.tsx';
import { pathOf, tierIn } from '../paths.ts';

export function Component() {
  const [search] = useSearchParams();
  const tier = tierIn(search);
  useEffect(() => {
    if (tier !== null) chosenTier.keep(tier);
  }, [tier]);
  return (
    <SignedOutOnly>
      <SplitLayout aside={<WhatYouGet pricingPath={pathOf('pricing')} />}>
        <PageTitle lead="Registering is free. No card needed.">Create your account</PageTitle>
        <RegisterForm loginPath={pathOf('login')} termsPath={pathOf('termsOfService')} privacyPath={pathOf('privacyPolicy')} />
      </SplitLayout>
    </SignedOutOnly>
  );
}
