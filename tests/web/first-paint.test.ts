import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const code = readFileSync(join(process.cwd(), 'web/public/first-paint.js'), 'utf8').replace('import(', 'load(');
const html = document.documentElement;

interface Visit {
  path?: string;
  later?: string;
  prefersDark?: boolean;
  isHidden?: boolean;
}

/** Runs the script as a page at `path` would; says what it loads, and how the page is painted. */
const visit = ({ path = '/login', later, prefersDark = false, isHidden = false }: Visit) => {
  const load = vi.fn();
  let paint = () => {};
  const Observer = class {
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    observe() {}
  };
  const page = {
    ...{ documentElement: html, head: document.head, hidden: isHidden, currentScript: { dataset: later ? { later } : {} } },
    createElement: (name: string) => document.createElement(name),
  };
  new Function('document', 'location', 'matchMedia', 'PerformanceObserver', 'load', code)(
    page,
    { pathname: path },
    () => ({ matches: prefersDark }),
    Observer,
    load,
  );
  return { load, paint: () => paint() };
};
const preloads = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete html.dataset.returning;
  delete html.dataset.waiting;
  delete html.dataset.mantineColorScheme;
});

describe('before the first paint', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['auto', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ])('colors chosen as %s, with a dark system %s, are %s', (choice, prefersDark, colors) => {
    if (choice) localStorage.setItem('mantine-color-scheme-value', choice);
    visit({ prefersDark });
    expect(html.dataset.mantineColorScheme).toBe(colors);
  });

  it.each([
    ['/', 'a', true],
    ['/login', 'a', true],
    ['/login', null, false],
    ['/pricing', 'a', false],
    ['/login/other', 'a', false],
  ])('the page %s with the session %s is hidden: %s', (path, token, isHidden) => {
    if (token) localStorage.setItem('token', token);
    visit({ path });
    expect(html.dataset.returning !== undefined).toBe(isHidden);
  });

  it.each([
    ['/', 'a', true],
    ['/dashboard', 'a', true],
    ['/bcp/12', 'a', true],
    ['/dashboard', null, false],
    ['/verify-email', 'a', false],
    ['/reset-password/x1', 'a', false],
    ['/tabletop-exercises/3/projector', 'a', false],
  ])('the page %s with the session %s shows the header before its scripts: %s', (path, token, isShown) => {
    if (token) localStorage.setItem('token', token);
    visit({ path });
    expect(html.dataset.waiting !== undefined).toBe(isShown);
  });

  it('the scripts of a page rendered at build time are loaded when it is painted, once', () => {
    const { load, paint } = visit({ later: '/a.js /b.js' });
    expect(load).not.toHaveBeenCalled();
    expect(preloads()).toEqual([]);
    paint();
    paint();
    vi.runAllTimers();
    expect(load.mock.calls).toEqual([['/a.js']]);
    expect(preloads()).toEqual(['/a.js', '/b.js']);
  });

  it('a browser that does not tell of its paint loads the scripts after two seconds', () => {
    const { load } = visit({ later: '/a.js' });
    vi.advanceTimersByTime(1999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each<[string, Visit]>([
    ['in a tab behind others', { isHidden: true }],
    ['for somebody who is signed in', { path: '/' }],
  ])('%s nothing waits for a paint', (_, how) => {
    localStorage.setItem('token', 'a');
    const { load } = visit({ path: '/pricing', ...how, later: '/a.js' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('a page that brings its scripts itself loads none', () => {
    const { load, paint } = visit({});
    paint();
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });

  it('a form that is sent before the app listens to it is held, and sent once it does; others are not', () => {
    visit({ later: '/a.js' });
    document.body.innerHTML = '<form data-held=""><input name="password" value="secret"></form><form id="other"></form>';
    const [form, other] = document.querySelectorAll('form');
    const heard: string[] = [];
    form!.requestSubmit = () => heard.push('sent again');
    const send = (of: HTMLFormElement) => of.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([send(form!), send(other!)]).toEqual([false, true]);
    expect(heard).toEqual([]);
    delete form!.dataset.held;
    dispatchEvent(new Event('form-ready'));
    dispatchEvent(new Event('form-ready'));
    expect(heard.length).toBeGreaterThan(0);
    expect(send(form!)).toBe(true);
  });
});
