import './browser.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { functionNamed } from '../../unit/domain/bcp/entries.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
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

describe('a finished BCP', () => {
  const finished = begunBcp({
    status: 'completed',
    issued_at: '2026-11-02T17:00:00.000Z',
    critical_functions: [functionNamed('Counter sales')],
  });

  it('opens at the review, whatever step was left last', async () => {
    localStorage.setItem('keelhouse-step-12', '4');
    serveBcp(finished);
    await open('/bcp/12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Is the plan right?' })).toBeInTheDocument();
    expect(screen.getByText('Completed')).toBeInTheDocument();
  });

  it('stays finished when it changes, says so when it happens, and names what changed', async () => {
    serveBcp(finished);
    answer('put', '/v1/bcp/12', ({ body }) => {
      const { versions: _versions, ...part } = JSON.parse(body);
      const { updated_at, scores } = finished;
      return { body: { ...part, id: 12, status: 'in_review', updated_at, scores, versions: {} } };
    });
    const { user } = await open('/bcp/12?step=2');
    await user.click(await screen.findByRole('checkbox', { name: /^Equipment Failure/ }));
    expect(await screen.findByText(/^Your change is saved\. This BCP now shows as/, {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByText('Completed, changed since')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Review/ }));
    const changes = within(await screen.findByRole('region', { name: 'Completed, changed since' }));
    expect(changes.getByText('Completed Nov 2, 2026, changed since')).toBeInTheDocument();
    expect(changes.getByText('Changed: Risks.')).toBeInTheDocument();
  });

  it('shows what changed in an earlier visit', async () => {
    serveBcp({ ...finished, status: 'in_review', changed_since: ['suppliers', 'impacts'] });
    await open('/bcp/12?step=6');
    expect(await screen.findByText('Changed: Impact and Key suppliers.')).toBeInTheDocument();
  });
});
