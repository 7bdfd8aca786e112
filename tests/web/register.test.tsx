import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support/open.tsx';
import { answer, stored } from './support/server.ts';

const SUCCESS = 'Registration successful! Please check your email to verify your account before logging in.';
type User = Awaited<ReturnType<typeof open>>['user'];
const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;

const fill = async (
  user: User,
  given: { email?: string; password?: string; confirm?: string; terms?: boolean; name?: string } = {},
) => {
  const { email = 'dana@harborbakery.example', password = 'Harbor-2026', confirm = password, terms = true, name } = given;
  await screen.findByRole('heading', { name: 'Create your account' });
  if (name) await user.type(field(/^Full name/), name);
  if (email) await user.type(field(/^Email/), email);
  if (password) await user.type(field(/^Password/), password);
  if (confirm) await user.type(field(/^Confirm password/), confirm);
  if (terms) await user.click(screen.getByRole('checkbox'));
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }));

describe('registering', () => {
  it('registering sends the account, clears the form and shows the next step', async () => {
    const calls = answer('post', '/v1/auth/register', { status: 201, body: { message: 'ok' } });
    const { user } = await open('/register');
    await fill(user, { name: 'Dana Ortiz' });
    await send(user);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(
      screen.getByText('We sent it to dana@harborbakery.example. If it isn’t there in a minute, look in your spam folder.'),
    ).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({
      email: 'dana@harborbakery.example',
      password: 'Harbor-2026',
      full_name: 'Dana Ortiz',
    });
    for (const name of [/^Full name/, /^Email/, /^Password/, /^Confirm password/]) expect(field(name)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(stored().token).toBeNull();
  });

  it('registering leaves an empty name out', async () => {
    const calls = answer('post', '/v1/auth/register', { status: 201, body: { message: 'ok' } });
    const { user } = await open('/register');
    await fill(user);
    await send(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(Object.keys(JSON.parse(calls[0]!.body))).toEqual(['email', 'password']);
  });

  it.each([
    [{ email: '' }, 'Enter your email address'],
    [{ email: 'dana@' }, 'Enter an email address like name@example.com'],
    [{ email: 'dana@harborbakery' }, 'Enter an email address like name@example.com'],
    [{ password: '', confirm: 'x' }, 'Enter a password'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long'],
    [{ password: ' Harbor-2026' }, 'Password can’t begin or end with a space'],
    [{ confirm: '' }, 'Enter the password once more'],
    [{ confirm: 'Harbor-2027' }, 'Passwords do not match'],
    [{ terms: false }, 'Please agree to the Terms of Service and the Privacy Policy'],
  ])('registering with %j sends no request and shows: %s', async (given, sentence) => {
    const calls = answer('post', '/v1/auth/register', { status: 201, body: { message: 'ok' } });
    const { user } = await open('/register');
    await fill(user, given);
    await send(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('registering accepts eight lowercase letters', async () => {
    const calls = answer('post', '/v1/auth/register', { status: 201, body: { message: 'ok' } });
    const { user } = await open('/register');
    await fill(user, { password: 'abcdefgh' });
    await send(user);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('the registration form shows at once that the passwords differ, until they match', async () => {
    const { user } = await open('/register');
    await fill(user, { confirm: 'Harbor-202' });
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    await user.type(field(/^Confirm password/), '6');
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
  });

  it.each([
    ['!!!', 'Weak', 'red'],
    ['abc', 'Fair', 'red'],
    ['abC', 'Good', 'yellow'],
    ['abC1', 'Strong', 'green'],
    ['abcdefgH1', 'Strong', 'green'],
  ])('the registration form rates %s as %s in %s', async (password, label, color) => {
    const { user } = await open('/register');
    await fill(user, { password, confirm: '', terms: false });
    const meter = screen.getByRole('meter', { name: 'Strength' });
    expect(meter).toHaveAttribute('aria-valuetext', label);
    expect(meter.dataset.band).toBe(color);
    expect(screen.getByText(label)).toBeVisible();
  });

  it.each([
    [
      { status: 422, body: { detail: 'This password is too common. Please choose another one.' } },
      'This password is too common. Please choose another one.',
    ],
    [{ status: 500 }, 'Registration failed'],
  ])('a refused registration keeps the form and shows the reason', async (given, sentence) => {
    answer('post', '/v1/auth/register', given);
    const { user } = await open('/register');
    await fill(user);
    await send(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field(/^Email/)).toHaveValue('dana@harborbakery.example');
  });

  it('a password that the server refuses is marked at its field, with the focus, and not rated as good', async () => {
    const message = 'This password is too common. Please choose another one.';
    const errors = [{ field: 'password', message }];
    answer('post', '/v1/auth/register', { status: 422, body: { detail: message, errors } });
    const { user } = await open('/register');
    await fill(user, { password: 'password', confirm: 'password' });
    await send(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(/^Password/)).toHaveFocus();
    expect(field(/^Password/)).toBeInvalid();
    expect(screen.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'Weak');
    await user.type(field(/^Password/), '-of-Rachel');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'Strong');
  });

  it('the registration form points out a typo in the address', async () => {
    const { user } = await open('/register');
    await fill(user, { email: 'dana@gmial.com', password: '', confirm: '', terms: false });
    await user.click(screen.getByRole('button', { name: 'dana@gmail.com' }));
    expect(field(/^Email/)).toHaveValue('dana@gmail.com');
  });

  it('the registration form opens the terms in a new tab and lists what an account includes', async () => {
    await open('/register');
    const terms = await screen.findByRole('link', { name: 'Terms of Service' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms-of-service', '_blank']);
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/login');
    const offers = within(screen.getByRole('region', { name: "What you'll get" })).getAllByRole('listitem');
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'AI-powered BCP generation',
      'ISO 22301 compliance',
      'Real-time risk assessment',
      'Crisis communication tools',
    ]);
  });
});
