import type { Trade } from './trade.ts';

export const governmentTrades: readonly Trade[] = [];
