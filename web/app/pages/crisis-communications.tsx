import { Anchor, Button, Group } from '@mantine/core';
import { IconDownload, IconExternalLink, IconPlus, IconSend, IconSitemap, IconUpload, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CrisisContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import type { ContactImportProps } from '../../features/crisis/contact-import.tsx';
import { ContactList, LIST_ID } from '../../features/crisis/contact-list.tsx';
import { ContactSheet, contactDraft } from '../../features/crisis/contact-sheet.tsx';
import { crisisAccessQuery, reloadContacts } from '../../features/crisis/crisis-queries.ts';
import { FlashRtcDialog } from '../../features/crisis/flash-rtc-dialog.tsx';
import type { TeamImportProps } from '../../features/crisis/team-import.tsx';
import { useContactRemoval } from '../../features/crisis/use-contact-removal.ts';
import { useExport } from '../../features/crisis/use-export.ts';
import { useSession } from '../../lib/session-state.ts';
import { useLeftDraft } from '../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { pathOf } from '../paths.ts';

type Dialog = { is: 'contact'; contact: CrisisContact | null } | { is: 'rtc' } | { is: 'import' } | { is: 'team' };

/** They carry the CSV reader. */
const loadContactImport = async (): Promise<ComponentType<ContactImportProps>> =>
  (await import('../../features/crisis/contact-import.tsx')).ContactImport;
const loadTeamImport = async (): Promise<ComponentType<TeamImportProps>> =>
  (await import('../../features/crisis/team-import.tsx')).TeamImport;

const guideLink = (
  <Anchor href="/FlashRTCInformation.pdf" target="_blank" rel="noopener" inherit underline="always">
    Flash RTC Guide <IconExternalLink size={16} aria-hidden="true" style={{ verticalAlign: '-2px' }} />
  </Anchor>
);

export function Component() {
  const cache = useQueryClient();
  const { user } = useSession();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const removal = useContactRemoval(() => document.getElementById(LIST_ID)?.focus({ preventScroll: true }));
  const exporting = useExport();
  const bcps = useQuery({ ...bcpsQuery, enabled: dialog?.is === 'team' });
  const [imported, setImported] = useState<number | null>(null);
  const open = (next: Dialog) => {
    setImported(null);
    setDialog(next);
  };
  const close = () => setDialog(null);
  const hasUnfinished = useLeftDraft(contactDraft('new'), dialog?.is === 'contact');
  const finishImport = (count: number) => {
    setImported(count);
    close();
  };
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => open({ is: 'contact', contact: null })}>
      Add User
    </Button>
  );
  const importButton = (
    <Button variant="default" leftSection={<IconUpload size={18} aria-hidden="true" />} onClick={() => open({ is: 'import' })}>
      Bulk Import
    </Button>
  );
  const teamButton = (
    <Button variant="default" leftSection={<IconUsers size={18} aria-hidden="true" />} onClick={() => open({ is: 'team' })}>
      Copy from team
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
        actions={
          <>
            {addButton}
            {importButton}
          </>
        }
      >
        Crisis Communications
      </PageTitle>
      <Group gap="sm">
        <Button
          component={Link}
          to={pathOf('phoneTree')}
          variant="default"
          leftSection={<IconSitemap size={18} aria-hidden="true" />}
        >
          Phone tree
        </Button>
        {teamButton}
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={exporting.isWorking}
          onClick={exporting.start}
        >
          Export CSV
        </Button>
        <Button variant="default" leftSection={<IconSend size={18} aria-hidden="true" />} onClick={() => open({ is: 'rtc' })}>
          {say.rtcTitle}
        </Button>
      </Group>
      {hasUnfinished && (
        <Notice tone="info" title={say.unfinished}>
          {say.unfinishedText}
          <div>
            <Button size="sm" variant="default" mt="xs" onClick={() => open({ is: 'contact', contact: null })}>
              {say.finish}
            </Button>
          </div>
        </Notice>
      )}
      {exporting.outcome && <Notice tone={exporting.isError ? 'bad' : 'ok'}>{exporting.outcome}</Notice>}
      {imported !== null && <Notice tone="ok">{fill(crisisMessages.imported, { count: imported })}</Notice>}
      {removal.failure && <Notice tone="bad">{removal.failure}</Notice>}
      <ContactList
        onEdit={(contact) => open({ is: 'contact', contact })}
        onRemove={removal.ask}
        emptyActions={
          <>
            {addButton}
            {importButton}
            {teamButton}
          </>
        }
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
      {dialog?.is === 'import' && (
        <LazyDialog load={loadContactImport} onClose={close}>
          {(ContactImport) => <ContactImport onImported={finishImport} onClose={close} />}
        </LazyDialog>
      )}
      {dialog?.is === 'team' && (
        <LazyDialog load={loadTeamImport} onClose={close}>
          {(TeamImport) => <TeamImport bcps={bcps} onImported={finishImport} onClose={close} />}
        </LazyDialog>
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
