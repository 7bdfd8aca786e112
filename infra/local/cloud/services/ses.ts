import { randomUUID } from 'node:crypto';
import type { Collection } from '../store.ts';
import { queryError, type WireHandler, xml } from './wire.ts';

export interface Mail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
  links: string[];
  sent_at: string;
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&quot;', '"');

const linksIn = (html: string, text: string): string[] => {
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => unescaped(link!));
  const plain = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) => link);
  return [...new Set([...hrefs, ...plain])].filter((link) => /^https?:/.test(link));
};

/** The query protocol numbers a list: `Destination.ToAddresses.member.1`. */
const listed = (form: URLSearchParams, name: string): string[] =>
  [...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);

const delivered = (form: URLSearchParams): Mail | null => {
  const from = form.get('Source') ?? '';
  const to = ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((name) => listed(form, `Destination.${name}`));
  const html = form.get('Message.Body.Html.Data') ?? '';
  const text = form.get('Message.Body.Text.Data') ?? '';
  if (from === '' || to.length === 0 || html + text === '') return null;
  return {
    id: randomUUID(),
    to,
    from,
    subject: form.get('Message.Subject.Data') ?? '',
    html,
    text,
    links: linksIn(html, text),
    sent_at: new Date().toISOString(),
  };
};

/**
 * SES's mailbox simulator: mail to `bounce@simulator.amazonses.com`, also with `+label`, bounces, and
 * `complaint@` complains. The mail is still kept, so that its links can be opened.
 */
const reportOn = ({ to, id, sent_at }: Mail): object | null => {
  const [address = ''] = to;
  const recipients = [{ emailAddress: address }];
  const mail = { timestamp: sent_at, messageId: id, destination: to };
  if (/^bounce(\+[^@]*)?@simulator\.amazonses\.com$/i.test(address))
    return { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: recipients }, mail };
  if (/^complaint(\+[^@]*)?@simulator\.amazonses\.com$/i.test(address))
    return { eventType: 'Complaint', complaint: { complainedRecipients: recipients }, mail };
  return null;
};

export const createSes =
  (mails: Collection<Mail>, report: (event: object) => void = () => undefined): WireHandler =>
  async ({ method, path, body }) => {
    const form = new URLSearchParams(body.toString());
    const action = form.get('Action');
    if (action !== 'SendEmail')
      return queryError(400, 'InvalidAction', `${action ?? `${method} ${path}`} is not offered locally`);
    const mail = delivered(form);
    if (!mail) return queryError(400, 'InvalidParameterValue', 'A sender, a recipient and a body are needed');
    mails.put(mail.id, mail);
    const event = reportOn(mail);
    if (event) report(event);
    return xml(
      200,
      `<SendEmailResponse><SendEmailResult><MessageId>${mail.id}</MessageId></SendEmailResult></SendEmailResponse>`,
    );
  };
