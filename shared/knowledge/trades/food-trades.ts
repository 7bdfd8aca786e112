import { drinks } from './food/drinks.ts';
import { meals } from './food/meals.ts';
import type { Trade } from './trade.ts';

export const foodTrades: readonly Trade[] = [...meals, ...drinks];
