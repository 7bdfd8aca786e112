import { childCare } from './child-care.ts';
import type { Trade } from './trade.ts';

export const educationTrades: readonly Trade[] = [childCare];
