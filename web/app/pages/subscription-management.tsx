import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fill } from '#shared/messages/fields.ts';
import { frontMessages } from '#shared/messages/front.ts';
import { CheckoutReturn } from '../../features/payments/subscription-page/checkout-return.tsx';
import { SubscriptionScreen } from '../../features/payments/subscription-page/subscription-screen.tsx';
import { chosenTier } from '../../lib/chosen-tier.ts';
import { parseTier, tierNames } from '../../lib/tiers.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { tierIn } from '../paths.ts';

export function Component() {
  const [search, setSearch] = useSearchParams();
  // Survives the cleaning of the address below.
  const [sessionId] = useState(search.get('session_id'));
  const [isConfirming, setIsConfirming] = useState(sessionId !== null);
  const tier = parseTier(tierIn(search));
  useEffect(() => chosenTier.forget(), []);
  const settle = useCallback(() => {
    setIsConfirming(false);
    setSearch({}, { replace: true });
  }, [setSearch]);
  return (
    <Page>
      <PageTitle>Subscription Management</PageTitle>
      {tier && !sessionId && <Notice tone="info">{fill(frontMessages.chosen, { tier: tierNames[tier] })}</Notice>}
      {sessionId && <CheckoutReturn sessionId={sessionId} onSettled={settle} />}
      {!isConfirming && <SubscriptionScreen wanted={tier} />}
    </Page>
  );
}
