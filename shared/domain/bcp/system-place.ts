import type { ItSystem } from './bcp.ts';
import { isStated } from './filled.ts';

export type SystemPlace = 'cloud' | 'onsite' | 'unknown';

const ONSITE =
  /\b(?:on[- ]?prem\w*|servers?(?! rooms?)|server closet|nas|in[- ]house(?! (?:list|guests?))|workstations?|controllers?|plc|scada|cabling|network equipment|back office pc|consoles?|scanning units|reading stations)\b/i;
/** They stand at the site also where the records they write are with their vendor. */
const DEVICES = /\b(?:sensors?|switch(?:es)?|routers?|badge readers?|alarm panel|cameras?)\b/i;
const CLOUD =
  /\b(?:cloud|hosted|hosting (?:accounts?|company)|online|(?<!manufacturer )portals?|saas|web[- ]based|subscription|software as a service|platforms?|365|google workspace|quickbooks online|square|squarespace|shopify|toast|dropbox|salesforce|aws|azure|sign in from any|website)\b/i;

/** “Vendor’s cloud”, “Service cloud”, “Vendor’s second site”: whoever keeps the copies there runs the system, too. */
const VENDORS_OWN =
  /\b(?:vendor|manufacturer|marketplaces?|provider|service|processor|app|platform|portal|ticketing|carrier|state|owner|consortium|regional)(?:[’']?s?[’']?) (?:second )?(?:cloud|data center|site)\b|\bsign in from any\b/i;
/** A box at the site, or in a truck, that only passes on what the vendor holds. */
const PASSED_ON = /\b(?:logs|tracking|trackers?|notices|messages)\b/i;

type PlacedSystem = Pick<ItSystem, 'name' | 'description' | 'vendor' | 'backup_location' | 'recovery_procedures' | 'system_type'>;

/** What the BCP says of the system itself counts; a backup in the vendor's cloud only hints at it. */
export const systemPlaceOf = (system: PlacedSystem): SystemPlace => {
  const { name, system_type } = system;
  const itself = `${name} ${system.description ?? ''} ${system.vendor ?? ''}`;
  if (CLOUD.test(itself)) return 'cloud';
  if (ONSITE.test(itself)) return 'onsite';
  const isWithVendor = VENDORS_OWN.test(`${system.backup_location ?? ''} ${system.recovery_procedures ?? ''}`);
  const isEquipment = system_type === 'infrastructure' || system_type === 'network';
  if (isWithVendor && (!isEquipment || PASSED_ON.test(name))) return 'cloud';
  return isEquipment || DEVICES.test(itself) ? 'onsite' : 'unknown';
};

/** Restored by its vendor: the people here ask for it, and have their hands free meanwhile. */
export const isRunByVendor = (system: PlacedSystem): boolean => isStated(system.vendor) && systemPlaceOf(system) === 'cloud';

/** A line, a socket and a machine have settings, and no data that a restore brings back. */
export const holdsRecords = ({ system_type }: Pick<ItSystem, 'system_type'>): boolean =>
  system_type !== 'network' && system_type !== 'infrastructure';

/** Radios and phones in the hand are mended or replaced, as machines are. */
export const isHandheld = ({ name, system_type }: Pick<ItSystem, 'name' | 'system_type'>): boolean =>
  system_type === 'network' && /\bradios?\b|\b(?:cell|satellite) phones?\b/i.test(name);

/** A line has settings that are copied; of a machine, a restore brings nothing back. */
export const isCopied = ({ system_type }: Pick<ItSystem, 'system_type'>): boolean => system_type !== 'infrastructure';
