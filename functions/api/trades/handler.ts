import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { trades } from '#shared/api/trades.ts';
import { listTrades } from '#shared/knowledge/trades.ts';

const list: Operation<typeof trades.list> = async () => ({ trades: listTrades() });

export const handler = apiHandler(trades, { list });
