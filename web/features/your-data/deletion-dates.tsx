import { Stack, Text } from '@mantine/core';
import { ACCOUNT_KEPT_DAYS, BUSINESS_DATA_KEPT_DAYS, computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import { isBilled, isPaymentDue } from '#shared/domain/subscription.ts';
import { priceList } from '#shared/domain/tier.ts';
import type { Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { yourDataMessages } from '#shared/messages/data-export.ts';
import { fill } from '#shared/messages/fields.ts';
import { FactList } from '../../ui/fact-list.tsx';
import styles from './your-data.module.css';

const say = yourDataMessages.deletion;

export const deletionLead = fill(say.lead, { days: ACCOUNT_KEPT_DAYS, businessDays: BUSINESS_DATA_KEPT_DAYS });

/** A paid subscription ends with its period, and no later than the account; an unpaid one at once. */
const describeSubscription = ({ subscription, deletion }: Me, purgeAt: string): string | null => {
  if (!subscription || !isBilled(subscription)) return null;
  if (isPaymentDue(subscription))
    return fill(deletion ? say.subscriptionCanceled : say.subscriptionDue, { tier: priceList[subscription.plan_type].name });
  const end = subscription.current_period_end < purgeAt ? subscription.current_period_end : purgeAt;
  return fill(say.subscription, { tier: priceList[subscription.plan_type].name, date: formatDate(end) });
};

/** What a request means: the dates of one that was made, or of one made now. */
export function DeletionDates({ user }: { user: Me }) {
  const requested = user.deletion ?? null;
  const dates = requested ?? computeDeletionDates(new Date(), null);
  const subscription = describeSubscription(user, dates.account_purge_at);
  return (
    <Stack gap="sm" className={styles.dates}>
      <Text fw={600}>{say.what}</Text>
      <FactList
        facts={[
          ...(requested ? [] : ([['Today', say.today]] as const)),
          [formatDate(dates.account_purge_at), say.accountPurge],
          [formatDate(dates.business_data_purge_at), say.businessPurge],
        ]}
      />
      <Text fw={600}>{say.stays}</Text>
      <ul className={styles.list}>
        <li>{say.payments}</li>
        <li>{say.securityLog}</li>
      </ul>
      {subscription && <Text>{subscription}</Text>}
    </Stack>
  );
}
