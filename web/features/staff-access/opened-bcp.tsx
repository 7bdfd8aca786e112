import { Text } from '@mantine/core';
import { formatDateTime } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { staffAccessMessages as say } from '#shared/messages/staff-access.ts';
import { DocumentFrame } from '../../ui/document-frame.tsx';
import { DialogCloseButton, DialogTitle, FullScreenDialog } from '../../ui/full-screen-dialog.tsx';

export interface Opening {
  html: string;
  name: string;
  reason: string;
  openedAt: string;
}

interface Props extends Opening {
  onClose: () => void;
}

export function OpenedBcp({ html, name, reason, openedAt, onClose }: Props) {
  const bar = (
    <>
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <DialogTitle>{`BCP of a customer: ${name}`}</DialogTitle>
        <Text size="sm">
          {fill(say.opened, { time: formatDateTime(openedAt), reason })} <strong>{say.visible}</strong>
        </Text>
      </div>
      <DialogCloseButton />
    </>
  );
  return (
    <FullScreenDialog bar={bar} tone="warn" zIndex={400} onClose={onClose}>
      <DocumentFrame html={html} title={`${name}: document`} />
    </FullScreenDialog>
  );
}
