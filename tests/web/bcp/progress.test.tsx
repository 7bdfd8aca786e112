import './browser.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const stepButton = (name: RegExp) => screen.findByRole('button', { name });

describe('the steps above the wizard', () => {
  it('steps ahead lose their check mark when one goes back, and are still shown as filled in', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=3');
    expect(await stepButton(/^Done:\s*Risk Assessment/)).toBeInTheDocument();
    await user.click(await stepButton(/Business Info/));
    const risks = await stepButton(/^2\s*Risk Assessment/);
    expect(risks).toHaveAccessibleDescription('Filled in');
    expect(await stepButton(/^4\s*Operations/)).not.toHaveAccessibleDescription();
  });
});
