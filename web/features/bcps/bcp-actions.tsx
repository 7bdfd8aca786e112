import { ActionIcon, Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowRight,
  IconCertificate,
  IconCopy,
  IconCursorText,
  IconDots,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { NAME_MAX } from '#shared/domain/bcp/text-limits.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { fill } from '#shared/messages/fields.ts';
import { bcpListMessages as say } from '#shared/messages/next-steps.ts';
import { bcpDeletionMessages } from '#shared/messages/privacy.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { toastError, toastSuccess, toastUndo } from '../../ui/toast.ts';
import { useBcpDeletion } from './bcp-deletion.tsx';
import { bcpsQuery, limitsQuery } from './queries.ts';
import { saveLatest } from './save-latest.ts';

/** A page about one BCP. */
export interface BcpLink {
  label: string;
  path: string;
}

export interface BcpActions {
  menuOf: (bcp: BcpRow) => ReactNode;
  dialogs: ReactNode;
}

const nameOf = ({ business_name }: BcpRow): string => business_name || bcpDeletionMessages.unnamed;

/** Rename, duplicate, archive and delete. `mayDuplicate` resolves false when the yearly allowance is used up. */
export const useBcpActions = (mayDuplicate: () => Promise<boolean>, linksOf: (bcp: BcpRow) => BcpLink[]): BcpActions => {
  const cache = useQueryClient();
  const deletion = useBcpDeletion();
  const [renaming, setRenaming] = useState<BcpRow | null>(null);
  const { running, run } = useAction((error, _bcp: BcpRow) => error);
  const reload = () =>
    Promise.all([bcpsQuery, limitsQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey }))).then(() => undefined);

  const attempt = async (bcp: BcpRow, act: () => Promise<void>, failed: string): Promise<void> => {
    await run(bcp, () => act().catch((error) => toastError(messageOf(error, failed))));
    await reload();
  };
  const duplicate = (bcp: BcpRow) =>
    attempt(
      bcp,
      async () => {
        if (!(await mayDuplicate())) return;
        const copy = await client.bcp.duplicate({ params: { id: bcp.id } });
        toastSuccess(fill(say.duplicated, { name: copy.business_name }));
      },
      say.duplicateFailed,
    );
  const unarchive = (bcp: BcpRow): Promise<void> =>
    attempt(
      bcp,
      async () => {
        await client.bcp.unarchive({ params: { id: bcp.id } });
        toastSuccess(fill(say.unarchived, { name: nameOf(bcp) }));
      },
      say.archiveFailed,
    );
  const archive = (bcp: BcpRow): Promise<void> =>
    attempt(
      bcp,
      async () => {
        await client.bcp.archive({ params: { id: bcp.id } });
        toastUndo(fill(say.archived, { name: nameOf(bcp) }), () => void unarchive(bcp));
      },
      say.archiveFailed,
    );

  return {
    menuOf: (bcp) => (
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={36} aria-label={`More actions for ${nameOf(bcp)}`} loading={running?.id === bcp.id}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {linksOf(bcp).map(({ label, path }) => (
            <Menu.Item key={path} component={Link} to={path} leftSection={<IconArrowRight size={18} aria-hidden="true" />}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconCursorText size={18} aria-hidden="true" />} onClick={() => setRenaming(bcp)}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void duplicate(bcp)}>
            Duplicate
          </Menu.Item>
          <Menu.Item leftSection={<IconCertificate size={18} aria-hidden="true" />} component={Link} to={`/bcp/${bcp.id}/proof`}>
            Proof
          </Menu.Item>
          {bcp.archived_at === undefined ? (
            <Menu.Item leftSection={<IconArchive size={18} aria-hidden="true" />} onClick={() => void archive(bcp)}>
              Archive
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchiveOff size={18} aria-hidden="true" />} onClick={() => void unarchive(bcp)}>
              Unarchive
            </Menu.Item>
          )}
          <Menu.Item
            color="var(--bad)"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => deletion.ask(bcp)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
    dialogs: (
      <>
        {deletion.dialog}
        {renaming && <RenameDialog bcp={renaming} onRenamed={reload} onClose={() => setRenaming(null)} />}
      </>
    ),
  };
};

interface RenameProps {
  bcp: BcpRow;
  onRenamed: () => Promise<void>;
  onClose: () => void;
}

function RenameDialog({ bcp, onRenamed, onClose }: RenameProps) {
  const [name, setName] = useState(bcp.business_name);
  const [isChecked, setIsChecked] = useState(false);
  const { running, failure, run } = useAction((error, _name: string) => messageOf(error, say.renameFailed));
  const missing = isChecked && name.trim() === '' ? bcpMessages.nameRequired : null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const business_name = name.trim();
    if (business_name === '') return;
    const isSaved = await run(business_name, () =>
      saveLatest(bcp.id, ({ versions }) => ({ business_name, versions: { business: versions.business ?? 0 } })),
    );
    if (!isSaved) return;
    toastSuccess(fill(say.renamed, { name: business_name }));
    onClose();
    await onRenamed();
  };
  return (
    <Modal opened onClose={onClose} title={`Rename “${nameOf(bcp)}”`} withCloseButton={running === null}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label="Business name"
          description={say.renameHelp}
          error={missing ?? failure}
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose} disabled={running !== null}>
            Cancel
          </Button>
          <Button type="submit" loading={running !== null}>
            Rename
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
