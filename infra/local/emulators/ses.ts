/** SES that delivers into a mailbox of its own: what the product sends can be read at `/local/emails`. */
import { randomUUID } from 'node:crypto';
import { amzJson, type Part } from '#infra/local/parts/wire.ts';
import type { Collection } from '#infra/local/store.ts';

export interface Mail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Every address the mail links to, in order. */
  links: string[];
  sent_at: string;
}

interface Content {
  Data?: string;
}
interface SendEmail {
  FromEmailAddress?: string;
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  Content?: { Simple?: { Subject?: Content; Body?: { Html?: Content; Text?: Content } } };
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&quot;', '"');

const linksIn = (html: string, text: string): string[] => {
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => unescaped(link!));
  const plain = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) => link);
  return [...new Set([...hrefs, ...plain])].filter((link) => /^https?:/.test(link));
};

const delivered = ({ FromEmailAddress = '', Destination = {}, Content }: SendEmail): Mail | null => {
  const simple = Content?.Simple;
  const to = [Destination.ToAddresses, Destination.CcAddresses, Destination.BccAddresses].flatMap((some) => some ?? []);
  if (!simple || to.length === 0 || FromEmailAddress === '') return null;
  const html = simple.Body?.Html?.Data ?? '';
  const text = simple.Body?.Text?.Data ?? '';
  return {
    id: randomUUID(),
    to,
    from: FromEmailAddress,
    subject: simple.Subject?.Data ?? '',
    html,
    text,
    links: linksIn(html, text),
    sent_at: new Date().toISOString(),
  };
};

export const sesPart =
  (mails: Collection<Mail>): Part =>
  async ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/v2/email/outbound-emails')
      return amzJson(404, { message: `${method} ${path} is not offered locally` }, { 'x-amzn-errortype': 'NotFoundException' });
    const mail = delivered(JSON.parse(body.toString()) as SendEmail);
    if (!mail)
      return amzJson(
        400,
        { message: 'A sender, a recipient and simple content are needed' },
        { 'x-amzn-errortype': 'BadRequestException' },
      );
    mails.put(mail.id, mail);
    return amzJson(200, { MessageId: mail.id });
  };
