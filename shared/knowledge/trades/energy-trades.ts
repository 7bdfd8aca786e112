import type { Trade } from './trade.ts';

export const energyTrades: readonly Trade[] = [];
