/** /profile */
import { AccountFacts } from '../../features/profile/account-facts.tsx';
import { Appearance } from '../../features/profile/appearance.tsx';
import { ChangePasswordForm } from '../../features/profile/change-password-form.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function Component() {
  const { user } = useSession();
  return (
    <Page width="narrow">
      <PageTitle>Profile Settings</PageTitle>
      {user && <AccountFacts user={user} />}
      <ChangePasswordForm />
      <Appearance />
    </Page>
  );
}
