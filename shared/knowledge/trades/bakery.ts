import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const bakery: Trade = {
  id: 'bakery',
  title: 'Bakery',
  naics: '311811, 445291',
  ...defineOperations({
    posts: {
      baker: {
        role: ['Owner', 'Head Baker', 'Production Manager', 'Director of Production'],
        team: ['Owner and bakers', 'Night bake crew', 'Bake shifts', 'Bakery production'],
        owner: ['Owner', 'Owner', 'Production Manager', 'Chief Operating Officer'],
      },
      delivery: {
        role: ['Owner', 'Delivery Lead', 'Wholesale Manager', 'Head of Distribution'],
        team: ['Owner and driver', 'Delivery drivers', 'Wholesale and delivery', 'Distribution'],
        owner: ['Owner', 'Owner', 'Sales Manager', 'VP Sales'],
      },
    },
    functions: [
      {
        name: 'Overnight baking',
        description: 'Mixing, proofing and baking so that bread and pastry are ready when the doors open.',
        stake: 'a night without ovens is a day without goods, and dough past its proof is thrown away',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'baker',
        resources: [
          'Deck or rack ovens and mixer',
          'Proofer and walk-in cooler',
          'Two bakers on call',
          'Borrowed oven hours at a second kitchen',
        ],
        steps:
          '{role} decides by 2 a.m. what the working ovens can carry, bakes the ten best sellers and the standing orders first, holds shaped dough in the cooler to slow the proof, moves starter and dough to the borrowed kitchen if no oven lights, and cuts the range on the shelf cards before opening.',
      },
      {
        name: 'Standing orders to cafés and restaurants',
        description: 'Packing and delivering wholesale bread on fixed routes before breakfast service.',
        stake: 'a café without bread at six orders from another bakery by noon',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        needs: ['Overnight baking'],
        resources: ['Printed route and order sheets', 'Two vans with fuel', 'Crates and racks', 'Mobile numbers of all kitchens'],
        steps:
          '{role} messages every customer on the route sheet by 4 a.m. with what will come and when, shares short bread by contract before habit, drives the hospital and school orders first, and notes each shortfall for the credit.',
      },
      {
        name: 'Allergen control and product labels',
        description: 'Keeping nut, egg, milk, wheat and sesame recipes apart and every pack labeled.',
        stake: 'one unlabeled nut pastry can kill a customer and close the shop',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', 'More than 1 week'],
        post: 'baker',
        resources: ['Printed recipe and allergen binder', 'Pre-printed labels', 'Color-coded tools', 'Recall phone tree'],
        steps:
          '{role} works from the printed recipe binder, bakes nut items last, hand-labels from the binder while the printer is down, keeps unlabeled packs off the shelf, and pulls a doubtful batch with its lot number the same hour.',
      },
    ],
    systems: [
      {
        name: 'Oven controls and walk-in alarms',
        description: 'Programs of ovens and proofer, and temperature alarms of cooler and freezer that call a phone.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Oven manufacturer’s service partner and alarm company',
        backup: ['Daily', 'Bake programs and temperature log in a shared cloud folder'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Overnight baking'],
        restore:
          '1. Switch the oven to manual and set heat and steam from the printed program. 2. Read cooler temperatures by hand every 30 minutes. 3. Call the service partner with the error code. 4. Type programs back in from the binder.',
      },
    ],
  }),
  words: ['bakery', 'bakehouse', 'patisserie', 'pastry', 'bread', 'bagel', 'donut', 'doughnut', 'cupcake', 'cake shop'],
  within: ['Retail', 'Hospitality', 'Manufacturing'],
  alsoIn: ['Other'],
  traits: [],
  trade: 'a bakery',
  peak: 'Weekend mornings, Thanksgiving week, Christmas, Easter and graduation cakes carry the year',
  not: [
    'Housekeeping and rooms turnover',
    'Price, promotion and assortment planning',
    'Supply Chain Disruption',
    'Store Fire',
    'Kitchen Fire',
    'Food Supply Chain Disruption',
  ],
  exposure: {
    ground: 'racks and mixers shift, gas lines to the ovens break, and no oven is lit before the pipes are tested',
    fire: 'evacuation ends the night bake, ash settles in open dough, and flour trucks cannot pass',
    air: 'fans draw dust and smoke over open dough, and the make-up air of the ovens must be filtered or shut off',
    water:
      'floor-level mixers, ovens and flour bags are lost to a foot of water, and the health department must clear the kitchen before it bakes again',
    wind: 'roof vents over the ovens tear off first, rain ruins flour and packaging, and a day’s dough is lost with the power',
    power: 'mixers, proofer, ignition of gas ovens and the walk-in stop, and dough in proof is lost within the hour',
    heat: 'a kitchen with lit ovens passes 100 °F, doughs overproof, butter pastry cannot be laminated and coolers fail',
    cold: 'the night crew cannot reach the ovens, flour trucks stop, and frozen pipes end baking without water',
  },
  suppliers: [
    { name: 'Flour mill or broadline distributor', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Gas and electric utility', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Oven service technician', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Dairy and egg supplier', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
  ],
  insights: [
    'An agreement for ovens idle at night (a school, church or restaurant kitchen across town) is worth more to a bakery than any standby power it can afford.',
    'A sourdough starter is an asset: freeze and dry a part of it at another address and note the feeding schedule.',
    'Three days of flour, yeast and packaging cover a closed road; a week of butter needs a cooler that stays cold.',
    'Flour dust burns: clean ledges and ducts weekly, as NFPA 660 (652 before 2025) asks for a dust hazard analysis where flour is handled in bulk.',
  ],
  duties: [
    'The FASTER Act made sesame the ninth major allergen in 2023: labels and substitutions in a shortage must be checked against all nine.',
  ],
  risks: [
    [
      'Oven and Mixer Breakdown',
      'Parts for a deck oven or spiral mixer take one to three weeks, and one machine often bakes the whole range.',
      { like: 'Equipment Failure' },
    ],
    [
      'Oven and Flour Dust Fire',
      'Fryers, ovens and grease ducts share a small room with flour dust that burns.',
      { like: 'Fire' },
    ],
    [
      'Flour, Egg and Butter Shortage',
      'Avian flu doubled egg prices in 2025, and one late flour truck ends baking in three days.',
      { like: 'Supply Chain Disruption' },
    ],
    [
      'Loss of the Head Baker',
      'Recipes by feel, starter care and the 1 a.m. start rest on one pair of hands.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Undeclared Allergen or Contaminated Batch',
      'Undeclared allergens are the most frequent cause of FDA food recalls.',
      { like: 'Food Contamination' },
    ],
  ],
};
