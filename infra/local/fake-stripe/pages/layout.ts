import type { TypedCard } from '../cards.ts';

export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --ink: #16202b; --soft: #55626f; --line: #d5dbe1; --paper: #fff; --ground: #f4f6f8; --accent: #0b5c8a; --bad: #a3231d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9eef3; --soft: #a5b1bd; --line: #39444f; --paper: #1a222a; --ground: #11171d; --accent: #6db6e0; --bad: #ff9a92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.note { margin: 0; padding: .5rem 1rem; text-align: center; background: #fff3d6; color: #5b4300; font-size: .875rem; }
main { max-width: 58rem; margin: 2.5rem auto; padding: 0 1rem; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); align-items: start; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; }
h1 { font-size: 1.125rem; margin: 0 0 .5rem; } h2 { font-size: 1rem; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; } .soft { color: var(--soft); font-size: .9rem; }
.amount { font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0 0 .25rem; }
label { display: block; font-size: .9rem; font-weight: 550; margin-bottom: .75rem; }
input { display: block; width: 100%; margin-top: .25rem; padding: .625rem .75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 8px; border: 1px solid var(--accent); background: var(--paper); color: var(--accent); cursor: pointer; }
button.main { width: 100%; background: var(--accent); color: var(--paper); }
a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.error { border-left: 4px solid var(--bad); padding: .5rem .75rem; color: var(--bad); }
ul { list-style: none; margin: 0 0 1rem; padding: 0; } li { padding: .5rem 0; border-top: 1px solid var(--line); }
form.row { display: inline-block; margin: .25rem .5rem .25rem 0; }
code { font-size: .95em; }`;

/** `content` is HTML already. */
export const pageHtml = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>
<p class="note">Local test page. No real card is charged. Try 4242 4242 4242 4242 with any later date and any CVC.</p>
<main>${content}</main>
</body>
</html>`;

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

export const errorHtml = (message: string | null): string =>
  message === null ? '' : `<p class="error" role="alert">${escapeHtml(message)}</p>`;

export const cardFields = `
<label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required></label>
<div class="pair">
<label>Expiry<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required></label>
<label>CVC<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" required></label>
</div>`;

export const challengeHtml = (fields: Record<string, string>): string => `
<section><h1>Confirm this payment</h1>
<p>Your bank asks you to confirm that it is you. This is a simulated step.</p>
<form method="post">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('')}
<p><button class="main" name="holder" value="confirms">Complete authentication</button></p>
<p><button name="holder" value="refuses">Fail authentication</button></p>
</form></section>`;

/** `number`, `cvc`, and either `expiry` ("MM / YY") or `exp_month` and `exp_year`, as text or numbers. */
export const parseCardFields = (fields: Record<string, unknown>): TypedCard => {
  const value = (name: string): string => String(fields[name] ?? '');
  const [month, year] = value('expiry')
    .split('/')
    .map((part) => part.trim());
  return {
    number: value('number'),
    expMonth: Number(fields.exp_month ?? month) || 0,
    expYear: Number(fields.exp_year ?? year) || 0,
    cvc: value('cvc'),
  };
};

export interface PageReply {
  status: number;
  html?: string;
  location?: string;
  script?: string;
  /** With the name it is saved under. */
  pdf?: { name: string; data: Buffer };
  json?: unknown;
}
