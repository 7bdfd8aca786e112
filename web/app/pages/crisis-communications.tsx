import { Anchor, Button, Group } from '@mantine/core';
import { IconDownload, IconExternalLink, IconPlus, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CrisisContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { ContactList, LIST_ID } from '../../features/crisis/contact-list.tsx';
import { ContactSheet } from '../../features/crisis/contact-sheet.tsx';
import { crisisAccessQuery, reloadContacts } from '../../features/crisis/crisis-queries.ts';
import { FlashRtcDialog } from '../../features/crisis/flash-rtc-dialog.tsx';
import { useContactRemoval } from '../../features/crisis/use-contact-removal.ts';
import { useExport } from '../../features/crisis/use-export.ts';
import { useSession } from '../../lib/session-state.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type Dialog = { is: 'contact'; contact: CrisisContact | null } | { is: 'rtc' };

const guideLink = (
  <Anchor href="/FlashRTCInformation.pdf" target="_blank" rel="noopener" inherit>
    Flash RTC Guide <IconExternalLink size={16} aria-hidden="true" style={{ verticalAlign: '-2px' }} />
  </Anchor>
);

export function Component() {
  const cache = useQueryClient();
  const { user } = useSession();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const removal = useContactRemoval(() => document.getElementById(LIST_ID)?.focus({ preventScroll: true }));
  const exporting = useExport();
  const close = () => setDialog(null);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setDialog({ is: 'contact', contact: null })}>
      Add User
    </Button>
  );
  return (
    <Page>
      <PageTitle
        lead={
          <>
            {say.lead} {guideLink}
          </>
        }
        actions={addButton}
      >
        Crisis Communications
      </PageTitle>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={exporting.isWorking}
          onClick={exporting.start}
        >
          Export CSV
        </Button>
        <Button
          variant="default"
          leftSection={<IconSend size={18} aria-hidden="true" />}
          onClick={() => setDialog({ is: 'rtc' })}
        >
          {say.rtcTitle}
        </Button>
      </Group>
      {exporting.outcome && <Notice tone={exporting.isError ? 'bad' : 'ok'}>{exporting.outcome}</Notice>}
      {removal.failure && <Notice tone="bad">{removal.failure}</Notice>}
      <ContactList
        onEdit={(contact) => setDialog({ is: 'contact', contact })}
        onRemove={removal.ask}
        emptyActions={addButton}
        onDenied={() => void cache.invalidateQueries({ queryKey: crisisAccessQuery(user).queryKey })}
      />
      {dialog?.is === 'contact' && (
        <ContactSheet
          key={dialog.contact?.id ?? 'new'}
          contact={dialog.contact}
          onClose={close}
          onSaved={() => {
            close();
            void reloadContacts(cache);
          }}
        />
      )}
      {dialog?.is === 'rtc' && <FlashRtcDialog onClose={close} />}
      <ConfirmDialog
        opened={removal.asking !== null}
        question={say.removeQuestion}
        consequence={removal.asking && fill(say.removeText, { name: fullNameOf(removal.asking) })}
        confirmLabel="Delete"
        cancelLabel="Keep"
        isDanger
        isWorking={removal.isWorking}
        onConfirm={removal.confirm}
        onCancel={removal.decline}
      />
    </Page>
  );
}
