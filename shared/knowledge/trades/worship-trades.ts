import type { Trade } from './trade.ts';

export const worshipTrades: readonly Trade[] = [];
