import type { Trade } from './trade.ts';

export const vehiclesTrades: readonly Trade[] = [];
