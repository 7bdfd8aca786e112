import type { Trade } from '../trade.ts';

/** Perchloroethylene: 40 CFR 63 subpart M. Funeral prices and prepaid contracts: FTC Funeral Rule, 16 CFR 453, and state law. */
export const serviceShops: readonly Trade[] = [
  {
    id: 'gym',
    title: 'Gym or fitness studio',
    trade: 'a gym',
    naics: '713940',
    words: [
      'gym',
      'fitness',
      'yoga',
      'pilates',
      'crossfit',
      'martial arts',
      'karate',
      'climbing gym',
      'boxing',
      'dance studio',
      'gymnastics',
      'personal train*',
      'swim school',
    ],
    within: ['Other'],
    alsoIn: ['Hospitality', 'Retail', 'Healthcare', 'Education'],
    traits: ['memberships', 'appointments', 'client-shop'],
    peak: 'January, the weeks after school starts, and 5 to 8 p.m. every weekday',
    posts: {
      floor: {
        role: ['Owner', 'Head Coach', 'Club Manager', 'Director of Clubs'],
        team: ['Owner and coaches', 'Coaches', 'Coaches and floor staff', 'Clubs'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Member safety, AED and evacuation',
        description: 'Supervision, collapses, injuries, exits and children in care.',
        stake: 'a heart that stops on the treadmill has minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'floor',
        resources: ['AED checked monthly', 'CPR-trained person each shift', 'Exit plan with locker rooms', 'Sign-in list'],
        steps:
          '1. {role} calls 911 and starts CPR, and a second person brings the AED. 2. Send someone to the street door. 3. For fire, stop music, clear locker rooms and studios, and count by the sign-in list. 4. No one goes back in.',
      },
      {
        name: 'Classes, coaches and floor hours',
        description: 'Class timetable, substitutes, open floor and streaming.',
        stake: 'members pay for habit, and three missed weeks break it',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'floor',
        resources: ['Substitute list', 'Partner gym or park permit', 'Streaming account', 'Portable equipment'],
        steps:
          '1. {role} posts the new timetable in the app by noon. 2. Move classes to the partner gym, park or stream. 3. Call substitutes. 4. Lend portable equipment to members.',
        outage: {
          minimum: 'Today’s classes have a coach and a place.',
          workaround: ['Classes at the partner gym, in the park by permit, or streamed by a coach at home.', 'More than 1 week'],
          peak: 'Mornings before work, evenings, and January',
        },
      },
      {
        name: 'Equipment checks and cleaning',
        description: 'Treadmills, cables, racks, mats, showers and air.',
        stake: 'a frayed cable or a moldy shower injures members and brings claims',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', null],
        post: 'floor',
        resources: ['Inspection log', 'Tags for broken machines', 'Service contract', 'Disinfectant for two weeks'],
        steps:
          '1. {role} tags and unplugs broken machines. 2. Close showers without hot water or after a Legionella result. 3. Dry flooring within a day. 4. Keep the log for the insurer.',
        outage: {
          minimum: 'Broken machines are tagged and unplugged, and floors are dry.',
          workaround: ['Free weights and mats in the dry part, while the service contract repairs the rest.', '3-7 days'],
        },
      },
      {
        name: 'Waivers, minors and coach certificates',
        description: 'Signed waivers, child programs, background checks and certificates.',
        stake: 'a claim without a waiver or certificate is lost before it starts',
        criticality: 'medium',
        times: ['More than 1 week', '3-7 days', '4-24 hours'],
        post: 'members',
        resources: ['Paper waivers', 'Coach file with CPR dates', 'Two adults with minors', 'Pickup list for children'],
        steps:
          '1. {role} uses paper waivers. 2. No coach works with an expired CPR card. 3. Two adults stay with children until pickup. 4. Scan the papers the same week.',
        outage: {
          minimum: 'No one trains without a waiver, and no coach without a current CPR card.',
          workaround: ['Paper waivers in a folder, and coaches scheduled from the printed certificate file.', 'More than 1 week'],
        },
      },
      {
        name: 'Rent, coach pay and equipment leases',
        description: 'Rent, coaches’ pay, leases and sales tax.',
        stake: 'rent and leases come due with no drafts coming in',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'members',
        resources: ['List of leases', 'Landlord contact', 'Payroll sign-in for two', 'Cash for two months'],
        steps:
          '1. {role} calls landlord and lessor in the first week. 2. Pay coaches from the last timetable. 3. File a business income claim with monthly drafts.',
        outage: {
          minimum: 'Coaches are paid, and landlord and lessor have a date for theirs.',
          workaround: ['The bank pays coaches by the last timetable, and rent and leases are deferred by phone.', '3-7 days'],
          peak: 'The first week of the month',
        },
      },
    ],
    systems: [
      {
        name: 'Defibrillator, machines and locker room water',
        description: 'Defibrillator, treadmills, weight machines, showers and ventilation.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Fitness equipment service',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Member safety, AED and evacuation', 'Equipment checks and cleaning'],
        restore:
          '1. Swap in the spare defibrillator, or close the floor. 2. Tag broken machines. 3. Close showers without hot water control. 4. Check each machine under load.',
      },
    ],
    suppliers: [
      {
        name: 'Fitness equipment service',
        provides: 'Repairs, parts and leases',
        serves: ['Equipment checks and cleaning', 'Classes, coaches and floor hours'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second service', 'Bodyweight and free weight classes'],
      },
      {
        name: 'Partner gym or park department',
        provides: 'Space for members while you are closed',
        serves: ['Classes, coaches and floor hours'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['School gym', 'Streaming classes'],
      },
    ],
    risks: [
      [
        'Cardiac Arrest or Serious Injury on the Floor',
        'Exercise brings hearts and joints to their limit, and an unstaffed gym has no one to help.',
        { like: 'Workplace Safety' },
      ],
      [
        'Flooded Floor or Mold in the Locker Rooms',
        'Rubber floors and walls soak, and showers breed Legionella after a closing.',
      ],
      ['Gym Closed by Order or Illness', 'A public health order or a stomach virus empties every room.'],
      [
        'Loss of the Head Coach',
        'Members come for one person, and that person can open across the street.',
        { like: 'Key Personnel Loss' },
      ],
      [
        'Abuse Allegation in Youth Classes',
        'One report closes youth programs until it is cleared.',
        { like: 'Abuse Allegation' },
      ],
      [
        'Fire or Smoke in the Building',
        'Saunas, laundry and neighbors start fires, and people in showers do not hear the alarm.',
      ],
    ],
    insights: [
      'After a closing of a week or more flush showers and taps with hot water before members return: still water grows Legionella (CDC).',
    ],
    exposure: {
      water: 'rubber and wood floors swell and mold within two days',
      power: 'treadmills stop under runners, and locker rooms go dark',
      heat: 'rooms without cooling make members collapse: close them',
      cold: 'sprinkler and shower lines burst over floors and machines',
      air: 'outdoor classes stop, and filters decide whether indoor ones go on',
      wind: 'flat roofs and glass fronts fail over open floors',
      fire: 'smoke settles in mats and rubber for months',
      ground: 'mirrors, racks and hanging bags fall where people train',
    },
    alternatePlace: ['A partner gym, school hall or park with a permit, agreed in writing', '16 hours'],
    insurance: [
      'Fitness liability with participants covered',
      'Abuse and molestation coverage for youth programs',
      'Business income with monthly drafts as proof',
    ],
    exerciseIdeas: ['A member collapses at 5:40 a.m. with one employee in the building.'],
  },
  {
    id: 'laundromat',
    title: 'Laundromat or linen service',
    trade: 'a laundromat',
    naics: '812310, 812331',
    words: [
      'laundromat',
      'laundry',
      'laundries',
      'linen service',
      'linen supply',
      'wash and fold',
      'coin laundry',
      'uniform service',
    ],
    within: ['Other'],
    alsoIn: ['Retail', 'Manufacturing', 'Hospitality'],
    traits: ['laundry-plant', 'cash-business', 'client-shop'],
    peak: 'Weekends, the first of the month, and the weeks after any storm',
    posts: {
      attendant: {
        role: ['Owner', 'Lead Attendant', 'Store Manager', 'Director of Store Operations'],
        team: ['Owner and attendants', 'Attendants', 'Attendants and drivers', 'Store operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Self-service floor and customer safety',
        description: 'Open doors, machines, card or coin, floors and people at night.',
        stake: 'people have no other place to wash, and a wet floor or a robbery hurts them',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'attendant',
        resources: ['Attendant or remote cameras', 'Out-of-order tags', 'Emergency stop and shutoff map', 'First aid kit'],
        steps:
          '1. {role} gets everyone out and calls 911 from a safe distance if there is a smell of gas. 2. Tag broken machines. 3. Refund from the log. 4. Close early when no attendant can come. 5. Post the nearest open laundry.',
        outage: {
          minimum: 'Dry, lit aisles and sound machines while someone watches, or a locked door.',
          workaround: ['Shorter hours with an attendant, tags on broken machines, and refunds from the log.', '3-7 days'],
          peak: 'Weekends, evenings, and the days after a power outage',
        },
      },
      {
        name: 'Wash-and-fold and commercial accounts',
        description: 'Bags by ticket, hotels, salons and clinics with linen by contract.',
        stake: 'a clinic or hotel without linen leaves within a week',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'attendant',
        resources: [
          'Paper tickets and tags',
          'Second laundry with night hours',
          'Van and driver',
          'Linen for one turn in reserve',
        ],
        steps:
          '1. {role} sorts tickets by promised day. 2. Drive clinic and hotel linen to the second laundry. 3. Keep soiled and clean apart. 4. Call each account with the new time.',
        outage: {
          minimum: 'Clean linen for clinics and hotels.',
          workaround: ['Counted bags to a partner laundry at night, and the reserve of one turn meanwhile.', '3-7 days'],
        },
      },
      {
        name: 'Machine upkeep, drains and lint',
        description: 'Filters, belts, bearings, drains, lint and water softener.',
        stake: 'one clogged drain floods the store',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', null],
        post: 'attendant',
        resources: ['Spare belts, valves and pumps', 'Drain company', 'Lint log', 'Parts distributor'],
        steps:
          '1. {role} stops machines on the clogged line. 2. Call the drain company. 3. Clean lint before restart. 4. Run one row at a time.',
        outage: {
          minimum: 'No lint builds up, and no machine empties into a blocked drain.',
          workaround: ['One row at a time on the clear drain line, with lint screens cleaned by hand.', '3-7 days'],
        },
      },
      {
        name: 'Accounts, rent and utility bills',
        description: 'Invoices to accounts, rent, water, gas and power bills.',
        stake: 'utilities are the largest bill, and a cutoff ends everything',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'cash',
        resources: ['Account list', 'Utility contacts', 'Card system report', 'Bank portal with a second signer'],
        steps:
          '1. {role} invoices from paper tickets. 2. Agree on payment dates with the utilities before a cutoff notice. 3. Reconcile card reports with deposits.',
        outage: {
          minimum: 'Rent and utilities are paid before a cutoff.',
          workaround: [
            'Invoices from paper tickets, the second signer at the bank portal, and dates agreed with the utilities.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Card payment and machine monitoring',
        description: 'Loyalty cards, readers on machines, refunds and usage.',
        criticality: 'high',
        type: 'application',
        vendor: 'Laundry payment vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Wash-and-fold and commercial accounts', 'Accounts, rent and utility bills'],
        restore:
          '1. Switch machines to coins or free vend for accounts. 2. Write refunds in the log. 3. Call the vendor. 4. Test one reader per row.',
      },
      {
        name: 'Store cameras, locks and remote door',
        description: 'Cameras, timed locks, lights and alarm.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Security contractor',
        backup: ['Daily', 'Contractor’s cloud'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Self-service floor and customer safety', 'Cash counting, safe and bank runs'],
        restore:
          '1. Lock and open by hand with an attendant. 2. Light the front. 3. Call the contractor. 4. Save the last recordings.',
      },
    ],
    suppliers: [
      {
        name: 'Second laundry with spare hours',
        provides: 'Machines for account linen at night',
        serves: ['Wash-and-fold and commercial accounts'],
        isStandby: true,
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A hotel laundry', 'Rental linen'],
      },
    ],
    risks: [
      [
        'Break-In at Coin or Card Machines',
        'Changers draw burglars, and the damage costs more than the cash.',
        { like: 'Burglary' },
      ],
      ['Customer Hurt or Attacked at Night', 'Wet floors, hot drums and empty hours lead to claims.'],
      [
        'Loss of a Hotel or Clinic Account',
        'Two late deliveries end a contract that carries the payroll.',
        { like: 'Economic Downturn' },
      ],
    ],
    insights: [
      'After a storm your machines are a public service: a laundromat that runs is full for weeks, so insure for extra expense too.',
    ],
    exposure: {
      water: 'machines stand on the floor with motors inside, and sewage comes up the drains first',
      cold: 'frozen supply lines burst behind the machines',
      power: 'drums stop full of water and locked, and doors open only by hand',
      heat: 'dryer rooms pass 105 °F, and attendants must leave them',
      dry: 'water limits and rates rise in a drought',
    },
    alternatePlace: ['A second laundry’s night hours, agreed in writing', '16 hours'],
    insurance: ['Bailee coverage: customers’ goods', 'Sewer backup and equipment breakdown'],
    vitalRecords: ['Account contracts, ticket log and machine list'],
  },
  {
    id: 'dry-cleaner',
    title: 'Dry cleaner or tailor',
    trade: 'a dry cleaner',
    naics: '812320, 811490',
    words: ['dry clean*', 'cleaners', 'tailor', 'alterations', 'garment care', 'leather cleaning', 'rug cleaning'],
    within: ['Other'],
    alsoIn: ['Retail'],
    traits: ['laundry-plant', 'client-shop'],
    peak: 'Mondays and Fridays, wedding and prom season, and the first cold weeks',
    posts: {
      garments: {
        role: ['Owner', 'Counter Lead', 'Plant Manager', 'Director of Operations'],
        team: ['Owner and presser', 'Counter and pressers', 'Counters and plant', 'Operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Garment tags, tickets and promised days',
        description: 'Marking in, lots, racks, finding and handing back the right garment.',
        stake: 'a lost wedding dress is remembered for life and ends in small claims court',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'garments',
        resources: [
          'Paper ticket books and heat tags',
          'Conveyor crank',
          'Printed list of promised items',
          'Second plant by agreement',
        ],
        steps:
          '1. {role} marks in on paper tickets. 2. Pull items for events of this week first. 3. Send lots to the second plant with counted lists. 4. Hand out only against ticket or ID. 5. Call customers whose items are late.',
        outage: {
          minimum: 'Every garment keeps its tag, and items for this week’s events are found first.',
          workaround: [
            'Paper tickets and heat tags, the conveyor turned by crank, and pickups against ticket or ID.',
            '3-7 days',
          ],
          peak: 'The weeks of proms, weddings and first cold days',
        },
      },
      {
        name: 'Solvent machine, stills and waste',
        description: 'Cleaning machine, solvent, filters, vapor and hazardous waste.',
        stake: 'a solvent spill hurts people and contaminates the ground under the building',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'garments',
        resources: [
          'Containment under the machine',
          'Respirators and trained operator',
          'Waste hauler with manifest',
          'Leak log',
        ],
        steps:
          '1. {role} stops the machine, and everyone leaves the room if vapor is strong. 2. Call 911 if someone is dizzy. 3. Contain only if trained and protected. 4. Call the spill contractor and the state. 5. Restart after a leak check.',
        outage: {
          minimum: 'The machine stays off and the room empty until the leak check.',
          workaround: [
            'Wet cleaning where the care label allows it, and solvent work at the second plant by agreement.',
            '3-7 days',
          ],
          isSlowToStart: true,
        },
      },
      {
        name: 'Alterations, routes and drop stores',
        description: 'Sewing, lockers, routes and drop stores that bring garments in.',
        stake: 'drop stores promise days that the plant must keep',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'garments',
        resources: ['Seamstress at home', 'Van and route list', 'Drop store phone list', 'Rented racks'],
        steps:
          '1. {role} tells drop stores the new days. 2. Take alterations to the seamstress. 3. Combine routes. 4. Store finished goods off the floor.',
        outage: {
          minimum: 'Drop stores know the true day, and event items are sewn first.',
          workaround: ['The seamstress sews at home or late, routes are combined, and racks are rented.', '3-7 days'],
        },
      },
      {
        name: 'Invoices, claims and unclaimed goods',
        description: 'Payments, house accounts, damage claims and goods left for months.',
        stake: 'damage after a fire is hundreds of small claims at one counter',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'garments',
        resources: ['Fair claims guide', 'Photos of racks each week', 'House account list', 'Bailee insurer’s contact'],
        steps:
          '1. {role} lists all garments in the building from tickets. 2. Give the list to the bailee insurer. 3. Answer each claim in writing. 4. Bill house accounts from the export.',
        outage: {
          minimum: 'Every garment in the building is on a list for its owner and the insurer.',
          workaround: [
            'The list from tickets and rack photos, written answers to claims, and bills from the export.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Counter tickets and conveyor',
        description: 'Tickets, customer list, heat tags and conveyor positions.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Dry cleaning software vendor',
        backup: ['Daily', 'Vendor cloud, promised list printed each evening'],
        times: ['4-24 hours', '3 hours', '4-24 hours'],
        supports: ['Garment tags, tickets and promised days', 'Invoices, claims and unclaimed goods'],
        restore:
          '1. Write paper tickets. 2. Find garments by tag and crank. 3. Sign in from a phone. 4. Enter tickets by number.',
      },
      {
        name: 'Cleaning machine, still and presses',
        description: 'Solvent machine, still, chiller, presses and the vapor alarm.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Dry cleaning equipment service',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '3-7 days'],
        supports: ['Solvent machine, stills and waste'],
        restore:
          '1. If anyone smells vapor, everyone leaves and calls the fire department. 2. Call the service firm. 3. Send dated garments to the second plant. 4. Run empty with a leak check.',
      },
    ],
    suppliers: [
      {
        name: 'Second cleaning plant',
        provides: 'Cleaning and pressing at trade price',
        serves: ['Garment tags, tickets and promised days', 'Washing, drying and pressing'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A wholesaler in the next city'],
      },
    ],
    risks: [
      [
        'Solvent Spill or Vapor in the Plant',
        'Perchloroethylene harms nerves and ground water, and EPA is phasing it out of dry cleaning.',
      ],
      ['Lost, Ruined or Smoky Garments', 'Several hundred customers’ clothes hang in one room.', { like: 'Product Liability' }],
      [
        'Boiler or Press Breakdown',
        'One boiler feeds every press, and an inspection can stop it.',
        { like: 'Equipment Failure' },
      ],
      ['Fewer Suits to Clean', 'Remote work and casual dress cut the trade within a year.', { like: 'Economic Downturn' }],
    ],
    insights: ['Bailee coverage pays for customers’ clothes: count garments on an average Thursday and insure that number.'],
    exposure: {
      water: 'racks above the floor survive, but solvent and waste drums must not float',
      fire: 'smoke ruins every garment in the building',
      power: 'boiler, presses and conveyor stop with promised items inside',
      heat: 'press rooms pass 105 °F, and crews must stop in turns',
    },
    alternatePlace: ['A second plant at trade price and a borrowed counter for pickups', '2 days'],
    insurance: ['Bailee’s customers: garments in your care', 'Pollution liability: solvent'],
    vitalRecords: ['Ticket list, waste manifests and boiler certificates'],
  },
  {
    id: 'funeral-home',
    title: 'Funeral home or crematory',
    trade: 'a funeral home',
    naics: '812210, 812220',
    words: ['funeral', 'funeral home', 'mortuary', 'crematory', 'crematorium', 'cremation', 'cemetery', 'memorial park'],
    within: ['Other'],
    alsoIn: ['House of Worship', 'Healthcare', 'Retail'],
    traits: ['human-remains'],
    insurance: [
      'Building, cooler, retort and vehicles with extra expense for another place',
      'Crime coverage: prepaid funds and payments',
    ],
    peak: 'January to March, and the days after a heat wave or disaster',
    posts: {
      house: {
        role: ['Owner', 'Office Manager', 'Office Manager', 'Director of Operations'],
        team: ['Owner and helpers', 'Office and attendants', 'Office and attendants', 'Operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Chapel, visitors and processions',
        description: 'Rooms, parking, attendants, accessibility and the drive to the cemetery.',
        stake: 'two hundred grieving people are in the house, many of them old',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'house',
        resources: ['Exit plan and attendants', 'Partner church', 'Battery sound system', 'Lead car and escorts'],
        steps:
          '1. {role} gets visitors out first for any alarm and calls 911. 2. Help those who walk slowly. 3. Continue at the partner church. 4. Skip the procession in ice or flood and meet at the grave.',
        outage: {
          minimum: 'Visitors have a clear exit, light and attendants, or the service moves.',
          workaround: [
            'The partner church with the battery sound system, and a meeting at the grave instead of a procession.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Night line and family calls',
        description: 'The phone that families, hospitals and the coroner call at any hour.',
        stake: 'a family that gets no answer calls the next home',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'house',
        resources: ['Forwarding to two cell phones', 'Answering service', 'Paper first-call sheets', 'Translator line'],
        steps:
          '1. {role} forwards the line to the first cell phone on the list. 2. Take first calls on paper. 3. Test the line from outside each evening. 4. Tell hospitals and coroner the backup number.',
      },
      {
        name: 'Hearse, on-call crew and equipment',
        description: 'Vehicles, lifts, cots, on-call schedule and rest of the crew.',
        stake: 'one vehicle in the shop and one person ill end night calls',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'house',
        resources: [
          'Second vehicle or partner’s hearse',
          'On-call schedule with two names a night',
          'Tire chains and fuel',
          'Spare cot and lift',
        ],
        steps:
          '1. {role} borrows the partner’s hearse before a service. 2. Call the second name on the schedule. 3. Send two people to every removal. 4. Give the crew rest after a hard call, with 988 and the Disaster Distress Helpline at 1-800-985-5990.',
        outage: {
          minimum: 'Two people and one sound vehicle for every removal.',
          workaround: ['The partner’s hearse and spare cot, and the second name of the on-call schedule.', '3-7 days'],
        },
      },
      {
        name: 'Prepaid contracts, prices and payments',
        description: 'Preneed trusts, price lists, insurance assignments and wages.',
        stake: 'prepaid money belongs to families, and the state audits it',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'house',
        resources: ['Copy of contracts off site', 'Printed general price list', 'Trust bank contact', 'Second card reader'],
        steps:
          '1. {role} honors contracts from the off-site copy. 2. Hand out the printed price list. 3. Take assignments on paper. 4. Reconcile with the trust bank.',
        outage: {
          minimum: 'Each prepaid contract is honored as it was written.',
          workaround: ['The contract copies kept off site, the printed price list, and assignments signed on paper.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Phones and answering service',
        description: 'Main number, forwarding and night answering.',
        criticality: 'critical',
        type: 'network',
        vendor: 'Phone provider and answering service',
        backup: ['Monthly', 'Settings with the provider'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Night line and family calls', 'Chapel, visitors and processions'],
        restore:
          '1. Forward from the provider’s website. 2. Give hospitals the cell number. 3. Test from outside. 4. Call back every missed number.',
      },
      {
        name: 'Trust accounting and payments',
        description: 'Preneed trusts, invoices, card payments and payroll.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Accounting and payment services',
        backup: ['Daily', 'Vendor’s cloud, with a monthly export off site'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Prepaid contracts, prices and payments'],
        restore:
          '1. Write receipts by hand. 2. Have the vendor restore last night’s copy. 3. Compare with the trust bank. 4. Enter the receipts.',
      },
    ],
    suppliers: [
      {
        name: 'Embalming chemical and protective supply',
        provides: 'Chemicals, pouches, bands and protective clothing',
        serves: ['Refrigeration and care of the deceased'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second distributor', 'A partner home’s stock'],
      },
    ],
    risks: [
      [
        'Loss of the Licensed Director',
        'Few people may sign, embalm or supervise, and families know one face.',
        { like: 'Key Personnel Loss' },
      ],
      ['Fire or Flood in the House', 'A single building has chapel, cooler, records and cars.'],
      [
        'Stolen Identities of the Dead and Families',
        'Case files carry everything a thief needs, and a data breach must be told.',
        { like: 'Data Breach' },
      ],
      ['Preneed Trust Dispute', 'Missing trust papers turn into complaints to the state and the local news.'],
    ],
  },
];
