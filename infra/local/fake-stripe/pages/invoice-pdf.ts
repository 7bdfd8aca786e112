import { requireObject, type StripeContext } from '../context.ts';
import type { Invoice } from '../objects.ts';
import { day, money, type PageReply } from './layout.ts';

/** Text of a PDF is in Latin-1 here; parentheses and backslashes delimit it. */
const escapeText = (text: string): string => text.replace(/[\\()]/g, (char) => `\\${char}`);

const HEIGHT = 792;
const LINE = 20;

const drawLines = (lines: readonly string[]): string =>
  ['BT', '/F1 12 Tf', `${LINE} TL`, `72 ${HEIGHT - 72} Td`, ...lines.map((line) => `(${escapeText(line)}) Tj T*`), 'ET'].join(
    '\n',
  );

/** One page of text: five objects, and the table of where each of them begins. */
const writePdf = (lines: readonly string[]): Buffer => {
  const content = drawLines(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
};

const describeInvoice = (invoice: Invoice): string[] => {
  const amount = (cents: number): string => money(cents, invoice.currency);
  const tax = invoice.total - invoice.subtotal;
  return [
    `${invoice.status === 'paid' ? 'Receipt' : 'Invoice'} ${invoice.number}`,
    'Keelhouse (local test page, no real card was charged)',
    `Date: ${day(invoice.created)}`,
    `Bill to: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')}`,
    `Period: ${day(invoice.period_start)} to ${day(invoice.period_end)}`,
    '',
    ...invoice.lines.data.map((line) => `${line.description}: ${amount(line.amount)}`),
    `Subtotal: ${amount(invoice.subtotal)}`,
    `Tax: ${amount(tax)}`,
    `Amount due: ${amount(invoice.amount_due)}`,
    `Amount paid: ${amount(invoice.amount_paid)}`,
  ];
};

export const showInvoicePdf = (context: StripeContext, id: string): PageReply => {
  const invoice = requireObject(context, 'invoice', id);
  return { status: 200, pdf: { name: `Invoice-${invoice.number}.pdf`, data: writePdf(describeInvoice(invoice)) } };
};
