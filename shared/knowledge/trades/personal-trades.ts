import { salon } from './salon.ts';
import type { Trade } from './trade.ts';

export const personalTrades: readonly Trade[] = [salon];
