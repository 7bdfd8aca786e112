import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckoutReturn } from '../../features/payments/subscription-page/checkout-return.tsx';
import { SubscriptionScreen } from '../../features/payments/subscription-page/subscription-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  // Survives the cleaning of the address below.
  const [sessionId] = useState(search.get('session_id'));
  const [isConfirming, setIsConfirming] = useState(sessionId !== null);
  const settle = useCallback(() => {
    setIsConfirming(false);
    setSearch({}, { replace: true });
  }, [setSearch]);
  return (
    <Page>
      <PageTitle>Subscription Management</PageTitle>
      {sessionId && <CheckoutReturn sessionId={sessionId} onSettled={settle} />}
      {!isConfirming && <SubscriptionScreen />}
    </Page>
  );
}
