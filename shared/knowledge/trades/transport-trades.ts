import type { Trade } from './trade.ts';

export const transportTrades: readonly Trade[] = [];
