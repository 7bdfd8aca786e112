import { accounting } from './accounting.ts';
import type { Trade } from './trade.ts';

export const moneyTrades: readonly Trade[] = [accounting];
