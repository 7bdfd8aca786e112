import { manufacturingOperations } from '../operations/manufacturing.ts';
import type { Industry } from './industry.ts';

export const manufacturing: Industry = {
  ...manufacturingOperations,
  name: 'Manufacturing',
  trade: 'a plant',
  words: /\b(manufactur|factory|plants?\b|fabricat|machin(e|ing) shop|mills?\b|foundry|assembl|packag)/,
  peak: 'Quarter-end shipments and the weeks before customers’ own season run every line at full load',
  harm: {
    financial_impact: 'Fixed cost runs on while lines stand, and customers charge back their own stopped lines.',
    operational_impact: 'Restarting furnaces, molds and calibrated lines takes shifts, and scrap rises for days after each stop.',
    reputational_impact:
      'A missed delivery puts a supplier on the customer’s watch list, and dual sourcing follows within a year.',
    regulatory_impact: 'Spills, stack releases and serious injuries have reporting clocks that start during the outage.',
  },
  exposure: {
    water: 'motors, control cabinets and finished goods on the floor are lost, and wet transformers keep the line dark for weeks',
    wind: 'long-span roofs and dock doors fail, and rain on machining centers ruins spindles and electronics',
    ground: 'unanchored presses shift out of true, racks collapse and piping for gas and chemicals breaks',
    fire: 'ember-fed roof fires and evacuation stop shifts, and smoke spoils paint and clean processes',
    cold: 'sprinkler and cooling lines freeze, gas is curtailed and trucks miss just-in-time slots',
    heat: 'unconditioned shop floors need work-rest cycles, chillers trip and the utility asks to shed load',
    power: 'a dip of a tenth of a second stops drives, scraps the batch in process and may freeze molds or furnaces',
    air: 'intake filters clog, paint and clean processes reject parts, and yard crews need respirators',
    dry: 'process and cooling water are rationed, and low rivers tighten the discharge permit',
  },
  sizes: [
    [
      'With {staff} the person who sets up the key machine is the bottleneck: film each set-up and keep programs on a drive outside the shop.',
      'Agree in writing with another small shop to run each other’s urgent jobs on similar machines.',
    ],
    [
      'With {staff} list the three machines whose loss stops shipments, with replacement lead time and rental source for each.',
      'Keep one trained substitute per key machine and shift; write the pairs on the cell board.',
    ],
    [
      'With {staff} form a plant emergency team per shift with authority to stop lines and to call the fire department.',
      'Model the cost of a line stop per hour by product family, and place safety stock where a day of stock costs less than a day of stop.',
    ],
    [
      'With {staff} qualify a second plant or contract manufacturer for each product that carries more than a tenth of margin.',
      'Run one command structure for plant, supply planning and customer teams; the plant alone cannot decide who gets the last parts.',
    ],
  ],
  suppliers: [
    'the raw material or resin supplier',
    'the tooling and spare parts vendor',
    'the freight carrier',
    'the toll processor or plater',
  ],
  insights: [
    'Rank machines by replacement lead time rather than price: a used press may take nine months, its drive card two days.',
    'Supply chain resilience means knowing the second tier: ask each single-source supplier where its own plant and its sole input stand.',
    'Production line recovery depends on programs and recipes: keep PLC logic, CNC programs and drawings outside the plant, tested on a spare.',
    'A business income policy pays for the restoration period; appraise rebuilding and re-equipping time before you choose its limit.',
  ],
  duties: [
    'OSHA 29 CFR 1910.147 (lockout/tagout) holds during emergency repairs; shortcuts at restart are a known cause of amputations.',
    'Sites with listed chemicals above threshold need EPA Risk Management Plan (40 CFR 68) and OSHA process safety (1910.119) emergency procedures.',
    'Automotive customers under IATF 16949 clause 6.1.2.3 ask for contingency plans tested every year.',
  ],
  risks: [
    [
      'Production Line Equipment Failure',
      'One spindle, furnace or PLC without a spare stops every order behind it, often for months of lead time.',
    ],
    [
      'Raw Material Supply Chain Disruption',
      'Single-source resin, castings or chips halt the line within days of stock running out.',
    ],
    [
      'Plant Fire or Dust Explosion',
      'Hydraulic oil, solvent and combustible dust make manufacturing fires among the costliest that NFPA reports.',
    ],
    [
      'Skilled Operator Shortage',
      'Set-up knowledge for old machines sits with a few people near retirement.',
      { like: 'Labor Shortage' },
    ],
    ['Workplace Safety Incident', 'A serious injury stops the cell for the OSHA investigation and may seal the machine.'],
    [
      'Hazardous Material Release',
      'An ammonia, chlorine or solvent leak evacuates plant and neighbors and brings EPA reporting.',
      { like: 'Hazardous Materials' },
    ],
    ['Ransomware on Plant Controls', 'Encrypted schedulers and operator panels stop lines although every machine is sound.'],
    ['Product Quality Escape', 'Defects found at a customer lead to containment, sorting crews and a stop of shipments.'],
    [
      'Customer Concentration Loss',
      'When one buyer takes a third of output, its own shutdown idles your shifts.',
      { upTo: 'medium' },
    ],
    ['Labor Dispute', 'A strike at the plant or the port halts both output and inbound material.', { from: 'medium' }],
  ],
};
