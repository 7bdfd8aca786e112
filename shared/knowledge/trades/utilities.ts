import type { KnownFunction, KnownSupplier } from '../industries/industry.ts';

interface UtilityUse extends Pick<KnownSupplier, 'provides' | 'downtime' | 'alternatives'> {
  /** Functions that stop without it. Of the uses that a trade has, the first says what it is for. */
  serves: readonly string[];
}

interface Utility extends Pick<KnownSupplier, 'name'> {
  uses: readonly UtilityUse[];
  /** Trades that bring their own, or name the firm themselves. */
  notFor?: readonly string[];
}

const ofBuildingsWherePeopleLive = ['Residents of the buildings', 'Beds for the night', 'Residence halls and campus dining'];

const utilities: readonly Utility[] = [
  {
    name: 'Water utility',
    notFor: ['food-truck', 'summer-camp', 'resort-lodge', 'meat-locker'],
    uses: [
      {
        serves: [
          'Water treatment for dialysis',
          'Dialysis treatments on schedule',
          'Emergency disconnection of treatments in progress',
        ],
        provides: 'City water for the treatment room, with notices of main breaks, chlorine changes and boil orders',
        downtime: '4-24 hours',
        alternatives: [
          'Water tanker by agreement, tested before it treats anyone',
          'Chairs at the backup facility under a written agreement',
        ],
      },
      {
        serves: ['Water lines and air for the chairs'],
        provides: 'Water for the chairs, the sterilizers and hand washing',
        downtime: '4-24 hours',
        alternatives: ['Chair bottles with stored water that is safe for treatment', 'A partner practice by agreement'],
      },
      {
        serves: ['Specimens collected, kept and tested'],
        provides: 'Water for the analyzers and hand washing',
        downtime: '4-24 hours',
        alternatives: ['Reference laboratory under a written agreement'],
      },
      {
        serves: [
          'Power, water and air of the hospital',
          'Room temperature, meals and water for residents',
          'Instrument sterilization and release',
        ],
        provides: 'Water to drink, wash, cook, cool and flush',
        downtime: '1-4 hours',
        alternatives: ['Stored water for drinking and care', 'Water tanker by agreement'],
      },
      {
        serves: [
          ...ofBuildingsWherePeopleLive,
          'Meals, naps and a calm day for children',
          'Infants: cribs, bottles and diapers',
          'Hidden place to stay for survivors',
        ],
        provides: 'Water for drinking, hands, meals and toilets',
        downtime: '1-4 hours',
        alternatives: ['Stored water for drinking and hands', 'Portable toilets by agreement'],
      },
      {
        serves: ['Elevators, boilers and life-safety systems'],
        provides: 'Water for guests, kitchen and sprinklers',
        downtime: '4-24 hours',
        alternatives: ['Stored water for drinking', 'Rooms at the partner hotel by agreement'],
      },
      {
        serves: ['Fire attack, rescue and water supply'],
        provides: 'Pressure at the hydrants',
        downtime: '1-4 hours',
        alternatives: ['Own tank of each engine, then tankers and drafting sites of mutual aid'],
      },
      {
        serves: ['Cooking, filling and packing of food', 'Nightly bake and dough production', 'Brewing schedule and cellar'],
        provides: 'Water for the product, cleaning and cooling',
        downtime: '4-24 hours',
        alternatives: ['A co-packer under a written agreement'],
      },
      {
        serves: [
          'Kitchen and food service',
          'Daily bake and dough preparation',
          'Espresso bar and morning rush',
          'Freezers, dipping cases and batches',
          'Bar service, ID checks and cutoffs',
        ],
        provides: 'Water for hands, dishes, cooking and ice',
        downtime: '4-24 hours',
        alternatives: [
          'A partner kitchen with its own permit, by agreement',
          'Bottled water and a short menu, if the health department allows it',
        ],
      },
      {
        serves: ['Washing, drying and pressing'],
        provides: 'Water and sewer for the machines',
        downtime: '4-24 hours',
        alternatives: ['A second laundry under contract'],
      },
      {
        serves: ['Hot water, hygiene and disinfection'],
        provides: 'Water for basins, hands and disinfection',
        downtime: '4-24 hours',
        alternatives: ['A station in another licensed shop, by agreement'],
      },
      {
        serves: ['Refrigeration and care of the deceased'],
        provides: 'Water and sewer for the care room',
        downtime: '4-24 hours',
        alternatives: ['Care room of another funeral home, by agreement'],
      },
      {
        serves: ['Furnace holding and safe cooling'],
        provides: 'Cooling water for coils and molds',
        downtime: '1-4 hours',
        alternatives: ['Emergency cooling tank that is tested each year'],
      },
      {
        serves: ['Dyeing, finishing and color matching'],
        provides: 'Process water and the sewer for its discharge',
        downtime: '1-3 days',
        alternatives: ['A commission dye house under contract'],
      },
      {
        serves: ['Cooling and leak response'],
        provides: 'Make-up water for the cooling towers',
        downtime: '1-4 hours',
        alternatives: ['Stored water for the towers', 'Hauled water under contract'],
      },
      {
        serves: ['Care and evacuation of boarded animals', 'Live animals, tanks and heat'],
        provides: 'Water for the animals and for cleaning',
        downtime: '1-4 hours',
        alternatives: ['Stored water for a day, and a hauler on call'],
      },
    ],
  },
  {
    name: 'Electric utility',
    notFor: ['food-truck', 'resort-lodge'],
    uses: [
      {
        serves: [
          'Emergency disconnection of treatments in progress',
          'Operations in progress and recovery',
          'Oxygen and medical gas supply',
          'Room temperature, meals and water for residents',
          'Power, water and air of the hospital',
          'Scanner rooms made safe',
          'Emergency calls and dispatch',
          'Radio, dispatch link and call records',
          'Drinking water pressure and treatment',
          'Sewage pumping and treatment',
          'Network operation and 911 calls',
          'Alarm signals and dispatch',
          'Power chain: utility, UPS and standby power',
          'Elevators, boilers and life-safety systems',
          ...ofBuildingsWherePeopleLive,
        ],
        provides: 'Power, its outage line, and its list of customers whose lives depend on power',
        downtime: '1-4 hours',
        alternatives: ['Standby power that is tested under load', 'Rental power agreement'],
      },
      {
        serves: [
          'House ventilation and flock watch',
          'Barn air, heat and alarms',
          'Oxygen, flow and fish watch',
          'Greenhouse climate and plant watch',
          'Milking and udder health',
          'Care and evacuation of boarded animals',
          'Cleaning, isolation and temperature of the kennels',
          'Live animals, tanks and heat',
        ],
        provides: 'Power for air, heat and water of living stock, and its outage line',
        downtime: '1-4 hours',
        alternatives: ['Standby power that is tested under load', 'Rental power agreement'],
      },
      {
        serves: [
          'Vaccine and cold medication storage',
          'Refrigeration watch and discard decisions',
          'Specimens collected, kept and tested',
          'Samples within holding times',
          'Cooling, tags and Vibrio control',
          'Animals in the pens and carcass chilling',
          'Cooling, packing and load-out of produce',
          'Milk cooling, pickup and dumping decisions',
          'Refrigeration and care of the deceased',
          'Warehouse, coolers and trucks of food',
          'Freezers, dipping cases and batches',
          'Fermentation and tank temperature',
        ],
        provides: 'Power for cold storage, and its outage line',
        downtime: '1-4 hours',
        alternatives: ['Standby power that carries the coldest units', 'Rental power agreement'],
      },
      {
        serves: [
          'Grain drying, aeration and bin watch',
          'Irrigation and frost water',
          'Lift or ride operation and rider rescue',
          'Fuel islands, tanks and spill control',
          'Dust collection and housekeeping',
          'Washing, drying and pressing',
          'Tunnel, bays and people near the line',
          'Hot water, hygiene and disinfection',
          'Kitchen and food service',
          'Bar service, ID checks and cutoffs',
          'Espresso bar and morning rush',
        ],
        provides: 'Power for motors, heat and light, and its outage line',
        downtime: '4-24 hours',
        alternatives: ['Rental power agreement, with a connection that an electrician built'],
      },
      {
        serves: [
          'Daily bake and dough preparation',
          'Nightly bake and dough production',
          'Machining of customer jobs',
          'Cutting, bending and welding',
          'Molding press operation',
          'Spinning, weaving and knitting',
          'Cutting, assembly and finishing of cabinets',
          'Frame, foam and upholstery production',
          'Board assembly and reflow',
          'Device assembly and packaging',
          'Batching, filling and labeling',
          'Blending, reaction and packaging',
          'Cooking, filling and packing of food',
          'Brewing schedule and cellar',
          'Press runs and finishing',
          'Corrugating, die cutting and gluing',
        ],
        provides: 'Power for the machines, and its outage line',
        downtime: '4-24 hours',
        alternatives: ['A partner plant under a written agreement', 'Rental power agreement'],
      },
    ],
  },
  {
    name: 'Gas utility',
    notFor: ['food-truck', 'summer-camp', 'resort-lodge', 'community-college'],
    uses: [
      {
        serves: [
          'Power, water and air of the hospital',
          'Room temperature, meals and water for residents',
          ...ofBuildingsWherePeopleLive,
        ],
        provides: 'Gas for heat, hot water and stoves, where the building uses it',
        downtime: '4-24 hours',
        alternatives: ['A warm building by agreement, and a cold menu'],
      },
      {
        serves: ['Elevators, boilers and life-safety systems'],
        provides: 'Gas for boilers and kitchen, where the building uses it',
        downtime: '4-24 hours',
        alternatives: ['Rooms at the partner hotel by agreement'],
      },
      {
        serves: ['Kitchen and food service', 'Daily bake and dough preparation', 'Nightly bake and dough production'],
        provides: 'Gas for ovens, ranges and hot water, where you use it',
        downtime: '4-24 hours',
        alternatives: ['A partner kitchen with other fuel, by agreement'],
      },
      {
        serves: ['Washing, drying and pressing'],
        provides: 'Gas for dryers and hot water, where you use it',
        downtime: '4-24 hours',
        alternatives: ['A second laundry under contract'],
      },
    ],
  },
];

/** What comes through pipes and wires, for the functions that stop without it. */
export const listUtilities = (trade: string, functions: readonly Pick<KnownFunction, 'name'>[]): KnownSupplier[] =>
  utilities.flatMap(({ name, uses, notFor = [] }) => {
    const own = uses.filter(({ serves }) => functions.some((fn) => serves.includes(fn.name)));
    const [use] = own;
    if (use === undefined || notFor.includes(trade)) return [];
    const { provides, downtime, alternatives } = use;
    return [{ name, provides, serves: own.flatMap(({ serves }) => serves), criticality: 'critical', downtime, alternatives }];
  });
