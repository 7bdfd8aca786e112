import { defineOperations } from '../industries/industry.ts';

/** Stores that sell what must be kept cold. */
export const coldGoods = /groc|supermarket|food|pharmac|flor|deli|butcher|bakery|liquor|convenience/i;

export const retailOperations = defineOperations({
  posts: {
    floor: {
      role: ['Owner', 'Store Manager', 'Store Manager', 'Director of Store Operations'],
      team: ['Owner and shop staff', 'Sales floor', 'Store operations', 'Store operations'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
    },
    stock: {
      role: ['Owner', 'Stock Lead', 'Inventory Manager', 'Supply Planning Manager'],
      team: ['Owner and shop staff', 'Receiving and stockroom', 'Inventory and receiving', 'Merchandise planning'],
      owner: ['Owner', 'Store Manager', 'Buying Manager', 'VP Merchandising'],
    },
    online: {
      role: ['Owner', 'Online Sales Lead', 'E-commerce Manager', 'Head of E-commerce'],
      team: ['Owner and shop staff', 'Online orders', 'E-commerce', 'Digital commerce'],
      owner: ['Owner', 'Owner', 'Marketing Manager', 'Chief Digital Officer'],
    },
    money: {
      role: ['Owner', 'Bookkeeper', 'Finance Manager', 'Controller'],
      team: ['Owner and outside bookkeeper', 'Back office', 'Finance', 'Finance and treasury'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'In-store sales and checkout',
      description: 'Ringing up customers, taking cards and cash, and giving receipts during opening hours.',
      stake: 'each closed hour is sold by the next store',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'floor',
      resources: ['Registers and card terminals', 'Cash float and paper receipts', 'Printed price list', 'Battery lamps'],
      steps:
        '{role} decides within 15 minutes: stay open for cash and offline cards, or close. Switch terminals to stored sales with the processor’s limits, move one register to battery or a phone hotspot, write each sale on numbered slips, and enter the slips the same evening.',
    },
    {
      name: 'Receiving and shelf restocking',
      description: 'Taking in deliveries, checking them against orders and keeping the fastest sellers on the shelf.',
      stake: 'empty shelves lose the sale although the doors are open',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'stock',
      resources: ['Receiving door and pallet jack', 'Open purchase orders', 'Second storage space', 'Distributor contacts'],
      steps:
        '{role} calls carriers to hold or redirect loads, receives against the printed open orders, keeps damaged goods apart for the adjuster and restocks the 100 best sellers first.',
    },
    {
      name: 'Online orders and curbside pickup',
      description: 'Taking web and phone orders, picking them in the store and handing them over or shipping them.',
      stake: 'the web shop is the only sales channel while the doors are closed',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'online',
      resources: ['Order tablet or laptop', 'Packing material', 'Carrier pickup', 'Phone line for customers'],
      steps:
        '{role} puts a banner with honest delivery times on the web shop, stops items that cannot be picked, prints the open orders, and ships from the second location or from the distributor.',
    },
    {
      name: 'Cash handling and supplier payments',
      description: 'Counting and banking takings, settling card batches, paying suppliers, rent and wages.',
      stake: 'unsettled card batches and missed wages hurt within days',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'money',
      resources: ['Bank portal with a second signer', 'Safe', 'Payroll provider contact', 'Last payroll register'],
      steps:
        '{role} settles stored card sales first, banks cash daily with two people, repeats the last payroll if hours cannot be read, and agrees payment dates with the two largest suppliers.',
    },
    {
      name: 'Cold case and perishables control',
      only: coldGoods,
      description: 'Keeping refrigerated and frozen goods at safe temperature and discarding what is not.',
      stake: 'four hours without cooling turn the whole case into waste',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'floor',
      resources: ['Thermometers and temperature log', 'Dry ice or refrigerated trailer', 'Refrigeration contractor', 'Waste log'],
      steps:
        '{role} keeps doors shut and logs temperatures every 30 minutes, calls the refrigeration contractor at once, moves medicine and meat first, and discards what was above 41 °F for four hours with a photographed list for the insurer.',
    },
    {
      name: 'Store opening, keys and shopper safety',
      description: 'Opening and closing, alarm and cameras, exits, aisles and first aid for shoppers and staff.',
      stake: 'a store that cannot be locked, lit or evacuated may not open at all',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'floor',
      resources: ['Two key holders', 'Alarm company and glazier contacts', 'Exit lights and flashlights', 'Evacuation plan'],
      steps:
        '{role} or the second key holder looks at ceiling, display windows and exits from outside, lets no one enter before a damaged building is released, has broken glass boarded up, posts one person at the door if locks or cameras are down, and reopens only with exits lit.',
    },
    {
      name: 'Returns, recalls and customer contact',
      description: 'Answering customers, taking returns and pulling recalled products from sale.',
      stake: 'unanswered customers turn to chargebacks and bad reviews',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'floor',
      resources: ['Store phone forwarded to a mobile', 'Return slips', 'Recall notices by supplier', 'Social media login'],
      steps:
        '{role} forwards the store number to a mobile, posts hours on the door, the map listing and social media, extends return dates by the days closed, and quarantines recalled lots with a tag.',
    },
    {
      name: 'Price, promotion and assortment planning',
      description: 'Setting prices and promotions and deciding what is bought for the coming season.',
      stake: 'orders for the season have fixed dates that do not wait',
      criticality: 'medium',
      times: ['More than 1 week', '3-7 days', '4-24 hours'],
      post: 'stock',
      resources: ['Season order book', 'Supplier price files', 'Sales history'],
      from: 'small',
      steps:
        '{role} freezes promotions, confirms season orders from the printed order book and moves advertised items to open stores.',
    },
  ],
  systems: [
    {
      name: 'Point-of-sale system',
      description: 'Registers, card terminals and the item and price file.',
      criticality: 'critical',
      type: 'application',
      vendor: 'POS vendor and card processor',
      backup: ['Hourly', 'POS vendor cloud, other region'],
      times: ['1-4 hours', '2 hours', '0-1 hour'],
      supports: ['In-store sales and checkout', 'Cash handling and supplier payments'],
      needs: ['Store network and internet line'],
      restore:
        'Log in on a spare tablet, pull the item file from the vendor, run one cash and one card test sale, then close the old batch.',
    },
    {
      name: 'Store network and internet line',
      description: 'Router, Wi-Fi and internet line for registers, phones and cameras.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and a cellular carrier for the second line',
      backup: ['Monthly', 'Router settings in the owner’s cloud folder'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: [],
      restore:
        'Switch to the cellular router, test a card payment, open a ticket with the line provider, load the saved settings on the spare.',
    },
    {
      name: 'Web shop',
      description: 'Online catalog, cart and order inbox.',
      criticality: 'high',
      type: 'application',
      vendor: 'Hosted e-commerce platform',
      backup: ['Hourly', 'Platform cloud plus a nightly export'],
      times: ['1-4 hours', '2 hours', '0-1 hour'],
      supports: ['Online orders and curbside pickup'],
      restore:
        'Check the platform status page, publish the holding banner, restore the catalog export, place and refund one test order.',
    },
    {
      name: 'Stock ledger and reorder system',
      description: 'Stock on hand, open purchase orders and reorder points.',
      criticality: 'high',
      type: 'database',
      vendor: 'Inventory software vendor',
      backup: ['Daily', 'Cloud storage outside the store'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Receiving and shelf restocking', 'Price, promotion and assortment planning'],
      restore: 'Load last night’s copy, enter the numbered sales slips, count the 100 best sellers and release the held orders.',
    },
    {
      name: 'Case temperature alarms',
      only: coldGoods,
      description: 'Sensors in coolers and freezers that call a phone.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Refrigeration monitoring service',
      backup: ['Daily', 'Monitoring service cloud'],
      times: ['0-1 hour', '30 minutes', '4-24 hours'],
      supports: ['Cold case and perishables control'],
      restore: 'Read cases by hand thermometer every 30 minutes until the gateway answers and a test alarm reaches two phones.',
    },
    {
      name: 'Bookkeeping and payroll service',
      description: 'Ledger, supplier payments, sales tax and wages.',
      criticality: 'high',
      type: 'application',
      vendor: 'Accounting and payroll service',
      backup: ['Daily', 'Service cloud and a monthly export'],
      times: ['4-24 hours', '4 hours', '4-24 hours'],
      supports: ['Cash handling and supplier payments'],
      restore:
        'Sign in from any laptop with the second administrator, compare the bank balance with the ledger, rerun the last payroll.',
    },
  ],
});
