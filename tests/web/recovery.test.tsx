import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support/open.tsx';
import { answer } from './support/server.ts';

describe('verifying an address', () => {
  it('verifying an address sends the token once and links to the sign-in page', async () => {
    const calls = answer('post', '/v1/auth/verify-email', { body: { message: 'Email verified successfully' } });
    await open('/verify-email?token=abc');
    expect(await screen.findByText('Email Verified Successfully!')).toBeVisible();
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login');
  });

  it('verifying an address without a token sends no request', async () => {
    const calls = answer('post', '/v1/auth/verify-email', { body: { message: 'ok' } });
    await open('/verify-email');
    expect(await screen.findByText('Invalid verification link')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    expect(calls).toHaveLength(0);
  });

  it.each([
    [{ status: 400, body: { detail: 'Invalid or expired verification link' } }, 'Invalid or expired verification link'],
    [{ status: 500 }, 'Verification failed'],
    ['network-error' as const, 'Network error. Please try again.'],
  ])('a verification refused with %j shows: %s', async (given, sentence) => {
    answer('post', '/v1/auth/verify-email', given);
    await open('/verify-email?token=abc');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each([
    [{ body: { message: 'ok' } }, 'Verification email sent successfully!'],
    [
      { status: 429, body: { detail: 'Too many requests. Please try again later.' } },
      'Too many requests. Please try again later.',
    ],
    [{ status: 500 }, 'Failed to resend verification email'],
    ['network-error' as const, 'Network error. Please try again.'],
  ])('a request for a new verification link answered with %j shows: %s', async (given, sentence) => {
    const calls = answer('post', '/v1/auth/resend-verification', given);
    const { user } = await open('/verify-email');
    await user.type(await screen.findByLabelText(/^Email/), 'dana@harborbakery.example');
    await user.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ email: 'dana@harborbakery.example' });
  });
});

describe('a forgotten password', () => {
  const ask = async () => {
    const { user } = await open('/forgot-password');
    await user.type(await screen.findByLabelText(/^Email/), 'dana@harborbakery.example');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    return user;
  };

  it('a password reset request shows the masked address and a way back to the form', async () => {
    const calls = answer('post', '/v1/password-reset/forgot-password', { body: { message: 'ok' } });
    const user = await ask();
    expect(await screen.findByText('Check Your Email')).toBeVisible();
    expect(screen.getByText('d***@harborbakery.example')).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ email: 'dana@harborbakery.example' });
    await user.click(screen.getByRole('button', { name: 'try again' }));
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it.each([
    [
      { status: 429, body: { detail: 'Too many requests. Please try again later.' } },
      'Too many requests. Please try again later.',
    ],
    [{ status: 500 }, 'Failed to send reset email'],
    ['network-error' as const, 'Network error. Please try again.'],
  ])('a password reset request refused with %j stays on the form and shows: %s', async (given, sentence) => {
    answer('post', '/v1/password-reset/forgot-password', given);
    await ask();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });
});

describe('resetting a password', () => {
  const VALIDATE = '/v1/password-reset/validate-reset-token/:token';
  const openValid = async () => {
    answer('get', VALIDATE, { body: { valid: true } });
    const opened = await open('/reset-password/abc');
    await screen.findByLabelText(/^New password/);
    return opened;
  };
  const submit = async (user: Awaited<ReturnType<typeof open>>['user'], password: string, confirm = password) => {
    await user.type(screen.getByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Confirm new password/), confirm);
    await user.click(screen.getByRole('button', { name: 'Reset password' }));
  };

  it('resetting a password sends the token and the new password, and links to the sign-in page', async () => {
    const calls = answer('post', '/v1/password-reset/reset-password', { body: { message: 'ok' } });
    const { user } = await openValid();
    await submit(user, 'abcdefgh');
    expect(await screen.findByText('Password Reset Successfully')).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ token: 'abc', new_password: 'abcdefgh' });
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['abcdefg', 'abcdefg', 'Password must be at least 8 characters long'],
    ['abcdefgh', 'abcdefgX', 'Passwords do not match'],
  ])('resetting a password with %s and %s sends no request and shows: %s', async (password, confirm, sentence) => {
    const calls = answer('post', '/v1/password-reset/reset-password', { body: { message: 'ok' } });
    const { user } = await openValid();
    await submit(user, password, confirm);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it.each([
    [{ status: 400, body: { detail: 'Invalid or expired reset link' } }, 'Invalid or expired reset link'],
    [{ status: 500 }, 'Failed to reset password'],
    ['network-error' as const, 'Network error. Please try again.'],
  ])('a password reset refused with %j shows: %s', async (given, sentence) => {
    answer('post', '/v1/password-reset/reset-password', given);
    const { user } = await openValid();
    await submit(user, 'abcdefgh');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('a new password that the server refuses is marked at its field, with the focus', async () => {
    const message = 'This password is too common. Please choose another one.';
    const errors = [{ field: 'new_password', message }];
    answer('post', '/v1/password-reset/reset-password', { status: 422, body: { detail: message, errors } });
    const { user } = await openValid();
    await submit(user, 'password');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveFocus();
    expect(screen.getByLabelText(/^New password/)).toBeInvalid();
  });

  it.each([
    ['/reset-password', { status: 400 }, 'Invalid reset link'],
    ['/reset-password/abc', { status: 400, body: { detail: 'Invalid or expired reset link' } }, 'Invalid or expired reset link'],
    ['/reset-password/abc', { status: 500 }, 'Failed to validate reset link'],
    ['/reset-password/abc', 'network-error' as const, 'Failed to validate reset link'],
  ])('%s shows no form when its check answers %j, and shows: %s', async (path, given, sentence) => {
    answer('get', VALIDATE, given);
    await open(path);
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new reset link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });
});
