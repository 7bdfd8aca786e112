import type { Trade } from './trade.ts';

export const shopsTrades: readonly Trade[] = [];
