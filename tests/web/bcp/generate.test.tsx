import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '#shared/domain/assessment.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { employee, supplierNamed } from '../../unit/domain/bcp/entries.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const complete = () => begunBcp({ critical_functions: [{ ...createBlankFunction(), name: 'Counter sales' }] });
const analysis = {
  risks: ['A night without power loses the dough'],
  impacts: [],
  mitigations: [],
  recovery_priorities: [],
  missing_info: ['No supplier', 'No deputy', 'No backup location'],
  industry_insights: [],
  compliance_notes: [],
  source: 'model',
};
const generate = () => screen.findByRole('button', { name: 'Generate BCP' });

describe('Generate BCP', () => {
  it('Generate BCP saves and completes the BCP, requests its analysis, and offers the dashboard and the preview', async () => {
    const { saves } = serveBcp(complete());
    const analyses = answer('post', '/v1/bcp/12/analyze', { body: analysis });
    const { user, address } = await open('/bcp/12?step=6');
    await user.click(await generate());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your BCP is ready' }));
    expect(JSON.parse(saves.at(-1)!.body)).toMatchObject({ status: 'completed' });
    expect(analyses).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Preview BCP' })).toBeVisible();
    expect(await screen.findByText('A night without power loses the dough')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Go to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('Generate BCP completes the BCP when the analysis fails', async () => {
    serveBcp(complete());
    answer('post', '/v1/bcp/12/analyze', { status: 502, body: { detail: 'The AI could not finish this time.' } });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await generate());
    expect(await screen.findByRole('dialog', { name: 'Your BCP is ready' })).toBeVisible();
    expect(vi.mocked(console.error)).toHaveBeenCalledWith('The analysis after generating failed', expect.anything());
    vi.mocked(console.error).mockClear();
  });

  it.each([
    [{ detail: 'This section is too large to save.' }, 'This section is too large to save.'],
    [{}, 'Failed to save BCP'],
  ])('Generate BCP closes its dialog and shows the reason when saving fails: %o', async (body, sentence) => {
    serveBcp(complete());
    answer('put', '/v1/bcp/12', { status: 400, body });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await generate());
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await generate()).toBeTruthy();
  });

  it('Generate BCP asks for a subscription, without a request, when there is none', async () => {
    const { saves } = serveBcp(complete(), dana);
    const { user } = await open('/bcp/12?step=6');
    expect(await screen.findByText('Subscription Required')).toBeVisible();
    await user.click(await generate());
    expect(saves).toHaveLength(0);
  });
});

