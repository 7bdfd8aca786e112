import type { Trade } from '../trade.ts';

export const agencyTrades: readonly Trade[] = [
  {
    id: 'marketing-agency',
    title: 'Marketing agency',
    trade: 'a marketing agency',
    naics: '541810, 541820',
    words: ['marketing agency', 'marketing', 'advertising', 'public relations', 'branding', 'creative agency', 'graphic design*'],
    within: ['Other'],
    alsoIn: ['Technology'],
    traits: ['projects', 'media-files'],
    peak: 'The fourth quarter, product launches and election weeks',
    functions: [
      {
        name: 'Live campaigns and client accounts',
        description: 'Running ads, posts, budgets and sign-ins for clients.',
        stake: 'a cheerful ad in a disaster area, or an unwatched budget, costs the account',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'delivery',
        resources: ['List of live campaigns', 'Two administrators for each account', 'Pause list by region', 'Platform contacts'],
        steps:
          '1. {role} pauses scheduled posts in the affected region. 2. Cap budgets. 3. Have the second administrator sign in. 4. Call clients with open campaigns. 5. Restart with written approval.',
      },
      {
        name: 'Media buys and placement dates',
        description: 'Booked airtime, print space and payments to media.',
        stake: 'clients pay for space that runs empty',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'money',
        resources: ['Placement calendar on paper', 'Media contacts', 'Final files off site'],
        steps:
          '1. {role} lists placements of the next ten days. 2. Resend final files. 3. Move or cancel before the closing hour. 4. Get credits in writing.',
        outage: {
          minimum: 'Placements of this week have a final file or are moved in time.',
          workaround: [
            'The paper calendar, final files from the off-site copy, and closing hours held by cell phone.',
            '1-3 days',
          ],
        },
      },
    ],
    risks: [
      ['Hacked Client Social Accounts', 'One reused password posts in your client’s name.', { like: 'Hacking' }],
      ['Advertising Platform Ban', 'A blocked account stops every campaign in it.', { like: 'Cloud Service Outage' }],
      ['Campaign Backlash', 'One tasteless post reaches everyone before lunch.', { like: 'Social Media Crisis' }],
    ],
    suppliers: [
      {
        name: 'Advertising and social platforms',
        provides: 'Reach, accounts and reporting',
        serves: ['Live campaigns and client accounts', 'Media buys and placement dates'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Email to the client’s own list, prepared', 'A second platform with verified billing'],
      },
    ],
  },
  {
    id: 'staffing-agency',
    title: 'Staffing agency',
    trade: 'a staffing agency',
    naics: '561320, 561311',
    words: ['staffing', 'staffing agency', 'temp agency', 'employment agency', 'recruit*', 'headhunter', 'temporary workers'],
    within: ['Other'],
    traits: ['staffing', 'many-branches'],
    peak: 'Monday mornings, the fourth quarter and cleanup weeks after a storm',
    functions: [
      {
        name: 'Screening and work authorization records',
        description: 'Applications, licenses, background checks and work authorization.',
        stake: 'an unscreened worker reaches a patient, a child or a forklift',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: ['Paper applications', 'Second background check company', 'Copies of licenses off site'],
        steps:
          '1. {role} places only workers who were already screened. 2. Check licenses with the issuing board. 3. Use the second company for new checks. 4. File copies.',
        outage: {
          minimum: 'No one is placed who was not screened.',
          workaround: [
            'Workers screened before, licenses checked with the issuing board, and the second background check company.',
            '3-7 days',
          ],
        },
      },
    ],
    risks: [
      ['Unscreened Worker Placed', 'A rush order skips the check that mattered.', { like: 'Compliance Violation' }],
      [
        'Largest Client Ends Its Orders',
        'One plant that closes sends hundreds of workers home.',
        { like: 'Loss of Major Customer' },
      ],
    ],
    suppliers: [
      {
        name: 'Background check company',
        provides: 'Screening before a first shift',
        serves: ['Screening and work authorization records'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second company', 'Workers already screened'],
      },
    ],
  },
  {
    id: 'event-planner',
    title: 'Event planner',
    trade: 'an event planner',
    naics: '561920, 812990',
    words: [
      'event plan*',
      'wedding plan*',
      'event planner',
      'conference organizer',
      'trade show',
      'party planner',
      'event management',
    ],
    within: ['Other'],
    alsoIn: ['Hospitality'],
    traits: ['events'],
    peak: 'Weekends from May to October, and December parties',
    functions: [
      {
        name: 'Setup, power and crew on site',
        description: 'Tents, stages, rented power, cables and crew hours.',
        stake: 'a tired crew and a wet cable hurt people before guests arrive',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'delivery',
        resources: ['Site map', 'Licensed electrician', 'Rental company on call', 'Crew list with hours'],
        steps:
          '1. {role} keeps crew off tents and stages in wind. 2. Call 911 for anyone hurt. 3. Keep everyone away from wet power until the electrician clears it. 4. Replace gear from the rental company. 5. Recheck before doors open.',
        outage: {
          minimum: 'No one works near wet power, or on a tent or stage in wind.',
          workaround: [
            'Rental gear replaces what failed, and setup resumes when the licensed electrician clears the power.',
            '4-24 hours',
          ],
        },
      },
    ],
    risks: [
      ['Venue Closed before the Date', 'A hall that floods on Thursday has no Saturday.', { like: 'Loss of Premises' }],
      ['Illness Spread at an Event', 'One sick server reaches every table.', { like: 'Foodborne Illness Outbreak' }],
    ],
    suppliers: [
      {
        name: 'Tent, power and stage rental',
        provides: 'Tents, stages, power and their crew',
        serves: ['Setup, power and crew on site'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second rental company outside the area, with an account'],
      },
    ],
  },
  {
    id: 'photographer',
    title: 'Photographer or videographer',
    trade: 'a photography business',
    naics: '541921, 541922, 512110',
    words: ['photograph*', 'videograph*', 'photo studio', 'video production', 'film production', 'wedding photo*'],
    within: ['Other'],
    traits: ['media-files', 'appointments'],
    peak: 'Wedding season, school picture weeks and the six weeks before Christmas',
    functions: [
      {
        name: 'Booked shoots with a standby shooter',
        description: 'Weddings, portraits and productions with a fixed hour.',
        stake: 'no one repeats a wedding because the photographer is ill',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'delivery',
        resources: ['Standby shooter for each date', 'Shot list and timeline', 'Second camera kit', 'Contracts off site'],
        steps:
          '1. {role} calls the standby shooter. 2. Send timeline and shot list. 3. Call the client with the name. 4. Move outdoor shoots when weather warnings start. 5. Confirm in writing.',
      },
    ],
    risks: [
      [
        'Photographer Ill on the Date',
        'One person holds the camera, and the date cannot move.',
        { like: 'Key Person Dependency' },
      ],
      ['Use of a Photo without Rights', 'A missing release turns a picture into a claim.', { like: 'IP Infringement' }],
    ],
  },
  {
    id: 'travel-agency',
    title: 'Travel agency',
    trade: 'a travel agency',
    naics: '561510, 561520',
    words: ['travel agency', 'travel agent', 'travel planner', 'cruise agency', 'travel'],
    within: ['Other'],
    alsoIn: ['Hospitality', 'Transportation'],
    traits: ['client-money', 'remote-staff'],
    peak: 'January bookings, school breaks and any day when an airport closes',
    functions: [
      {
        name: 'Help for travelers on the road',
        description: 'Finding, rebooking and bringing home clients in trouble.',
        stake: 'a family stranded abroad has only your number',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'delivery',
        resources: [
          'List of travelers by place, printed daily',
          'After-hours desk',
          'Airline and hotel desks',
          'Embassy and assistance numbers',
        ],
        steps:
          '1. {role} lists who is in the affected place. 2. Tell anyone in danger to follow local authorities. 3. Call assistance and embassy for the hurt. 4. Rebook children and the sick first. 5. Log each call.',
      },
      {
        name: 'Tickets, refunds and final payments',
        description: 'Ticketing limits, final payments, refunds and claims.',
        stake: 'a missed ticketing limit cancels the trip',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'money',
        resources: ['Limits of the next ten days on paper', 'Host agency desk', 'Card terminal on another network'],
        steps:
          '1. {role} pays trips with limits today. 2. Issue through the host agency. 3. Request waivers in writing. 4. Track refunds by client.',
        outage: {
          minimum: 'Trips with a limit today are paid and issued.',
          workaround: ['Tickets through the host agency’s desk by phone, and waivers requested in writing.', '1-3 days'],
          peak: 'The last hours before a ticketing limit, and January to March',
        },
      },
    ],
    systems: [
      {
        name: 'Reservation system and trip files',
        description: 'Bookings, tickets, travelers and documents.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Reservation system vendor',
        backup: ['Daily', 'Vendor’s cloud, with a printed copy off site'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Help for travelers on the road', 'Tickets, refunds and final payments'],
        restore: '1. Work from the printed traveler list. 2. Sign in through the host agency. 3. Compare bookings with airlines.',
      },
    ],
    risks: [
      [
        'Group Stranded Far from Home',
        'One closed airport leaves forty people without beds.',
        { like: 'Transportation Disruption' },
      ],
      ['Airline or Cruise Line Fails', 'Paid trips vanish, and clients look to you.', { like: 'Supplier Failure' }],
      ['Mass Cancellations', 'One headline empties a season of commissions.', { like: 'Economic Downturn' }],
    ],
    suppliers: [
      {
        name: 'Host agency or consortium',
        provides: 'Ticketing, contracts and an after-hours desk',
        serves: ['Tickets, refunds and final payments', 'Help for travelers on the road'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Airline and hotel desks, by the printed list', 'A second consolidator'],
      },
    ],
  },
  {
    id: 'copy-shop',
    title: 'Copy shop',
    trade: 'a copy shop',
    naics: '561439, 323111',
    words: ['copy shop', 'copy center', 'copies', 'blueprint*', 'mailbox store', 'shipping store', 'business center'],
    within: ['Other'],
    alsoIn: ['Retail'],
    traits: ['one-location'],
    peak: 'Tax season, graduation weeks and December shipping',
    functions: [
      {
        name: 'Rush jobs at the counter',
        description: 'Copies, plans, exams, filings and programs due today.',
        stake: 'a filing or a funeral program cannot come tomorrow',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: ['Job tickets on paper', 'Partner copy shop', 'Second printer', 'Paper and toner for two weeks'],
        steps:
          '1. {role} sorts tickets by hour. 2. Run today’s jobs on the second printer. 3. Send large jobs to the partner shop. 4. Call customers. 5. Lock up originals.',
      },
      {
        name: 'Plans, banners and bound sets',
        description: 'Large prints for builders, courts, schools and events.',
        stake: 'a bid opens or a jury sits on a day that does not move',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: [
          'Second large-format printer or partner',
          'Customer files off site',
          'Delivery driver',
          'Paper rolls and binders',
        ],
        steps:
          '1. {role} lists large jobs by date. 2. Send files to the partner by a secure link. 3. Check the first sheet against the order. 4. Deliver before the hour, with a signature.',
        outage: {
          minimum: 'Large sets for bids, courts and schools that are due today.',
          workaround: ['Files by a secure link to the partner’s printer, and sets delivered against a signature.', '3-7 days'],
        },
      },
      {
        name: 'Rented mailboxes and parcels',
        description: 'Mailboxes, parcels, drop-offs and carrier pickups.',
        stake: 'medicine, checks and court papers wait behind a locked door',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'clients',
        resources: ['Box list on paper', 'Carrier contacts', 'Lockable cage', 'Second pickup place'],
        steps:
          '1. {role} stops drop-offs while closed. 2. Move parcels to a dry, locked place when it is safe. 3. Hand them out with ID and signature. 4. Call customers who wait for medicine.',
        outage: {
          minimum: 'Medicine, checks and court papers reach their owner.',
          workaround: ['Pickup at a second place with ID and signature, and new parcels kept by the carriers.', '3-7 days'],
          peak: 'The weeks from Thanksgiving to Christmas, and tax dates',
        },
      },
    ],
    systems: [
      {
        name: 'Print queue and job tickets',
        description: 'Customer files, jobs and printers.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Print management vendor',
        backup: ['Daily', 'Cloud storage of another provider'],
        times: ['4-24 hours', '2 hours', '4-24 hours'],
        supports: ['Rush jobs at the counter'],
        restore:
          '1. Take files by memory stick on a computer off the network. 2. Restore the queue. 3. Compare it with paper tickets.',
      },
      {
        name: 'Digital presses, plotters and finishing machines',
        description: 'Printers, plotters, cutter, binder and laminator.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Copier lease and service company',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Rush jobs at the counter', 'Plans, banners and bound sets'],
        restore:
          '1. Switch off and unplug before clearing jams. 2. Send files to the partner shop by phone. 3. Use the small printer for forms. 4. Match the first sheet to the order.',
      },
    ],
    risks: [
      ['Copier Breakdown on a Rush Day', 'One large copier carries most jobs.', { like: 'Machine Failure' }],
      ['Customer Papers Mixed Up', 'A tax return in the wrong envelope ends a customer’s trust.', { like: 'Privacy Breach' }],
      ['Stolen or Wet Parcels', 'Parcels on the floor are the first things water reaches.', { like: 'Water Damage' }],
    ],
    suppliers: [
      {
        name: 'Copier lease and service company',
        provides: 'Copiers, repair and toner',
        serves: ['Rush jobs at the counter', 'Plans, banners and bound sets'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A partner copy shop', 'A loaner in the service contract'],
      },
      {
        name: 'Parcel carriers',
        provides: 'Pickup, delivery and labels',
        serves: ['Rented mailboxes and parcels'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second carrier', 'The nearest post office'],
      },
    ],
  },
];
