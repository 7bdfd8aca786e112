import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pathOf } from '../../web/app/paths.ts';
import { PRERENDERED } from '../../web/build/prerendered-pages.ts';
import { answer } from './support/server.ts';

/** The page as the edge sends it, and how the browser takes it over. Both go with the test, whatever becomes of it. */
const openPrerendered = async (path: string) => {
  const { renderPage } = await import('../../web/app/prerender.tsx');
  const page = document.createElement('div');
  page.innerHTML = await renderPage(path);
  document.body.append(page);
  onTestFinished(() => page.remove());
  const takeOver = async () => {
    const { routeObjects } = await import('../../web/app/router.tsx');
    const { App } = await import('../../web/app/app.tsx');
    const { startSession } = await import('../../web/lib/session.ts');
    onTestFinished(startSession());
    const differences: unknown[] = [];
    const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
    const root = await act(async () =>
      hydrateRoot(page, <App router={router} />, { onRecoverableError: (error) => differences.push(error) }),
    );
    onTestFinished(() => act(() => root.unmount()));
    return { differences };
  };
  return { page, takeOver };
};

describe('pages rendered at build time', () => {
  beforeEach(() => {
    vi.resetModules();
    answer('get', '/v1/pricing-plans', { body: [] });
  });

  it.each(PRERENDERED)('the browser takes over the HTML of the page %s as it is', async (name) => {
    const { page, takeOver } = await openPrerendered(pathOf(name));
    const heading = page.querySelector('h1');
    expect(heading).not.toBeNull();
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(page.querySelector('h1')).toBe(heading);
  });

  it.each(['login', 'riskCheck'] as const)('the form of %s is held back until it is listened to', async (name) => {
    const { page, takeOver } = await openPrerendered(pathOf(name));
    expect(page.querySelector('form')).toHaveAttribute('data-held');
    await takeOver();
    expect(page.querySelector('form')).not.toHaveAttribute('data-held');
  });

  it('what was typed into the risk check before is checked after', async () => {
    const checks = answer('post', '/v1/risk-check', { status: 500 });
    const { page, takeOver } = await openPrerendered(pathOf('riskCheck'));
    page.querySelector<HTMLInputElement>('#activity')!.value = 'Bakery';
    page.querySelector<HTMLInputElement>('#zip')!.value = '98101';
    await takeOver();
    await act(async () => page.querySelector<HTMLButtonElement>('form [type="submit"]')!.click());
    await vi.waitFor(() => expect(checks).toHaveLength(1));
    expect(JSON.parse(checks[0]!.body)).toMatchObject({ activity: 'Bakery', zip: '98101' });
  });

  it('an email typed into sign-in before stays, and a remembered one is filled in', async () => {
    localStorage.setItem('rememberedEmail', 'dana@harborbakery.example');
    const { page, takeOver } = await openPrerendered(pathOf('login'));
    page.querySelector<HTMLInputElement>('#password')!.value = 'typed';
    await takeOver();
    expect(page.querySelector<HTMLInputElement>('#email')).toHaveValue('dana@harborbakery.example');
    expect(page.querySelector<HTMLInputElement>('#password')).toHaveValue('typed');
    expect(page.querySelector<HTMLInputElement>('[name="remember"]')).toBeChecked();
  });
});
