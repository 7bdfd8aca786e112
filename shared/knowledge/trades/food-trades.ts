import { bakery } from './bakery.ts';
import type { Trade } from './trade.ts';

export const foodTrades: readonly Trade[] = [bakery];
