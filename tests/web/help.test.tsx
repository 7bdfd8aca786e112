import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { begunBcp, serveBcp } from './bcp/screen-fixture.ts';
import { open } from './support/open.tsx';

const help = async () => within(await screen.findByRole('dialog', { name: 'Help' }));

describe('the help', () => {
  beforeEach(() => void serveBcp(begunBcp()));

  it('is in the footer, explains words, and finds them', async () => {
    const { user } = await open('/bcp/12?step=3');
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    const sheet = await help();
    expect(sheet.getByRole('link', { name: 'Read the Flash RTC guide (PDF)' })).toHaveAttribute(
      'href',
      '/FlashRTCInformation.pdf',
    );
    expect(sheet.getByText('Maximum downtime (MTD)')).toBeInTheDocument();
    await user.type(sheet.getByRole('searchbox', { name: 'Search the glossary' }), 'rpo');
    expect(sheet.getByText('Recovery point objective (RPO)')).toBeInTheDocument();
    expect(sheet.queryByText('Maximum downtime (MTD)')).not.toBeInTheDocument();
    await user.clear(sheet.getByRole('searchbox'));
    await user.type(sheet.getByRole('searchbox'), 'zebra');
    expect(sheet.getByRole('status')).toHaveTextContent('No word matches');
  });

  it('opens by ? and closes by Escape, but not while a field is typed in', async () => {
    const { user } = await open('/bcp/12?step=3');
    const text = await screen.findByLabelText('Financial impact in your words');
    await user.type(text, 'why?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Shift>}?{/Shift}');
    expect((await help()).getByText('Search pages and BCPs')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says at the fields why they are asked for', async () => {
    await open('/bcp/12?step=3');
    expect(await screen.findByText('Why we ask')).toBeInTheDocument();
    expect(screen.getAllByLabelText('Longest you could be down (MTD)')).toHaveLength(1);
  });
});
