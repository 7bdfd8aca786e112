import { law } from './law.ts';
import { agencyTrades } from './services/agencies.ts';
import { crewTrades } from './services/crews.ts';
import { professionTrades } from './services/professions.ts';
import { propertyTrades } from './services/property.ts';
import type { Trade } from './trade.ts';

export const servicesTrades: readonly Trade[] = [law, ...professionTrades, ...propertyTrades, ...agencyTrades, ...crewTrades];
