import type { ItSystem } from './bcp.ts';

export type SystemPlace = 'cloud' | 'onsite' | 'unknown';

const ONSITE =
  /\b(?:on[- ]?prem\w*|servers?|server closet|nas|in[- ]house|workstations?|controllers?|plc|sensors?|switch(?:es)?|routers?|cabling|badge readers?|alarm panel|network equipment|back office pc|cameras?)\b/i;
const CLOUD =
  /\b(?:cloud|hosted|online|saas|web[- ]based|subscription|software as a service|platform|365|google workspace|quickbooks online|square|squarespace|shopify|toast|dropbox|salesforce|aws|azure|sign in from any|website)\b/i;

type PlacedSystem = Pick<ItSystem, 'name' | 'description' | 'vendor' | 'backup_location' | 'recovery_procedures' | 'system_type'>;

/** What the BCP says of the system itself counts; a backup in the vendor's cloud only hints at it. */
export const systemPlaceOf = (system: PlacedSystem): SystemPlace => {
  const itself = `${system.name} ${system.description ?? ''} ${system.vendor ?? ''}`;
  if (CLOUD.test(itself)) return 'cloud';
  if (ONSITE.test(itself) || system.system_type === 'infrastructure' || system.system_type === 'network') return 'onsite';
  return /\bvendor.{0,3}s? cloud\b|\bsign in from any\b/i.test(
    `${system.backup_location ?? ''} ${system.recovery_procedures ?? ''}`,
  )
    ? 'cloud'
    : 'unknown';
};
