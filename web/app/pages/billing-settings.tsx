import { BillingTabs } from '../../features/payments/settings/billing-tabs.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function Component() {
  const { user } = useSession();
  return (
    <Page>
      <PageTitle>Billing Settings</PageTitle>
      {user && <BillingTabs userId={user.id} />}
    </Page>
  );
}
