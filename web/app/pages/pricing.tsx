import { frontMessages } from '#shared/messages/front.ts';
import { pricingPageMessages as say } from '#shared/messages/pricing-page.ts';
import { Comparison } from '../../features/front/comparison.tsx';
import { FreeItems, PriceCards } from '../../features/front/price-cards.tsx';
import { Questions } from '../../features/front/questions.tsx';
import { usePrices } from '../../lib/prices.ts';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import { pathOf, withTier } from '../paths.ts';

export function Component() {
  const { isAuthenticated } = useSession();
  const { state, offers, retry } = usePrices();
  return (
    <Page>
      <PageTitle lead={say.lead}>{frontMessages.pricing}</PageTitle>
      {state === 'failed' ? (
        <ErrorBlock title={say.loadFailed} onRetry={retry} />
      ) : (
        <PriceCards
          offers={offers}
          choosePath={(tier) => withTier(pathOf(isAuthenticated ? 'subscription' : 'register'), tier)}
        />
      )}
      <FreeItems />
      <Comparison offers={offers} />
      <Questions />
    </Page>
  );
}
