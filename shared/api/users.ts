import * as z from 'zod';
import { CurrentPassword, Password } from '#shared/domain/password.ts';
import { Me } from '#shared/domain/user.ts';
import { Session } from './auth.ts';
import { defineArea } from './endpoint.ts';

export const users = defineArea({
  me: {
    method: 'GET',
    path: '/v1/users/me',
    access: 'user',
    summary: 'The signed-in account and its subscription',
    response: Me,
  },
  changePassword: {
    method: 'PUT',
    path: '/v1/users/me/change-password',
    access: 'user',
    summary: 'Change the password; ends every other session and answers new tokens',
    body: z.object({ current_password: CurrentPassword, new_password: Password }),
    response: Session.extend({ message: z.string() }),
  },
});
