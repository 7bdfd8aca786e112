import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { EntityList } from '../../web/ui/entity-list.tsx';

function Harbours() {
  const [names, setNames] = useState(['Ballard', 'Edmonds', 'Kingston']);
  return (
    <MantineProvider>
      <div id="harbours" tabIndex={-1}>
        <EntityList
          label="Harbours"
          items={names}
          keyOf={(name) => name}
          entryOf={(name) => ({ name })}
          onEdit={() => undefined}
          onRemove={(name) => setNames(names.filter((other) => other !== name))}
          empty="None"
        />
      </div>
    </MantineProvider>
  );
}

describe('removing an entry of a list', () => {
  it.each([
    [['Ballard'], 'Edit Edmonds'],
    [['Kingston'], 'Edit Edmonds'],
    [['Ballard', 'Edmonds'], 'Edit Kingston'],
  ])('removing %j from a list moves the focus to an adjacent row', async (gone, name) => {
    render(<Harbours />);
    const user = userEvent.setup();
    for (const city of gone) await user.click(screen.getByRole('button', { name: `Delete ${city}` }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
  });

  it('removing the last entry of a list keeps the focus at the list', async () => {
    render(<Harbours />);
    const user = userEvent.setup();
    for (const city of ['Ballard', 'Edmonds', 'Kingston'])
      await user.click(screen.getByRole('button', { name: `Delete ${city}` }));
    expect(screen.getByText('None')).toBeVisible();
    expect(document.activeElement?.id).toBe('harbours');
  });
});