describe('an analysis that is still running', () => {
  const job = { job_id: 77, kind: 'analyze', status_url: '/v1/jobs/77', progress: { phase: 'thinking', percent: 30 } };
  const accepted = { status: 202, body: { ...job, status: 'queued' } };
  const running = { body: { ...job, status: 'running' } };
  const succeeded = { body: { ...job, status: 'succeeded', result: analysis } };

  it('the Generate BCP dialog closes during a running analysis, and the result appears in the review', async () => {
    serveBcp(complete());
    answer('post', '/v1/bcp/12/analyze', accepted);
    let isDone = false;
    answer('get', '/v1/jobs/77', () => (isDone ? succeeded : running));
    const { user } = await open('/bcp/12?step=6');
    await user.click(await generate());
    await user.click(await screen.findByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/The AI is analyzing your BCP/)).toBeVisible();
    isDone = true;
    expect(await screen.findByText('A night without power loses the dough', {}, { timeout: 8000 })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('an analysis that is still running is picked up again when the user returns', async () => {
    localStorage.setItem('keelhouse-analysis-12', '77');
    serveBcp(complete());
    answer('get', '/v1/jobs/77', running, succeeded);
    await open('/bcp/12?step=6');
    expect(await screen.findByText(/The AI is analyzing your BCP/)).toBeVisible();
    expect(await screen.findByText('A night without power loses the dough', {}, { timeout: 8000 })).toBeVisible();
    expect(localStorage.getItem('keelhouse-analysis-12')).toBeNull();
  });

  it('a running analysis is forgotten when its job is unknown', async () => {
    localStorage.setItem('keelhouse-analysis-12', '78');
    serveBcp(complete());
    await open('/bcp/12?step=6');
    await waitFor(() => expect(localStorage.getItem('keelhouse-analysis-12')).toBeNull(), { timeout: 8000 });
    expect(await screen.findByText('No analysis results available')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });
});

describe('the analysis results', () => {
  it('the analysis results hide cyber content, also from earlier analyses, when the customer opted out', async () => {
    const risks = ['Ransomware locks the registers', 'A night without power loses the dough'];
    serveBcp({ ...complete(), ai_analysis: { ...analysis, risks, source: 'model', created_at: '2026-11-20T10:00:00Z' } });
    answer('get', '/v1/user-preferences', { body: { ...defaultPreferences, cyber_assessment_interest: false } });
    await open('/bcp/12?step=6');
    expect(await screen.findByText('A night without power loses the dough')).toBeVisible();
    expect(screen.getByText('Risks (1)')).toBeVisible();
    expect(screen.queryByText(/Ransomware/)).not.toBeInTheDocument();
  });

  it('an analysis gap links to the step that closes it', async () => {
    const gap = 'No supplier is listed: add one in step 4.';
    serveBcp({
      ...complete(),
      ai_analysis: { ...analysis, missing_info: [gap], source: 'knowledge', created_at: '2026-11-20T10:00:00Z' },
    });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await screen.findByRole('button', { name: 'View Analysis Results' }));
    await user.click(await screen.findByRole('button', { name: `Go to Operations: ${gap}` }));
    expect(await screen.findByRole('button', { name: 'Save Functions' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('each part of the analysis links to the step that it is about', async () => {
    serveBcp({
      ...complete(),
      ai_analysis: { ...analysis, risks: ['A flood'], source: 'model', created_at: '2026-11-20T10:00:00Z' },
    });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await screen.findByRole('button', { name: 'View Analysis Results' }));
    await user.click(await screen.findByRole('button', { name: 'Go to Risk Assessment: Risks' }));
    expect(await screen.findByRole('button', { name: 'Get AI Suggestions' })).toBeVisible();
  });
});

describe('the review', () => {
  it('the review counts functions by criticality, those without one as basic', async () => {
    const of = (criticality: 'critical' | 'high' | 'low' | null) => ({
      ...createBlankFunction(),
      name: `${criticality}`,
      criticality,
    });
    serveBcp(begunBcp({ critical_functions: [of('high'), of('high'), of('low'), of('critical'), of(null)] }));
    await open('/bcp/12?step=6');
    const counts = await screen.findByLabelText('Critical functions by criticality');
    const found = [...counts.children].map((row) => `${row.children[0]!.textContent} ${row.children[1]!.textContent}`);
    expect(found).toEqual(['Critical 1', 'High 2', 'Medium 0', 'Low 1', 'Basic 1']);
  });

  it('the review lists what the document will include, and shows when there is no analysis', async () => {
    serveBcp(complete());
    await open('/bcp/12?step=6');
    const contents = within(await screen.findByRole('region', { name: 'Your BCP will include' }));
    expect(contents.getByText('ISO 22301 compliance document')).toBeVisible();
    expect(screen.getByText('No analysis results available')).toBeVisible();
  });

  it('the review names what was answered, each with a link to its place', async () => {
    const bcp = begunBcp({
      critical_functions: [{ ...createBlankFunction(), id: 'f1', name: 'Counter sales' }],
      key_suppliers: [supplierNamed('Cascade Milling Co-op')],
    });
    serveBcp(bcp);
    answer('get', '/v1/bcp/12/employees', { body: [employee('Ana Ruiz')] });
    const { user } = await open('/bcp/12?step=6');
    const risks = within(await screen.findByRole('region', { name: 'Risks' }));
    expect(risks.getByText('Not rated (3)')).toBeInTheDocument();
    for (const name of ['Cyber Attacks', 'Key Personnel Loss', 'Floods']) expect(risks.getByText(name)).toBeInTheDocument();
    const expectName = async (region: string, name: string) =>
      expect(await within(screen.getByRole('region', { name: region })).findByText(new RegExp(name))).toBeInTheDocument();
    await expectName('Critical functions', 'Counter sales');
    await expectName('Key suppliers', 'Cascade Milling Co-op');
    await expectName('Team members', 'Ana Ruiz');
    await expectName('IT systems', 'None yet');
    const change = screen.getByRole('button', { name: 'Change: Key suppliers' });
    expect(change.style).toMatchObject({ display: 'inline-block', paddingBlock: '4px' });
    await user.click(change);
    expect(await screen.findByRole('list', { name: 'Key suppliers' })).toBeInTheDocument();
  });

  it('the findings stand above everything else that the review says', async () => {
    serveBcp(complete());
    await open('/bcp/12?step=6');
    const check = await screen.findByRole('region', { name: 'Plan check' });
    const summary = screen.getByRole('region', { name: 'Business summary' });
    expect(check.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('nothing is called complete beside open findings', async () => {
    serveBcp({
      ...complete(),
      ai_analysis: { ...analysis, missing_info: [], source: 'model', created_at: '2026-11-20T10:00:00Z' },
    });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await screen.findByRole('button', { name: /\d insights?$/ }));
    const review = within(await screen.findByRole('region', { name: 'Review' }));
    expect(review.getByText('100% Complete')).toBeInTheDocument();
    expect(
      await review.findByText(/^Every question is answered\. The plan check has \d+ findings to look at\.$/),
    ).toBeInTheDocument();
    expect(review.queryByText(/Nothing is missing/)).not.toBeInTheDocument();
  });
});
