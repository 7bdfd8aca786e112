import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Tier } from '#shared/domain/tier.ts';
import type { Me } from '#shared/domain/user.ts';
import { menuItem } from '../bcp/menu-item.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';

const withTier = (plan_type: Tier): Partial<Me> => ({
  subscription: { plan_type, status: 'active', current_period_end: '2027-04-02T10:00:00Z', cancel_at_period_end: false },
});
const bcp = {
  id: 12,
  business_name: 'Harbor Bakery',
  business_type: 'LLC',
  industry: 'Hospitality',
  status: 'in_review',
  template_type: 'standard',
  created_at: '2026-04-02T10:00:00Z',
  updated_at: '2026-04-02T10:00:00Z',
  scores: { completeness: 80, risk: 80, impact: 80, operations: 80, overall: 80, level: 'Low' },
  counts: { functions: 1, suppliers: 1, systems: 2, mitigations: 1 },
};
const sheet = {
  version: '1.0',
  business_name: 'Harbor Bakery',
  generated_at: '2026-11-20T17:00:00Z',
  sections: [{ title: '1. Scope', content: 'Made from the plan.\n\nSystems in scope\n- Order <b>book</b>\n- Card terminal' }],
};

const openAs = async (user: Partial<Me>, path = '/about') => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, ...user } });
  answer('get', '/v1/bcp', { body: [bcp] });
  const opened = await open(path);
  await screen.findByRole('navigation', { name: 'Main' });
  return opened;
};
const openDocument = async (user: Partial<Me> = withTier('premium')) => {
  const opened = await openAs(user);
  await opened.user.click(screen.getByRole('button', { name: 'ISO 27001' }));
  await opened.user.click(await screen.findByRole('button', { name: /Harbor Bakery/ }));
  return opened;
};

describe('ISO 27001 in the header', () => {
  it.each<[string, Partial<Me>]>([
    ['premium', withTier('premium')],
    ['an admin', { role: 'admin' }],
  ])('ISO 27001 in the header lists the BCPs of %s and opens the document of one', async (_, user) => {
    answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    const { user: hand } = await openAs(user);
    await hand.click(screen.getByRole('button', { name: 'ISO 27001' }));
    const choice = await screen.findByRole('button', { name: /Harbor Bakery/ });
    expect(choice.textContent).toContain('In Review');
    await hand.click(choice);
    const dialog = await screen.findByRole('dialog', { name: 'ISO 27001 Disaster Recovery Plan' });
    expect(await within(dialog).findByRole('heading', { name: '1. Scope' })).toBeVisible();
    expect(dialog.textContent).toContain('version 1.0');
    expect(within(dialog).getByText('Order <b>book</b>').tagName).toBe('LI');
  });

  it('ISO 27001 in the header opens the upgrade dialog without the Premium tier', async () => {
    const { user } = await openAs(withTier('gold'));
    await user.click(screen.getByRole('button', { name: /^ISO 27001/ }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
  });
});

describe('the document', () => {
  it('the ISO 27001 document downloads as a self-contained page with escaped user input', async () => {
    answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    const { user } = await openDocument();
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('iso27001_Harbor_Bakery_disaster_recovery_plan.html');
    click.mockRestore();
    const html = await saved!.text();
    expect(html).toContain('Order &lt;b&gt;book&lt;/b&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    // No script runs there, so the contents are links and there is no button that would do nothing.
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('button')).toBeNull();
    const target = page.querySelector('nav a')!.getAttribute('href')!.slice(1);
    expect(page.getElementById(target)?.textContent).toBe('1. Scope');
  });

  it('the ISO 27001 document is created as a PDF, awaited, and saved by its link', async () => {
    answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    const job = { job_id: 7, kind: 'iso27001_document', status_url: '/v1/jobs/7', created_at: '', deadline_at: '' };
    const asked: string[] = [];
    answer('post', '/v1/bcp/12/iso27001/documents', ({ body }) => {
      asked.push(body);
      return { status: 202, body: { ...job, status: 'queued', progress: { phase: 'queued', percent: 0 } } };
    });
    const result = { url: '#saved', filename: 'iso27001_Harbor_Bakery_disaster_recovery_plan.pdf' };
    answer('get', '/v1/jobs/7', { body: { ...job, status: 'succeeded', progress: { phase: 'done', percent: 100 }, result } });
    const { user } = await openDocument();
    await user.click(await screen.findByRole('button', { name: 'Other formats' }));
    await user.click(await menuItem('PDF'));
    expect(await screen.findByText(/Saved as iso27001_Harbor_Bakery_disaster_recovery_plan\.pdf/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save it again' })).toHaveAttribute('href', '#saved');
    expect(asked).toEqual(['{"format":"pdf"}']);
  });

  it.each(['the button', 'the keyboard'])('the ISO 27001 document prints from a frame without scripts, by %s', async (way) => {
    answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    const print = vi.fn();
    const view = { addEventListener: () => {}, print } as unknown as Window;
    const frames = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view as never);
    const { user } = await openDocument();
    const dialog = await screen.findByRole('dialog', { name: 'ISO 27001 Disaster Recovery Plan' });
    const button = await within(dialog).findByRole('button', { name: 'Print' });
    await (way === 'the button' ? user.click(button) : user.keyboard('{Control>}p{/Control}'));
    const frame = document.querySelector('iframe')!;
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
    expect(frame.getAttribute('srcdoc')).toContain('Card terminal');
    await waitFor(() => expect(print).toHaveBeenCalled());
    frames.mockRestore();
    frame.remove();
  });

  it.each([
    [{ status: 403, body: { detail: 'No' } }, 'Premium subscription required for ISO 27001 Disaster Recovery Plan'],
    [{ status: 404, body: { detail: 'Not found' } }, 'Failed to load ISO 27001 document'],
  ])('an ISO 27001 document refused with %j shows why, and Retry requests it again', async (refusal, sentence) => {
    answer('get', '/v1/bcp/12/iso27001', refusal, { body: sheet });
    const { user } = await openDocument();
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: '1. Scope' })).toBeVisible();
  });

  it('an ISO 27001 document that gets no answer shows its own sentence', async () => {
    answer('get', '/v1/bcp/12/iso27001', 'network-error');
    await openDocument();
    await waitFor(() => screen.getByRole('heading', { name: 'Error loading ISO 27001 document' }), { timeout: 15_000 });
  });
});

