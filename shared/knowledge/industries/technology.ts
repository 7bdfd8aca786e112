import { defineOperations, type Industry } from './industry.ts';

/** What every technology business has; products, data, networks and benches are traits. */
const technologyOperations = defineOperations({
  posts: {
    support: {
      role: ['Founder', 'Support Lead', 'Customer Support Manager', 'VP Customer Success'],
      team: ['Founders', 'Support', 'Customer support', 'Customer success'],
      owner: ['Founder', 'Chief Executive Officer', 'Head of Customer Success', 'Chief Customer Officer'],
    },
    security: {
      role: ['Founder (Engineering)', 'Security Engineer', 'Security Lead', 'Chief Information Security Officer'],
      team: ['Founders', 'Engineering', 'Security', 'Security operations'],
      owner: ['Founder', 'Chief Technology Officer', 'Chief Technology Officer', 'Chief Information Security Officer'],
    },
    office: {
      role: ['Founder', 'Operations Lead', 'Finance Manager', 'Controller'],
      team: ['Founders', 'Operations', 'Finance', 'Finance'],
      owner: ['Founder', 'Chief Executive Officer', 'Chief Financial Officer', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Access, secrets and security watch',
      description: 'Sign-in, keys, alerts and response to abuse.',
      stake: 'people who are locked out cannot repair, and open keys make it worse',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      timesBySize: { micro: ['4-24 hours', '1-4 hours', '0-1 hour'] },
      post: 'security',
      resources: ['Hardware keys in two places', 'Offline vault export', 'Log archive', 'Retained responder'],
      steps:
        '1. {role} opens the break-glass accounts with a second person. 2. Replace keys that may be known. 3. Block the source at the edge. 4. Save logs to the archive. 5. Close the break-glass accounts at the end.',
    },
    {
      name: 'Customer support',
      description: 'Answering tickets, calls and chats.',
      stake: 'customers who hear nothing plan their move',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'support',
      resources: ['Second phone number and mailbox', 'Customer contacts, exported weekly', 'Prepared answers'],
      steps:
        '1. {role} moves to the second number and mailbox. 2. Answer those who cannot work first. 3. Tag tickets with the incident. 4. Enter them when the desk returns.',
    },
    {
      name: 'Billing, payroll and cloud invoices',
      description: 'Charging customers, and paying staff, vendors and taxes.',
      stake: 'an unpaid vendor or missed payroll ends the service',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Accounts at two banks', 'Billing export', 'Payroll sign-in for two people', 'Vendor payment terms'],
      steps:
        '1. {role} moves the next payroll to the second bank. 2. Ask vendors for terms. 3. Retry failed charges. 4. Update the 13-week cash view.',
    },
    {
      name: 'Team, workplace and remote work',
      description: 'Laptops, internet, chat and a place to work.',
      stake: 'a team that cannot meet cannot decide',
      criticality: 'medium',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'office',
      resources: ['Second chat and video bridge', 'Spare laptops', 'Phone tree on paper', 'Coworking agreement'],
      steps:
        '1. {role} checks that everyone is safe. 2. Open the second bridge from the phone tree. 3. Send people with power and internet to work. 4. Hand out spare laptops.',
    },
  ],
  systems: [
    {
      name: 'Identity and secrets vault',
      description: 'Single sign-on, hardware keys and secrets.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Hosted identity provider and vault vendor',
      backup: ['Hourly', 'Encrypted offline export with two custodians'],
      times: ['0-1 hour', '15 minutes', '0-1 hour'],
      supports: ['Access, secrets and security watch'],
      restore: '1. Use the break-glass keys. 2. Load the export to the standby vault. 3. Replace what was read.',
    },
    {
      name: 'Ticket desk and team chat',
      description: 'Tickets, chat, mail and video.',
      criticality: 'high',
      type: 'application',
      vendor: 'Help desk and chat vendors',
      backup: ['Daily', 'Vendor’s cloud, with a weekly contact export'],
      times: ['1-4 hours', '1 hour', '4-24 hours'],
      supports: ['Customer support', 'Team, workplace and remote work'],
      restore: '1. Open the second bridge. 2. Answer from the shared mailbox. 3. Import tickets later.',
    },
    {
      name: 'Billing and accounting records',
      description: 'Plans, invoices, taxes, payroll and payouts.',
      criticality: 'high',
      type: 'database',
      vendor: 'Online billing and payroll services',
      backup: ['Daily', 'Export to the finance account'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Billing, payroll and cloud invoices'],
      restore:
        '1. Stop retries. 2. Have the billing service restore, or load last night’s export. 3. Compare invoices with payouts. 4. Start charges again in small batches.',
    },
  ],
});

export const technology: Industry = {
  ...technologyOperations,
  name: 'Technology',
  trade: 'a technology company',
  peak: 'Customers’ own busy hours, launch weeks and the renewal month decide what an outage costs',
  harm: {
    financial_impact: 'Service credits, churn at renewal and stalled deals cost more than the hours themselves.',
    operational_impact: 'Engineers who fight an outage ship nothing, and untested fixes cause the next one.',
    reputational_impact:
      'Status pages and social media publish every minute, and buyers ask for the incident report in the next security review.',
    regulatory_impact:
      'Contracts with service levels, SOC 2 availability criteria and privacy laws of several states set dated duties.',
  },
  exposure: {
    water: 'offices and network rooms in basements are lost, and fuel deliveries for a data center’s emergency power stop',
    wind: 'staff in one region lose homes, power and internet together, on-call engineers included',
    ground: 'long-haul fiber and raised floors fail, and one cloud zone may go while others run',
    fire: 'remote engineers evacuate in the middle of a shift, and lines along the same road burn together',
    cold: 'grid emergencies take equipment rooms and their cooling offline for days, and icy roads keep staff away',
    heat: 'cooling limits at data centers force shutdowns, as in London in July 2022',
    power: 'home routers die in minutes and building batteries in one hour, while customers elsewhere notice nothing but you',
    air: 'air intakes of equipment rooms must close and people stay home with poor connections',
  },
  sizes: [
    [
      'With {staff}, one founder often holds the domain, cloud root and payment sign-ins. Put them in a shared vault with a sealed recovery kit.',
      'Write the deploy and restore steps so that a contractor can follow them at night.',
    ],
    [
      'With {staff}, pair two on-call engineers who know different services, and rotate the pairs.',
      'Choose a status page outside your own cloud, and let support post to it without an engineer.',
    ],
    [
      'With {staff}, name an incident commander, a communicator and a note taker for each shift, and practice a regional failover each quarter.',
      'List the cloud services and outside APIs of each product, with an owner and a fallback.',
    ],
    [
      'With {staff}, set recovery times for each service, prove them in exercises, and report the gap to the board.',
      'Give support teams in each region the same access, and check it before a holiday.',
    ],
  ],
  suppliers: [
    {
      name: 'Identity provider',
      provides: 'Sign-in for staff and systems',
      serves: ['Access, secrets and security watch'],
      criticality: 'critical',
      downtime: '0-1 hour',
      alternatives: ['Break-glass accounts that work without it'],
    },
    {
      name: 'Internet provider',
      provides: 'The line of the office',
      serves: ['Customer support', 'Team, workplace and remote work'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['Phones as hotspots', 'A line of a second carrier'],
    },
    {
      name: 'Payment and billing service',
      provides: 'Card charges and invoices',
      serves: ['Billing, payroll and cloud invoices', 'Tenant billing, power metering and wages'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second processor', 'Bank transfer instructions'],
    },
  ],
  insights: [
    'A second cloud zone is no backup, because deleted data is deleted in all of them. Keep copies in an account that production cannot delete.',
    'The CrowdStrike update of July 2024 stopped 8.5 million Windows machines. Install agent updates in stages, and keep recovery keys offline.',
    'No failover helps when a domain or certificate expires. Put the dates in the calendars of two people.',
    'Large customers often want proof of tested recovery times. An exercise report shortens their security review.',
  ],
  risks: [
    ['Stolen Administrator Sign-In', 'One account with all rights opens everything.'],
    ['Ransomware', 'Attackers encrypt shared drives and backups that the same account can reach.', { like: 'Ransomware' }],
    [
      'Loss of a Key Engineer',
      'The one who knows billing or the network leaves or cannot be reached.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Runway or Funding Shock',
      'A bank failure, as in March 2023, or a lost customer stops payroll with a sound product.',
      { like: 'Cash Flow Shortage', upTo: 'medium' },
    ],
    [
      'Hardware Supply Delay',
      'Network gear, phones or laptops on allocation stop a rollout.',
      { like: 'Supply Chain Disruption', from: 'small' },
    ],
    ['Loss of a Main Vendor', 'A tool that everything depends on is sold, priced away or shut down.', { like: 'Vendor Failure' }],
  ],
  alternatePlace: ['Home offices, and a coworking site on another power and internet line', '2 hours'],
  insurance: [
    'Cyber: breach response, ransom events and income lost to an attack',
    'Business interruption with extra expense: rent and equipment elsewhere',
  ],
  vitalRecords: ['Contracts with service levels and notice times', 'Domain, bank and tax sign-ins, sealed with two holders'],
  exerciseIdeas: ['The identity provider is down at 9 a.m., and no one can sign in to anything.'],
};
