import type { Trade } from '../trade.ts';

export const drinks: readonly Trade[] = [
  {
    id: 'cafe',
    title: 'Café or coffee shop',
    trade: 'a coffee shop',
    naics: '722515',
    words: ['cafe', 'café', 'coffee', 'espresso', 'tea room', 'tea house', 'juice bar', 'smoothie', 'roaster', 'coffeehouse'],
    within: ['Hospitality'],
    alsoIn: ['Retail', 'Other'],
    traits: ['counter-sales', 'cold-chain'],
    peak: 'Weekday mornings from 6:30 to 10, exam weeks and the first cold days',
    functions: [
      {
        name: 'Espresso bar and morning rush',
        description: 'Water, espresso machine, grinders, milk and pastry from the first guest.',
        stake: 'half of the day’s sales are made before ten',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'house',
        resources: ['Second grinder and batch brewer', 'Bottled water and kettle', 'Espresso technician', 'Cold brew for a day'],
        outage: {
          minimum: 'Coffee made with safe water, from the first guest on.',
          workaround: [
            'Batch brew, cold brew made the day before, and kettle coffee with bottled water, from a short board.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} switches to batch and cold brew. 2. Under a boil-water notice stop drinks made with tap water or ice. 3. Call the technician. 4. Post the short board. 5. Flush and descale before the machine serves again.',
      },
      {
        name: 'Beans, milk and pastry deliveries',
        description: 'Roast orders, dairy and plant milk, pastry and cups.',
        stake: 'a café without milk or cups at seven turns its regulars away',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'house',
        resources: ['Two weeks of beans and cups', 'Grocery within a mile', 'Second bakery', 'Allergen list of pastries'],
        outage: {
          minimum: 'Milk, beans, and cups for tomorrow’s rush.',
          workaround: [
            'Milk from the grocery, beans from a fellow roaster, and bought pastry with its allergen list.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} buys milk at the grocery. 2. Take pastry from the second bakery with its allergen list. 3. Buy beans from a fellow roaster. 4. Order cups from a second distributor.',
      },
    ],
    systems: [
      {
        name: 'Espresso machine, water filter and brewers',
        description: 'Espresso machine, filter, grinders and brewers.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Espresso machine technician',
        backup: ['Monthly', 'Settings and filter dates in a shared cloud folder'],
        times: ['1-4 hours', '3 hours', 'More than 1 week'],
        supports: ['Espresso bar and morning rush'],
        restore:
          '1. Close the machine’s water valve. 2. Brew by batch or pour-over. 3. Borrow a machine from the roaster. 4. Flush, check pressure and taste.',
      },
    ],
    suppliers: [
      {
        name: 'Coffee roaster',
        provides: 'Beans, training and a loan machine',
        serves: ['Beans, milk and pastry deliveries', 'Espresso bar and morning rush'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second roaster', 'Bagged beans from a grocer'],
      },
      {
        name: 'Milk and pastry supplier',
        provides: 'Milk, plant milk and baked goods',
        serves: ['Beans, milk and pastry deliveries'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Grocery', 'A second bakery'],
      },
      {
        name: 'Espresso technician',
        provides: 'Repairs and preventive service',
        serves: ['Espresso bar and morning rush'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Batch brew on site', 'Roaster’s technician'],
      },
    ],
    risks: [
      [
        'Espresso Machine or Water Filter Failure',
        'One machine earns most of the day, and a part takes days.',
        { like: 'Equipment Failure' },
      ],
      [
        'Boil-Water Notice at the Coffee Bar',
        'Ice, espresso and handwashing all need safe water, and the health department may close you.',
      ],
      [
        'Coffee Price Jump or Crop Failure',
        'Drought and frost in Brazil doubled bean prices within a year.',
        { like: 'Commodity Price Swings' },
      ],
      [
        'Barista Walkout or No Opener',
        'One missing opener at 5:30 a.m. is a closed morning.',
        { replaces: ['Shift Staff Shortage'] },
      ],
    ],
    insights: ['Two openers with keys and a text chain at 5 a.m. prevent most closed mornings.'],
    not: ['Season or Event Cancellation', 'Guest Injury or Violence'],
  },
  {
    id: 'bar',
    inCharge: ['servedFood'],
    title: 'Bar or nightclub',
    trade: 'a bar',
    naics: '722410',
    words: [
      'bar',
      'tavern',
      'pub',
      'nightclub',
      'night club',
      'wine bar',
      'cocktail',
      'saloon',
      'sports bar',
      'lounge',
      'karaoke',
      'music venue',
    ],
    within: ['Hospitality'],
    alsoIn: ['Other'],
    traits: ['alcohol', 'cash-business', 'large-crowds'],
    peak: 'Thursday to Saturday after 9 p.m., game days, New Year’s Eve and St. Patrick’s Day',
    posts: {
      bar: {
        role: ['Owner', 'Bar Manager', 'General Manager', 'Director of Operations'],
        team: ['Owner and bartenders', 'Bar crew', 'Bar and door crews', 'Bars'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Bar service, ID checks and cutoffs',
        description: 'Serving, checking ID, refusing service and getting people home.',
        stake: 'one minor served or one drunk driver can end the license and a life',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'bar',
        resources: ['Trained servers', 'ID scanner and flashlight', 'Water, food and ride numbers', 'Refusal log'],
        outage: {
          minimum: 'Every ID is checked, and no one is served without light, water, and clear exits.',
          workaround: [
            'IDs read by hand, drinks from cans and bottles, and tabs on paper, while light and exits are safe.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} stops service if light, water or exits fail. 2. Check ID by hand. 3. Close tabs on paper. 4. Get rides for guests who should not drive. 5. Write refusals and incidents in the log.',
      },
      {
        name: 'Door count, crowd and last call',
        description: 'Occupancy, lines, exits, music, security and closing.',
        stake: 'a crowd at a blocked door is how people die in clubs',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'bar',
        resources: ['Clickers at each door', 'Lit and clear exits', 'Licensed security', 'House lights switch at the bar'],
        outage: { driver: 'safety', minimum: 'Clickers at the doors, lit exits, and licensed security, or the house is empty.' },
        steps:
          '1. {role} turns house lights on and music off. 2. Send crew to every exit and open it. 3. Stop entry at the posted count. 4. Call 911 for a fight with weapons or any fire. 5. Keep people off the street in front of exits.',
      },
      {
        name: 'Draft lines, ice and liquor stock',
        description: 'Beer lines, gas, ice, liquor, inventory and distributor days.',
        stake: 'no ice or gas on Friday means bottles only',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', null],
        post: 'bar',
        resources: ['Spare carbon dioxide chained upright', 'Ice supplier', 'Canned beer', 'Inventory sheet'],
        outage: {
          minimum: 'Cold drinks that need no lines, and a keg room that is aired before work.',
          workaround: ['Cans and bottles, bagged ice, and a count of liquor on paper by two people.', '3-7 days'],
        },
        steps:
          '1. {role} airs the keg room before anyone works in it. 2. Sell cans and bottles. 3. Buy bagged ice. 4. Count liquor with two people after any break-in.',
      },
    ],
    systems: [
      {
        name: 'Bar tabs, ID scanner and video',
        description: 'Open tabs, ID scans, cameras and their recordings.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Bar point-of-sale and video vendors',
        backup: ['Hourly', 'Vendor cloud'],
        times: ['1-4 hours', '1 hour', '0-1 hour'],
        supports: ['Bar service, ID checks and cutoffs', 'Draft lines, ice and liquor stock'],
        restore:
          '1. Close tabs on paper with the card returned. 2. Check ID by hand. 3. Save video of the night before it is overwritten. 4. Enter tabs by number.',
      },
      {
        name: 'Draft cooler, gas and ice machine',
        description: 'Walk-in, beer gas with its leak alarm, taps and the ice machine.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Draft and ice service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '3-7 days'],
        supports: ['Draft lines, ice and liquor stock'],
        restore:
          '1. Leave the cooler if the gas alarm sounds, and call 911. 2. Sell cans and bottles. 3. Buy bagged ice. 4. Flush lines before the first pour.',
      },
    ],
    suppliers: [
      {
        name: 'Ice and carbon dioxide supplier',
        provides: 'Ice, gas and line cleaning',
        serves: ['Draft lines, ice and liquor stock'],
        criticality: 'medium',
        downtime: '4-24 hours',
        alternatives: ['Bagged ice', 'A second gas dealer'],
      },
      {
        name: 'Licensed security company',
        provides: 'Door staff and incident reports',
        serves: ['Door count, crowd and last call'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second licensed company, agreed beforehand', 'Lower occupancy'],
      },
    ],
    risks: [
      [
        'Assault, Weapon or Shooting at the Door',
        'Alcohol, crowds and closing time bring violence that security alone does not stop.',
        { replaces: ['Guest Injury or Violence'] },
      ],
      ['Crowd Crush or Blocked Exit', 'Fire, fear or a fight sends everyone to the door they came in.'],
      ['Impaired Driver after Service', 'Dram shop laws in most states let victims sue the bar.'],
    ],
    insights: ['Walk all exits with lights off once a month at closing: a chain or a stack of chairs is what kills.'],
    exposure: { power: 'music and light stop with a crowd inside, and people leave by the door they know' },
    not: ['Season or Event Cancellation'],
  },
  {
    id: 'brewpub',
    title: 'Brewpub or brewery taproom',
    trade: 'a brewpub',
    naics: '312120, 722511',
    words: ['brewpub', 'brewery', 'brewing', 'taproom', 'brewer', 'cider house', 'meadery', 'craft beer'],
    within: ['Hospitality'],
    alsoIn: ['Manufacturing', 'Retail', 'Agriculture'],
    traits: ['brewing', 'kitchen', 'alcohol', 'cold-chain'],
    peak: 'Weekend evenings, Oktoberfest, patio season and beer release days',
    functions: [
      {
        name: 'Taproom, growlers and beer lines',
        description: 'Taps, lines, keg cooler, growlers and cans to go.',
        stake: 'the taproom earns several times what a keg brings at an account',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'house',
        resources: ['Jockey box with ice', 'Cans in the cooler', 'Clean line kit', 'Phone card reader'],
        outage: {
          minimum: 'Cold beer in clean glasses or in cans, or the taproom closes.',
          workaround: ['The jockey box on ice, cans to go, and a card reader on battery.', '1-3 days'],
        },
        steps:
          '1. {role} serves from the jockey box or cans. 2. Keep the keg cooler shut. 3. Close if there is no safe water for glasses and hands. 4. Clean lines before the first pour.',
      },
    ],
    systems: [
      {
        name: 'Brewhouse, boiler and tap lines',
        description: 'Kettles, boiler, pumps, gas alarm and the lines to the taps.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Brewery equipment service',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Taproom, growlers and beer lines'],
        restore:
          '1. Stop the boiler and keep out of rooms with a gas alarm. 2. Serve guest beer from kegs. 3. Call the service firm. 4. Clean and pressure-test before the next brew.',
      },
    ],
    risks: [
      ['Brew Day Burn or Caustic Splash', 'Boiling wort and caustic cleaner burn brewers who work alone.'],
      [
        'Keg Accounts or Taproom Demand Drop',
        'One distributor that drops your brand fills the cold room.',
        { like: 'Economic Downturn' },
      ],
    ],
    insights: ['No one brews or cleans tanks alone. The second person calls 911 and stays out of a gas-filled tank.'],
    not: ['Refrigerated trailer rental', 'Season or Event Cancellation', 'Foodborne Illness Outbreak', 'Closure of the Building'],
  },
  {
    id: 'distillery',
    title: 'Distillery',
    trade: 'a distillery',
    naics: '312140',
    words: ['distiller*', 'distillery', 'whiskey', 'bourbon', 'spirits', 'vodka', 'moonshine'],
    within: ['Hospitality'],
    alsoIn: ['Manufacturing', 'Retail', 'Agriculture'],
    traits: ['brewing', 'alcohol', 'flammable-liquids'],
    peak: 'Tour weekends, fall releases and the weeks before Christmas',
    functions: [
      {
        name: 'Still runs and vapor safety',
        description: 'Stripping, spirit runs, condensers, vents and proofing.',
        stake: 'ethanol vapor from a dry condenser explodes at the first spark',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', null],
        post: 'brewer',
        resources: [
          'Condenser water with flow alarm',
          'Explosion-proof fans and lights',
          'Vapor detector',
          'Second distiller on shift',
        ],
        outage: {
          minimum: 'No heat on a still without condenser water, vapor detection, and two people.',
          workaround: [
            'The still stays cold. Bottling and sales continue from finished spirit until the still is cleared.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} cuts heat when condenser water stops. 2. Everyone leaves if the vapor alarm sounds, and calls 911 from outside. 3. Touch no switch on the way. 4. Restart with two people after the fire department or a qualified engineer clears it.',
      },
      {
        name: 'Barrel house and spirit inventory',
        description: 'Racks, leaks, proof gallons, bottling and bonded records.',
        stake: 'years of future sales lie in one wooden building',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'brewer',
        resources: ['Barrel map with serial numbers', 'Second bonded warehouse', 'Dike and drain plugs', 'Structural engineer'],
        outage: {
          minimum: 'No one walks under leaning racks, and every barrel has its place on the map.',
          workaround: [
            'The paper barrel map, plugged drains, and sound barrels moved under bond as TTB allows.',
            'More than 1 week',
          ],
        },
        steps:
          '1. {role} keeps everyone out of leaning racks. 2. Plug drains so that spirit does not reach the creek. 3. Count by barrel map. 4. Report losses to TTB and the insurer with proof gallons.',
      },
      {
        name: 'Tours, tastings and bottle shop',
        description: 'Visitors, pours, bottle sales and releases.',
        stake: 'direct bottle sales carry the margin of a small still',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'house',
        resources: ['Tour list printed daily', 'Pour limits by state law', 'Phone card reader', 'Route that avoids the still'],
        outage: {
          minimum: 'Visitors stay on the route that avoids the still, and every ID is checked.',
          workaround: [
            'Bottles sold from the front table with paper receipts, and booked tours moved to a later day.',
            '3-7 days',
          ],
          peak: 'Weekends, and November and December',
        },
        steps:
          '1. {role} keeps visitors out of production. 2. Call booked tours. 3. Sell bottles at the front table. 4. Keep an ID check for each sale.',
      },
    ],
    systems: [
      {
        name: 'Still, boiler and vapor alarms',
        description: 'Still, condenser cooling, boiler, exhaust and the alarms for alcohol vapor.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Still and boiler service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '3-7 days'],
        supports: ['Still runs and vapor safety'],
        restore:
          '1. Cut the heat and keep the condenser cold. 2. If the vapor alarm sounds, everyone leaves and calls 911. 3. Let the service company find the leak. 4. Run water first, then low wines.',
      },
    ],
    suppliers: [
      {
        name: 'Cooperage and glass supplier',
        provides: 'Barrels, bottles and closures',
        serves: ['Barrel house and spirit inventory', 'Tours, tastings and bottle shop'],
        criticality: 'medium',
        downtime: 'More than 1 week',
        alternatives: ['A second cooperage', 'Stock bottles'],
      },
      {
        name: 'Still maker and boiler service',
        provides: 'Repairs of still, boiler and vapor alarms',
        serves: ['Still runs and vapor safety'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second boiler firm', 'Contract distilling'],
      },
    ],
    risks: [
      [
        'Ethanol Vapor Explosion or Barrel House Fire',
        'Vapor and high-proof spirit burn with a nearly invisible flame and run downhill.',
      ],
      ['Barrel Rack Collapse', 'A failed rick or floor drops thousands of barrels, and leaking spirit kills a stream.'],
      [
        'Tariff or Distributor Loss',
        'Export tariffs and state distribution rules close a market by a signature.',
        { like: 'Regulatory Changes' },
      ],
    ],
    insights: ['Age barrels in two buildings: insurance pays for spirit, not for the six years it took.'],
    exposure: { fire: 'barrel houses burn for days, and wildfire embers find wooden ricks' },
    not: ['Season or Event Cancellation', 'Infected Batch', 'Closure of the Building'],
  },
];
