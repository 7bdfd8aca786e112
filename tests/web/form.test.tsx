import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Password } from '#shared/domain/password.ts';
import { passwordMessages } from '#shared/messages/account.ts';
import { newPasswordRules } from '../../web/features/auth/account-rules.ts';
import { createFormSchema, useSchemaForm } from '../../web/lib/form.ts';

const contract = z.object({ password: Password });
const rules = createFormSchema<{ password: string }>({ password: (value) => newPasswordRules.password!(value, {} as never) });

describe.each([
  ['a schema of the contract', contract],
  ['rules', rules],
])('a form over %s', (_, schema) => {
  const submit = async (password: string, send = vi.fn(async () => {})) => {
    const { result } = renderHook(() => {
      const form = useSchemaForm({ schema, defaultValues: { password } });
      return { ...form, message: form.formState.errors.password?.message };
    });
    result.current.register('password');
    await result.current.submitWith(send, () => 'Refused')();
    return { result, send };
  };

  it('a form sends valid values', async () => {
    const { send } = await submit('harbor-bakery');
    expect(send).toHaveBeenCalledWith({ password: 'harbor-bakery' });
  });

  it.each([
    ['short', passwordMessages.tooShort],
    ['x'.repeat(129), passwordMessages.tooLong],
    [' harbor-bakery', passwordMessages.blankAtAnEnd],
  ])('a form does not send the invalid value %s', async (password, message) => {
    const { result, send } = await submit(password);
    await waitFor(() => expect(result.current.message).toBe(message));
    expect(send).not.toHaveBeenCalled();
  });

  it('a form keeps the message of a refusal', async () => {
    const { result } = await submit(
      'harbor-bakery',
      vi.fn(async () => Promise.reject(new Error('no'))),
    );
    await waitFor(() => expect(result.current.failure).toBe('Refused'));
  });
});
