import { sectors } from './trades/load.ts';
import type { Trade } from './trades/trade.ts';

/**
 * All trades, for what has to see all of them: the index and the tests. The product loads the one it needs
 * (`trades/load.ts`). Of two with equally long words, the first is guessed.
 */
export const trades: readonly Trade[] = (await Promise.all(Object.values(sectors).map((load) => load()))).flat();

const byId = new Map(trades.map((trade) => [trade.id, trade]));
export const findTrade = (id: string | null | undefined): Trade | undefined => byId.get(id ?? '');
