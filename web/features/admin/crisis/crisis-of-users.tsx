import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminContactMessages as say } from '#shared/messages/admin-money-screens.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import { accountQuery } from '../admin-queries.ts';
import { ContactsOfUser } from './contacts-of-user.tsx';
import styles from './user-picker.module.css';
import { UserPicker } from './user-picker.tsx';

interface Props {
  userId: number | undefined;
  onChoose: (userId: number) => void;
}

function Chosen({ userId }: { userId: number }) {
  const { data: account } = useQuery(accountQuery(userId));
  return (
    <SectionCard title={account ? account.full_name || account.email : `User ${userId}`} description={account?.email}>
      <ContactsOfUser key={userId} userId={userId} />
    </SectionCard>
  );
}

export function CrisisOfUsers({ userId, onChoose }: Props) {
  return (
    <Stack gap="lg">
      <Text c="dimmed" maw="70ch">
        {say.lead}
      </Text>
      <div className={styles.panes}>
        <SectionCard title="Users">
          <UserPicker chosen={userId} onChoose={(user) => onChoose(user.id)} />
        </SectionCard>
        {userId === undefined ? (
          <EmptyBlock title={say.choose} drawing="ledger">
            {say.chooseText}
          </EmptyBlock>
        ) : (
          <Chosen userId={userId} />
        )}
      </div>
    </Stack>
  );
}
