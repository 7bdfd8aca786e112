import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { toBase64 } from './base64.ts';

/** The key of one attempt to create something: the same as long as the content is, so that a lost answer may be repeated. */
export const deriveKey = async (attempt: string, body: unknown): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashKey([body])));
  return `${attempt}/${toBase64(new Uint8Array(digest))}`;
};

/** Header for a form that creates something; the attempt ends with the form. */
export const useIdempotencyKey = () => {
  const [attempt] = useState(() => crypto.randomUUID());
  return async (body: unknown) => ({ headers: { 'idempotency-key': await deriveKey(attempt, body) } });
};
