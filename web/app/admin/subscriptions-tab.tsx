import { useSearchParams } from 'react-router-dom';
import { formatListing, parseSubscriptionListing } from '../../features/admin/listings.ts';
import { Subscriptions } from '../../features/admin/subscriptions/subscriptions.tsx';
import { accountPath } from '../paths.ts';

export function SubscriptionsTab() {
  const [params, setParams] = useSearchParams();
  return (
    <Subscriptions
      listing={parseSubscriptionListing(params)}
      onChange={({ userId, ...listing }, options) =>
        setParams(
          { tab: 'subscriptions', ...formatListing({ ...listing, user_id: userId }) },
          { preventScrollReset: true, ...options },
        )
      }
      userPath={accountPath}
    />
  );
}
