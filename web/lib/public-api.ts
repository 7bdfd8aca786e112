import { routes } from 'virtual:public-routes';
import { createClient, type Send } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import { parseResponse, sendRequest } from './request.ts';

const send: Send = async (request) => parseResponse(await sendRequest(request), request.route.kind);

/** All that the sign-in page loads of the client. */
export const publicClient = createClient<Pick<Api, 'auth' | 'passwordReset'>>(routes, send);
