import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { previewFileName } from '#shared/domain/bcp/document-file.ts';
import type { BcpStatus } from '#shared/domain/bcp/options.ts';
import { WIZARD_STEPS } from '#shared/domain/bcp/wizard.ts';
import { menuItem } from '../bcp/menu-item.ts';
import { begunBcp, customer, serveBcp } from '../bcp/screen-fixture.ts';
import { open } from '../support/open.tsx';
import { answer, dana, server } from '../support/server.ts';

const templates = [
  { id: 'standard', name: 'Standard BCP' },
  { id: 'executive', name: 'Executive Summary' },
];

/** Answers the document calls and records their order. */
const serve = (user = customer, failures = 0, status: BcpStatus = 'draft') => {
  const order: string[] = [];
  let left = failures;
  serveBcp({ ...begunBcp(), status }, user);
  answer('get', '/v1/bcp/templates', { body: templates });
  answer('put', '/v1/bcp/12/template', ({ body }) => {
    const { template_type } = JSON.parse(body);
    order.push(`template ${template_type}`);
    return { body: { id: 12, template_type } };
  });
  server.use(
    http.get('*/v1/bcp/12/preview', ({ request }) => {
      order.push(`preview ${new URL(request.url).searchParams.get('copy')}`);
      return left-- > 0 ? HttpResponse.json({ detail: 'no' }, { status: 400 }) : HttpResponse.html('<p>Harbor Bakery</p>');
    }),
  );
  return order;
};

