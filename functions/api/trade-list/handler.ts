import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { tradeList } from '#shared/api/trade-list.ts';
import { listTrades } from '#shared/knowledge/trades.ts';

const list: Operation<typeof tradeList.list> = async () => ({ trades: listTrades() });

export const handler = apiHandler(tradeList, { list });
