import type { Trade } from './trade.ts';

export const farmsTrades: readonly Trade[] = [];
