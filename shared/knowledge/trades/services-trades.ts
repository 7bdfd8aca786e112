import { law } from './law.ts';
import type { Trade } from './trade.ts';

export const servicesTrades: readonly Trade[] = [law];
