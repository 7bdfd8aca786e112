import { crops } from './farms/crops.ts';
import { herds } from './farms/herds.ts';
import { shoreAndWoods } from './farms/shore-and-woods.ts';
import type { Trade } from './trade.ts';

export const farmsTrades: readonly Trade[] = [...crops, ...herds, ...shoreAndWoods];
