import { Button, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { type Deletion, findKeptSubscription } from '#shared/domain/deletion.ts';
import { priceList } from '#shared/domain/tier.ts';
import { isSuperAdmin, type Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { yourDataMessages } from '#shared/messages/data-export.ts';
import { fill } from '#shared/messages/fields.ts';
import { keptSubscriptionMessages } from '#shared/messages/privacy.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { updateUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DeletionDates, deletionLead } from './deletion-dates.tsx';
import styles from './your-data.module.css';

const say = yourDataMessages.deletion;

const describeRequest = ({ requested_by, requested_at, reason }: Deletion): string => {
  const date = formatDate(requested_at);
  return requested_by === 'staff' ? fill(say.byStaff, { date, reason: reason ?? '' }) : fill(say.byOwner, { date });
};

const describeKept = ({ subscription }: Me): string => {
  const kept = findKeptSubscription(subscription);
  if (!kept) return say.kept;
  const tier = priceList[kept.plan_type].name;
  return `${say.kept} ${fill(keptSubscriptionMessages[kept.state], { tier, date: formatDate(kept.period_end) })}`;
};

function Scheduled({ user, deletion, onKept }: { user: Me; deletion: Deletion; onKept: () => void }) {
  const { running, failure, run } = useAction((error, _action: 'keep') => messageOf(error, say.keepFailed));
  const keep = async () => {
    if (!(await run('keep', () => client.privacy.cancelDeletion()))) return;
    updateUser({ deletion: null });
    onKept();
  };
  return (
    <Stack gap="md">
      <Notice tone="warn" title={fill(say.scheduled, { date: formatDate(deletion.account_purge_at) })}>
        {describeRequest(deletion)}
      </Notice>
      <DeletionDates user={user} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button loading={running !== null} onClick={keep}>
          {say.keep}
        </Button>
      </div>
    </Stack>
  );
}

export function DeleteAccount({ user }: { user: Me }) {
  const heading = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [wasKept, setWasKept] = useState(false);
  const { deletion } = user;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <Title order={3} id={heading} fz={18} mb={4}>
        {say.title}
      </Title>
      {deletion ? (
        <Scheduled user={user} deletion={deletion} onKept={() => setWasKept(true)} />
      ) : (
        <Stack gap="md">
          {wasKept && <Notice tone="ok">{describeKept(user)}</Notice>}
          {isSuperAdmin(user) ? (
            <Text>{say.superAdmin}</Text>
          ) : (
            <>
              <Text>{deletionLead}</Text>
              <details className={styles.details}>
                <summary>{say.meaning}</summary>
                <DeletionDates user={user} />
              </details>
              <div>
                <Button variant="outline" color="var(--bad)" onClick={() => setIsAsking(true)}>
                  {say.start}
                </Button>
              </div>
            </>
          )}
        </Stack>
      )}
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
