import { apiHandler } from '#functions/http/api-handler.ts';
import { auth } from '#shared/api/auth.ts';
import { confirmEmailChange } from './email-change.ts';
import { register, resendVerification, verifyEmail } from './registration.ts';
import { login, logout, refresh } from './sessions.ts';

export const handler = apiHandler(auth, {
  register,
  login,
  refresh,
  logout,
  verifyEmail,
  resendVerification,
  confirmEmailChange,
});
