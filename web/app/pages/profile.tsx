import { ChangePasswordForm } from '../../features/profile/change-password-form.tsx';
import { AccountFacts, Appearance } from '../../features/profile/profile-cards.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Columns, Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function Component() {
  const { user } = useSession();
  return (
    <Page>
      <PageTitle>Profile Settings</PageTitle>
      <Columns>
        {user && <AccountFacts user={user} />}
        <Appearance />
        <ChangePasswordForm />
      </Columns>
    </Page>
  );
}
