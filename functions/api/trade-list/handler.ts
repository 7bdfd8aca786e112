import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { tradeList } from '#shared/api/trade-list.ts';
import { searchTrades } from '#shared/knowledge/trades/search.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';

const list: Operation<typeof tradeList.list> = async ({ query }) =>
  searchTrades(tradeIndex, query).map(({ id, title, industry, industries, words }) => ({
    ...{ id, title, industry },
    ...{ industries: [...industries], words: [...words] },
  }));

export const handler = apiHandler(tradeList, { list });
