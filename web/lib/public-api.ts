import { routes } from 'virtual:public-routes';
import { createClient, type Send } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import { parseResponse, sendRequest } from './request.ts';

const send: Send = async (request) => parseResponse(await sendRequest(request), request.route.kind);

/** All that pages without a session load of the client. */
export const publicClient = createClient<Pick<Api, 'auth' | 'passwordReset' | 'pricingPlans' | 'riskCheck' | 'tradeList'>>(
  routes,
  send,
);
