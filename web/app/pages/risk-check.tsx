import { lazy, Suspense, useState } from 'react';
import type { RiskCheckResult } from '#shared/api/risk-check.ts';
import { frontMessages } from '#shared/messages/front.ts';
import { riskCheckMessages as say } from '#shared/messages/risk-check.ts';
import { RiskCheckForm } from '../../features/front/risk-check-form.tsx';
import { keepFirstAnswers } from '../../lib/first-answers.ts';
import { useSession } from '../../lib/session-state.ts';
import { isTitleOf } from '../../lib/trade-title.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { pathOf } from '../paths.ts';

const RiskCheckAnswer = lazy(() => import('../../features/front/risk-check-result.tsx'));

export function Component() {
  const { isAuthenticated } = useSession();
  const [result, setResult] = useState<RiskCheckResult | null>(null);
  return (
    <Page>
      <PageTitle lead={say.lead}>{frontMessages.riskCheck}</PageTitle>
      <RiskCheckForm
        onResult={(found, answers) => {
          const isListed = found.trade !== null && isTitleOf(found.trade, answers.activity);
          const known = isListed ? { activity: '', trade: found.trade!.id } : answers;
          // An unknown ZIP code would only have to be corrected again.
          keepFirstAnswers({ ...known, zip: found.place?.zip ?? '' });
          setResult(found);
        }}
      />
      {result && (
        <Suspense fallback={<LoadingBlock label={say.checking} />}>
          <RiskCheckAnswer
            result={result}
            startPath={pathOf(isAuthenticated ? 'newBcp' : 'register')}
            pricingPath={pathOf('pricing')}
          />
        </Suspense>
      )}
    </Page>
  );
}
