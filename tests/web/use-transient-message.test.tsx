import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTransientMessage } from '../../web/ui/use-transient-message.ts';

function Screen() {
  const { message, show, hold } = useTransientMessage();
  return (
    <>
      {message !== null && <p {...hold}>{message}</p>}
      <button type="button" onClick={() => show('Saved')}>
        Save
      </button>
    </>
  );
}

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a message that goes away by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Screen />);
    fireEvent.click(screen.getByRole('button'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a transient message disappears after 3 seconds', () => {
    later(2999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    later(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('a transient message disappears although it appeared under a resting pointer', () => {
    fireEvent.mouseEnter(screen.getByText('Saved'));
    later(3000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('a transient message stays while the pointer is over it', () => {
    fireEvent.mouseMove(screen.getByText('Saved'));
    later(9000);
    fireEvent.mouseLeave(screen.getByText('Saved'));
    expect(screen.queryByText('Saved')).not.toBeNull();
    later(3000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
