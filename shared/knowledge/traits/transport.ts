/** The broker bond after 49 CFR 387.307. */
import { defineTraits } from './trait.ts';

export const transportTraits = defineTraits({
  warehouse: {
    fact: 'stores goods for others',
    posts: {
      warehousing: {
        role: ['Owner', 'Warehouse Lead', 'Warehouse Manager', 'Director of Distribution'],
        team: ['Owner and crew', 'Warehouse crew', 'Warehouse', 'Distribution'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Receiving, storage and order picking',
        description: 'Unloading, locating, picking and shipping goods that belong to customers.',
        stake: 'customers’ sales stop when their goods cannot be found or reached',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'warehousing',
        resources: ['Forklifts and chargers', 'Location list exported daily', 'Overflow warehouse', 'Paper pick sheets'],
        steps:
          '1. {role} diverts inbound trucks to the overflow warehouse. 2. Ship medicine, food and line-stop orders first. 3. Pick by paper from the last location list. 4. Tag and photograph damaged pallets. 5. Tell each owner of goods the same day.',
        outage: {
          minimum: 'Medicine, food and parts that would stop a line are found and shipped.',
          workaround: [
            'Picking on paper from the last location list with hand pallet jacks, while inbound trucks are diverted.',
            '1-3 days',
          ],
        },
      },
      {
        name: 'Racks, forklifts and fire protection',
        description: 'Safe racks and trucks, sprinklers, and storage heights by commodity.',
        stake: 'a rack collapse or a fire in high storage traps people within minutes',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'warehousing',
        resources: [
          'Storage map by commodity',
          'Sprinkler contractor',
          'Rack repair firm',
          'Battery charging area with ventilation',
        ],
        steps:
          '1. In a fire, get everyone out, call 911 and count heads. 2. {role} keeps people out of aisles with leaning racks. 3. Post a fire watch if sprinklers are off, and call insurer and fire department. 4. Unload damaged bays from above with a qualified firm. 5. Restart bay by bay.',
      },
    ],
    systems: [
      {
        name: 'Warehouse management and scanners',
        description: 'Locations, lots, orders and stock by owner.',
        criticality: 'high',
        type: 'application',
        vendor: 'Warehouse management vendor',
        backup: ['Every 4 hours', 'Vendor’s cloud, with a location list each evening'],
        times: ['1-4 hours', '3 hours', '1-4 hours'],
        supports: ['Receiving, storage and order picking'],
        restore:
          '1. Pick from the printed location list. 2. Tag moves on paper. 3. Have the vendor restore the last copy. 4. Count moved rows before releasing orders.',
      },
      {
        name: 'Forklifts, dock doors and sprinklers',
        description: 'Forklifts, chargers, dock doors, levelers and the sprinkler system.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Forklift, door and sprinkler service companies',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Racks, forklifts and fire protection'],
        restore:
          '1. Tag the machine or door out. 2. Walk a fire watch as the fire department directs while sprinklers are out. 3. Rent a forklift. 4. Check rack, brake and door sensors before use.',
      },
    ],
    suppliers: [
      {
        name: 'Overflow warehouse',
        provides: 'Space and dock hours when yours are closed',
        serves: ['Receiving, storage and order picking', 'Customer orders and service levels'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second warehouse outside the flood zone', 'Trailers on a leased lot'],
      },
      {
        name: 'Forklift and battery dealer',
        provides: 'Repair, rental and charging equipment',
        serves: ['Racks, forklifts and fire protection', 'Receiving, storage and order picking'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second dealer'],
      },
      {
        name: 'Sprinkler and alarm contractor',
        provides: 'Fire protection tests and repair',
        serves: ['Racks, forklifts and fire protection'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second licensed contractor'],
      },
    ],
    risks: [
      ['Warehouse Fire', 'Plastics and batteries in racks outrun a sprinkler that was designed for less.'],
      [
        'Rack Collapse or Forklift Injury',
        'A bent upright can bring down a row, and forklifts hurt pedestrians most.',
        { like: 'Workplace Safety' },
      ],
      [
        'Loss or Mix-up of Customers’ Goods',
        'You answer as a warehouseman, and lots that cannot be told apart are lost.',
        { like: 'Product Liability' },
      ],
    ],
    exposure: {
      water: 'the lowest rack level and dock pits flood, and wet goods of many owners must be kept apart',
      wind: 'long roofs and dock doors fail, and rain soaks the stock below',
      ground: 'racks lean or collapse, so no one enters an aisle before an inspection',
      fire: 'smoke taints food and textiles in the whole building, and evacuation closes the road',
      cold: 'sprinkler pipes freeze and burst over the stock',
      heat: 'upper rack levels and trailers overheat people, food and medicine',
      power: 'docks, chargers, cold rooms and scanners stop',
      air: 'doors must close, and smoke-damaged goods are claimed by their owners',
    },
    insurance: ['Warehouse legal liability: goods of others in your care'],
    vitalRecords: ['Stock by owner, lot and location, and warehouse receipts'],
    exerciseIdeas: ['Sprinklers soak four rows of customers’ goods on Friday night.'],
  },

  dispatch: {
    fact: 'dispatches drivers',
    posts: {
      driverDispatch: {
        role: ['Owner', 'Lead Dispatcher', 'Dispatch Manager', 'Director of Dispatch'],
        team: ['Owner and drivers', 'Dispatch', 'Dispatch', 'Dispatch'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Second dispatch desk and driver roll call',
        description: 'A place and kit from which drivers are reached when the first desk is gone.',
        stake: 'a driver whom no one calls drives into the closed road',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'driverDispatch',
        resources: ['Home kit with laptop and hotspot', 'Printed driver list with positions', 'State 511 numbers', 'Group text'],
        steps:
          '1. {role} opens the second desk from the home kit. 2. Send one group text: are you safe, where are you? 3. Call the silent ones. 4. Call 911 for anyone who does not answer in a danger zone. 5. Print positions each hour.',
      },
    ],
    suppliers: [
      {
        name: 'Cellular carrier for driver phones',
        provides: 'Calls, texts and data to drivers',
        serves: ['Second dispatch desk and driver roll call', 'Dispatch and trip tracking'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Phones of a second carrier', 'Two-way radio in the base area'],
      },
    ],
    risks: [
      [
        'Loss of Contact with Drivers',
        'A cell or software outage leaves drivers without route and stop orders.',
        { like: 'Communication Failure' },
      ],
    ],
    exerciseIdeas: ['The dispatch room is evacuated at the busiest hour.'],
  },

  'freight-broker': {
    fact: 'arranges freight it does not carry',
    posts: {
      brokerDesk: {
        role: ['Owner', 'Carrier Lead', 'Carrier Manager', 'Director of Carrier Operations'],
        team: ['Owner', 'Carrier desk', 'Carrier desk', 'Carrier operations'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Load booking and carrier coverage',
        description: 'Tendering loads to carriers and covering them again when one falls out.',
        stake: 'an uncovered load goes to the next broker within the hour',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'brokerDesk',
        resources: [
          'Open load list exported hourly',
          'Carrier list by lane',
          'Second load board account',
          'Laptops and hotspots at home',
        ],
        steps:
          '1. {role} prints open and moving loads. 2. Call drivers of moving loads first. 3. Cover the loads of today again. 4. Send each shipper one status. 5. Write new bookings on numbered sheets.',
        outage: {
          minimum: 'Each load of today has a truck, a driver and one status for its shipper.',
          workaround: [
            'Brokers on laptops and hotspots with the hourly list, numbered booking sheets, and the second load board.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Carrier vetting and fraud checks',
        description: 'Authority, insurance, and call-backs that keep loads from thieves.',
        stake: 'one false carrier steals the load and your bond pays',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'brokerDesk',
        resources: [
          'Carrier monitoring service',
          'Call-back list of known numbers',
          'Claims file',
          'Cargo theft contact at the police',
        ],
        steps:
          '1. {role} books known carriers only while checks are down. 2. Call back on the number in the FMCSA record, not in the email. 3. Confirm driver name and truck at pickup. 4. If a load is missing, call police and shipper within the hour. 5. File with the cargo theft network.',
        outage: {
          minimum: 'No load goes to a carrier that was not checked.',
          workaround: [
            'Only carriers you know, called back by phone on the FMCSA number, with the driver confirmed at pickup.',
            '1-3 days',
          ],
        },
      },
      {
        name: 'Carrier payments and shipper invoices',
        description: 'Paying carriers on time and billing shippers.',
        stake: 'carriers refuse a broker who pays late, within days',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'brokerDesk',
        resources: ['Payables list', 'Factoring and credit line', 'Bond agent', 'Call-back rule for bank details'],
        steps:
          '1. {role} pays from the last payables list. 2. Confirm changed bank details by calling a known number. 3. Bill shippers from delivery photos. 4. Draw the credit line before the week’s payments.',
        outage: {
          minimum: 'Carriers due this week are paid, to bank details that were called back.',
          workaround: [
            'The bank pays from the last payables list on the credit line, and invoices follow from delivery photos.',
            '3-7 days',
          ],
        },
      },
    ],
    suppliers: [
      {
        name: 'Load boards',
        provides: 'Trucks and loads on the spot market',
        serves: ['Load booking and carrier coverage'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second load board, with an account', 'Direct calls to core carriers'],
      },
      {
        name: 'Core carriers',
        provides: 'Trucks on your lanes',
        serves: ['Load booking and carrier coverage'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Three vetted carriers per lane'],
      },
      {
        name: 'Surety for the broker bond',
        provides: 'The $75,000 bond behind the license',
        serves: ['Carrier payments and shipper invoices'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second surety', 'A trust fund agreement'],
      },
    ],
    risks: [
      [
        'Fictitious Pickup or Double Brokering',
        'Thieves use a real carrier’s identity and vanish with the load.',
        { like: 'Cargo Theft' },
      ],
      ['Shipper Fails to Pay', 'Carriers must be paid although the shipper is not.', { like: 'Credit Losses' }],
    ],
    insurance: ['Contingent cargo, and errors and omissions'],
    vitalRecords: ['Broker license, bond, and carrier agreements'],
    exerciseIdeas: ['A load of electronics was picked up by no one you know.'],
  },

  'household-moves': {
    fact: 'moves households',
    posts: {
      moveCrew: {
        role: ['Owner', 'Crew Chief', 'Move Manager', 'Director of Moving Operations'],
        team: ['Owner and crew', 'Crews', 'Crews', 'Moving operations'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Moves in progress and storage in transit',
        description: 'Households packed, on trucks or in storage, with families waiting.',
        stake: 'a family sleeps in an empty house until the truck comes',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'moveCrew',
        resources: ['Inventory per shipment', 'Numbered lots in storage', 'Hotel list for families', 'Partner van line agents'],
        steps:
          '1. {role} lists shipments on trucks and in storage. 2. Call each family with place and time. 3. Put medicine, medical devices and children’s needs first. 4. Move wet lots to a dry room and photograph them. 5. Hand blocked moves to a partner agent.',
        outage: {
          minimum: 'Each family knows where its goods are and when they come.',
          workaround: [
            'Partner agents take blocked moves, families wait in hotels, and full trucks stay locked and guarded.',
            '3-7 days',
          ],
          peak: 'The last and first days of the month, from May to September',
        },
      },
      {
        name: 'Estimates, inventories and claims',
        description: 'Binding estimates, inventories, bills of lading and claims.',
        stake: 'a move without its inventory turns into a claim you cannot answer',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'moveCrew',
        resources: ['Paper inventories', 'Photos per shipment', 'Claims forms', 'Tariff'],
        steps:
          '1. {role} uses paper forms. 2. Photograph each item before loading. 3. Open a claim file the same day. 4. Answer within the time that the federal or state rule sets.',
        outage: {
          minimum: 'Each shipment has an inventory with photos before it is loaded.',
          workaround: [
            'Paper inventories and bills of lading, photos on the crew’s phones, and claim files opened by hand.',
            '3-7 days',
          ],
        },
      },
    ],
    suppliers: [
      {
        name: 'Van line or partner movers',
        provides: 'Trucks, crews and storage in other cities',
        serves: ['Moves in progress and storage in transit'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second agent network'],
      },
      {
        name: 'Packing and vault supplier',
        provides: 'Boxes, pads and storage vaults',
        serves: ['Moves in progress and storage in transit', 'Storage vaults and warehouse watch'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second supplier'],
      },
    ],
    risks: [
      [
        'Household Goods Damaged in Storage',
        'Water or fire in one room ruins the belongings of dozens of families.',
        { like: 'Water Damage' },
      ],
      ['Month-end Crew Shortage', 'Moves crowd into the last days of each summer month.', { like: 'Labor Shortage' }],
    ],
    insurance: ['Cargo and storage legal liability for household goods'],
  },

  towing: {
    fact: 'tows vehicles',
    posts: {
      towDesk: {
        role: ['Owner', 'Lead Tow Operator', 'Towing Manager', 'Director of Towing'],
        team: ['Owner and operators', 'Tow operators', 'Tow operators', 'Towing'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Roadside recovery and police rotation calls',
        description: 'Clearing crashes and breakdowns for police, motor clubs and drivers.',
        stake: 'operators are struck on the shoulder, and a closed lane causes the next crash',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        timesAroundTheClock: ['1-4 hours', '0-1 hour', null],
        post: 'towDesk',
        resources: [
          'Light bars, cones and vests',
          'Operators trained in traffic incidents',
          'Heavy wrecker or partner',
          'Rotation phone',
        ],
        steps:
          '1. {role} sends no one alone to a highway at night. 2. Put stranded people out of the cold or heat first. 3. Work on the side away from traffic, behind a police or blocking truck. 4. Never enter floodwater for a car. 5. Tell the police early when you cannot come.',
      },
      {
        name: 'Impound lot and vehicle release',
        description: 'Vehicles held for police and owners, with keys, lien notices and releases.',
        stake: 'a wrong release or late notice costs the lien and the police contract',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'towDesk',
        resources: ['Paper tow slips', 'Lot map', 'Lien notice calendar', 'Second fenced lot on high ground'],
        steps:
          '1. {role} moves vehicles to the high lot before a flood, police holds first. 2. Park damaged electric cars 50 feet from others. 3. Log each vehicle on paper. 4. Release against ID and receipt. 5. Send lien notices by the state’s days.',
        outage: {
          minimum: 'Police holds and keys are safe, and owners get vehicles against ID.',
          workaround: [
            'Paper slips and the lot map at the gate, with numbered receipts and the lien calendar on the wall.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Tow dispatch and impound records',
        description: 'Calls, trucks, tow slips, liens and releases.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Towing software vendor',
        backup: ['Hourly', 'Vendor’s cloud, with a lot list printed daily'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Roadside recovery and police rotation calls', 'Impound lot and vehicle release'],
        restore:
          '1. Take calls on the paper sheet. 2. Release from the printed lot list. 3. Sign in from a phone. 4. Enter slips the same night.',
      },
      {
        name: 'Wreckers, winches and recovery gear',
        description: 'Trucks, booms, winches, chains and warning lights.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Wrecker dealer and hydraulic shop',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Roadside recovery and police rotation calls'],
        restore:
          '1. Keep everyone out of the line of the cable. 2. Lower and chain the load. 3. Give the call to a partner tow company. 4. Inspect cable, hooks and brakes before use.',
      },
    ],
    suppliers: [
      {
        name: 'Wrecker dealer and hydraulic shop',
        provides: 'Repair of beds, booms and winches',
        serves: ['Roadside recovery and police rotation calls', 'Heavy recovery and cleanup'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second shop', 'A partner’s truck'],
      },
      {
        name: 'Motor clubs and roadside networks',
        provides: 'Calls beside the police rotation',
        serves: ['Roadside recovery and police rotation calls'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Direct customers and body shops'],
      },
    ],
    risks: [
      ['Operator Struck on the Roadside', 'Passing traffic kills tow operators every year.', { like: 'Workplace Safety' }],
      ['Electric Vehicle Fire in the Lot', 'A damaged battery can burn days later and take the row with it.'],
    ],
    insurance: ['On-hook and garagekeepers: vehicles of others in tow and on the lot'],
    exerciseIdeas: ['An ice storm brings 150 calls with four trucks.'],
  },

  'small-fleet': {
    fact: 'depends on vans or trucks of its own',
    posts: {
      vans: {
        role: ['Owner', 'Fleet Lead', 'Fleet Manager', 'Director of Fleet'],
        team: ['Owner and staff', 'Drivers', 'Fleet', 'Fleet'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Vans, keys and fuel',
        description: 'Vehicles that start, are fueled, stocked and parked where you can reach them.',
        stake: 'a technician without a van earns nothing that day',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'vans',
        resources: ['Parking at two addresses', 'Second key for each van', 'Fuel cards of two networks', 'Rental account'],
        steps:
          '1. {role} parks vans on high ground at two addresses before the storm. 2. Fill tanks at the warning. 3. After a crash, call 911 and help the hurt first. 4. Rent or borrow what is missing the same day. 5. Move stock and ladders over by the van list.',
      },
    ],
    suppliers: [
      {
        name: 'Vehicle repair and tire shop',
        provides: 'Repair, tires and towing for the vans',
        serves: ['Vans, keys and fuel'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A mobile mechanic', 'A rental van'],
      },
    ],
    risks: [
      [
        'Crash or Loss of a Van',
        'A crash hurts people first, and takes a vehicle with a day of stock off the road.',
        { like: 'Accidents' },
      ],
    ],
    insurance: ['Commercial auto: injury, damage and rental of a replacement'],
  },
});
