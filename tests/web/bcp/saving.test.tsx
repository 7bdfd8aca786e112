import './browser.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bcp, BcpPart } from '#shared/domain/bcp/bcp.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { menuItem } from './menu-item.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const named = (id: string, name: string) => ({ ...createBlankFunction(), id, name });

const openForm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Add New\s*function/ }));
  await user.click(await menuItem('Add Function'));
  return within(await screen.findByRole('dialog', { name: 'Add Function' }));
};

describe('a section that was not saved', () => {
  it('a section that failed to save shows so until another save includes it', async () => {
    const bcp = begunBcp();
    serveBcp(bcp);
    const { user } = await open('/bcp/12?step=2');
    const save = await screen.findByRole('button', { name: 'Save Risk Assessment' });
    answer('put', '/v1/bcp/12', { status: 500, body: { detail: 'The tide went out' } });
    await user.click(save);
    await screen.findByText('Failed to save risk assessment');
    expect(screen.getAllByText('The tide went out').length).toBeGreaterThan(0);
    const { saves } = serveBcp(bcp);
    await user.click(screen.getByRole('checkbox', { name: /^Wildfires/ }));
    await waitFor(() => expect(screen.queryByText('Failed to save risk assessment')).not.toBeInTheDocument(), { timeout: 5000 });
    expect(screen.getByRole('button', { name: 'Save Risk Assessment' })).toBeVisible();
    expect(saves).toHaveLength(1);
  });
});

describe('a text that is too long to save', () => {
  const refuseLong = (bcp: Bcp) => {
    const { saves } = serveBcp(bcp);
    const message = 'This text must be at most 4000 characters';
    answer('put', '/v1/bcp/12', ({ body: sent }) => {
      const { versions: _versions, ...part } = JSON.parse(sent) as BcpPart & { versions: unknown };
      if ((part.legal_regulatory_impact_description?.length ?? 0) > 4000)
        return {
          status: 422,
          body: { detail: message, errors: [{ field: 'legal_regulatory_impact_description', message }] },
        };
      const { status, updated_at, scores } = bcp;
      return { body: { ...part, id: 12, status, updated_at, scores, versions: {} } as never };
    });
    return saves;
  };
  const noSuggestions = {
    suggested_risks: [],
    location_specific_risks: [],
    suggested_critical_functions: [],
    business_size_considerations: [],
  };
  const isThere = /^Legal and regulatory impact: This text must be at most 4000 characters/;

  it('a text that is too long to save is named in the status line of every step, which links to it', async () => {
    refuseLong(begunBcp({ critical_functions: [named('a', 'Baking')] }));
    const { user } = await open('/bcp/12?step=3');
    const field = await screen.findByRole('textbox', { name: 'Legal and regulatory impact in your words' });
    await user.click(field);
    await user.paste('x'.repeat(4500));
    await screen.findByText(isThere, {}, { timeout: 6000 });
    await user.click(screen.getByRole('button', { name: 'Next Step' }));
    await screen.findByRole('heading', { level: 1, name: /keep running/ });
    await user.click(screen.getByRole('button', { name: 'Show field' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Legal and regulatory impact in your words' })).toHaveFocus());
    expect((document.activeElement as HTMLTextAreaElement).value).toHaveLength(4500);
  });

  it('a text that is too long to save is cut in AI requests, which still succeed', async () => {
    refuseLong(begunBcp());
    const asked = answer('post', '/v1/bcp/12/suggest-risks', { body: { suggestions: noSuggestions, source: 'knowledge' } });
    const { user } = await open('/bcp/12?step=3');
    await user.click(await screen.findByRole('textbox', { name: 'Legal and regulatory impact in your words' }));
    await user.paste('x'.repeat(4500));
    await screen.findByText(isThere, {}, { timeout: 6000 });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(await screen.findByRole('button', { name: 'Get AI Suggestions' }));
    await screen.findByText('No suggestions this time. Nothing was changed.');
    expect(JSON.parse(asked[0]!.body).legal_regulatory_impact_description).toHaveLength(4000);
  });
});

describe('a form that was not submitted', () => {
  it('an unsubmitted form is offered again after leaving its page, until it is discarded', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=4');
    const form = await openForm(user);
    await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Packing');
    cleanup();

    const again = await open('/bcp/12?step=4');
    await screen.findByText(/^We kept what you typed into "Add Function" at/);
    await again.user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText(/^We kept/)).not.toBeInTheDocument());
    const reopened = await openForm(again.user);
    expect(await reopened.findByDisplayValue('Packing')).toBeVisible();
    expect(reopened.getByText('We kept what you typed here.')).toBeVisible();
    await again.user.click(reopened.getByRole('button', { name: 'Cancel' }));
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const fresh = await openForm(again.user);
    expect(await fresh.findByRole('textbox', { name: /^Name/ })).toHaveValue('');
  });
});

