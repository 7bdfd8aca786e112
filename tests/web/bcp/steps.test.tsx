import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { answer, storeSession } from '../support/server.ts';
import { storedBcp } from './bcp-fixture.ts';
import { begunBcp, customer, limits, serveBcp, usedUp } from './screen-fixture.ts';

const next = () => screen.findByRole('button', { name: 'Next Step' });

describe('leaving a step', () => {
  it('Next Step is disabled on an incomplete step 1, and pressing it lists what is missing', async () => {
    serveBcp(storedBcp());
    const { user } = await open('/bcp/12');
    expect(await next()).toHaveProperty('ariaDisabled', 'true');
    expect(screen.queryByText('Annual revenue is required')).not.toBeInTheDocument();
    await user.click(await next());
    expect(await screen.findByText('Please fix validation errors before submitting.')).toBeVisible();
    expect(screen.getAllByText('Annual revenue is required').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What is your business, and where is it?');
  });

  it('a field of step 1 shows its message after blur and removes it when the value is valid', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    const name = await screen.findByRole('textbox', { name: /Business name/ });
    await user.clear(name);
    await user.type(name, ' A ');
    expect(screen.queryByText('Business name must be at least 2 characters')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Business name must be at least 2 characters')).toBeVisible();
    await user.type(name, 'B');
    await waitFor(() => expect(screen.queryByText('Business name must be at least 2 characters')).not.toBeInTheDocument());
  });

  it('step 1 saves without annual revenue and requires it to continue', async () => {
    serveBcp(begunBcp({ annual_revenue: null }));
    const { user } = await open('/bcp/12?step=1');
    const revenue = await screen.findByLabelText('Annual revenue');
    await user.click(revenue);
    await user.clear(screen.getByLabelText('Business name'));
    await user.click(screen.getByText('Save Business Info'));
    expect(await screen.findByText('Business name is required')).toBeVisible();
    expect(revenue).not.toHaveProperty('ariaInvalid', 'true');
    await user.click(screen.getByText('Next Step'));
    await waitFor(() => expect(revenue).toHaveProperty('ariaInvalid', 'true'));
  });

  it('an annual revenue left empty shows its message once it is the only error of step 1', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    const name = await screen.findByRole('textbox', { name: /Business name/ });
    await user.clear(name);
    await user.clear(screen.getByRole('textbox', { name: /Annual revenue/ }));
    await user.tab();
    expect(screen.queryByText('Annual revenue is required')).not.toBeInTheDocument();
    await user.type(name, 'Bakery');
    expect(await screen.findByText('Annual revenue is required')).toBeVisible();
    expect(await next()).toHaveProperty('ariaDisabled', 'true');
  });

  it('a jump ahead stops at the first incomplete step and shows its alert', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    await user.click(await screen.findByRole('button', { name: /^6\s*Review/ }));
    expect(await screen.findByText('Please add at least one critical function before proceeding.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Operations/, current: 'step' })).toBeVisible();
  });

  it('going back to an earlier step is never blocked', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=4');
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('button', { name: /Business Impact/, current: 'step' })).toBeVisible();
  });

  it('a double click on Next Step or Previous goes one step', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    await user.dblClick(await next());
    expect(await screen.findByRole('button', { name: /Risk Assessment/, current: 'step' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Operations/ }));
    await user.dblClick(await screen.findByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('button', { name: /Business Impact/, current: 'step' })).toBeVisible();
  });

  it('a stored BCP opens at its first incomplete step', async () => {
    serveBcp(begunBcp());
    await open('/bcp/12');
    expect(await screen.findByRole('button', { name: /Operations/, current: 'step' })).toBeVisible();
  });

  it('step 2 hides its content while the business is incomplete', async () => {
    serveBcp(begunBcp({ annual_revenue: null }));
    const { user } = await open('/bcp/12?step=6');
    // The address does not bypass the gate either.
    expect(await screen.findByRole('button', { name: /Business Info/, current: 'step' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^2\s*Risk Assessment/ }));
    expect(screen.queryByText('Get AI Suggestions')).not.toBeInTheDocument();
  });
});

describe('additional locations', () => {
  it('adding a location focuses its first field, and removing one focuses the Add location button', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    const names = () => screen.getAllByLabelText<HTMLInputElement>('Location name').map(({ value }) => value);
    const add = await screen.findByText('Add location');
    for (const name of ['Depot', 'Barn']) {
      await user.click(add);
      await user.keyboard(name);
    }
    expect(names()).toEqual(['Main shop', 'Depot', 'Barn']);
    await user.click(screen.getAllByText('Remove location')[0]!);
    expect(names()).toEqual(['Main shop', 'Barn']);
    expect(document.activeElement?.textContent).toBe('Add location');
    expect(document.querySelectorAll('[data-accordion-control][aria-expanded="true"]')).toHaveLength(1);
  });
});

