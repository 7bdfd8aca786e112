import type { Trade } from './trade.ts';

export const technologyTrades: readonly Trade[] = [];
