import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyDialog } from '../../web/ui/lazy-dialog.tsx';

interface Props {
  onClose: () => void;
}

function Page({ load }: { load: () => Promise<ComponentType<Props>> }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <MantineProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <LazyDialog load={load} onClose={close}>
          {(Dialog) => <Dialog onClose={close} />}
        </LazyDialog>
      )}
    </MantineProvider>
  );
}

const Dialog = ({ onClose }: Props) => (
  <button type="button" onClick={onClose}>
    Leave
  </button>
);

describe('a dialog that is loaded when it is opened', () => {
  it('a lazy dialog returns focus to the button that opened it', async () => {
    const load = async () => Dialog;
    render(<Page load={load} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  it('a lazy dialog that fails to load shows so, and the next opening tries again', async () => {
    let tries = 0;
    const load = async () => {
      if (tries++ === 0) throw new TypeError('Failed to fetch dynamically imported module');
      return Dialog;
    };
    render(<Page load={load} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t open this. Check your connection and try again.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  });
});
