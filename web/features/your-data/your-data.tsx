import { yourDataMessages } from '#shared/messages/data-export.ts';
import { useSession } from '../../lib/session-state.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

export function YourData() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <SectionCard title={yourDataMessages.title}>
      <DownloadData />
      <DeleteAccount user={user} />
    </SectionCard>
  );
}
