import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { sendMail as SendMail } from '#functions/gateways/mail.ts';
import { createSes, type Mail } from '#infra/local/cloud/services/ses.ts';
import { openStore } from '#infra/local/cloud/store.ts';
import { type Endpoint, openEndpoint } from '#infra/local/faults/endpoint.ts';
import { createFaults } from '#infra/local/faults/faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'keelhouse-mail-'));
const store = openStore(join(folder, 'run.db'));
const mails = store.collection<Mail>('mails');
const faults = createFaults();
let endpoint: Endpoint;
let sendMail: typeof SendMail;

beforeAll(async () => {
  endpoint = await openEndpoint({ handle: createSes(mails), service: 'ses', faults });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SES: endpoint.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    MAIL_SENDER: 'Keelhouse <no-reply@site.test>',
  });
  ({ sendMail } = await import('#functions/gateways/mail.ts'));
});
beforeEach(() => faults.clear());
afterAll(async () => {
  await endpoint.close();
  store.close();
  rmSync(folder, { recursive: true });
});

const letter = { to: 'zoë@example.com', subject: 'Plan & “proof”', html: '<p>50% + <b>more</b></p>', text: '50% + more' };

describe('sending a mail through SES', () => {
  it('sending through SES delivers subject, HTML and text unchanged, from the stage’s sender', async () => {
    await sendMail(letter);
    expect(mails.values().at(-1)).toMatchObject({ ...letter, to: [letter.to], from: 'Keelhouse <no-reply@site.test>' });
  });

  it('sending through SES keeps line breaks out of the address and the subject', async () => {
    await sendMail({ ...letter, to: 'a@example.com\r\nBcc: b@example.com', subject: 'One\r\nTwo' });
    const { to, subject } = mails.values().at(-1)!;
    expect([to, subject].join()).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['throttle', 'Throttling'],
    ['error', 'InternalFailure'],
  ] as const)(
    'sending through SES fails when every attempt is answered with %s, so that the queue retries',
    async (mode, name) => {
      faults.order('ses', mode, 10);
      await expect(sendMail(letter)).rejects.toMatchObject({ name });
    },
  );

  it('sending through SES recovers from a single failure by itself', async () => {
    faults.order('ses', 'error', 1);
    await expect(sendMail(letter)).resolves.toBeUndefined();
  });
});
