import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PaymentHistory } from '../../features/payments/history/payment-history.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { pathOf } from '../paths.ts';

export function Component() {
  return (
    <Page>
      <div>
        <Anchor component={Link} to={pathOf('subscriptionManagement')}>
          Back to Subscription Management
        </Anchor>
      </div>
      <PageTitle>Payment History</PageTitle>
      <PaymentHistory />
    </Page>
  );
}
