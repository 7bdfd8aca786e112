import { useSearchParams } from 'react-router-dom';
import { formatListing, parsePage } from '../../features/admin/listings.ts';
import { Pricing } from '../../features/admin/pricing/pricing.tsx';

export function PricingTab() {
  const [params, setParams] = useSearchParams();
  return (
    <Pricing
      page={parsePage(params)}
      onPage={(page, options) =>
        setParams({ tab: 'pricing', ...formatListing({ page }) }, { preventScrollReset: true, ...options })
      }
    />
  );
}
