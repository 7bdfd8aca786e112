import { serviceContractor } from './contractor.ts';
import type { Trade } from './trade.ts';

export const buildingTrades: readonly Trade[] = [serviceContractor];
