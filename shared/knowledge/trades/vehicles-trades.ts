import type { Trade } from './trade.ts';
import { dealers } from './vehicles/dealers.ts';
import { shops } from './vehicles/shops.ts';

export const vehiclesTrades: readonly Trade[] = [...dealers, ...shops];
