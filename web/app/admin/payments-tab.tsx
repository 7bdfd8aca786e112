import { useSearchParams } from 'react-router-dom';
import { formatListing, parsePaymentListing } from '../../features/admin/listings.ts';
import { Payments } from '../../features/admin/payments/payments.tsx';
import { accountPath } from '../paths.ts';

export function PaymentsTab() {
  const [params, setParams] = useSearchParams();
  return (
    <Payments
      listing={parsePaymentListing(params)}
      onChange={({ status, userId, page }, options) =>
        setParams(
          { tab: 'payments', ...formatListing({ status, user_id: userId, page }) },
          { preventScrollReset: true, ...options },
        )
      }
      userPath={accountPath}
    />
  );
}