describe('a list that another tab changed, too', () => {
  const conflictWith = (bcp: Bcp, current: BcpPart) => {
    const body = { detail: 'stale', section: 'functions', versions: { functions: 2 }, current };
    const saves = answer('put', '/v1/bcp/12', { status: 409, body: body as never }, ({ body: sent }) => {
      const { versions: _versions, ...part } = JSON.parse(sent);
      return {
        body: { ...part, id: 12, status: bcp.status, updated_at: bcp.updated_at, scores: bcp.scores, versions: { functions: 3 } },
      };
    });
    return () => JSON.parse(saves.at(-1)!.body);
  };

  it('a list changed in another tab, too, is merged entry by entry unless the user chooses a version', async () => {
    const baking = named('a', 'Baking');
    const bcp = begunBcp({ critical_functions: [baking, named('b', 'Sweeping')] });
    serveBcp(bcp);
    const theirs = [{ ...baking, owner: 'Lee' }, named('b', 'Sweeping'), named('c', 'Packing')];
    const sent = conflictWith(bcp, { critical_functions: theirs });
    const { user } = await open('/bcp/12?step=4');
    await user.click(await screen.findByRole('button', { name: 'Delete Sweeping' }));
    await user.click(await screen.findByRole('button', { name: 'Review' }, { timeout: 5000 }));
    const choice = within(await screen.findByRole('radiogroup', { name: 'Critical functions' }));
    expect(choice.getByRole('radio', { name: 'Both' })).toHaveProperty('checked', true);
    expect(choice.getByText('2: Baking, Packing')).toBeInTheDocument();
    expect(choice.getByText('1: Baking (owner: empty)')).toBeInTheDocument();
    expect(choice.getByText('3: Baking (owner: Lee), Sweeping, Packing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep these' }));
    await waitFor(() => expect(sent().critical_functions).toEqual([theirs[0], theirs[2]]));
    expect(sent().versions).toEqual({ functions: 2 });
  });

  it('a location changed in another tab, too, shows the parts that differ, with their labels and in the order of the form', async () => {
    const bcp = begunBcp();
    serveBcp(bcp);
    const location = bcp.primary_location!;
    // As stored: in another order than the form's.
    const theirs = Object.fromEntries(
      Object.entries({ ...location, phone: '828-555-0100', contact: 'Alice Adams' }).sort(([a], [b]) => b.localeCompare(a)),
    );
    const current = { primary_location: theirs } as never;
    answer('put', '/v1/bcp/12', {
      status: 409,
      body: { detail: 'stale', section: 'business', versions: { business: 2 }, current } as never,
    });
    const { user } = await open('/bcp/12?step=1');
    const contact = await screen.findByRole('textbox', { name: 'Contact' });
    await user.clear(contact);
    await user.type(contact, 'Bob Brown');
    await user.click(await screen.findByRole('button', { name: 'Review' }, { timeout: 5000 }));
    const choice = within(await screen.findByRole('radiogroup', { name: 'Primary location' }));
    const phone = location.phone || 'empty';
    expect(choice.getByText(`Contact: Bob Brown; Phone: ${phone}`)).toBeInTheDocument();
    expect(choice.getByText('Contact: Alice Adams; Phone: 828-555-0100')).toBeInTheDocument();
  });
});
