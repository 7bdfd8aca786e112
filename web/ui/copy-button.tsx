import { ActionIcon, CopyButton as CopyState, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface Props {
  value: string;
  /** 'Copy email'. */
  label: string;
}

export function CopyButton({ value, label }: Props) {
  return (
    <CopyState value={value} timeout={2000}>
      {({ copied, copy }) => (
        <>
          <ActionIcon variant="subtle" size={32} aria-label={label} onClick={copy}>
            {copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          </ActionIcon>
          <VisuallyHidden role="status">{copied ? 'Copied' : ''}</VisuallyHidden>
        </>
      )}
    </CopyState>
  );
}
