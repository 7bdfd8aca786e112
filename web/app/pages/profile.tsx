/** /profile */
import { AccountFacts } from '../../features/profile/account-facts.tsx';
import { Appearance } from '../../features/profile/appearance.tsx';
import { ChangePasswordForm } from '../../features/profile/change-password-form.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Columns } from '../../ui/columns.tsx';
import { Page } from '../../ui/page.tsx';
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