describe('the document preview', () => {
  it('the preview stores the template before it loads the document, on opening and on a change', async () => {
    const order = serve();
    const { user } = await open('/bcp/12?preview=1', { isFromList: true });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Harbor Bakery: document');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals allow-top-navigation-to-custom-protocols');
    expect(frame).toHaveAttribute('srcdoc', '<p>Harbor Bakery</p>');
    await screen.findByRole('option', { name: 'Executive Summary' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'executive');
    await waitFor(() => expect(order).toEqual(['template standard', 'preview working', 'template executive', 'preview working']));
  });

  it('the preview of a finished plan opens as the clean copy, and the working copy is a choice', async () => {
    const order = serve(customer, 0, 'completed');
    const { user } = await open('/bcp/12?preview=1', { isFromList: true });
    await screen.findByTitle('Harbor Bakery: document');
    const copies = screen.getByRole('combobox', { name: 'Copy' });
    expect(copies).toHaveDisplayValue('Clean copy');
    await user.selectOptions(copies, 'Working copy');
    await waitFor(() => expect(order.filter((call) => call.startsWith('preview'))).toEqual(['preview issue', 'preview working']));
  });

  it('Ctrl+P prints the document and not the page around it, also from inside the document', async () => {
    serve();
    await open('/bcp/12?preview=1', { isFromList: true });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Harbor Bakery: document');
    const print = vi.fn();
    const view = frame.contentWindow!;
    view.print = print;
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent.load(frame);
    view.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', metaKey: true, cancelable: true }));
    expect(print).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('the preview lists the chapters, names the one that is read, and opens the one that is chosen', async () => {
    serve();
    const { user } = await open('/bcp/12?preview=1', { isFromList: true });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Harbor Bakery: document');
    const page = frame.contentDocument!;
    page.body.innerHTML = [1, 2]
      .map((number) => `<section class="chapter" id="chapter-${number}"><h2>${number}. Chapter</h2></section>`)
      .join('');
    const second = page.getElementById('chapter-2')!;
    const tops = [-500, 40];
    page.querySelectorAll('.chapter').forEach((chapter, at) => {
      chapter.getBoundingClientRect = () => ({ top: tops[at] }) as DOMRect;
    });
    second.scrollIntoView = vi.fn();
    fireEvent.load(frame);
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('button', { name: '2. Chapter' })).toHaveAttribute('aria-current', 'location');
    tops[1] = 900;
    fireEvent.scroll(frame.contentWindow!);
    await waitFor(() =>
      expect(within(contents).getByRole('button', { name: '1. Chapter' })).toHaveAttribute('aria-current', 'location'),
    );
    await user.click(within(contents).getByRole('button', { name: '2. Chapter' }));
    expect(second.scrollIntoView).toHaveBeenCalledTimes(1);
    page.body.insertAdjacentHTML('beforeend', '<a href="#chapter-2">2</a>');
    expect(fireEvent.click(page.querySelector('a')!)).toBe(false);
    expect(second.scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the list', { isFromList: true }],
    ['the editor', null],
  ])('the preview opened from %s leads from the chapter that is read to the step it is made from', async (_, state) => {
    serve();
    const { user, router } = await open('/bcp/12?preview=1', state);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Harbor Bakery: document');
    const page = frame.contentDocument!;
    page.body.innerHTML = ['chapter-4', 'iso']
      .map((id) => `<section class="chapter" id="${id}"><h2>${id}</h2></section>`)
      .join('');
    const tops = [40, 900];
    page.querySelectorAll('.chapter').forEach((chapter, at) => {
      chapter.getBoundingClientRect = () => ({ top: tops[at] }) as DOMRect;
    });
    fireEvent.load(frame);
    const edit = await screen.findByRole('button', { name: 'Edit in step 2' });
    tops[1] = 50;
    fireEvent.scroll(frame.contentWindow!);
    await waitFor(() => expect(edit.isConnected).toBe(false));
    tops[1] = 900;
    fireEvent.scroll(frame.contentWindow!);
    await user.click(await screen.findByRole('button', { name: 'Edit in step 2' }));
    expect(await screen.findByRole('heading', { name: WIZARD_STEPS[1]!.question })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/bcp/12');
    expect(screen.queryByTitle('Harbor Bakery: document')).not.toBeInTheDocument();
  });

  it('the preview shows that the document failed to load, and Try Again loads it', async () => {
    serve(customer, 1);
    const { user } = await open('/bcp/12?preview=1', { isFromList: true });
    expect(await screen.findByRole('heading', { name: 'Failed to load document preview' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByTitle('Harbor Bakery: document')).toBeVisible();
  });

  it('the preview labels print and download as upgrades without an active subscription', async () => {
    serve(dana);
    await open('/bcp/12?preview=1', { isFromList: true });
    await screen.findByTitle('Harbor Bakery: document');
    for (const name of ['Print (Upgrade)', 'Download (Upgrade)'])
      expect(screen.getByRole('button', { name })).toHaveProperty('ariaDisabled', 'true');
  });

  it('the preview stays open when Escape closes the upgrade dialog above it', async () => {
    serve(dana);
    const { user } = await open('/bcp/12?preview=1', { isFromList: true });
    await screen.findByTitle('Harbor Bakery: document');
    await user.click(screen.getByRole('button', { name: 'Print (Upgrade)' }));
    await screen.findByRole('dialog', { name: 'Upgrade to Essential' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upgrade to Essential' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Document Preview' })).toBeVisible();
  });
});

describe('a document as a file', () => {
  const formats = async () => {
    const { user } = await open('/bcp/12?preview=1', { isFromList: true });
    await screen.findByTitle('Harbor Bakery: document');
    await screen.findByRole('option', { name: 'Executive Summary' });
    await user.click(screen.getByRole('button', { name: 'Other formats' }));
    return user;
  };

  it('a Word document is created with the shown template, awaited, and saved by its link', async () => {
    serve();
    const asked: string[] = [];
    const job = { job_id: 7, kind: 'document', status_url: '/v1/jobs/7', created_at: '', deadline_at: '' };
    answer('post', '/v1/bcp/12/documents', ({ body }) => {
      asked.push(body);
      return { status: 202, body: { ...job, status: 'queued', progress: { phase: 'queued', percent: 0 } } };
    });
    const result = { url: '#saved', filename: 'bcp_Harbor_Bakery_standard.docx' };
    answer('get', '/v1/jobs/7', {
      body: { ...job, status: 'succeeded', progress: { phase: 'done', percent: 100 }, result },
    });
    const user = await formats();
    await user.click(await menuItem('Word document'));
    expect(await screen.findByText('Your Word document is waiting to start…')).toBeVisible();
    expect(await screen.findByText(/Saved as bcp_Harbor_Bakery_standard\.docx/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save it again' })).toHaveAttribute('href', '#saved');
    expect(asked).toEqual(['{"format":"docx","template_type":"standard","copy":"working"}']);
  });

  it('a document that cannot be created shows the message of the server', async () => {
    serve();
    answer('post', '/v1/bcp/12/documents', {
      status: 502,
      body: { detail: 'We couldn’t create the document. Please try again.' },
    });
    const user = await formats();
    await user.click(await menuItem('PDF'));
    expect(await screen.findByText('We couldn’t create the document. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  });
});

describe('the name of the downloaded file', () => {
  it.each([
    ['Acme', 'bcp_Acme_preview.html'],
    ['Harbor Bakery', 'bcp_Harbor_Bakery_preview.html'],
    ['A & B / Co-op', 'bcp_A_B_Co-op_preview.html'],
  ])('the preview of %s downloads as %s', (name, file) => expect(previewFileName(name)).toBe(file));
});
