import { defineTraits } from './trait.ts';

/** Milk cooling: Grade “A” Pasteurized Milk Ordinance. Eggs: 21 CFR 118. Flock depopulation and indemnity: USDA APHIS. */
export const animalTraits = defineTraits({
  livestock: {
    fact: 'keeps livestock',
    inCharge: ['animals', 'products'],
    posts: {
      stock: {
        role: ['Owner', 'Herd Lead', 'Herd Manager', 'Director of Animal Care'],
        team: ['Owner and family', 'Herd crew', 'Animal care', 'Animal care'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Animal feed, water and daily care',
        description: 'Feeding, watering, checking and treating animals every day, in every weather.',
        stake: 'animals without water suffer within hours in heat and within a day in any weather',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'stock',
        resources: [
          'Water tanks and a hauling trailer',
          'Feed or hay for five days',
          'Veterinarian and second hand for chores',
          'Trailers and a place to take animals',
        ],
        steps:
          '1. {role} checks water first, then feed, then shelter. 2. Haul water if pumps are down. 3. Treat or euthanize injured animals with the veterinarian. 4. If fire or flood comes, people leave first. Open gates only on the way out. 5. Count animals at arrival and write brands or tags.',
      },
    ],
    systems: [
      {
        name: 'Stock water and fence power',
        description: 'Well pumps, floats, tank heaters and electric fences.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Pump company and fence dealer',
        backup: ['Monthly', 'Map of lines, floats and breakers in a shared cloud folder'],
        times: ['1-4 hours', '2 hours', 'More than 1 week'],
        supports: ['Animal feed, water and daily care'],
        restore:
          '1. Haul water to the driest group. 2. Have an electrician or the pump company check the panel. 3. Break ice and reset floats by hand. 4. Walk the fence before animals go back.',
      },
    ],
    suppliers: [
      {
        name: 'Large-animal veterinarian',
        provides: 'Emergency care, health papers and disease reports',
        serves: ['Animal feed, water and daily care', 'Calving and newborn care', 'Pig flow, biosecurity and market loads'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second practice within an hour, on call'],
      },
      {
        name: 'Feed mill or hay supplier',
        provides: 'Feed, hay and minerals',
        serves: ['Animal feed, water and daily care'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second mill', 'Neighbor’s hay and state hay hotline'],
      },
    ],
    risks: [
      [
        'Livestock Disease Outbreak',
        'A reportable disease brings quarantine, culling and months without sales.',
        { like: 'Livestock Disease' },
      ],
      [
        'Animals Trapped by Fire, Flood or Snow',
        'Moving a herd takes hours and trailers that all neighbors want the same day.',
        { like: 'Animal Evacuation' },
      ],
    ],
    insights: [
      'Agree today with a place 50 miles away that takes your animals, and write down who has trailers.',
      'USDA’s Livestock Indemnity Program needs proof of how many animals there were before and after: photograph and count monthly.',
    ],
    exposure: {
      water: 'animals drown behind closed gates, feed spoils, and carcasses must be removed by the state’s rules',
      wind: 'barns and fences go down, and animals stand on the road',
      fire: 'hay and fences burn, and a herd must be moved before the smoke arrives',
      cold: 'newborn animals freeze, tanks ice over and feed trucks cannot come',
      heat: 'animals stop eating and die in barns and trailers without shade, air and water',
      dry: 'pasture and stock ponds fail together, and hay comes from other states at twice the price',
      power: 'well pumps and electric fences stop, and water runs out within hours',
    },
    alternatePlace: ['A fairground, stockyard or neighbor’s pasture that takes the animals, agreed in writing', '12 hours'],
    insurance: ['Livestock coverage: death by named perils, in barns and transport'],
    vitalRecords: ['Animal inventory with brands, tags and health papers', 'Brand and premises registration'],
    exerciseIdeas: ['A wildfire evacuation warning with half the trailers away.'],
    mitigations: [
      {
        risks: ['Manure Pit Gas or Overflow', 'Pit Gas or Barn Ventilation Loss'],
        words: /\b(?:pit gas|manure gas)/i,
        facts: [
          {
            strategy: 'Keep everyone out of pits, empty the barn while pits are stirred, and stop a spill before the ditch',
            lines: [
              'Put a no-entry sign on every pit, and lock the covers.',
              'Run full ventilation, with no people in the barn, while manure is stirred or pumped.',
              'Wear a gas meter. Keep a berm, a plug and a loader ready for a spill.',
            ],
            steps: [
              'If someone collapses, do not go in. Call 911 and say “manure gas”.',
              'Turn ventilation up from outside and keep everyone away.',
              'Rescuers with breathing apparatus enter, no one else.',
              'For a spill: stop the pump, build a berm, keep it out of water.',
              'Call the state’s spill line as the permit requires, and write down the time.',
              'Stay out until the meter shows safe air.',
            ],
            actions: [
              'Put up signs and locks',
              'Train everyone, family included, before pumping season',
              'Write the spill line on the pump',
            ],
            who: ['Owner', 'Herd Lead', 'Herd Manager', 'Director of Animal Care'],
            timeline: 'Before the next pumping',
            effectiveness: 'high',
            needs: 'Signs, locks, gas meter, berm material',
            priority: 'Immediate',
            upkeep: 'Training before each pumping season',
          },
        ],
      },
    ],
  },
  'dairy-herd': {
    fact: 'milks a herd',
    inCharge: ['animals', 'products'],
    posts: {
      parlor: {
        role: ['Owner', 'Parlor Lead', 'Dairy Manager', 'Director of Dairy Operations'],
        team: ['Owner and family', 'Milking crew', 'Milking shifts', 'Dairy operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Milking and udder health',
        description: 'Milking every cow, goat or sheep on time with clean, working units.',
        stake: 'animals not milked for half a day are in pain and fall ill',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        timesBySize: { large: ['1-4 hours', '0-1 hour', null] },
        post: 'parlor',
        resources: [
          'Tractor-driven vacuum and emergency power',
          'Spare pulsators, liners and pump',
          'Relief milkers',
          'Neighboring parlor',
        ],
        steps:
          '1. {role} starts the tractor-driven vacuum or emergency power. 2. Milk fresh and high-yield animals first. 3. Go to once-a-day milking only with the veterinarian’s advice. 4. Walk or haul a group to the neighboring parlor. 5. Test and withhold milk of treated animals.',
      },
      {
        name: 'Milk cooling, pickup and dumping decisions',
        description: 'Cooling milk in the tank, keeping it legal and getting the truck in.',
        stake: 'a full or warm tank stops milking or is dumped',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'parlor',
        resources: [
          'Bulk tank and spare compressor parts',
          'Milk hauler and co-op field person',
          'Plowed or graveled lane',
          'Manure storage plan for dumped milk',
        ],
        steps:
          '1. {role} reads the tank each hour. 2. Call the hauler for an early pickup. 3. Cool with ice water or a second tank. 4. Ask the co-op and the field person before dumping. 5. Photograph and measure dumped milk, and keep it out of streams.',
      },
    ],
    systems: [
      {
        name: 'Parlor vacuum, washers and bulk tank',
        description: 'Vacuum pump, pulsation, washers, plate cooler, tank and alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Milking equipment dealer',
        backup: ['Monthly', 'Wiring, wash and set-point sheets in a shared cloud folder'],
        times: ['0-1 hour', '45 minutes', 'More than 1 week'],
        supports: ['Milking and udder health', 'Milk cooling, pickup and dumping decisions'],
        restore:
          '1. Switch to the tractor-driven vacuum. 2. Wash by hand with checked temperature and chemicals. 3. Call the dealer’s night line. 4. Milk one group and read vacuum before the rest.',
      },
      {
        name: 'Herd and milk records',
        description: 'Animals, treatments, withdrawal times, breeding and milk weights.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Herd software vendor',
        backup: ['Daily', 'Vendor cloud, treatment list printed daily'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Milk cooling, pickup and dumping decisions'],
        restore:
          '1. Mark treated animals with leg bands. 2. Work from the printed treatment list. 3. Enter by tag number when back. 4. Check withdrawal dates before any milk ships.',
      },
    ],
    suppliers: [
      {
        name: 'Milk cooperative and hauler',
        replaces: ['Main buyer or processor'],
        provides: 'Daily or every-other-day pickup and market',
        serves: ['Milk cooling, pickup and dumping decisions'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second hauler named by the co-op, agreed beforehand', 'Neighbor’s tank'],
      },
      {
        name: 'Milking equipment dealer',
        provides: 'Night service for vacuum, cooling and washers',
        serves: ['Milking and udder health', 'Milk cooling, pickup and dumping decisions'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second dealer of the same make, with an account', 'Refrigeration contractor'],
      },
    ],
    risks: [
      ['Power or Vacuum Loss at Milking', 'Without vacuum and cooling, animals are in pain within a day and the tank warms.'],
      ['Milk Truck Cannot Come or Plant Closes', 'Snow, flood or a closed plant means dumping milk after two days.'],
      ['Antibiotic Residue or High Cell Count', 'One treated animal in the tank rejects a whole truck, and you pay for it.'],
    ],
    insights: [
      'Milk must cool to 45 °F within two hours after milking (Pasteurized Milk Ordinance): test that your emergency power runs vacuum and cooling together.',
      'Avian flu (H5N1) has been found in dairy herds since 2024: keep boots, trucks and cows from other farms out of the parlor.',
    ],
    exposure: {
      power: 'vacuum, cooling and water stop, and animals must be milked within hours',
      cold: 'lines and waterers freeze, and the milk truck cannot reach the yard',
      heat: 'animals give less milk and collapse, fans and misters run at their limit',
    },
    vitalRecords: ['Grade A permit, milk contracts and treatment records'],
    exerciseIdeas: ['An ice storm cuts power for four days and the milk truck cannot come for two.'],
    mitigations: [
      {
        risks: ['Milk Truck Cannot Come or Plant Closes'],
        words: /\bmilk (?:truck|pickup)/i,
        facts: [
          {
            strategy: 'Keep two days of room for milk and a lane that trucks can use, and settle dumping with the co-op',
            lines: [
              'Know how many milkings fit in the tank, and where to find a second one.',
              'Sign a contractor who clears or gravels your lane first.',
              'Leave room in the manure storage for dumped milk.',
            ],
            steps: [
              'Call hauler and co-op before the storm for an early pickup.',
              'Count milkings until the tank is full.',
              'Move milk to a neighbor’s tank or a tanker in the yard if the co-op agrees.',
              'Dump only after the co-op’s field person agrees. Measure and photograph it.',
              'Keep dumped milk out of drains and streams.',
              'Send the records to the co-op and the insurer.',
            ],
            actions: [
              'Get the co-op’s dumping rule in writing',
              'Agree on a second tank within ten miles',
              'Plan the lane with the contractor',
            ],
            who: ['Owner', 'Parlor Lead', 'Dairy Manager', 'Director of Dairy Operations'],
            timeline: 'Within 30 days',
            effectiveness: 'medium',
            needs: 'Tank space, lane plan, co-op contacts',
            priority: 'High',
            upkeep: 'Before every winter or storm season',
          },
        ],
      },
    ],
  },
  'poultry-houses': {
    fact: 'keeps poultry in houses',
    inCharge: ['animals', 'products'],
    posts: {
      flock: {
        role: ['Owner', 'Flock Lead', 'Flock Manager', 'Director of Live Production'],
        team: ['Owner and family', 'House crew', 'Live production', 'Live production'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'House ventilation and flock watch',
        description: 'Air, heat, water and feed in closed houses, with alarms day and night.',
        stake: 'birds in a closed house suffocate within half an hour without air',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'flock',
        resources: [
          'Emergency power with automatic start',
          'Curtain drops and door openers',
          'Alarm dialer to three phones',
          'Spare fan motors and belts',
        ],
        steps:
          '1. {role} or the next name on the dialer goes to the houses immediately. 2. Drop curtains and open doors by hand. 3. Start emergency power outdoors. 4. Fog or feed off in heat. 5. Call the integrator’s service person with losses by house.',
      },
      {
        name: 'Flock biosecurity and bird health',
        description: 'Clean lines, boots, visitors, wild birds, mortality and disease reports.',
        stake: 'one infected boot ends every flock on the site',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'flock',
        resources: [
          'Boots and coveralls for each house',
          'Wash station and disinfectant',
          'Visitor log',
          'State veterinarian and lab numbers',
        ],
        steps:
          '1. {role} closes the gate when deaths rise without a cause. 2. Call the veterinarian and the state before anything leaves. 3. Let no truck in. 4. Keep each worker to one house. 5. Follow the state’s order, with counts and photos for indemnity.',
      },
    ],
    systems: [
      {
        name: 'House controllers and alarm dialer',
        description: 'Fans, inlets, brooders, feed lines and the dialer.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Poultry equipment dealer',
        backup: ['Weekly', 'Settings by bird age in a shared cloud folder'],
        times: ['0-1 hour', '20 minutes', '3-7 days'],
        supports: ['House ventilation and flock watch', 'Flock biosecurity and bird health'],
        restore:
          '1. Run fans and curtains by hand. 2. Sit with the house until the dialer works. 3. Load settings from the paper. 4. Unplug one sensor and wait for three phones to ring.',
      },
    ],
    suppliers: [
      {
        name: 'Integrator or chick and pullet supplier',
        replaces: ['Main buyer or processor'],
        provides: 'Birds, feed, service person and market',
        serves: ['Placement, catch and egg pickup dates', 'Flock biosecurity and bird health'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Another complex of the same integrator', 'Feed from a second mill by its order'],
      },
      {
        name: 'Poultry equipment dealer',
        provides: 'Fans, controllers and emergency power service',
        serves: ['House ventilation and flock watch'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second dealer', 'Spare motors and belts on site'],
      },
    ],
    risks: [
      [
        'Ventilation Loss in a Closed House',
        'Tripped breakers and failed starts kill a house of birds in half an hour, most often on a hot afternoon.',
      ],
      [
        'Highly Pathogenic Avian Influenza',
        'USDA aims to have an infected flock put down within 24 to 48 hours, and houses stand empty for months.',
        { like: 'Avian Flu' },
      ],
    ],
    insights: [
      'Start emergency power under full fan load every week, outdoors, with carbon monoxide alarms inside and the automatic switch in use.',
      'Wash and boots at the line of each house decide more than any medicine.',
    ],
    exposure: {
      heat: 'birds die within an hour when fans or cool pads stop on a hot afternoon',
      power: 'closed houses have no air within minutes, and every dialer on the road calls the same electrician',
      wind: 'long houses lose roofs first, and loose birds and carcasses must be handled by the state’s rules',
    },
    insurance: ['Poultry house and flock coverage with suffocation and ventilation failure named'],
    exerciseIdeas: ['The dialer calls at 3 p.m. at 98 °F and two fans of ten run.'],
    mitigations: [
      {
        risks: ['Ventilation Loss in a Closed House', 'Heat or Ventilation Failure under Cover'],
        words: /\bventilation loss/i,
        facts: [
          {
            strategy:
              'Fit an alarm that reaches three people and power that starts by itself, and give air by hand within minutes',
            lines: [
              'Set the alarm to call three people in turn until one answers.',
              'Put standby power outdoors, 20 feet from openings, with an automatic transfer switch and carbon monoxide alarms inside.',
              'Fit curtain drops, vents, doors or oxygen that open without power.',
            ],
            steps: [
              'The first person called goes right away. The second is called at the same time.',
              'Open by hand: curtains, doors, vents or oxygen.',
              'Start standby power if it has not started. An electrician works on the panel.',
              'Stop feeding and reduce heat or load.',
              'Read temperature, air or oxygen every ten minutes until it is stable.',
              'Remove and count losses by the state’s rules, and photograph for the insurer.',
            ],
            actions: [
              'Test the alarm monthly by unplugging a sensor',
              'Run standby power under full load every week',
              'Keep spare motors, belts, fuses or a blower on site',
            ],
            who: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Dialer, standby power, manual openings, spares',
            priority: 'Immediate',
            upkeep: 'Weekly load test, monthly alarm test',
          },
        ],
      },
    ],
  },
  horses: {
    fact: 'keeps horses',
    inCharge: ['animals'],
    posts: {
      barn: {
        role: ['Owner', 'Barn Manager', 'Stable Manager', 'Director of Equine Operations'],
        team: ['Owner and helpers', 'Barn crew', 'Grooms and instructors', 'Equine operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Stall care, turnout and boarders’ horses',
        description: 'Feeding, water, turnout, medicine and wishes of each owner.',
        stake: 'horses colic without water and routine, and each belongs to a person who loves it',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'barn',
        resources: [
          'Stall card with owner, vet and medicine',
          'Water and hay for five days',
          'Halter and lead on every door',
          'Trailers and drivers by name',
        ],
        outage: {
          minimum: 'Water, hay, and ordered medicine for every horse, by its stall card.',
          workaround: [
            'Hauled water, hay from the separate stack, and feeding by stall card. Horses move early to a partner barn.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} checks water, then hay, then each horse. 2. Follow the stall cards for medicine. 3. Text all owners one message. 4. Haul out early, calm horses first, with halter, tag and papers. 5. If fire is in the barn, call 911 and stay out.',
      },
      {
        name: 'Lessons, trails and rider safety',
        description: 'Lessons, camps, trail rides, helmets and releases.',
        stake: 'a hurt rider comes before every horse and every lesson',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'barn',
        resources: ['Lesson list printed daily', 'Helmets and first aid kit', 'Signed releases', 'Indoor or second arena'],
        outage: {
          minimum: 'A safe ring, a helmet on every rider, and an instructor, or no one rides.',
          workaround: ['Stable lessons on the ground, and riding in another barn’s arena with its agreement.', '3-7 days'],
        },
        steps:
          '1. {role} stops riding for thunder, heat or smoke. 2. Call the day’s riders and parents. 3. Move to the covered arena or to stable lessons. 4. Keep instructors with minors until a parent comes.',
      },
    ],
    systems: [
      {
        name: 'Boarder, lesson and health file',
        description: 'Owners, releases, vaccinations, medicine and billing.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Stable management software',
        backup: ['Daily', 'Vendor cloud, stall cards on paper'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Stall care, turnout and boarders’ horses', 'Lessons, trails and rider safety'],
        restore:
          '1. Work from the stall cards. 2. Open the app on a phone. 3. Text owners from the phone list. 4. Bill from last month.',
      },
      {
        name: 'Barn water, fans and fire alarm',
        description: 'Well or town water, fans, heaters of the buckets and smoke alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Barn electrician and plumber',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Stall care, turnout and boarders’ horses'],
        restore:
          '1. Water horses from the stored tanks. 2. Turn the barn panel off if it is dry and safe. 3. Move horses to paddocks with shade. 4. Let the electrician release the barn.',
      },
    ],
    suppliers: [
      {
        name: 'Equine veterinarian and farrier',
        provides: 'Emergency care, health papers and shoes',
        serves: ['Stall care, turnout and boarders’ horses'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Nearest equine hospital, with your horses on file', 'A second farrier'],
      },
      {
        name: 'Hay and shavings supplier',
        provides: 'Hay, grain and bedding',
        serves: ['Stall care, turnout and boarders’ horses', 'Hay, bedding and paddock supply'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second hay grower', 'Bagged forage from the feed store'],
      },
      {
        name: 'Horse haulers on call',
        provides: 'Trailers and drivers for an evacuation',
        serves: ['Trailer list and evacuation count'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Boarders’ trailers by printed list', 'A second hauler'],
      },
    ],
    risks: [
      ['Barn Fire with Horses Inside', 'Hay, dust and heaters burn in minutes, and horses often refuse to leave their stalls.'],
      ['Rider or Handler Injury', 'Falls and kicks bring head injuries, and a lawsuit follows even a signed release.'],
      [
        'Contagious Horse Disease',
        'Strangles or equine herpesvirus closes the gate for weeks, with shows and boarders locked in or out.',
      ],
      [
        'Evacuation of Horses',
        'Loading forty horses takes hours, and roads fill with trailers before the order comes.',
        { like: 'Evacuation of Animals' },
      ],
    ],
    insights: [
      'A halter and lead on every door, and horses that load in the dark, save more animals than any wagon of water.',
      'Hang stall cards with the owner’s decision on surgery and euthanasia: you may not reach them.',
    ],
    exposure: {
      fire: 'forty horses need twenty trailers, and smoke harms their lungs before flames come',
      heat: 'horses and riders overheat, and lessons move to the early morning',
      cold: 'waterers freeze and ice makes paddocks dangerous for legs',
      water: 'contaminated water harms hooves and skin, hay molds and the arena is lost for weeks',
      air: 'smoke over unhealthy levels ends riding, and coughing horses need weeks of rest',
    },
    alternatePlace: ['Fairgrounds or a stable 30 miles away that takes the horses, agreed in writing', '8 hours'],
    insurance: ['Care, custody or control: boarders’ horses', 'Equine liability: riders and visitors'],
    vitalRecords: ['Boarding contracts, releases and Coggins tests'],
    exerciseIdeas: ['Evacuate twenty horses with eight trailers in two hours: who goes first?'],
  },
});
