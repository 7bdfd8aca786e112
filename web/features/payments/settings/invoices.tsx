import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyBlock } from '../../../ui/state-block.tsx';

export function Invoices() {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // Back from the portal, the browser restores this page from its cache.
  useWindowEvent('pageshow', ({ persisted }) => persisted && setIsLeaving(false));
  const openPortal = async () => {
    setIsLeaving(true);
    setFailure(null);
    try {
      location.assign((await client.payment.billingPortal()).url);
    } catch (error) {
      setFailure(error);
      setIsLeaving(false);
    }
  };
  return (
    <Card>
      <EmptyBlock
        title={messages.noInvoices}
        drawing="ledger"
        actions={
          <>
            <Button component={Link} to="/payment-history">
              Payment history
            </Button>
            <Button variant="default" onClick={() => void openPortal()} loading={isLeaving}>
              Open billing portal
            </Button>
          </>
        }
      >
        Every payment has its receipt as a PDF in Payment history.
      </EmptyBlock>
      {failure !== null && (
        <Notice tone="bad" title={messages.portalFailed}>
          {failure instanceof ApiError ? failure.detail : null}
        </Notice>
      )}
    </Card>
  );
}
