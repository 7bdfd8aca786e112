/** Sources: UL 827 (central stations), NFPA 72 (supervising stations), NFPA 75 (IT equipment rooms), FCC 47 CFR 4 (outage reports). */
import { technologyOwner } from '../mitigations/fact.ts';
import { answerNamed } from '../mitigations/named.ts';
import { defineTraits } from './trait.ts';

export const technologyTraits = defineTraits({
  'hosted-service': {
    fact: 'runs a service that customers log in to',
    posts: {
      reliability: {
        role: ['Founder (Engineering)', 'Senior Engineer', 'Platform Engineering Manager', 'Director of Site Reliability'],
        team: ['Founders', 'Engineering', 'Platform engineering', 'Site reliability'],
        owner: ['Founder', 'Chief Technology Officer', 'Chief Technology Officer', 'Chief Technology Officer'],
      },
    },
    functions: [
      {
        name: 'Production service operation',
        description: 'Running, watching and restoring the product that customers use.',
        stake: 'each hour down brings credits, tickets and doubt at renewal',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        timesBySize: { micro: ['4-24 hours', '1-4 hours', '0-1 hour'] },
        post: 'reliability',
        resources: ['Two on-call engineers', 'Runbooks outside production', 'Second region or account', 'Break-glass sign-ins'],
        steps:
          '1. {role} declares the incident and freezes deploys. 2. Roll back the last change. 3. If it is still down after 30 minutes, fail over. 4. Keep a timeline for the report. 5. Watch for an hour before closing.',
      },
      {
        name: 'Status page and incident notices',
        description: 'The public status page, and notices that contracts require.',
        stake: 'silence makes customers plan their move',
        criticality: 'high',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'reliability',
        resources: ['Status page on another host', 'List of notice duties by contract', 'Prepared messages'],
        steps:
          '1. {role} posts what is known within 15 minutes. 2. Update every 30 minutes. 3. Call the ten largest customers. 4. Send the notices that contracts require. 5. Publish what happened within five days.',
        outage: {
          minimum: 'One true update every half hour, on a host that is not down.',
          workaround: [
            'Prepared messages from a phone on the separate status host, and calls to the ten largest customers.',
            '1-3 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Production cloud environment',
        description: 'Compute, network and edge that serve customers.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Cloud provider, two regions',
        backup: ['Hourly', 'Infrastructure code and images in a second region and account'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Production service operation'],
        restore: '1. Apply the code in the second region. 2. Warm the caches. 3. Move 10% of traffic. 4. Move the rest by DNS.',
      },
      {
        name: 'Monitoring, paging and status page',
        description: 'Metrics, alerts, on-call phones and the public status page.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Monitoring and paging vendors outside the production cloud',
        backup: ['Hourly', 'Configuration as code at the second host'],
        times: ['0-1 hour', '20 minutes', '0-1 hour'],
        supports: ['Production service operation', 'Status page and incident notices'],
        restore: '1. Page by phone tree. 2. Run the outside uptime check. 3. Apply the configuration to the standby account.',
      },
    ],
    suppliers: [
      {
        name: 'Cloud provider',
        provides: 'Compute, storage and network for the product',
        serves: ['Production service operation'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second region under its own account', 'A second provider for the status page and backups'],
      },
      {
        name: 'Domain registrar and DNS host',
        provides: 'The names that customers and mail use',
        serves: ['Production service operation', 'Status page and incident notices'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second DNS host with the same records'],
      },
    ],
    risks: [
      [
        'Cloud Region Outage',
        'One region often holds the product, its backups and the tools to repair it.',
        { like: 'Cloud Service Outage' },
      ],
      [
        'Denial-of-Service Cyber Attack',
        'A flood of requests takes unprotected endpoints down for hours, and brings a cloud bill.',
        { like: 'Denial of Service' },
      ],
      [
        'Expired Domain or Certificate',
        'A missed renewal takes the site, email and apps away within a minute.',
        { like: 'IT Outage' },
      ],
    ],
    insurance: ['Technology errors and omissions: customers’ claims after an outage or a fault'],
    vitalRecords: ['Recovery codes for the cloud root account, registrar and DNS, sealed with two holders'],
    exerciseIdeas: ['The main cloud region is gone for a day, and the status page still says all is well.'],
  },

  'source-code': {
    fact: 'develops software',
    posts: {
      engineering: {
        role: ['Founder (Engineering)', 'Lead Developer', 'Engineering Manager', 'VP Engineering'],
        team: ['Founders', 'Engineering', 'Product engineering', 'Product engineering'],
        owner: ['Founder', 'Chief Technology Officer', 'VP Engineering', 'Chief Product Officer'],
      },
    },
    functions: [
      {
        name: 'Code delivery and emergency fixes',
        description: 'Building, testing, signing and releasing code.',
        stake: 'without a pipeline, no fix reaches customers safely',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'engineering',
        resources: [
          'Repository mirror',
          'Build runner outside the main cloud',
          'Signing keys with two holders',
          'Rollback script',
        ],
        steps:
          '1. {role} builds from the mirror on the spare runner. 2. A second engineer reviews. 3. Release to a few customers, then to all. 4. Commit the fix to the main branch the same day.',
        outage: {
          minimum: 'One urgent fix can be built, reviewed by a second engineer and rolled back.',
          workaround: [
            'Builds from the repository mirror on the spare runner, from laptops, signed by two key holders.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Dated features and customer projects',
        description: 'Work that contracts promise by a date.',
        stake: 'a promised date missed without warning ends the next order',
        criticality: 'medium',
        times: ['More than 1 week', '3-7 days', '4-24 hours'],
        post: 'engineering',
        resources: ['Laptops with local builds', 'Issue export', 'Design files', 'Remote work kit'],
        steps:
          '1. {role} moves teams to local builds. 2. Sort promised dates by contract penalty. 3. Tell customers of changed dates in writing. 4. Plan the next two weeks around repair.',
        outage: {
          minimum: 'Work with a contract date in the next two weeks moves ahead.',
          workaround: [
            'Local builds on laptops from the issue export, and new dates agreed with customers in writing.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Source repository and build pipeline',
        description: 'Code, reviews, builds and artifacts.',
        criticality: 'high',
        type: 'application',
        vendor: 'Hosted code and build service',
        backup: ['Hourly', 'Mirror at a second host'],
        times: ['1-4 hours', '2 hours', '0-1 hour'],
        supports: ['Code delivery and emergency fixes', 'Dated features and customer projects'],
        restore: '1. Point runners to the mirror. 2. Verify signed commits. 3. Rebuild the last release. 4. Compare its hashes.',
      },
    ],
    suppliers: [
      {
        name: 'Code hosting and build service',
        provides: 'Repository, reviews and builds',
        serves: ['Code delivery and emergency fixes'],
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['A mirror at a second host with a prepared runner'],
      },
    ],
    risks: [
      [
        'Failed Deployment',
        'Many outages follow a change of one’s own: a migration or a flag without a way back.',
        { like: 'Failed Deployment' },
      ],
      [
        'Ransomware or Source Code Theft',
        'Code and signing keys are most of what the firm owns.',
        { like: 'Ransomware', replaces: ['Ransomware'] },
      ],
      [
        'Intellectual Property Claim',
        'A patent or license claim can force a feature off within weeks.',
        { like: 'IP Infringement' },
      ],
    ],
    vitalRecords: ['Signing keys and license agreements, with a second holder'],
    exerciseIdeas: ['A release deletes a column that no one can bring back.'],
  },

  'customer-data': {
    fact: 'keeps customer data under contract',
    posts: {
      dataCare: {
        role: ['Founder (Engineering)', 'Senior Engineer', 'Data Platform Manager', 'Director of Data'],
        team: ['Founders', 'Engineering', 'Data platform', 'Data platform'],
        owner: ['Founder', 'Chief Technology Officer', 'Chief Technology Officer', 'Chief Information Security Officer'],
      },
    },
    functions: [
      {
        name: 'Customer data protection and restore',
        description: 'Backups, point-in-time restore, deletion control and proof of both.',
        stake: 'lost customer data cannot be bought back',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'dataCare',
        resources: ['Backups in a separate account', 'Restore runbook for each store', 'Encryption keys in escrow', 'Checksums'],
        steps:
          '1. {role} stops writers. 2. Restore to a new cluster at the chosen minute. 3. Compare counts, and samples of five customers. 4. Switch reads, then writes. 5. Tell customers which minutes are missing.',
      },
    ],
    systems: [
      {
        name: 'Primary databases',
        description: 'Where customers’ data is stored.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Managed cloud database service',
        backup: ['Every 15 minutes', 'Separate account in another region, deletion locked'],
        times: ['0-1 hour', '40 minutes', '0-1 hour'],
        supports: ['Customer data protection and restore', 'Production service operation'],
        restore: '1. Restore to a new cluster. 2. Compare counts and samples. 3. Change its credentials. 4. Switch over.',
      },
    ],
    risks: [
      [
        'Customer Data Breach',
        'Where customers share one database, one fault can mean a notice to all of them.',
        { like: 'Customer Data Breach' },
      ],
      ['Deleted or Corrupted Customer Data', 'A wrong script runs in seconds, and replicas copy it.', { like: 'Data Loss' }],
    ],
    mitigations: [
      answerNamed(['Customer Data Breach'], technologyOwner, {
        strategy: 'Shut the hole for all tenants, know within a day whose rows were read, and tell customers first',
        lines: ['Separate tenants by key, log each read, and list contract notice hours by customer.'],
        steps: [
          'If the data can lead someone to a victim or a child, warn that customer and police now.',
          'Close the path: feature off, key out, query blocked. Keep memory, logs and image.',
          'Breach lawyer and insurer on one call. The clock sheet starts.',
          'Query the logs: tenants, rows, first and last read. Write what you cannot know.',
          'Tell customers within their contract hours, before any public word, with what they must do.',
          'Rotate secrets, fix with a test, and bring in an outside reviewer.',
          'Post the cause and the change. Answer one mailbox with a person behind it.',
        ],
        actions: ['Trace one tenant’s reads as a drill'],
        needs: 'Read logs, notice table, outside reviewer',
        upkeep: 'Drill twice a year',
      }),
    ],
    insurance: ['Cyber: breach response, notices, and income lost to an attack'],
    vitalRecords: ['Data processing agreements, with the notice time of each customer'],
    exerciseIdeas: ['A customer’s records show up in another customer’s export.'],
  },

  'own-data-center': {
    fact: 'runs a data center',
    inCharge: ['aroundTheClock'],
    posts: {
      facility: {
        role: ['Owner', 'Facility Engineer', 'Critical Facilities Manager', 'Director of Critical Facilities'],
        team: ['Owner and contractor', 'Facility crew', 'Critical facilities', 'Critical facilities'],
        owner: ['Owner', 'Operations Manager', 'Data Center Manager', 'VP Data Center Operations'],
      },
    },
    functions: [
      {
        name: 'Power chain: utility, UPS and standby power',
        description: 'Utility feeds, switchgear, UPS strings, standby power and fuel.',
        stake: 'UPS batteries carry the load for minutes, and then every tenant is dark',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'facility',
        resources: [
          'Fuel for 12 hours or more at full load with one tank out, tested',
          'Two fuel contracts from different terminals',
          'Switching procedures on paper',
          'Rental power agreement with connection points',
        ],
        steps:
          '1. {role} confirms that standby power carries the load. 2. Call both fuel suppliers with the burn rate. 3. Shed loads by the agreed list. 4. Let only qualified staff switch, from the written procedure. 5. Return to utility power one feed at a time.',
      },
      {
        name: 'Cooling and leak response',
        description: 'Chillers, air handlers, pumps, make-up water and leak detection.',
        stake: 'a full room can pass its temperature limit within minutes without cooling',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'facility',
        resources: [
          'Pumps and chillers on standby power',
          'Portable spot coolers',
          'Stored make-up water',
          'Leak kits and valve map',
        ],
        steps:
          '1. {role} starts the standby unit. 2. Call tenants to shed load in the hottest rows. 3. Place spot coolers. 4. Close the valve on the map for a leak, and keep people away from wet electrical gear. 5. Watch inlet temperatures every five minutes.',
      },
      {
        name: 'Fire, gas and battery room safety',
        description: 'Getting people out of rooms with suppression gas, batteries or smoke.',
        stake: 'battery smoke and suppression gas can kill before a fire does',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'facility',
        resources: [
          'Alarms tested with the fire department',
          'Battery room plan at the gate',
          'Self-contained lights',
          'Headcount list',
        ],
        steps:
          '1. At an alarm, get everyone out and call 911. 2. Count heads at the meeting place. 3. Give responders the battery room plan. 4. No one goes back in until they say so. 5. {role} calls the suppression contractor.',
      },
    ],
    systems: [
      {
        name: 'Building and power monitoring',
        description: 'Temperatures, breakers, batteries, standby power and leaks.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Building management vendor',
        backup: ['Daily', 'Configuration at the second site, and paper procedures'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Power chain: utility, UPS and standby power', 'Cooling and leak response'],
        restore: '1. Read gauges by hand every 15 minutes. 2. Load the saved configuration. 3. Test alarms to two phones.',
      },
      {
        name: 'UPS, batteries and standby units',
        description: 'Switchgear, UPS strings, batteries, standby units and fuel pumps.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Standby power and UPS service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Power chain: utility, UPS and standby power'],
        restore:
          '1. Read the one-line diagram before touching a breaker. 2. Only qualified staff switch. 3. Move load by the tenant list. 4. Call the service company and the diesel supplier.',
      },
      {
        name: 'Chillers, air handlers and leak sensors',
        description: 'Chillers, pumps, air handlers, make-up water and leak sensors.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Chiller service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        needs: ['UPS, batteries and standby units'],
        supports: ['Cooling and leak response'],
        restore:
          '1. Open containment and start the spare unit. 2. Stop the pump that feeds the leak. 3. Ask tenants to shed load at the agreed temperature. 4. Connect the rental chiller.',
      },
      {
        name: 'Fire detection and gas suppression',
        description: 'Smoke sampling, gas release, hydrogen alarm and door releases.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Fire suppression contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Fire, gas and battery room safety'],
        restore:
          '1. Everyone leaves at the pre-alarm. 2. Meet the fire department with the battery and gas map. 3. Keep a fire watch while the system is off. 4. The contractor recharges and tests it.',
      },
    ],
    suppliers: [
      {
        name: 'Diesel supplier',
        provides: 'Fuel for standby power, day and night',
        serves: ['Power chain: utility, UPS and standby power'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second supplier from another terminal, with an account'],
      },
      {
        name: 'Standby power and UPS service company',
        provides: 'Maintenance, load tests and emergency repair',
        serves: ['Power chain: utility, UPS and standby power'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second company with parts for your models', 'A rental power agreement'],
      },
      {
        name: 'Chiller service company',
        provides: 'Cooling repair and rental chillers',
        serves: ['Cooling and leak response'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second company', 'Rental chillers with known connections'],
      },
    ],
    risks: [
      ['Standby Power or UPS Failure', 'An engine that starts in tests can still fail under load.', { like: 'Power Outages' }],
      ['Cooling Failure', 'Chillers, pumps and city water each stop a room alone.', { like: 'HVAC Failure' }],
      ['Battery Room Fire', 'Lithium batteries in thermal runaway burn for hours and reignite.'],
      ['Fuel Supply Failure', 'After a regional disaster, hospitals are supplied first.', { like: 'Fuel Shortage' }],
    ],
    mitigations: [
      {
        risks: ['Battery Room Fire'],
        words: /\bbattery (?:room )?fire\b/i,
        facts: [
          {
            strategy: 'Find battery heat and gas early, get people out first, and let the fire department fight it',
            lines: [
              'Fit smoke, gas and temperature alarms that call the shift and the fire department.',
              'Keep battery rooms apart from tenant rooms by fire walls, with doors that close by themselves.',
              'Give the fire department the battery type, the floor plan, the shutoffs and the data sheets.',
              'Post at each door what the suppression gas does to people, and how long to wait outside.',
            ],
            steps: [
              'At the first alarm, smoke, hiss or odd smell, everyone leaves the room right away and closes the door.',
              'Call 911 from outside and say “battery fire” and which type. Count heads, with tenants and visitors.',
              'No one goes back in, even when the fire looks out. The smoke is toxic, and cells reignite for days.',
              'Only trained staff isolate the strings, and only from outside the room.',
              'Stay upwind, and keep the smoke out of other rooms by the written fan procedure.',
              'Within half an hour, tell tenants which rooms lose power and when they hear from you again.',
              'Enter after the fire department and the battery maker have released the room. Post a fire watch.',
            ],
            actions: [
              'Walk the battery rooms with the fire department',
              'Drill leaving the room before the gas is released',
              'Ask the maker for the emergency guide of your batteries',
            ],
            who: ['Owner', 'Facility Manager', 'Facility Manager', 'Director of Facilities'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Gas and heat alarms, emergency guide of the maker, plan for the fire department',
            priority: 'Immediate',
            upkeep: 'Drill twice a year, and test the alarms with the service firm',
          },
        ],
      },
    ],
    exposure: {
      water: 'fuel pumps, switchgear and cable vaults at ground level are lost, and fuel trucks cannot get in',
      heat: 'chillers work at their limit on the day when the grid does too',
      power: 'the building lives on its own engines, and each refueling is a risk of its own',
      air: 'smoke or dust clogs intake filters, and outside air cooling must stop',
    },
    alternatePlace: ['A second data center on another grid and flood plain, with space reserved by contract', '1 hour'],
    insurance: ['Equipment breakdown: standby power, UPS and chillers, with income lost'],
    vitalRecords: ['One-line diagrams, switching procedures and valve maps on paper at the site and off it'],
    exerciseIdeas: ['Utility power fails at 2 a.m., one engine does not start, and fuel is six hours away.'],
  },

  'tenant-equipment': {
    fact: 'houses equipment of its tenants',
    posts: {
      tenantCare: {
        role: ['Owner', 'Customer Operations Lead', 'Customer Operations Manager', 'Director of Customer Operations'],
        team: ['Owner', 'Customer operations', 'Customer operations', 'Customer operations'],
        owner: ['Owner', 'Operations Manager', 'Data Center Manager', 'VP Data Center Operations'],
      },
    },
    functions: [
      {
        name: 'Tenant notices and remote hands',
        description: 'Alerts to tenants, work on their racks, and records for service credits.',
        stake: 'tenants who learn of an outage from their own alarms invoke the credit and look elsewhere',
        criticality: 'high',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'tenantCare',
        resources: [
          'Tenant contacts with notice times',
          'Prepared notices',
          'Operations desk on standby power',
          'Log for service credits',
        ],
        steps:
          '1. {role} sends the first notice within 15 minutes, by contract. 2. Take shutdown requests in order of risk. 3. Log each touch of a rack with time and name. 4. Update hourly. 5. Send the report that contracts require.',
        outage: {
          minimum: 'Tenants that are affected hear from you within the time of their contract.',
          workaround: [
            'Prepared notices from the printed contact list, and rack work by ticket on paper with the time.',
            '1-3 days',
          ],
        },
      },
      {
        name: 'Physical access and escorts',
        description: 'Badges, mantraps, escorts and keys for tenants and responders.',
        stake: 'a failed lock opens every tenant’s cage, or keeps the repair crew out',
        criticality: 'high',
        times: ['1-4 hours', '0-1 hour', '4-24 hours'],
        post: 'tenantCare',
        resources: [
          'Mechanical keys under two locks',
          'Printed access list',
          'Guards on call',
          'Locks and cameras on standby power',
        ],
        steps:
          '1. {role} posts a guard at each door that fails open. 2. Check people against the printed list. 3. Escort everyone. 4. Log on paper. 5. Doors must always open from the inside.',
        outage: {
          minimum: 'Each door that fails open has a guard, and everyone inside is known.',
          workaround: ['Mechanical keys, the printed access list, a paper log, and an escort for each visitor.', '1-3 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Access control and cameras',
        description: 'Badges, mantraps, locks and recordings, on standby power.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Access control vendor',
        backup: ['Daily', 'Controller export at the second site'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Physical access and escorts'],
        restore: '1. Post guards. 2. Load the export to the spare controller. 3. Compare badges with the printed list.',
      },
      {
        name: 'Meet-me room and carrier cross-connects',
        description: 'Where carriers and tenants meet, on standby power.',
        criticality: 'critical',
        type: 'network',
        vendor: 'At least three carriers on separate entries',
        backup: ['Weekly', 'Cloud storage, and a printed copy off site'],
        times: ['0-1 hour', '1 hour', 'More than 1 week'],
        supports: ['Tenant notices and remote hands'],
        restore: '1. Confirm which entry is cut. 2. Move tenants with two carriers first. 3. Patch by the printed records.',
      },
    ],
    suppliers: [
      {
        name: 'Fiber carriers',
        provides: 'Lines into the building on separate routes',
        serves: ['Production service operation', 'Tenant notices and remote hands'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A third carrier on another entry'],
      },
    ],
    risks: [
      [
        'Fiber Cut at a Building Entry',
        'Two carriers often share one trench for the last mile.',
        { like: 'Telecommunications Outage' },
      ],
      ['Breach of Service Levels', 'Credits and exits follow an outage that the contract defines.', { like: 'Legal Action' }],
      ['Unauthorized Access to Cages', 'One tailgater reaches equipment of many owners.', { like: 'Theft' }],
    ],
    vitalRecords: ['Service level agreements with notice times and credits, by tenant'],
  },

  'managed-clients': {
    fact: 'manages the IT of others',
    posts: {
      clientIt: {
        role: ['Owner', 'Lead Technician', 'Service Desk Manager', 'Director of Managed Services'],
        team: ['Owner and technician', 'Service desk', 'Service desk', 'Managed services'],
        owner: ['Owner', 'Owner', 'Operations Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Emergency support for clients',
        description: 'Answering clients whose systems are down, most urgent first.',
        stake: 'one regional event takes many clients down in the same hour',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'clientIt',
        resources: [
          'Client ranking by harm',
          'Printed contacts',
          'Second phone number',
          'Mutual help agreement with another provider',
        ],
        steps:
          '1. {role} opens the triage list: health and safety, money, everyone else. 2. Send one status text to all clients. 3. Give each urgent client one name. 4. Call the partner provider when the queue passes two hours. 5. Log times for contracts.',
      },
      {
        name: 'Clients’ backups and restores',
        description: 'Watching, testing and running clients’ backups.',
        stake: 'a backup that no one tested is discovered on the client’s worst day',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'clientIt',
        resources: ['Restore order by client', 'Copies that your own tools cannot delete', 'Loan servers', 'Test log'],
        steps:
          '1. {role} checks that copies are clean before restoring. 2. Restore in the agreed order. 3. Prove three files with the client. 4. Change every password that was used. 5. Write down the measured time.',
      },
      {
        name: 'Remote management tools under control',
        description: 'The tools with administrator rights at every client.',
        stake: 'an attacker in your tool is an administrator at all clients',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'clientIt',
        resources: ['Kill procedure for the tool', 'Hardware keys', 'Client accounts that work without it', 'Retained responder'],
        steps:
          '1. {role} cuts the tool off right away if it may be abused. 2. Tell every client by phone, not by the tool. 3. Change keys with two people. 4. Call the responder and the insurer. 5. Reconnect client by client.',
      },
    ],
    systems: [
      {
        name: 'Remote management and ticket system',
        description: 'Agents, scripts, tickets and documentation of clients.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Hosted remote management and service desk vendors',
        backup: ['Hourly', 'Documentation exported encrypted to another provider'],
        times: ['0-1 hour', '45 minutes', '0-1 hour'],
        supports: ['Emergency support for clients', 'Remote management tools under control'],
        restore:
          '1. Work from the encrypted export. 2. Rebuild with new keys. 3. Connect one test client. 4. Connect the rest by risk.',
      },
      {
        name: 'Backup platform for clients',
        description: 'Backup jobs, copies and test restores.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Backup vendor, apart from the management tool',
        backup: ['Daily', 'Copies locked against deletion in another account'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Clients’ backups and restores'],
        restore:
          '1. Sign in with the separate break-glass account. 2. Check the locks. 3. Restore the first client to a loan server.',
      },
    ],
    suppliers: [
      {
        name: 'Remote management tool vendor',
        provides: 'Agents and scripts on clients’ machines',
        serves: ['Remote management tools under control', 'Emergency support for clients'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Built-in remote access, prepared per client'],
      },
      {
        name: 'Partner IT provider',
        provides: 'Technicians when your own queue is full',
        serves: ['Emergency support for clients'],
        isStandby: true,
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second partner in another region'],
      },
    ],
    risks: [
      [
        'Attack Through the Management Tool',
        'In July 2021, attackers used one management tool to encrypt clients of dozens of providers.',
        { like: 'Ransomware' },
      ],
      ['All Clients Down Together', 'A storm, an update or a carrier stops many clients in one hour.', { like: 'Call Overload' }],
      ['Failed Client Restore', 'A backup that was never tested fails, and the claim follows.', { like: 'Backup Failure' }],
    ],
    insurance: ['Technology errors and omissions with cyber cover for clients’ losses'],
    vitalRecords: ['Network documentation and credentials of each client, encrypted and off your own systems'],
    exerciseIdeas: ['Your management tool starts encrypting clients at 6 a.m. on a Saturday.'],
  },

  'internet-provider': {
    fact: 'provides internet or phone service',
    inCharge: ['aroundTheClock'],
    posts: {
      network: {
        role: ['Owner', 'Lead Network Technician', 'Network Operations Manager', 'Director of Network Operations'],
        team: ['Owner and technician', 'Network crew', 'Network operations', 'Network operations'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'Chief Technology Officer'],
      },
    },
    functions: [
      {
        name: 'Network operation and 911 calls',
        description: 'Core, routes and phone service, emergency calls above all.',
        stake: 'customers who cannot reach 911 may die',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'network',
        resources: ['Second upstream on another route', 'Contact of each 911 center', 'Spare core router', 'Printed network map'],
        steps:
          '1. {role} checks first whether 911 calls get through. 2. Tell the 911 centers by phone if they do not. 3. Reroute over the second upstream. 4. Tell customers what works. 5. File the outage report that the FCC requires of your service.',
      },
      {
        name: 'Field repair of lines and sites',
        description: 'Fiber, towers, cabinets and batteries in the field.',
        stake: 'a crew that hurries to a downed line near power wires does not come home',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'network',
        resources: ['Splice trailer', 'Portable power units', 'Agreement with the power company', 'Spare fiber and radios'],
        steps:
          '1. {role} asks the power company whether wires are dead before anyone goes near. 2. Repair in order: 911 centers, hospitals, the most customers. 3. Run engines outdoors, 20 feet from openings. 4. Log splices. 5. Clear permits afterward.',
        outage: {
          minimum: '911 centers and hospitals are connected first, by crews that stay clear of live wires.',
          workaround: [
            'Portable power run outdoors, radios between crews, and mutual aid splicers for the longest cuts.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Network management and customer provisioning',
        description: 'Monitoring, addresses, authentication and provisioning.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Network equipment vendors',
        backup: ['Daily', 'Configurations at a second site'],
        times: ['0-1 hour', '1 hour', '4-24 hours'],
        supports: ['Network operation and 911 calls', 'Field repair of lines and sites'],
        restore:
          '1. Load the saved configuration to the spare. 2. Test a 911 call by arrangement. 3. Bring up sites by the list.',
      },
      {
        name: 'Equipment huts, batteries and tower power',
        description: 'Huts, rectifiers, batteries, standby units and tower lights.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Telecom power contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Network operation and 911 calls'],
        restore:
          '1. Read battery hours by site. 2. Send portable power to sites that carry 911. 3. Report dark tower lights to the FAA. 4. Swap weak strings before leaving.',
      },
    ],
    suppliers: [
      {
        name: 'Upstream carrier',
        provides: 'Transit and backhaul',
        serves: ['Network operation and 911 calls'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second carrier on another route and entry'],
      },
      {
        name: 'Tower or pole owner',
        provides: 'Space and power at sites',
        serves: ['Network operation and 911 calls', 'Field repair of lines and sites'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A mobile tower, by agreement'],
      },
    ],
    risks: [
      ['Fiber Cut', 'Digging and falling trees cut the line that carries a whole town.', { like: 'Telecommunications Outage' }],
      [
        'Loss of 911 Service',
        'A routing fault can stop emergency calls while other calls work.',
        { like: 'Telecommunications Failure' },
      ],
      ['Site Battery Depletion', 'Cabinets and towers die hours after the grid does.', { like: 'Power Outages' }],
    ],
    exposure: {
      wind: 'aerial lines and towers fall, and crews wait for the power company to clear wires',
      cold: 'ice loads bring down aerial fiber, and snow keeps crews from mountain sites',
      power: 'cabinets and towers run on batteries for hours, and then whole towns lose 911',
    },
    vitalRecords: ['Network maps, splice records and pole agreements'],
    exerciseIdeas: ['A cut on the only route takes a county and its 911 center offline.'],
  },

  'call-center': {
    fact: 'answers calls for others',
    posts: {
      calls: {
        role: ['Owner', 'Shift Supervisor', 'Contact Center Manager', 'Director of Contact Centers'],
        team: ['Owner and agents', 'Agents', 'Contact center', 'Contact centers'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Call answering by client script',
        description: 'Answering, routing and logging calls as each client has agreed.',
        stake: 'a doctor’s or a furnace company’s urgent call goes to no one',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'calls',
        resources: [
          'Home agents on another carrier',
          'Scripts and on-call lists offline',
          'Overflow center',
          'Headsets and laptops',
        ],
        steps:
          '1. {role} moves lines to home agents or the overflow center. 2. Answer medical and safety clients first. 3. Read scripts from the offline copy. 4. Log on paper. 5. Tell clients which hours were affected.',
        outage: {
          minimum: 'A person answers the calls of medical and safety clients.',
          workaround: [
            'Agents answer from home on a second carrier with offline scripts, and the overflow center takes the rest.',
            '3-7 days',
          ],
          peak: 'Nights and weekends, and cold snaps and storms',
        },
      },
      {
        name: 'On-call lists and urgent messages',
        description: 'Who is reached for which client, and when.',
        stake: 'a message to last week’s on-call person is a message to no one',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'calls',
        resources: ['Hourly export of lists', 'Client emergency contacts', 'Text service of a second vendor'],
        steps:
          '1. {role} opens the last export. 2. Call when a text is not confirmed within ten minutes. 3. Go to the next name. 4. Note who was reached.',
        outage: {
          minimum: 'Urgent messages reach the person who is on call now.',
          workaround: ['The last hourly export, a call by cell phone to each name, and a second text vendor.', '4-24 hours'],
        },
      },
    ],
    systems: [
      {
        name: 'Call platform and scripts',
        description: 'Numbers, routing, scripts and recordings.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Hosted call platform',
        backup: ['Hourly', 'Cloud storage of another provider, and laptops at home'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Call answering by client script', 'On-call lists and urgent messages'],
        restore: '1. Point numbers to the standby platform. 2. Load the export. 3. Test one call for each urgent client.',
      },
    ],
    suppliers: [
      {
        name: 'Call platform vendor',
        provides: 'Numbers, routing and recordings',
        serves: ['Call answering by client script', 'On-call lists and urgent messages'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A standby platform with your numbers prepared'],
      },
      {
        name: 'Overflow call center',
        provides: 'Agents for your clients in an emergency',
        serves: ['Call answering by client script'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['A second center in another region'],
      },
    ],
    risks: [
      ['Call Platform Outage', 'Every client’s line is silent at the same time.', { like: 'Telecommunications Outage' }],
      ['Illness Across a Shift', 'Agents sit close, and one virus empties the floor.', { like: 'Staff Shortage' }],
    ],
    alternatePlace: ['Agents’ homes, with laptops and headsets that are tested each month', '2 hours'],
    vitalRecords: ['Client scripts and on-call lists, exported every hour'],
  },

  'alarm-monitoring': {
    fact: 'monitors alarms',
    inCharge: ['aroundTheClock'],
    posts: {
      station: {
        role: ['Owner', 'Lead Operator', 'Central Station Manager', 'Director of Monitoring'],
        team: ['Owner and operators', 'Operators', 'Central station', 'Central stations'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Monitoring'],
      },
    },
    functions: [
      {
        name: 'Alarm signals and dispatch',
        description: 'Receiving fire, burglar and medical signals, and calling responders.',
        stake: 'a fire signal that no one reads costs lives',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'station',
        resources: [
          'Second central station with live data',
          'Direct numbers of dispatch centers',
          'Operators at home base',
          'Paper signal log',
        ],
        steps:
          '1. {role} switches signals to the second station. 2. Handle fire and medical first, then hold-up, then burglary. 3. Call dispatch by direct number. 4. Log by hand. 5. Tell dealers when you are back.',
      },
      {
        name: 'Subscriber records and call lists',
        description: 'Zones, addresses, codes and contacts of each subscriber.',
        stake: 'responders are sent to the wrong door',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'station',
        resources: ['Live copy at the second station', 'Daily export', 'Dealer contacts'],
        steps:
          '1. {role} works from the live copy. 2. Note changes on paper. 3. Compare with dealers before entering them. 4. Prove ten records after a restore.',
      },
    ],
    systems: [
      {
        name: 'Automation and receivers',
        description: 'Signal receivers, automation software and recorders.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Central station automation vendor',
        backup: ['Every 5 minutes', 'Second site with live data'],
        times: ['0-1 hour', '15 minutes', '0-1 hour'],
        supports: ['Alarm signals and dispatch', 'Subscriber records and call lists'],
        restore: '1. Switch to the second station. 2. Test one signal of each kind. 3. Switch back in a quiet hour.',
      },
      {
        name: 'Standby power and cooling of the station',
        description: 'UPS, standby unit, fuel and cooling of the operators’ room.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Station power service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Alarm signals and dispatch'],
        restore:
          '1. Switch signals to the partner station before batteries end. 2. Start the standby unit by its card. 3. Call the service company and the fuel supplier. 4. Switch back after an hour without fault.',
      },
    ],
    suppliers: [
      {
        name: 'Receiving line and IP carriers',
        provides: 'Paths on which signals arrive',
        serves: ['Alarm signals and dispatch'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second carrier and a radio network'],
      },
      {
        name: 'Partner central station',
        provides: 'Operators and receivers when yours are down',
        serves: ['Alarm signals and dispatch'],
        isStandby: true,
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second listed station'],
      },
    ],
    risks: [
      [
        'Central Station Evacuation',
        'A fire alarm in your own building empties the only room that reads alarms.',
        { like: 'Building Closure' },
      ],
      ['Signal Flood in a Storm', 'Thousands of power-loss signals hide the one fire.', { like: 'Call Overload' }],
      ['Missed Alarm Claim', 'A signal handled late becomes a claim and a review of your listing.', { like: 'Legal Action' }],
    ],
    alternatePlace: ['A second listed central station, with operators who train there twice a year', '1 hour'],
    vitalRecords: ['Subscriber records and listing certificates'],
    exerciseIdeas: ['Your own building must be evacuated while a storm brings 3,000 signals an hour.'],
  },

  'device-repair': {
    fact: 'repairs devices that belong to customers',
    posts: {
      bench: {
        role: ['Owner', 'Lead Technician', 'Service Manager', 'Director of Repair'],
        team: ['Owner', 'Technicians', 'Repair', 'Repair'],
        owner: ['Owner', 'Owner', 'Service Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Customers’ devices and their data',
        description: 'Intake, storage, privacy and return of devices.',
        stake: 'a lost phone is a customer’s photos, and a breach of trust',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'bench',
        resources: ['Numbered intake slips', 'Locked cabinet', 'Intake photos', 'Waterproof boxes'],
        steps:
          '1. {role} takes the locked cabinet first in any move. 2. Count devices against slips. 3. Call owners in the order of pickup dates. 4. Release only against slip and ID.',
        outage: {
          minimum: 'Every device is counted, locked away and matched to its slip.',
          workaround: ['Numbered paper slips with intake photos, and the locked cabinet carried to a dry room.', '3-7 days'],
        },
      },
      {
        name: 'Repair bench and battery safety',
        description: 'Bench work, parts, and lithium batteries that may burn.',
        stake: 'a punctured battery fills the shop with toxic smoke in seconds',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'bench',
        resources: [
          'Fire-safe battery box outdoors',
          'Spare bench at a partner shop',
          'Common parts',
          'Extinguisher at each bench',
        ],
        steps:
          '1. If a battery smokes, get everyone out and call 911. 2. {role} reopens the bench at the partner shop. 3. Finish started repairs first. 4. Order parts from the second dealer.',
        outage: {
          minimum: 'No battery is opened without the fire-safe box and an extinguisher at the bench.',
          workaround: [
            'Started repairs move to the spare bench of the partner shop, with parts from the second dealer.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Repair counter and pickups',
        description: 'Intake, quotes, payment and the hours on the door.',
        stake: 'a customer whose phone is behind a locked door has no way to call',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'bench',
        resources: ['Paper intake slips', 'Card reader on a phone', 'List of devices ready for pickup', 'Sign for the door'],
        steps:
          '1. {role} posts hours on the door and the map listing. 2. Write intake on paper. 3. Take cards on the phone reader. 4. Text customers whose devices are ready.',
        outage: {
          minimum: 'Customers can collect what is finished, against slip and ID.',
          workaround: ['Paper slips and a phone card reader at the front door, at the hours on the sign.', '1-3 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Repair tickets and customer contacts',
        description: 'Devices, owners, quotes, parts and payments.',
        criticality: 'high',
        type: 'application',
        vendor: 'Repair shop software vendor',
        backup: ['Daily', 'Vendor’s cloud, with open tickets printed each evening'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Customers’ devices and their data', 'Repair counter and pickups'],
        restore:
          '1. Work from printed open tickets. 2. Have the vendor restore last night’s copy. 3. Compare with the slips in the cabinet. 4. Enter new ones.',
      },
    ],
    suppliers: [
      {
        name: 'Parts dealer',
        provides: 'Screens, batteries and boards',
        serves: ['Repair bench and battery safety'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second dealer', 'The maker’s parts program'],
      },
    ],
    risks: [
      ['Battery Fire on the Bench', 'Swollen batteries arrive every week.', { like: 'Fire' }],
      ['Theft of Customers’ Devices', 'A night break-in takes what belongs to others.', { like: 'Burglary' }],
      [
        'Customer Photos or Files Exposed',
        'A technician or a thief opens what the owner left unlocked.',
        { like: 'Data Breach' },
      ],
    ],
    insurance: ['Bailee cover: customers’ devices in your care'],
    vitalRecords: ['Intake log with owner, device and condition'],
  },
});
