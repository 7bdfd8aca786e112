const style = `
:root { color-scheme: light only; }
body { margin: 0 auto; padding: 48px 24px; max-width: 760px; color: #17211f; background: #fff; font: 16px/1.5 'Source Serif 4 Variable', Charter, Cambria, Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 36px; line-height: 1.2; }
h3 { margin: 36px 0 12px; padding-top: 12px; border-top: 1px solid #d5d0c5; font-size: 22px; line-height: 1.25; break-after: avoid; }
p, ul, ol { margin: 0 0 12px; } li { margin: 4px 0; } p:has(> strong) { margin-bottom: 4px; break-after: avoid; }
nav ul { columns: 2; list-style: none; padding: 0; } nav a { color: inherit; }
@page { margin: 0.9in 0.85in; @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt Georgia, serif; } }
@media print { body { padding: 0; max-width: none; font-size: 10.5pt; } }`;

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** React has already escaped user input. The buttons of the contents become links, because no script runs in the page. */
const serializeSheet = (sheet: HTMLElement): string => {
  const copy = sheet.cloneNode(true) as HTMLElement;
  const headings = [...copy.querySelectorAll('h3')];
  for (const [index, button] of [...copy.querySelectorAll('nav button')].entries()) {
    const link = document.createElement('a');
    link.href = `#${headings[index]?.id ?? ''}`;
    link.textContent = button.textContent;
    button.replaceWith(link);
  }
  return copy.innerHTML;
};

/** A self-contained page that loads nothing. */
export const renderDocumentPage = (title: string, sheet: HTMLElement): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${serializeSheet(sheet)}</body></html>
`;

/** Prints through a hidden frame in which no script runs. */
export const printHtml = (html: string): void => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;inset-inline-start:-9999px;width:816px;height:1056px;border:0';
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  frame.srcdoc = html;
  document.body.append(frame);
};