describe('the row of a BCP', () => {
  it.each<[string, Partial<Me>, boolean]>([
    ['premium', withTier('premium'), true],
    ['a superuser', { is_superuser: true }, true],
    ['gold', withTier('gold'), false],
    ['a user without a subscription', {}, false],
  ])('the row of a BCP has ISO 27001 only with Premium or for staff (%s)', async (_, user, has) => {
    await openAs(user, '/bcp');
    await screen.findByRole('button', { name: /^Preview\s*Harbor Bakery$/ });
    expect(screen.queryAllByRole('button', { name: /^ISO 27001\s*Harbor Bakery$/ })).toHaveLength(has ? 1 : 0);
  });

  it('ISO 27001 in a row opens the document of that BCP', async () => {
    answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    const { user } = await openAs(withTier('premium'), '/bcp');
    await user.click(await screen.findByRole('button', { name: /^ISO 27001\s*Harbor Bakery$/ }));
    expect(await screen.findByRole('heading', { name: '1. Scope' })).toBeVisible();
  });
});

describe('ISO 27001 from the list of BCPs', () => {
  it('the open document is in the address: a reload opens it again, and closing it leaves the list', async () => {
    answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    const { user } = await openAs(withTier('premium'), '/bcp?iso27001=12');
    const dialog = within(await screen.findByRole('dialog', { name: 'ISO 27001 Disaster Recovery Plan' }));
    expect(await dialog.findByRole('heading', { name: '1. Scope' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('the address opens no document for who has not bought it', async () => {
    const asked = answer('get', '/v1/bcp/12/iso27001', { body: sheet });
    await openAs(withTier('gold'), '/bcp?iso27001=12');
    await screen.findByRole('button', { name: /^Preview\s*Harbor Bakery$/ });
    expect(asked).toEqual([]);
  });
});
