import type { HazardName } from '../hazards/hazard.ts';
import type { Hazard } from '../hazards/load.ts';
import { findEvacuationZones } from './evacuation-zones.ts';

const FLOOD_ZONE = 'your flood zone (msc.fema.gov)';
const GEOLOGY = 'your address on the maps of your state’s geological survey';

/** Where water and ground reach is decided by the lot: what tells it. */
const LOOK_UPS: Partial<Record<HazardName, string>> = {
  Floods: FLOOD_ZONE,
  'Flash Floods': FLOOD_ZONE,
  'Coastal Flooding': FLOOD_ZONE,
  'Storm Surge': 'your evacuation zone',
  'Dam and Levee Failure': 'your address on the inundation map of your county',
  Landslides: 'your slope on the landslide map of USGS',
  Sinkholes: GEOLOGY,
  'Mine Subsidence': GEOLOGY,
};

/** What decides whether a hazard of the area reaches the address; null where the ZIP code tells, or where no lot is spared. */
export const findLookUp = ({ name, is_minor, is_of_zip, is_of_some_lots }: Hazard, zip: string | null): string | null => {
  if (is_minor || (is_of_zip && !is_of_some_lots)) return null;
  if (name === 'Storm Surge' && findEvacuationZones(zip, ['surge'])?.isOfZip) return null;
  return LOOK_UPS[name] ?? null;
};
