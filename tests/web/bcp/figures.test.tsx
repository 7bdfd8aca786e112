import './browser.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pictureMessages as say } from '#shared/messages/pictures.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const LONG = 'x'.repeat(200);
const functionNamed = (name: string, dependencies: string[] = []) => ({
  ...createBlankFunction(),
  ...{ id: name, name, dependencies, rto: '1-4 hours' },
});
const bcp = begunBcp({
  critical_functions: [functionNamed('<b>Baking</b>', ['Gas', LONG]), functionNamed('Sales', ['Gas'])],
  risk_impact_assessments: {
    primary_concerns: { 'Cyber Attacks': { likelihood: 'likely', financial_impact: 'major' } },
    location_risks: {},
  },
});

const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('pictures in the wizard', () => {
  it('step 3 draws the heat map of the rated risks, says its finding, and has it as a table', async () => {
    serveBcp(bcp);
    const { user } = await open('/bcp/12?step=3');
    const card = within(await screen.findByRole('region', { name: 'Heat map' }));
    const picture = await card.findByRole('img', { name: /^The rated risk is both likely and high-impact\. Heat map/ });
    expect(picture).toHaveTextContent('Cyber');
    expect(picture).toHaveTextContent('2 risks have no likelihood');
    await user.click(card.getByText(say.showTable));
    expect(rowsOf(card.getByRole('table'))).toEqual([['Cyber Attacks', 'Likely', 'High']]);
  });

  it('step 3 says what is missing for a heat map', async () => {
    serveBcp(begunBcp());
    await open('/bcp/12?step=3');
    const card = within(await screen.findByRole('region', { name: 'Heat map' }));
    expect(await card.findByText(say.heatMap.missing)).toBeInTheDocument();
    expect(card.queryByRole('img')).toBeNull();
  });

  it('step 4 draws the dependency map when it is asked for, with hostile names as text', async () => {
    serveBcp(bcp);
    const { user } = await open('/bcp/12?step=4');
    const button = await screen.findByRole('button', { name: 'Show map' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('img', { name: /Dependency map/ })).toBeNull();
    await user.click(button);
    const picture = await screen.findByRole('img', { name: /^2 of 2 functions depend on Gas\. Dependency map/ });
    expect(within(picture).getByText('<b>Baking</b>')).toBeInTheDocument();
    expect(within(picture).queryByText(LONG)).toBeNull();
    await user.click(screen.getByText(say.showTable));
    const table = screen.getByRole('table', { name: '2 of 2 functions depend on Gas' });
    expect(within(table).getByText(LONG)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(screen.queryByRole('img', { name: /Dependency map/ })).toBeNull();
  });

  it('step 4 draws the call tree of the team', async () => {
    serveBcp(bcp);
    const person = { bcp_id: 12, role: 'Team Lead', email: null, department: null, backup_for: null, notes: null };
    answer('get', '/v1/bcp/12/employees', {
      body: [
        { ...person, id: 1, name: 'Dana Ortiz', phone: '206-555-0101', is_primary_contact: true, activation_authority: 'Full' },
        { ...person, id: 2, name: 'Luis Pratt', phone: null, is_primary_contact: false, activation_authority: 'None' },
      ],
    });
    const { user } = await open('/bcp/12?step=4');
    await user.click(await screen.findByRole('button', { name: 'Show call tree' }));
    const picture = await screen.findByRole('img', { name: /^1 person is reached in 1 round of calls/ });
    expect(picture).toHaveTextContent('Luis Pratt');
    expect(picture).toHaveTextContent('no phone number');
  });

  it('the review shows heat map, order of recovery and costs', async () => {
    serveBcp(bcp);
    await open('/bcp/12?step=6');
    const card = within(await screen.findByRole('region', { name: 'Your BCP in pictures' }));
    expect(await card.findByRole('img', { name: /Heat map/ })).toBeInTheDocument();
    expect(card.getByRole('img', { name: /^2 of 2 must be back within 24 hours/ })).toBeInTheDocument();
    expect(card.getByRole('img', { name: /^3 days of downtime costs about \$9\.9K/ })).toBeInTheDocument();
  });
});
