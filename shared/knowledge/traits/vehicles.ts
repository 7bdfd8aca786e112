import { defineTraits } from './trait.ts';

/** Customer finance files: FTC Safeguards Rule, 16 CFR 314. Refrigerant: Clean Air Act section 609. */
export const vehiclesTraits = defineTraits({
  'vehicle-repair': {
    fact: 'repairs vehicles',
    posts: {
      bay: {
        role: ['Owner', 'Lead Technician', 'Shop Foreman', 'Fixed Operations Director'],
        team: ['Owner and mechanics', 'Technicians', 'Technicians', 'Technicians'],
        owner: ['Owner', 'Owner', 'Service Manager', 'Fixed Operations Director'],
      },
    },
    functions: [
      {
        name: 'Diagnosis and repair in the bays',
        description: 'Finding faults, repairing and handing vehicles back safe.',
        stake: 'each idle bay loses its hours for good, and customers stand without a vehicle',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'bay',
        resources: ['Certified technicians', 'Lifts and compressed air', 'Scan tool with offline data', 'Paper repair orders'],
        steps:
          '1. {role} lowers lifts only with their manual release and no one under them. 2. Tag each vehicle with job and missing part. 3. Finish what is nearest to done. 4. Send alignments and programming to another shop. 5. Check brakes and torque on paper before release.',
      },
      {
        name: 'Estimates, approvals and loaners',
        description: 'Write-up, estimates, approvals by law, loaners and pickup times.',
        stake: 'work without a recorded approval may not be billable',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'bay',
        resources: ['Numbered paper estimates', 'Labor guide on a laptop', 'Rental accounts with two firms', 'Tow company'],
        steps:
          '1. {role} writes estimates on numbered paper. 2. Record approvals with time, name and amount. 3. Book loaners at two rental firms. 4. Move routine jobs by a week.',
      },
    ],
    systems: [
      {
        name: 'Scan tools and repair data',
        description: 'Diagnostic tools, maker’s data, programming accounts and labor guides.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Tool maker and manufacturer portals',
        backup: ['Daily', 'Tool images on a spare laptop off site'],
        times: ['4-24 hours', '6 hours', '4-24 hours'],
        supports: ['Diagnosis and repair in the bays'],
        restore:
          '1. Use the spare laptop on a hotspot. 2. Buy a day subscription. 3. Send programming to another shop. 4. Confirm one vehicle end to end.',
      },
      {
        name: 'Lifts, compressor and alignment rack',
        description: 'Vehicle lifts, shop air, alignment rack and exhaust hoses.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Lift, compressor and alignment service',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Diagnosis and repair in the bays'],
        restore:
          '1. Keep everyone from under a lift that drifts or is stuck. 2. Tag it out. 3. Work on the floor bays. 4. Have it inspected before the next vehicle.',
      },
    ],
    suppliers: [
      {
        name: 'Lift, compressor and alignment service',
        provides: 'Repairs and inspections of shop machines',
        serves: ['Diagnosis and repair in the bays'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second service firm', 'Another shop’s alignment rack'],
      },
      {
        name: 'Towing company',
        provides: 'Vehicles in and out',
        serves: ['Diagnosis and repair in the bays', 'Customers’ vehicles on the lot and roadside help'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second towing company'],
      },
    ],
    risks: [
      [
        'Lift, Compressor or Rack Failure',
        'A failed compressor or lift stops most bays, and parts for lifts take days.',
        { like: 'Equipment Failure' },
      ],
      [
        'Vehicle off a Lift or Shop Injury',
        'A falling vehicle, a burst tire or a burn kills or closes bays for the investigation.',
      ],
    ],
    insights: [
      'A damaged electric vehicle stands outdoors, 50 feet from buildings and other vehicles, until a trained person clears it.',
      'Sublet agreements signed now keep more customers than any discount later.',
    ],
    exposure: {
      power: 'lifts, compressors and scan tools stop, and vehicles stay on raised lifts',
      cold: 'bays freeze, air lines ice up, and tow calls triple the same morning',
      ground: 'vehicles fall from lifts and tire racks tip: everyone stays out until the bays are checked',
    },
    vitalRecords: ['Open repair orders with approvals', 'Technician and refrigerant certifications'],
  },
  'vehicle-sales': {
    fact: 'sells vehicles',
    posts: {
      sales: {
        role: ['Owner', 'Sales Lead', 'Sales Manager', 'General Sales Manager'],
        team: ['Owner', 'Sales desk', 'Sales', 'Vehicle sales'],
        owner: ['Owner', 'Owner', 'General Manager', 'Platform General Manager'],
      },
    },
    functions: [
      {
        name: 'Deals, financing and titles',
        description: 'Selling, financing, registration, temporary tags, payoffs and deal files.',
        stake: 'buyers sign across the street, and title deadlines run from the sale date',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'sales',
        resources: [
          'Paper deal jackets',
          'Lenders’ phone desks',
          'Temporary tag procedure on paper',
          'Locked file for credit applications',
        ],
        steps:
          '1. {role} writes deals on paper jackets. 2. Call the lenders’ desks. 3. Issue tags by the state’s manual procedure. 4. Lock applications each night. 5. Enter deals in date order and check payoffs.',
      },
      {
        name: 'Lot inventory and floor-plan lender',
        description: 'Every unit by stock number, its place, key, value and loan.',
        stake: 'units in the open are the largest asset, and each one secures a loan',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'sales',
        resources: ['Inventory export with VIN', 'High ground or garage by agreement', 'Drivers’ list', 'Lender’s contact'],
        steps:
          '1. {role} moves the most valuable rows first when hail or flood is forecast. 2. Stop when wind or lightning arrives: people come inside. 3. Photograph each row. 4. Tell insurer and lender with the VIN list. 5. Take damaged units off the website.',
        outage: {
          minimum: 'Every unit and key is accounted for, and lender and insurer know what was hit.',
          workaround: ['Two people walk the printed VIN list row by row, with photos and keys in a locked box.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Deal desk and inventory listings',
        description: 'Deals, credit applications, inventory, website listings and titles.',
        criticality: 'high',
        type: 'application',
        vendor: 'Dealer management and listing vendors',
        backup: ['Daily', 'Vendor cloud and a weekly inventory export'],
        times: ['4-24 hours', '8 hours', '4-24 hours'],
        supports: ['Deals, financing and titles', 'Lot inventory and floor-plan lender'],
        restore:
          '1. Use paper jackets numbered by hand. 2. Work from the inventory export. 3. Enter deals by number. 4. Compare titles and payoffs before closing the month.',
      },
    ],
    suppliers: [
      {
        name: 'Manufacturer or auction',
        provides: 'New or used units and recalls',
        serves: ['Lot inventory and floor-plan lender', 'Deals, financing and titles'],
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['Dealer trades', 'A second auction'],
      },
      {
        name: 'Floor-plan lender',
        provides: 'Credit for the inventory',
        serves: ['Lot inventory and floor-plan lender', 'Deals, financing and titles'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Bank line agreed beforehand', 'Consignment units'],
      },
    ],
    risks: [
      ['Hail, Flood or Wind on the Lot', 'Rows grow in the open and are damaged in the same ten minutes.'],
      [
        'Floor-Plan Default or Audit Gap',
        'Sold units that are not paid off on time let the lender call the whole line.',
        { like: 'Liquidity Shortage' },
      ],
      [
        'Credit Application Data Breach',
        'Applications carry full identities, and the FTC must hear of 500 or more within 30 days (16 CFR 314).',
        { like: 'Data Breach' },
      ],
    ],
    insights: ['Ask your insurer about per-vehicle and per-event deductibles for hail before the season.'],
    exposure: {
      water: 'rows of vehicles flood in an hour, and salt water makes electric vehicle batteries burn days later',
      wind: 'hail and debris damage every unit on the lot in the same minutes',
      fire: 'moving two hundred units needs two hundred drivers and an open road',
    },
    insurance: ['Dealer’s open lot: units against hail, flood and theft'],
    vitalRecords: ['Titles, manufacturer certificates and deal jackets of open deals'],
    exerciseIdeas: ['Hail in 90 minutes with eight drivers: which rows and where to?'],
  },
  'paint-booth': {
    fact: 'sprays paint or finishes',
    posts: {
      paint: {
        role: ['Owner', 'Lead Painter', 'Paint Manager', 'Production Director'],
        team: ['Owner and painter', 'Paint crew', 'Paint department', 'Paint departments'],
        owner: ['Owner', 'Owner', 'Production Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Spray booth, mixing and curing',
        description: 'Preparation, color match, spraying and curing under exhaust.',
        stake: 'a dark booth stops every job behind it, and vapor without exhaust explodes',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', null],
        post: 'paint',
        resources: [
          'Booth with filters and interlocks',
          'Second booth by agreement',
          'Fresh-air respirators',
          'Mixing bank backup of formulas',
        ],
        steps:
          '1. {role} stops spraying when exhaust or air supply fails, and everyone leaves the booth. 2. Close cans and remove rags to the metal bin. 3. Send urgent panels to the second booth. 4. Have filters, fans and interlocks checked. 5. Spray a test panel.',
        outage: {
          minimum: 'Nothing is sprayed without exhaust, air supply and interlocks that were checked.',
          workaround: [
            'Urgent pieces go to the second booth by agreement, while work that needs no finish continues.',
            '3-7 days',
          ],
          isSlowToStart: true,
        },
      },
    ],
    systems: [
      {
        name: 'Booth exhaust and color mixing',
        description: 'Fans, burners, interlocks, compressed breathing air and color formulas.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Booth maker and paint supplier',
        backup: ['Weekly', 'Formulas in the supplier’s cloud'],
        times: ['1-3 days', '1 day', '3-7 days'],
        supports: ['Spray booth, mixing and curing'],
        restore:
          '1. Keep the booth locked. 2. Call the booth service. 3. Match color at the supplier’s store. 4. Prove that the gun stops when the fan stops.',
      },
    ],
    suppliers: [
      {
        name: 'Paint and refinish supplier',
        provides: 'Paint, mixing bank, filters and technical help',
        serves: ['Spray booth, mixing and curing'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second brand’s store', 'Ready-mixed color by courier'],
      },
    ],
    risks: [
      [
        'Booth Explosion or Paint Fire',
        'Solvent vapor, static and oily rags start fires that sprinklers may not reach in the booth.',
      ],
      [
        'Isocyanate Exposure or Air Permit Problem',
        'Spray without supplied air harms lungs for life, and a booth without filters loses its permit.',
        { like: 'Regulatory Compliance' },
      ],
    ],
    exposure: { air: 'dust and ash settle in wet clear coat and clog booth filters' },
  },
});
