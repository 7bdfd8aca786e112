import { agricultureOperations, livestock } from '../operations/agriculture.ts';
import type { Industry } from './industry.ts';

/** Flooded crops after FDA, Guidance for Industry: Evaluating the Safety of Flood-affected Food Crops (2011). */
export const agriculture: Industry = {
  ...agricultureOperations,
  name: 'Agriculture',
  trade: 'a farm',
  words:
    /\b(agricultur|farm|ranch|orchard|vineyard|winery|dairy|poultry|livestock|nursery|grower|greenhouse|forest|fishery|aquacultur)/,
  peak: 'Planting windows and the two to six weeks of harvest decide the whole year’s income',
  harm: {
    financial_impact:
      'A crop has one harvest: what is not picked, milked or shipped in its window is a loss for the year, not for the day.',
    operational_impact:
      'Animals and irrigation need hands every day, and neighbors want the same combine, hauler and well driller.',
    reputational_impact: 'A rejected load or an outbreak traced to a field costs the place on the buyer’s supplier list.',
    regulatory_impact:
      'Crop insurance and USDA programs have notice clocks of hours or days, and food-safety records must exist for each lot.',
  },
  exposure: {
    water:
      'crops whose edible part was touched by flood water may not be sold as food (FDA), the rest is judged case by case, and stored grain and feed heat and mold',
    wind: 'barns, greenhouses, center pivots and ripe crops go down together, and fences let stock out',
    ground: 'milking parlors, silos, wells and canal gates are damaged while animals still need water',
    fire: 'grass, hay and fences burn, livestock must be moved at night, and ripe grain burns faster than a crew can disk a line',
    cold: 'newborn stock, blossom and water lines freeze, and milk and feed trucks cannot reach the yard',
    heat: 'animals stop eating and die, crews must stop work, and irrigation demand outruns wells and pumps',
    power: 'ventilation fails within minutes in poultry and swine houses, milking and cooling within hours',
    air: 'ash, dust and smoke sicken crews and stock and cut pollination and photosynthesis',
    dry: 'pasture, wells and permanent crops fail together, and hay has to come from other states',
  },
  sizes: [
    [
      'With {staff} chores are the plan: write who feeds, milks and irrigates if you are in hospital, and where the keys and shut-offs are.',
      'Agree with a neighbor on trading labor, machines and trailer; put both farms’ needs on one page.',
    ],
    [
      'With {staff} train two people per critical machine and keep the dealer’s after-hours number in every cab.',
      'Store half the seed, chemicals and records at a second yard.',
    ],
    [
      'With {staff} including seasonal crews, plan housing, transport and messages in Spanish or other crew languages for an evacuation.',
      'Contract standby power and refrigerated trucks before the season, because the whole county calls at once.',
    ],
    [
      'With {staff} across ranches or packing houses, decide which house takes whose fruit and which herd gets the last feed.',
      'Ask processors for a written priority and truck schedule when their plant is down.',
    ],
  ],
  suppliers: [
    'the feed or seed dealer',
    'the fuel and propane dealer',
    'the processor, packer or milk hauler',
    'the equipment dealer and veterinarian',
  ],
  insights: [
    'Tell the crop insurance agent within 72 hours of discovering damage, and leave sample strips standing before you destroy a crop.',
    'USDA’s NAP, LIP and ELAP programs need a notice of loss, often within 15 to 30 days, with dated photos and counts of animals.',
    'A generator for a barn needs a transfer switch, a place outdoors 20 feet from openings, carbon monoxide alarms inside, and a load test under full ventilation each season.',
    'Map gates, wells, fuel, chemicals and animal numbers for the fire department; a tanker crew cannot guess.',
  ],
  duties: [
    'FSMA Produce Safety Rule 21 CFR 112 covers water, workers and flooded fields for produce eaten raw.',
    'EPA Worker Protection Standard 40 CFR 170 asks for pesticide emergency information and decontamination supplies at the site.',
    'State veterinarians direct quarantine and carcass disposal; burial without their rule can bring fines.',
  ],
  risks: [
    [
      'Crop Disease or Pest Infestation',
      'Blight, fruit fly or citrus greening can quarantine a county and end exports for seasons.',
      { like: 'Crop Disease' },
    ],
    [
      'Livestock Disease Outbreak',
      'Highly pathogenic avian influenza means culling the flock within 24 to 48 hours and months empty.',
      { like: 'Livestock Disease', only: livestock },
    ],
    [
      'Irrigation Water Curtailment',
      'Canal cutbacks and falling wells in a dry year leave permanent crops without their one need.',
      { like: 'Drought' },
    ],
    ['Harvest Labor Shortage', 'Late visas or a crew that moved on leave ripe fruit in the field.', { like: 'Labor Shortage' }],
    ['Harvest Equipment Breakdown', 'A combine or harvester down for three days in the window costs a share of the year.'],
    [
      'Commodity Price and Market Loss',
      'A plant closure, tariff or export ban ends the outlet after the crop is in the ground.',
      { like: 'Commodity Price Swings' },
    ],
    ['Barn or Hay Fire', 'Hay, dust, heaters and wiring make barn fires fast, and animals inside are seldom saved.'],
    ['Fertilizer and Feed Supply Chain Disruption', 'River, rail or plant stoppages come exactly when application windows open.'],
    [
      'Pesticide or Ammonia Release',
      'An overturned nurse tank harms crew and neighbors and starts reporting duties.',
      { like: 'Chemical Releases' },
    ],
    [
      'Ransomware on Farm Systems',
      'Cooperatives and dairies have lost milking, grain and payment systems at harvest time.',
      { from: 'small' },
    ],
    [
      'Food Safety Contamination Recall',
      'E. coli traced to one canal or packing line recalls every lot since the last clean break.',
      { like: 'Food Contamination', from: 'small' },
    ],
  ],
};
