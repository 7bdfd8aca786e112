import type { Trade } from './trade.ts';

export const staysTrades: readonly Trade[] = [];
