import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const salon: Trade = {
  ...defineOperations({
    posts: {
      chair: {
        role: ['Owner and Stylist', 'Salon Manager', 'Salon Manager', 'Director of Salon Operations'],
        team: ['Owner and stylists', 'Stylists', 'Stylists of all chairs', 'Salon teams'],
        owner: ['Owner', 'Owner', 'Managing Director', 'Chief Operating Officer'],
      },
      desk: {
        role: ['Owner', 'Front Desk Lead', 'Guest Services Manager', 'Director of Guest Services'],
        team: ['Owner and stylists', 'Front desk', 'Guest services', 'Guest services'],
        owner: ['Owner', 'Owner', 'Managing Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Chair services of the day',
        description: 'Cuts, color, nails, skin and barber work that clients are booked for today.',
        stake: 'an empty chair earns nothing, and a client turned away twice finds another hand',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'chair',
        resources: [
          'Stylists by service, with their mobiles',
          'Chairs with light, water and power',
          'Color and product for three days',
          'Two chairs agreed with a salon nearby',
        ],
        needs: ['Hot water, hygiene and disinfection'],
        steps:
          '{role} sorts the day into services with water and without, sends the first to the agreed chairs nearby, keeps dry cuts where there is light, and calls everybody else with a new date before they leave home.',
      },
      {
        name: 'Hot water, hygiene and disinfection',
        description: 'Handwashing, clean towels, disinfected tools and foot basins.',
        stake: 'the state board closes a salon that cannot wash hands and disinfect tools',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', 'More than 1 week'],
        post: 'chair',
        resources: [
          'Registered disinfectant and covered jars for a week',
          'Sealed single-use files and blades',
          'Portable sink and bottled water',
          'Plumber and water heater contacts',
        ],
        steps:
          '{role} stops color, shampoo, nail and wax work when water stops or a boil notice comes, works with sealed single-use tools only where the board allows it, keeps tools wet for the time on the disinfectant’s label, and writes the hours of stop and restart in the log.',
      },
      {
        name: 'Color formulas and allergy notes of clients',
        description: 'Client cards with formulas, patch tests, allergies and consent.',
        stake: 'a wrong formula costs the hair, and a forgotten allergy the client’s health',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'chair',
        resources: ['Export of client cards on a phone', 'Paper consultation cards', 'Patch test kit'],
        steps:
          '{role} opens the export on a phone, repeats the consultation and patch test on paper where a card cannot be read, refuses chemical services without one, and enters the paper cards the same week.',
      },
      {
        name: 'Appointments, reminders and walk-ins',
        description: 'Online and phone booking, reminders, cancellations and the waiting list.',
        stake: 'nobody knows who comes next, and no-shows fill the gaps',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'desk',
        resources: [
          'Tomorrow’s book printed at closing',
          'Salon mobile with the main number',
          'Texts ready for closure and new dates',
        ],
        steps:
          '{role} works from the printed book, forwards the number to the salon mobile, texts today and tomorrow with the choice of a new date or the agreed chairs, and posts the hours on door, map listing and social profile.',
      },
      {
        name: 'Card payments, tips and gift cards',
        description: 'Checkout, tips, deposits and the balance of gift cards.',
        stake: 'most clients carry no cash, and stylists live on tips',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '0-1 hour'],
        post: 'desk',
        resources: ['Second reader on a phone', 'Receipt book', 'Cash float', 'List of open gift cards'],
        steps:
          '{role} takes cards on the second reader or offline within the processor’s limits, writes receipts by hand, pays tips from the float against signature, and honors gift cards by the list.',
      },
      {
        name: 'Booth rent, commissions and wages of stylists',
        description: 'Weekly rent of chairs, commissions, wages and sales tax.',
        stake: 'a stylist without pay takes her clients to the next salon',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Last commission sheet', 'Rental agreements of the chairs', 'Wage service login for two'],
        steps:
          '{role} pays commissions at last week’s level and corrects them later, waives or cuts chair rent by the written rule for closed days, and files sales tax from the processor’s report.',
      },
      {
        name: 'Color, product and towel supply',
        description: 'Ordering color, developer, retail products, linen and disinfectant.',
        stake: 'one missing tube of developer stops every color of the week',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'chair',
        resources: ['Count of color by shade', 'Account with a second beauty distributor', 'Second laundry or disposable towels'],
        steps:
          '{role} counts shades against the book of the week, buys at the second distributor’s store, moves clients whose shade is missing, and switches to disposable towels when the laundry stops.',
      },
    ],
    systems: [
      {
        name: 'Salon booking and client card app',
        description: 'Calendar, online booking, client cards, reminders and gift cards.',
        criticality: 'high',
        type: 'application',
        vendor: 'Salon software vendor',
        backup: ['Daily', 'Vendor cloud; client export each week, book printed each evening'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Appointments, reminders and walk-ins', 'Color formulas and allergy notes of clients'],
        restore:
          '1. Work from the printed book. 2. Sign in from a phone on cellular. 3. Turn online booking off until calendar and book agree. 4. Enter paper cards and walk-ins.',
      },
      {
        name: 'Front desk reader and cash drawer',
        description: 'Card reader, cash drawer, receipts and retail sales.',
        criticality: 'high',
        type: 'application',
        vendor: 'Card processor for small salons',
        backup: ['Hourly', 'Processor cloud'],
        times: ['1-4 hours', '30 minutes', '0-1 hour'],
        supports: ['Card payments, tips and gift cards', 'Color, product and towel supply'],
        restore:
          '1. Pair the second reader with a phone. 2. Take one test payment and refund it. 3. Enter handwritten receipts. 4. Compare deposits with the bank.',
      },
      {
        name: 'Water heater, panel and ventilation',
        description: 'Hot water, circuits of dryers and lights, and the exhaust at nail and color stations.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Plumbing and electrical contractor',
        backup: ['Monthly', 'Photos of valves, breakers and settings in the shared folder'],
        times: ['1-4 hours', '2 hours', 'More than 1 week'],
        supports: ['Hot water, hygiene and disinfection'],
        restore:
          '1. If you smell gas, leave and call 911 and the utility from a safe distance. Close the water by the photo if the floor is dry. 2. Call the contractor with model and age. 3. Run stations on one circuit at a time. 4. Measure the water and run the exhaust before the first client.',
      },
      {
        name: 'Chair rent and wage service',
        description: 'Chair rents, commissions, wages and sales tax.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Payroll and bookkeeping service',
        backup: ['Daily', 'Service cloud and a monthly export'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Booth rent, commissions and wages of stylists'],
        restore:
          '1. Repeat last week’s payments at the bank. 2. Sign in with the second administrator. 3. Enter chairs and days closed. 4. Correct differences next week.',
      },
    ],
  }),
  words:
    /\b(salons?|hair(dress\w*|cut\w*|styl\w*| studio)?|barbers?(hop)?|nails?|(day )?spas?|beauty|lash(es)?|waxing|tattoo\w*)\b/i,
  within: ['Other'],
  putIn: ['Retail', 'Hospitality', 'Healthcare'],
  trade: 'a salon',
  peak: 'Fridays and Saturdays, the weeks before Thanksgiving and Christmas, prom and wedding season',
  without: [
    'Client work under deadline',
    'Bookings, inquiries and client calls',
    'Client files and confidentiality',
    'Invoicing, collections and salaries',
    'Specialists and subcontracted help',
    'Workplace and remote working',
    'New proposals and referrals',
    'Loss of a Key Person',
    'Office Closure',
    'Client Concentration',
    'Invoice Fraud by Phishing',
    'Client File Data Breach',
    'Booking and Phone Outage',
    'Subcontractor Drop-Out',
    'Professional Liability Claim',
    'Cash Flow Gap from Late Invoices',
  ],
  unlike: /engagement letters|client property|Two people who know/i,
  exposure: {
    water: 'chairs, basins and dryers stand on one floor, and the board inspects a flooded salon before it reopens',
    wind: 'the shop window and the sign go first, and a strip mall closes as a whole until the landlord’s roofer has been',
    ground: 'mirrors, glass shelves and bottles of chemicals fall beside seated clients, and the water heater breaks its lines',
    fire: 'smoke stays in towels and capes, and clients evacuate in the busiest weeks of the summer',
    cold: 'frozen pipes flood the color bar, and a canceled Saturday is a quarter of the week’s income',
    heat: 'dryers and color chemistry in a room without cooling make clients faint',
    power:
      'dryers, clippers, the water heater and the card reader stop in the middle of a color that has to be rinsed in minutes',
    air: 'the exhaust of the nail stations draws smoke in, and clients with asthma stay away',
  },
  suppliers: ['the beauty distributor', 'the landlord', 'the booking app vendor', 'the linen service'],
  insights: [
    'A color that cannot be rinsed burns: keep five gallons of lukewarm water per color chair while storms are forecast.',
    'Regulars look for another chair after about six weeks: a borrowed chair in another salon, agreed beforehand, keeps them yours.',
    'Booth renters carry their own policies or none: ask each for a certificate, as yours does not cover their tools and lost income.',
    'Export the client list each week to an account of your own; a locked booking app otherwise holds your business.',
  ],
  duties: [
    'State boards of cosmetology and barbering set sanitation rules and inspect after a flood or fire; ask yours what must be shown before reopening.',
    'OSHA’s formaldehyde standard 29 CFR 1910.1048 holds for smoothing treatments, and safety data sheets must be at hand when the exhaust is down.',
  ],
  risks: [
    [
      'Loss of a Stylist with a Following',
      'Half of the clients follow one pair of hands, into sick leave or to the salon across the street.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Water Shut-Off or Boil Notice at the Basins',
      'Without safe warm water color, nails and skin work end, and handwashing with them.',
      { like: 'Water Contamination' },
    ],
    [
      'Fire from Dryers, Irons or Solvents',
      'Lint, hot irons, acetone and aerosols stand close together, and the unit next door burns with you.',
      { like: 'Fire' },
    ],
    [
      'Infection or Chemical Burn of a Client',
      'One nail infection or scalp burn brings the board, an insurer and the local news.',
      { like: 'Workplace Safety' },
    ],
    [
      'Loss of the Rented Shop',
      'A burst pipe above or a closed strip mall takes all chairs at once, and plumbing for basins is nowhere ready.',
      { like: 'Facility Loss' },
    ],
    [
      'Booking App or Card Reader Outage',
      'On a Saturday without book and reader nobody knows who comes, and few can pay.',
      { like: 'Cloud Service Outage' },
    ],
    [
      'Takeover of the Booking Page by Phishing',
      'Whoever holds the booking page and the social profile holds the client list.',
      { like: 'Phishing' },
    ],
    [
      'Color and Product Shortage',
      'One line of color out of stock for a month moves every client who wears it.',
      { like: 'Supply Chain Disruption' },
    ],
    [
      'License or Board Closure',
      'An expired license on the wall or a failed inspection closes the chairs the same day.',
      { like: 'Regulatory Changes' },
    ],
  ],
};
