import { frontMessages } from '#shared/messages/front.ts';
import type { RouteName } from '../paths.ts';

/** What a visitor can look at before signing up. */
export const visitorLinks: readonly [label: string, place: RouteName][] = [
  [frontMessages.sample, 'sample'],
  [frontMessages.pricing, 'pricing'],
  [frontMessages.riskCheck, 'riskCheck'],
];
