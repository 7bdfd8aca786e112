import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { tradeList } from '#shared/api/trade-list.ts';
import { searchTrades } from '#shared/knowledge/trades/search.ts';
import { listTrades } from '#shared/knowledge/trades.ts';

const list: Operation<typeof tradeList.list> = async ({ query }) => searchTrades(listTrades(), query);

export const handler = apiHandler(tradeList, { list });
