/** Texts that a table must not hold in the clear, encrypted with AES-256-GCM under a key from Secrets Manager. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { now } from '#functions/runtime/clock.ts';
import { env } from '#functions/runtime/env.ts';

const KEYS_CACHED_MS = 5 * 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** During a rotation both keys open, and the current one seals. */
const Keys = z.object({ current: z.string().min(32), previous: z.string().optional() });

interface SealingKey {
  /** Stands in front of what it sealed. */
  id: string;
  key: Buffer;
}

const secrets = new SecretsManagerClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
let cached: { keys: SealingKey[]; readAt: number } | null = null;

const deriveKey = (secret: string): SealingKey => ({
  id: createHash('sha256').update(`id of ${secret}`).digest('hex').slice(0, 8),
  key: Buffer.from(hkdfSync('sha256', secret, '', 'keelhouse sealing', 32)),
});

/** The current key, then the previous one. */
const readKeys = async ({ isFresh = false } = {}): Promise<SealingKey[]> => {
  if (!isFresh && cached && now().getTime() - cached.readAt < KEYS_CACHED_MS) return cached.keys;
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: env('SEALING_KEY_ID') }));
  const { current, previous } = Keys.parse(JSON.parse(SecretString ?? '{}'));
  cached = { keys: [current, ...(previous ? [previous] : [])].map(deriveKey), readAt: now().getTime() };
  return cached.keys;
};

/** `place` says where it is stored: a sealed text that was copied elsewhere does not open. */
export const seal = async (text: string, place: string): Promise<string> => {
  const [{ id, key }] = (await readKeys()) as [SealingKey];
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
};

const open = ({ key }: SealingKey, sealed: string, place: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
};

export interface Unsealed {
  text: string;
  /** The previous key sealed it, so it is due to be sealed again. */
  isOutdated: boolean;
}

/** Null when its key is no longer kept; throws for a text that was tampered with or comes from elsewhere. */
export const unseal = async (sealedText: string, place: string): Promise<Unsealed | null> => {
  const [id = '', sealed = ''] = sealedText.split('.');
  const find = (keys: SealingKey[]) => keys.find((key) => key.id === id);
  // A key that is not known here may have been added since they were read.
  const key = find(await readKeys()) ?? find(await readKeys({ isFresh: true }));
  return key ? { text: open(key, sealed, place), isOutdated: key !== cached?.keys[0] } : null;
};
