import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Password } from '#shared/domain/password.ts';
import { passwordMessages } from '#shared/messages/account.ts';
import { newPasswordRules } from '../../web/features/auth/account-rules.ts';
import { findFieldMessages, requireText, useMessageTiming } from '../../web/lib/field-messages.ts';
import { createFormSchema, useSchemaForm } from '../../web/lib/form.ts';

const contract = z.object({ password: Password });
const rules = createFormSchema<{ password: string }>({ password: (value) => newPasswordRules.password!(value, {} as never) });

const placeRules = { name: requireText('Enter a name'), city: requireText('Enter a city') };
const emptyPlace = { name: '', city: '' };

function TouchedForm() {
  const { register, formState, submitWith } = useSchemaForm({
    schema: createFormSchema<typeof emptyPlace>(placeRules),
    defaultValues: emptyPlace,
    mode: 'onTouched',
  });
  return (
    <form
      onSubmit={submitWith(
        async () => {},
        () => 'Refused',
      )}
    >
      <input aria-label="Name" {...register('name')} />
      <p>{formState.errors.name?.message}</p>
      <input aria-label="City" {...register('city')} />
      <p>{formState.errors.city?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

function StoredValues() {
  const [place, setPlace] = useState(emptyPlace);
  const [wasRefused, setWasRefused] = useState(false);
  const { touch, isMessageDue } = useMessageTiming();
  const errors = findFieldMessages(placeRules, place);
  return (
    <>
      {(['name', 'city'] as const).map((field) => (
        <div key={field}>
          <input
            aria-label={field === 'name' ? 'Name' : 'City'}
            value={place[field]}
            onChange={(event) => setPlace({ ...place, [field]: event.target.value })}
            onBlur={() => touch(field)}
          />
          {isMessageDue(field, wasRefused) && errors[field]}
        </div>
      ))}
      <button type="button" onClick={() => setWasRefused(true)}>
        Save
      </button>
    </>
  );
}

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

describe.each([
  ['a form', () => <TouchedForm />],
  ['values that no form owns', () => <StoredValues />],
])('messages of %s', (_, renderScreen) => {
  const open = () => {
    render(renderScreen());
    return { user: userEvent.setup(), name: screen.getByLabelText('Name'), city: screen.getByLabelText('City') };
  };

  it('a message shows only once its field was left', async () => {
    const { user, name } = open();
    await user.type(name, 'x{Backspace}');
    expect(screen.queryByText('Enter a name')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(screen.queryByText('Enter a city')).toBeNull();
  });

  it('a message goes away while its field is corrected', async () => {
    const { user, name } = open();
    await user.click(name);
    await user.tab();
    await user.type(name, 'Harbor');
    await waitFor(() => expect(screen.queryByText('Enter a name')).toBeNull());
  });

  it('all messages show after a refused submission', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(screen.getByText('Enter a city')).toBeVisible();
  });
});
