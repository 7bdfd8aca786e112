import type { Trade } from './trade.ts';

export const makingTrades: readonly Trade[] = [];
