import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { RiskSuggestions } from '#shared/queues/suggestions.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer, server } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const suggestions: RiskSuggestions = {
  suggestions: {
    suggested_risks: [
      { name: 'Cybersecurity Incident', reason: 'Known already' },
      { name: 'Store Fire', reason: 'Ovens run all night' },
    ],
    location_specific_risks: [{ name: 'Earthquakes', reason: 'Seattle Fault' }],
    suggested_critical_functions: [{ name: 'Overnight baking', rto: '1-4 hours', reason: 'Everything is sold fresh' }],
    business_size_considerations: ['With 12 people, one absence matters.'],
  },
  source: 'knowledge',
};

const ask = async (part: Parameters<typeof begunBcp>[0] = {}) => {
  const { saves } = serveBcp(begunBcp(part));
  answer('post', '/v1/bcp/12/suggest-risks', { body: suggestions });
  const { user } = await open('/bcp/12?step=2');
  await user.click(await screen.findByRole('button', { name: 'Get AI Suggestions' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Suggested risks and functions' }));
  return { user, sheet, saves };
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const saved = async (saves: { body: string }[]) => {
  await waitFor(() => expect(saves.length).toBeGreaterThan(0), { timeout: 5000 });
  return JSON.parse(saves.at(-1)!.body);
};

describe('the review of suggestions', () => {
  it('the review of suggestions offers new entries preselected, with reasons, and adds nothing by itself', async () => {
    const { sheet } = await ask();
    expect(sheet.getAllByRole('checkbox').map((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([true, true, true]);
    expect(sheet.getByText('Why: Ovens run all night')).toBeVisible();
    expect(sheet.queryByText('Cybersecurity Incident')).not.toBeInTheDocument();
    expect(sheet.queryByText(/Replace your/)).not.toBeInTheDocument();
  });

  it('accepting suggestions merges them, shows a message, and one Undo reverts them', async () => {
    const { user, sheet } = await ask();
    await user.click(sheet.getByRole('button', { name: 'Apply all 3' }));
    expect(await screen.findByText('AI suggestions applied')).toBeVisible();
    expect(screen.getByText('With 12 people, one absence matters.')).toBeVisible();
    expect([box('Store Fire').checked, box('Cyber Attacks').checked, box('Earthquakes').checked]).toEqual([true, true, true]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box('Earthquakes')).not.toBeChecked());
    expect(screen.queryByRole('checkbox', { name: /Store Fire/ })).not.toBeInTheDocument();
  });

  it('undoing accepted suggestions keeps the risks checked since', async () => {
    const { user, sheet } = await ask();
    await user.click(sheet.getByRole('button', { name: 'Apply all 3' }));
    await user.click(box('Wildfires'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box('Earthquakes')).not.toBeChecked());
    expect(box('Wildfires')).toBeChecked();
  });

  it('the review of suggestions skips deselected entries and applies edits, with the defaults of step 2', async () => {
    const { user, sheet, saves } = await ask();
    await user.click(sheet.getByRole('checkbox', { name: 'Earthquakes' }));
    await user.click(sheet.getByRole('button', { name: 'Edit Store Fire' }));
    await user.clear(sheet.getByRole('textbox', { name: 'Edit Store Fire' }));
    await user.keyboard('Oven fire{Enter}');
    await user.click(sheet.getByRole('button', { name: 'Apply 2 of 3' }));
    const body = await saved(saves);
    expect(body.risk_factors.selected).toEqual(['Cyber Attacks', 'Key Personnel Loss', 'Oven fire']);
    expect(body.risk_factors.sources).toBeUndefined();
    expect(body.threat_probability).toBeUndefined();
    expect(body.critical_functions).toMatchObject([
      {
        name: 'Overnight baking',
        rto: '1-4 hours',
        max_downtime: '4 hours',
        rpo: '1 hour',
        responsible_role: 'Department Manager',
      },
    ]);
  });

  it('Escape leaves the text that is being edited, and keeps the review open', async () => {
    const { user, sheet } = await ask();
    await user.click(sheet.getByRole('button', { name: 'Edit Store Fire' }));
    await user.keyboard('s{Escape}');
    expect(sheet.queryByRole('textbox', { name: 'Edit Store Fire' })).not.toBeInTheDocument();
    expect(sheet.getByRole('checkbox', { name: 'Store Fire' })).toBeChecked();
  });

  it('a name that is too long for the BCP is refused in the review', async () => {
    const { user, sheet } = await ask();
    await user.click(sheet.getByRole('button', { name: 'Edit Store Fire' }));
    fireEvent.change(sheet.getByRole('textbox', { name: 'Edit Store Fire' }), { target: { value: 'x'.repeat(201) } });
    await user.keyboard('{Enter}');
    expect(await sheet.findByText('This text must be at most 200 characters')).toBeVisible();
  });

  it('every value of a suggested entry can be changed in its form, and what was changed counts as one’s own', async () => {
    const { user, sheet, saves } = await ask();
    await user.click(sheet.getByRole('button', { name: 'Edit Overnight baking' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Overnight baking' }));
    await user.click(form.getByRole('button', { name: 'Keep changes' }));
    expect(await form.findByText('Description is required')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /^Description/ }), 'Bread for the morning');
    await user.selectOptions(form.getByRole('combobox', { name: /^How soon it must be back/ }), '4-24 hours');
    await user.click(form.getByRole('button', { name: 'Keep changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Overnight baking' })).not.toBeInTheDocument());
    expect(sheet.getByText('Edited by you')).toBeVisible();
    expect(sheet.getByText('Back within (RTO)').parentElement).toHaveTextContent('4-24 hours');
    await user.click(sheet.getByRole('button', { name: 'Apply all 3' }));
    const [entry] = (await saved(saves)).critical_functions;
    expect(entry).toMatchObject({ rto: '4-24 hours', description: 'Bread for the morning', source: 'user' });
  });

  it('the review of suggestions names the functions of one’s own that replacing would remove', async () => {
    const { user, sheet } = await ask({
      critical_functions: [
        { ...createBlankFunction(), name: 'Counter sales' },
        { ...createBlankFunction(), name: 'Deliveries', source: 'knowledge' },
      ],
    });
    const warning = () => sheet.queryByText('You wrote or confirmed these yourself. Replacing removes them:');
    expect(warning()).toBeVisible();
    expect(sheet.getByText('Counter sales')).toBeVisible();
    expect(sheet.queryByText('Deliveries')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: 'Keep mine and add the suggested ones' }));
    expect(warning()).not.toBeInTheDocument();
  });

  it.each([
    ['Yes, replace them', ['Overnight baking']],
    ['Keep mine and add the suggested ones', ['Counter sales', 'Overnight baking']],
    ['No, keep mine and take only the risks', undefined],
  ])('the review of suggestions asks about existing critical functions: %s', async (choice, names) => {
    const { user, sheet, saves } = await ask({ critical_functions: [{ ...createBlankFunction(), name: 'Counter sales' }] });
    expect(sheet.getByText('Replace your 1 critical functions with the suggested ones?')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: choice }));
    await user.click(sheet.getByRole('button', { name: 'Apply all 3' }));
    const body = await saved(saves);
    expect(body.critical_functions?.map((entry: { name: string }) => entry.name)).toEqual(names);
    expect(body.risk_factors.selected).toContain('Store Fire');
  });

  it('closing the review of suggestions changes nothing', async () => {
    const { user, sheet } = await ask();
    await user.click(sheet.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('checkbox', { name: /Store Fire/ })).not.toBeInTheDocument();
  });
});

describe('suggestions that were asked for in an earlier visit', () => {
  const job = (part: object) => ({
    body: { job_id: 77, kind: 'suggest_risks', status_url: '/v1/jobs/77', progress: { phase: 'done', percent: 100 }, ...part },
  });

  it('suggestions requested in an earlier visit are offered on any step until their review is closed', async () => {
    localStorage.setItem('keelhouse-risks-12', '77');
    serveBcp(begunBcp());
    answer('get', '/v1/jobs/77', job({ status: 'running' }), job({ status: 'succeeded', result: suggestions }));
    const { user } = await open('/bcp/12?step=3');
    const sheet = within(await screen.findByRole('dialog', { name: 'Suggested risks and functions' }, { timeout: 8000 }));
    expect(sheet.getByText('Why: Ovens run all night')).toBeVisible();
    expect(localStorage.getItem('keelhouse-risks-12')).toBe('77');
    await user.click(sheet.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(localStorage.getItem('keelhouse-risks-12')).toBeNull());
  });

  it('suggestions requested in an earlier visit are given up when their job is unknown', async () => {
    localStorage.setItem('keelhouse-risks-12', '78');
    serveBcp(begunBcp());
    answer('get', '/v1/jobs/78', { status: 404, body: { detail: 'Not found' } });
    await open('/bcp/12?step=2');
    await waitFor(() => expect(localStorage.getItem('keelhouse-risks-12')).toBeNull(), { timeout: 8000 });
    expect(screen.queryByText('Failed to get AI suggestions. Please try again.')).not.toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });
});

describe('suggestions that do not come', () => {
  it('waiting for suggestions that take long can be canceled, and their late answer is not shown', async () => {
    serveBcp(begunBcp());
    const late = Promise.withResolvers<void>();
    const isAnswered = vi.fn();
    server.use(
      http.post('*/v1/bcp/12/suggest-risks', async () => {
        await late.promise;
        isAnswered();
        return HttpResponse.json(suggestions as never);
      }),
    );
    const { user } = await open('/bcp/12?step=2');
    await user.click(await screen.findByRole('button', { name: 'Get AI Suggestions' }));
    await screen.findAllByText(/You can keep working/);
    const start = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => start + 6000);
    await user.click((await screen.findAllByRole('button', { name: /^Cancel\s*the suggestions$/ }, { timeout: 3000 }))[0]!);
    await waitFor(() => expect(screen.queryByText(/You can keep working/)).not.toBeInTheDocument());
    late.resolve();
    await waitFor(() => expect(isAnswered).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get AI Suggestions' })).toBeEnabled();
  });

  it('a failed request for suggestions shows an alert on step 2 and changes nothing', async () => {
    serveBcp(begunBcp());
    answer('post', '/v1/bcp/12/suggest-risks', { status: 502, body: { detail: 'The AI could not finish this time.' } });
    const { user } = await open('/bcp/12?step=2');
    await user.click(await screen.findByRole('button', { name: 'Get AI Suggestions' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to get AI suggestions. Please try again.');
    expect(box('Cyber Attacks')).toBeChecked();
    expect(vi.mocked(console.error)).toHaveBeenCalledWith('AI suggestions (risks) failed', expect.anything());
    vi.mocked(console.error).mockClear();
  });

  it('a request without suggestions shows a neutral message', async () => {
    serveBcp(begunBcp());
    const none = {
      suggested_risks: [],
      location_specific_risks: [],
      suggested_critical_functions: [],
      business_size_considerations: [],
    };
    answer('post', '/v1/bcp/12/suggest-risks', { body: { suggestions: none, source: 'model' } });
    const { user } = await open('/bcp/12?step=2');
    await user.click(await screen.findByRole('button', { name: 'Get AI Suggestions' }));
    expect(await screen.findByText('No suggestions this time. Nothing was changed.')).toBeVisible();
  });
});

describe('the insights beside the suggestions', () => {
  const insight = {
    type: 'suggestion',
    message: 'Not on your list: "Earthquakes".',
    priority: 'high',
    category: 'Location risk',
  };

  it('an insight opens the suggestions that it is about, and what was left out goes along with the next question', async () => {
    serveBcp(begunBcp());
    answer('post', '/v1/bcp/12/suggest-risks', { body: suggestions });
    const asked = answer('post', '/v1/bcp/analyze-form', {
      body: { step_insights: { '2': { insights: [insight], completion_score: 40 } }, source: 'knowledge' },
    });
    const { user } = await open('/bcp/12?step=2');
    await user.click(await screen.findByRole('button', { name: /\d insights?$/ }));
    await user.click(
      await screen.findByRole('button', { name: 'See suggestions', description: /^Not on your list/ }, { timeout: 5000 }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Suggested risks and functions' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Earthquakes/ }));
    await user.click(sheet.getByRole('button', { name: 'Apply 2 of 3' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1), { timeout: 5000 });
    expect(JSON.parse(asked[0]!.body)).not.toHaveProperty('set_aside');
    expect(JSON.parse(asked.at(-1)!.body)).toMatchObject({ set_aside: ['earthquakes'] });
  });
});
