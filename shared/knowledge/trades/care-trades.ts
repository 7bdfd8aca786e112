import { careHome } from './care-home.ts';
import { dental } from './dental.ts';
import type { Trade } from './trade.ts';
import { veterinary } from './veterinary.ts';

export const careTrades: readonly Trade[] = [dental, veterinary, careHome];
