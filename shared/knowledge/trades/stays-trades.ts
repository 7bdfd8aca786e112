import { lodging } from './stays/lodging.ts';
import { venues } from './stays/venues.ts';
import type { Trade } from './trade.ts';

export const staysTrades: readonly Trade[] = [...lodging, ...venues];