describe('a new BCP', () => {
  it('a new BCP shows no messages before anything was typed', async () => {
    serveBcp(storedBcp());
    answer('get', '/v1/bcp/limits', { body: limits() });
    const { user } = await open('/bcp/new');
    const name = await screen.findByRole('textbox', { name: /Business name/ });
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
    await user.type(name, 'A');
    await user.clear(name);
    await user.tab();
    expect(await screen.findByText('Business name is required')).toBeVisible();
  });
});

describe('/bcp/new', () => {
  it('/bcp/new creates one BCP a visit and keeps the form at its new address', async () => {
    const bcp = storedBcp();
    serveBcp(bcp);
    answer('get', '/v1/bcp/limits', { body: limits() });
    const creates = answer('post', '/v1/bcp', { status: 201, body: bcp });
    const { user, address } = await open('/bcp/new');
    expect(await screen.findByText(/Creating this BCP uses 1 of your 1 BCPs for this year/)).toBeVisible();
    await user.selectOptions(await screen.findByRole('combobox', { name: /Industry/ }), 'Retail');
    await user.selectOptions(screen.getByRole('combobox', { name: /Business type/ }), 'LLC');
    await user.type(screen.getByRole('spinbutton', { name: /Number of employees/ }), '12');
    expect(screen.getByText(/^Not saved yet/)).toBeVisible();
    const name = screen.getByRole('textbox', { name: /Business name/ });
    await user.type(name, 'Harbor Bakery');
    await waitFor(() => expect(address()).toBe('/bcp/12'), { timeout: 5000 });
    expect(screen.getByRole('textbox', { name: /Business name/ })).toBe(name);
    await waitFor(() => expect(screen.getByText(/^Saved /)).toBeVisible());
    expect(creates).toHaveLength(1);
    expect(creates[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('/bcp/new keeps the step opened during creation, and the BCP when Back is pressed', async () => {
    const bcp = begunBcp();
    serveBcp(bcp);
    answer('get', '/v1/bcp/limits', { body: limits() });
    const creates = answer('post', '/v1/bcp', { status: 201, body: bcp });
    const { user, address, router } = await open('/bcp/new');
    const fill = async (name: RegExp, text: string) => {
      await user.click(await screen.findByRole('textbox', { name }));
      await user.paste(text);
    };
    await fill(/Business name/, 'Harbor Bakery');
    await user.selectOptions(screen.getByRole('combobox', { name: /Industry/ }), 'Retail');
    await user.selectOptions(screen.getByRole('combobox', { name: /Business type/ }), 'LLC');
    await fill(/Annual revenue/, '$1.2M');
    await fill(/^Address/, '1 Pier Street');
    await fill(/City/, 'Seattle');
    await fill(/ZIP/, '98101');
    await user.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'WA');
    await user.type(screen.getByRole('spinbutton', { name: /Number of employees/ }), '12');
    await user.click(await next());
    await waitFor(() => expect(address()).toBe('/bcp/12'));
    expect(await screen.findByRole('heading', { level: 1, name: 'What could interrupt your business?' })).toBeVisible();
    await act(() => router.navigate(-1));
    const name = await screen.findByRole('textbox', { name: /Business name/ });
    expect(name).toHaveProperty('value', 'Harbor Bakery');
    await waitFor(() => expect(address()).toBe('/bcp/12'));
    expect(creates).toHaveLength(1);
  });

  it('/bcp/new fetches the allowance again when the cached one is stale', async () => {
    serveBcp(storedBcp());
    answer('get', '/v1/bcp', { body: [] });
    answer('get', '/v1/bcp/limits', { body: limits() }, { body: usedUp });
    const { router } = await open('/dashboard');
    await screen.findByText('1 of 1 left this year');
    const { queryClient } = await import('../../../web/lib/query.ts');
    await queryClient.invalidateQueries({ queryKey: ['bcp-limits'], refetchType: 'none' });
    await router.navigate('/bcp/new');
    expect(await screen.findByRole('dialog', { name: 'BCP Creation Limit Reached' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Business name/ })).not.toBeInTheDocument();
  });

  it('/bcp/new shows the limits instead of the editor when the allowance is used up', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: customer });
    answer('get', '/v1/bcp', { body: [] });
    answer('get', '/v1/bcp/limits', { body: usedUp });
    const { user, address } = await open('/bcp/new');
    const dialog = await screen.findByRole('dialog', { name: 'BCP Creation Limit Reached' });
    expect(screen.queryByRole('textbox', { name: /Business name/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('/bcp/{id}', () => {
  it('closing the preferences returns focus to the button that opened them', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    const update = await screen.findByRole('button', { name: 'Update Preferences' });
    await user.click(update);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(update).toHaveFocus());
  });

  it('/bcp/{id} shows a not-found message for an unknown or foreign id', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: customer });
    answer('get', '/v1/bcp/99', { status: 404, body: { detail: 'Not found' } });
    await open('/bcp/99');
    expect(await screen.findByRole('heading', { level: 1, name: 'BCP not found' })).toBeVisible();
  });
});
