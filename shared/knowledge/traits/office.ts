/** Sources: OSHA 29 CFR 1910.38 (emergency action plans), 1910.1200 (chemicals of cleaning crews), FTC (direct deposit and rental fraud), state notary and lien rules as named by each state. */
import { defineTraits } from './trait.ts';

export const officeTraits = defineTraits({
  'client-deadlines': {
    fact: 'has deadlines in court or with agencies',
    posts: {
      docket: {
        role: ['Owner', 'Docket Clerk', 'Docket Manager', 'Director of Docketing'],
        team: ['Owner and assistant', 'Docketing', 'Docketing', 'Docketing'],
        owner: ['Owner', 'Owner', 'Managing Partner', 'General Counsel'],
      },
    },
    functions: [
      {
        name: 'Deadline calendar kept twice',
        description: 'Dates with courts and agencies, in the system and on paper.',
        stake: 'a missed date can end a client’s right for good',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'docket',
        resources: ['Printout of the next 30 days', 'Second person who knows each file', 'Filing routes other than the portal'],
        steps:
          '1. {role} reads the printout aloud with a second person. 2. Check the court’s or agency’s closure orders. 3. File what is due by another route. 4. Ask for extensions in writing before the hour. 5. Keep proof.',
      },
    ],
    risks: [
      ['Missed Date With a Court or Agency', 'A closed office does not stop the clock.', { like: 'Missed Court Deadline' }],
    ],
    vitalRecords: ['Deadline calendar, printed each Friday and kept at two homes'],
  },

  'sealed-documents': {
    fact: 'signs or seals work as a licensed professional',
    posts: {
      seal: {
        role: ['Principal', 'Principal in Charge', 'Practice Manager', 'Director of Practice'],
        team: ['Principal', 'Licensed staff', 'Licensed staff', 'Licensed staff'],
        owner: ['Principal', 'Principal', 'Managing Principal', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Sealed drawings and reports',
        description: 'Review, seal, issue and record of professional work.',
        stake: 'a crew stands still on site until a sealed answer comes',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'seal',
        resources: [
          'Second licensee for each discipline',
          'Digital seal under the holder’s sole control',
          'Last issued set off site',
        ],
        steps:
          '1. {role} lists open questions from sites by urgency. 2. Answer safety questions first. 3. Only the licensee applies the seal. 4. Log what was issued to whom. 5. Issue corrections as a new revision.',
        outage: {
          minimum: 'Safety questions from sites are answered under a licensee’s seal.',
          workaround: [
            'The second licensee of the discipline answers from the last issued set, kept elsewhere, with a personal seal.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Design files and model server',
        description: 'Drawings, models, calculations and issued sets.',
        criticality: 'high',
        type: 'database',
        vendor: 'Design software vendor and cloud storage',
        backup: ['Daily', 'Cloud storage of another provider, deletion locked'],
        times: ['4-24 hours', '6 hours', '4-24 hours'],
        supports: ['Sealed drawings and reports'],
        restore: '1. Open the last issued sets. 2. Restore active projects. 3. Compare revisions with the issue log.',
      },
    ],
    risks: [
      ['Error in Issued Work', 'A wrong revision on site becomes a claim years later.', { like: 'Legal Action' }],
      ['Loss of Design Files', 'Months of unbilled work sit in a model.', { like: 'Data Loss' }],
    ],
    insurance: ['Professional liability: claims over design and advice'],
    vitalRecords: ['Issued sets with seal, revision and date'],
  },

  'licensed-person': {
    fact: 'needs a licensed person present',
    risks: [
      [
        'Loss of the Licensed Person',
        'Without the license holder, the doors may have to stay closed.',
        { like: 'Key Personnel Loss' },
      ],
    ],
    suppliers: [
      {
        name: 'Relief for the licensed person',
        provides: 'A licensed professional who can step in',
        serves: [
          'Adjustments and pain visits',
          'Clock hours and license exam dates',
          'Binding, renewals and certificates',
          'Loan closings, draws and payoffs',
          'Closings and recordings by date',
          'Plats and boundary records',
          'Reports and testimony by date',
          'Treatments and emergency visits',
          'Contract dates and contingencies',
        ],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A colleague nearby under a written agreement', 'A staffing agency for licensed professionals'],
      },
    ],
    vitalRecords: ['License numbers, renewal dates and the agreement with the relief'],
    exerciseIdeas: ['The only license holder is in the hospital for a month.'],
  },

  'remote-staff': {
    fact: 'has staff who work from home',
    functions: [
      {
        name: 'Working from home in an emergency',
        description: 'Sign-in, calls and files for people at home, and a check that they are safe.',
        stake: 'a regional outage takes half of the team offline together',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'remoteWork',
        resources: ['Roster with home area and power status', 'Hotspots', 'Coworking passes', 'Phone tree'],
        steps:
          '1. {role} asks everyone by text: are you safe, do you have power? 2. Move work to people outside the area. 3. Hand out hotspots and passes. 4. Meet daily by phone. 5. Watch for people who fall silent.',
      },
    ],
    posts: {
      remoteWork: {
        role: ['Owner', 'Office Coordinator', 'People Operations Manager', 'Director of People Operations'],
        team: ['Owner and colleagues', 'Office', 'People operations', 'People operations'],
        owner: ['Owner', 'Owner', 'Operations Director', 'Chief Operating Officer'],
      },
    },
    risks: [['Home Internet or Power Outage', 'Many homes share one line and one grid.', { like: 'Internet Outage' }]],
    alternatePlace: ['Staff homes in other areas, and a coworking site with its own power', '3 hours'],
  },

  'many-branches': {
    fact: 'serves people at one or more branches',
    posts: {
      branches: {
        role: ['Owner', 'Area Lead', 'Regional Manager', 'Director of Field Operations'],
        team: ['Owner', 'Branch leads', 'Regional office', 'Field operations'],
        owner: ['Owner', 'Operations Manager', 'VP Operations', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Opening and closing of branches',
        description: 'Which branches open, who staffs them, and who tells the public.',
        stake: 'staff and customers travel in a storm to a branch that is closed',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'branches',
        resources: [
          'Branch list with keys and contacts',
          'Paired branch or partner’s counter for each',
          'Prepared notices',
          'Inspection checklist',
        ],
        steps:
          '1. {role} calls those in charge on the spot: people first, then the building. 2. Close what is unsafe. 3. Send staff and customers to the paired branch or the partner’s counter. 4. Post hours. 5. Inspect before opening again.',
        outage: {
          minimum: 'Staff and the public know which branches are open before they set out.',
          workaround: [
            'Calls from the printed list, and prepared notices that name the paired branch or partner’s counter.',
            '1-3 days',
          ],
          peak: 'The morning after a storm, before doors open',
        },
      },
    ],
    risks: [
      [
        'Regional Event That Closes Branches',
        'One storm can close your branch and those that were meant to cover for it.',
        { like: 'Natural Disasters' },
      ],
    ],
    alternatePlace: ['The paired branch or a partner’s counter outside the same storm and flood area', '2 hours'],
  },

  'one-location': {
    fact: 'works at one location only',
    risks: [['Loss of the Only Location', 'There is no second door to open.', { like: 'Loss of Premises' }]],
    insurance: ['Extra expense: rent and equipment at another place'],
    exerciseIdeas: ['The fire marshal closes your only building for two weeks.'],
  },

  projects: {
    fact: 'sells projects by the hour',
    posts: {
      projectDesk: {
        role: ['Owner', 'Project Manager', 'Head of Projects', 'Director of Delivery'],
        team: ['Owner and colleagues', 'Project teams', 'Project teams', 'Delivery'],
        owner: ['Owner', 'Owner', 'Managing Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Projects with promised dates',
        description: 'Work in progress, milestones and approvals by clients.',
        stake: 'a launch or a board date that slips without warning ends the account',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'projectDesk',
        resources: ['List of milestones by date', 'Second person for each project', 'Client contacts off site'],
        steps:
          '1. {role} sorts projects by date and penalty. 2. Hand over what is due this week. 3. Call clients before they call you. 4. Confirm new dates in writing.',
      },
    ],
    risks: [['Project Paused or Canceled', 'Unbilled hours of a stopped project are gone.', { like: 'Loss of Major Customer' }]],
    vitalRecords: ['Signed statements of work and change orders'],
  },

  staffing: {
    fact: 'places temporary staff',
    posts: {
      placement: {
        role: ['Owner', 'Lead Recruiter', 'Branch Manager', 'Director of Staffing'],
        team: ['Owner and recruiter', 'Recruiters', 'Branch', 'Staffing'],
        owner: ['Owner', 'Owner', 'Regional Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Shift fill and worker check-in',
        description: 'Who works where today, and whether each site is safe.',
        stake: 'workers sent to a closed or unsafe site are hurt or unpaid',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'placement',
        resources: ['Today’s assignment list offline', 'Group text', 'Site contacts', 'Standby pool'],
        steps:
          '1. {role} texts everyone on shift: are you safe? 2. Ask each site whether it is open and safe. 3. Send no one to a site that has not answered. 4. Fill health and safety shifts first. 5. Log hours by hand.',
      },
      {
        name: 'Weekly pay of temporary workers',
        description: 'Hours, pay and advances for people who live week to week.',
        stake: 'workers who are not paid on Friday go to the next agency',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'placement',
        resources: ['Last week’s hours', 'Pay card vendor', 'Credit line', 'Two people who may release'],
        steps:
          '1. {role} pays last week’s hours where new ones are missing. 2. Release with two people. 3. Correct next week. 4. Bill clients.',
      },
    ],
    systems: [
      {
        name: 'Assignment, hours and pay system',
        description: 'Orders, assignments, hours, pay and invoices.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Staffing software vendor',
        backup: ['Daily', 'Vendor’s cloud, with the week exported each evening'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Shift fill and worker check-in', 'Weekly pay of temporary workers'],
        restore:
          '1. Work from the export. 2. Take hours by text. 3. Have the vendor restore last night’s copy. 4. Compare totals.',
      },
    ],
    suppliers: [
      {
        name: 'Pay card or payroll funding company',
        provides: 'Weekly pay and the credit behind it',
        serves: ['Weekly pay of temporary workers'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A bank line', 'Paper checks'],
      },
    ],
    risks: [
      ['Injury of a Placed Worker', 'Two employers, and each thinks the other trained.', { like: 'Workplace Injury' }],
      ['Payroll Funding Stops', 'You pay weekly, and clients pay in 45 days.', { like: 'Cash Flow Shortage' }],
    ],
    vitalRecords: ['Assignments with site, hours and emergency contacts'],
  },

  'property-management': {
    fact: 'manages buildings for owners',
    posts: {
      buildings: {
        role: ['Owner', 'Property Manager', 'Senior Property Manager', 'Director of Property Management'],
        team: ['Owner and handyman', 'Property managers', 'Property management', 'Property management'],
        owner: ['Owner', 'Broker', 'Broker', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Emergency calls of tenants',
        description: 'Fire, gas, water, heat, elevators and locks, day and night.',
        stake: 'a tenant without heat, or with gas, is in danger tonight',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'buildings',
        resources: [
          'On-call list',
          'Shutoff map of each building',
          'Keys under control',
          'Plumber, electrician and elevator firms on call',
        ],
        steps:
          '1. If anyone smells gas or sees fire, tell them to get out and call 911. 2. {role} sends the on-call firm. 3. Close water by the map if it is safe. 4. Find tenants a warm, dry place. 5. Tell the owner and the insurer.',
      },
      {
        name: 'Rent, deposits and owners’ money',
        description: 'Rent, deposits, mortgages, taxes and insurance of buildings.',
        stake: 'a missed mortgage or insurance payment costs the owner the building',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'buildings',
        resources: ['Payment calendar by building', 'Trust account bank', 'Rent roll, printed monthly'],
        steps:
          '1. {role} pays insurance and mortgages by the calendar. 2. Accept rent by check. 3. Keep deposits apart. 4. Reconcile by building.',
        outage: {
          minimum: 'Mortgages, insurance and taxes of every building are paid by their date.',
          workaround: ['The bank pays from the printed calendar, and rent comes by check against a receipt.', '3-7 days'],
          peak: 'The first five days of the month',
        },
      },
    ],
    systems: [
      {
        name: 'Property management software',
        description: 'Leases, rent, work orders and owner reports.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Property software vendor',
        backup: ['Daily', 'Vendor’s cloud, with a monthly rent roll off site'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Emergency calls of tenants', 'Rent, deposits and owners’ money'],
        restore:
          '1. Work from the printed tenant list. 2. Log calls on paper. 3. Have the vendor restore last night’s copy. 4. Enter payments in order.',
      },
    ],
    suppliers: [
      {
        name: 'Restoration company',
        provides: 'Water and fire cleanup, with priority by agreement',
        serves: ['Emergency calls of tenants', 'Repairs, turnovers and safe return to units'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second company outside the area, agreed beforehand'],
      },
      {
        name: 'Plumber and electrician on call',
        provides: 'Emergency repair at night',
        serves: ['Emergency calls of tenants', 'Repairs, turnovers and safe return to units'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Shutoffs by staff from the printed map', 'A second firm for each trade'],
      },
    ],
    risks: [
      ['Building Fire or Gas Leak', 'Residents must get out of a building that is not theirs alone.', { like: 'Building Fire' }],
      ['Frozen or Burst Pipes', 'One pipe on an upper floor ruins ten apartments.', { like: 'Burst Pipes' }],
      ['Rental and Deposit Fraud', 'Thieves list your empty units and collect deposits.', { like: 'Payment Fraud' }],
    ],
    vitalRecords: ['Leases, rent roll, shutoff maps and insurance of each building'],
    exerciseIdeas: ['A riser bursts on the ninth floor on a holiday weekend.'],
  },

  'rents-units': {
    fact: 'rents storage or space by the unit',
    posts: {
      site: {
        role: ['Owner', 'Site Manager', 'District Manager', 'Director of Operations'],
        team: ['Owner', 'Site staff', 'District', 'Operations'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Gate, locks and units',
        description: 'Access, locks, alarms, roof and drainage of units.',
        stake: 'tenants’ belongings get wet or stolen behind a dead gate',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'site',
        resources: ['Manual gate release', 'Tarps and pumps', 'Unit map with tenants', 'Guard company'],
        steps:
          '1. {role} opens the gate by hand only while staffed. 2. Walk the site by the map when it is safe. 3. Tarp open roofs from the ground or with a roofer. 4. Photograph. 5. Tell tenants which units are wet.',
        outage: {
          minimum: 'The site is locked or staffed, and units stay shut and dry.',
          workaround: ['The gate opens by hand while someone is on duty, and the guard company watches at night.', '3-7 days'],
        },
      },
    ],
    suppliers: [
      {
        name: 'Gate and alarm company',
        provides: 'Gate, cameras and unit alarms',
        serves: ['Gate, locks and units'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A guard company until repair'],
      },
    ],
    risks: [
      ['Water in Units', 'A clogged drain or a roof lifts a hundred claims.', { like: 'Water Damage' }],
      ['Unit Break-ins', 'Thieves rent one unit and cut into the next.', { like: 'Burglary' }],
    ],
    vitalRecords: ['Rental agreements and tenant contacts by unit'],
  },

  guards: {
    fact: 'guards people or property',
    posts: {
      guardDesk: {
        role: ['Owner', 'Field Supervisor', 'Operations Manager', 'Director of Security Operations'],
        team: ['Owner', 'Supervisors', 'Operations', 'Security operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Posts, patrols and relief',
        description: 'Guards at each post, relief on time and supervisors on the road.',
        stake: 'a guard left alone without relief makes mistakes that hurt people',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'guardDesk',
        resources: ['Post list with orders', 'Standby guards', 'Radios', 'Supervisor vehicles'],
        steps:
          '1. {role} checks every post by radio or phone. 2. Call 911 for anyone in danger. 3. Relieve after 12 hours at most. 4. Fill hospitals, shelters and stores with crowds first. 5. Log by hand.',
      },
    ],
    systems: [
      {
        name: 'Dispatch and guard tour system',
        description: 'Schedules, tours, reports and radios.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Guard management vendor',
        backup: ['Daily', 'Vendor’s cloud, with the week’s schedule on paper'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Posts, patrols and relief'],
        restore:
          '1. Use the paper schedule. 2. Check posts by phone each hour. 3. Have the vendor restore last night’s copy. 4. Enter reports.',
      },
    ],
    suppliers: [
      {
        name: 'Radio and phone carrier',
        provides: 'Contact with posts',
        serves: ['Posts, patrols and relief'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Phones of a second carrier on another network, and supervisors who drive the posts'],
      },
    ],
    risks: [
      ['Use of Force Claim', 'One video decides contract and license.', { like: 'Litigation' }],
      ['Guard Injured on a Post', 'A lone guard meets what the post was meant to stop.', { like: 'Workplace Violence' }],
    ],
    insurance: ['General liability with assault and battery cover'],
    vitalRecords: ['Post orders, guard licenses and weapon records'],
  },

  'cleaning-crews': {
    fact: 'cleans buildings',
    posts: {
      crews: {
        role: ['Owner', 'Crew Lead', 'Operations Manager', 'Director of Operations'],
        team: ['Owner and crew', 'Crews', 'Operations', 'Operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Night crews, keys and alarms',
        description: 'Crews by building, keys, codes and a check that everyone is out safely.',
        stake: 'a crew locked in at night with no one who knows is in danger',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'crews',
        resources: ['Crew list by building and hour', 'Key safe and log', 'Spare van', 'Client contacts'],
        steps:
          '1. {role} calls each crew: are you safe? 2. Send no one into wet or damaged buildings. 3. Serve clinics and food plants first. 4. Change codes if keys are missing. 5. Log hours.',
        outage: {
          minimum: 'Every crew member is reached during the shift and known to be out after it.',
          workaround: ['Crews of two check in by phone at set hours, and keys are logged on paper.', '3-7 days'],
        },
      },
      {
        name: 'Disinfection and cleanup on short notice',
        description: 'Outbreaks, small floods and soot that clients need cleaned fast.',
        stake: 'a clinic or school stays closed until it is clean',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', null],
        post: 'crews',
        resources: ['Approved disinfectants with data sheets', 'Gloves and masks', 'Training records', 'Restoration partner'],
        steps:
          '1. {role} leaves sewage, mold and asbestos to a licensed restorer. 2. Train and equip the crew. 3. Use the product as its label says. Never mix bleach with other cleaners. 4. Record rooms and times.',
        outage: {
          minimum: 'Clinics and schools that stay closed until they are clean come first.',
          workaround: [
            'A trained crew works from the van’s own stock, and the restoration partner takes what needs a license.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Crew schedule, time clock and key log',
        description: 'Buildings, hours, keys, codes and crew phones.',
        criticality: 'high',
        type: 'application',
        vendor: 'Scheduling and time clock vendor',
        backup: ['Daily', 'Vendor’s cloud, with the week printed each Friday'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Night crews, keys and alarms', 'Disinfection and cleanup on short notice'],
        restore:
          '1. Work from the printed week. 2. Take hours by text. 3. Have the vendor restore last night’s copy. 4. Enter hours and keys.',
      },
    ],
    suppliers: [
      {
        name: 'Cleaning supply house',
        provides: 'Chemicals, paper, gloves and machines',
        serves: ['Night crews, keys and alarms', 'Disinfection and cleanup on short notice'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supply house', 'Two weeks of stock'],
      },
    ],
    risks: [
      ['Theft Accusation at a Client', 'One missing laptop ends a contract.', { like: 'Employee Theft' }],
      ['Chemical Injury of a Cleaner', 'Two products in one bucket make toxic gas.', { like: 'Workplace Injury' }],
    ],
    insurance: ['Janitorial bond: theft by employees at clients'],
    vitalRecords: ['Key log, alarm codes under seal, and data sheets of products'],
  },

  events: {
    fact: 'plans events',
    posts: {
      eventLead: {
        role: ['Owner', 'Event Lead', 'Event Manager', 'Director of Events'],
        team: ['Owner and helpers', 'Event team', 'Event team', 'Events'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Safety and go or no-go of events',
        description: 'Weather watch, crowd limits, shelter and the decision to stop.',
        stake: 'a tent in a gust front kills guests',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'eventLead',
        resources: ['Weather radio', 'Wind limits of tents and stages', 'Shelter plan', 'Loudspeaker on battery'],
        steps:
          '1. {role} stops the event at the limit for wind or lightning. 2. Send people to the shelter named before the event. 3. Call 911 for anyone hurt. 4. Keep exits clear. 5. Wait 30 minutes after the last thunder.',
      },
      {
        name: 'Dates, vendors and deposits',
        description: 'Contracts, new dates and money held for clients.',
        stake: 'a wedding cannot be repeated, and deposits are spent',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'eventLead',
        resources: ['Run sheet on paper', 'Second vendor for each role', 'Second hall', 'Contract clauses for canceling'],
        steps:
          '1. {role} calls the client before anyone else. 2. Move to the second hall or a new date. 3. Call vendors in the order of the run sheet. 4. Put changes in writing.',
        outage: {
          minimum: 'Each client of the next two weeks has a hall, a date and vendors.',
          workaround: ['Calls to client and vendors from the printed run sheet, with the second hall or a new date.', '3-7 days'],
          peak: 'Saturdays from May to October, and the week before each',
        },
      },
    ],
    systems: [
      {
        name: 'Run sheets, guest lists and vendor contracts',
        description: 'Schedules, floor plans, guests, vendors and deposits.',
        criticality: 'high',
        type: 'application',
        vendor: 'Event software vendor',
        backup: ['Daily', 'Vendor’s cloud, with the next 30 days printed'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Dates, vendors and deposits'],
        restore:
          '1. Work from the printed run sheets. 2. Have the vendor restore last night’s copy. 3. Confirm the next event with each vendor by phone.',
      },
    ],
    suppliers: [
      {
        name: 'Venues and caterers',
        provides: 'Halls, food and equipment',
        serves: ['Dates, vendors and deposits'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second hall held by agreement', 'A second caterer'],
      },
    ],
    risks: [
      ['Severe Weather at an Outdoor Event', 'Crowds in tents have minutes.', { like: 'Severe Thunderstorms' }],
      ['Vendor No-Show', 'The only caterer calls in sick at noon.', { like: 'Vendor Failure' }],
    ],
    insurance: ['Event cancellation: costs of a canceled date'],
    vitalRecords: ['Run sheets and supplier confirmations of the next 90 days'],
    exerciseIdeas: ['A storm reaches a tent wedding with 180 guests in 20 minutes.'],
  },

  'media-files': {
    fact: 'makes photos, video or designs',
    posts: {
      studio: {
        role: ['Owner', 'Lead Editor', 'Studio Manager', 'Creative Operations Director'],
        team: ['Owner', 'Studio', 'Studio', 'Studio'],
        owner: ['Owner', 'Owner', 'Creative Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Unrepeatable recordings and masters',
        description: 'Cards, drives and masters from the moment of recording to delivery.',
        stake: 'a wedding, a birth or a speech cannot be shot again',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'studio',
        resources: [
          'Two cards in each camera',
          'Copy that leaves the site the same day',
          'Second camera kit',
          'Drive recovery firm',
        ],
        steps:
          '1. {role} keeps cards in a pocket, not in the bag. 2. Copy twice before erasing. 3. Send one copy to the cloud that night. 4. Stop using a damaged drive and call the recovery firm.',
      },
    ],
    systems: [
      {
        name: 'Edit workstations and media archive',
        description: 'Projects, masters and client galleries.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Storage and gallery vendors',
        backup: ['Daily', 'Cloud archive, and drives at another address'],
        times: ['1-4 hours', '4 hours', '4-24 hours'],
        supports: ['Unrepeatable recordings and masters'],
        restore: '1. Open the cloud copy. 2. Rebuild the project on the spare machine. 3. Deliver what is due first.',
      },
    ],
    suppliers: [
      {
        name: 'Camera rental house',
        provides: 'Cameras, lenses and lights tomorrow',
        serves: ['Booked shoots with a standby shooter', 'Unrepeatable recordings and masters'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second rental house, with an account', 'Colleagues who lend'],
      },
    ],
    risks: [
      ['Lost Card or Failed Drive', 'The only copy is in one pocket.', { like: 'Data Loss' }],
      ['Theft of Equipment', 'A car window costs the kit and the week.', { like: 'Equipment Theft' }],
    ],
    insurance: ['Equipment floater: cameras away from the studio'],
    vitalRecords: ['Masters, releases and licenses'],
  },

  'samples-testing': {
    fact: 'tests samples for clients',
    posts: {
      analysis: {
        role: ['Owner', 'Lead Analyst', 'Laboratory Manager', 'Laboratory Director'],
        team: ['Owner and analyst', 'Analysts', 'Laboratory', 'Laboratory'],
        owner: ['Owner', 'Owner', 'Laboratory Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Samples within holding times',
        description: 'Receipt, cold storage, custody and tests before samples expire.',
        stake: 'a sample past its holding time cannot be taken again',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'analysis',
        resources: [
          'List of samples by expiry',
          'Ice and coolers',
          'Partner laboratory with the same accreditation',
          'Custody forms on paper',
        ],
        steps:
          '1. {role} sorts samples by expiry. 2. Keep them cold, with readings each hour. 3. Send those at risk to the partner laboratory with custody papers. 4. Tell clients which results are late or lost.',
      },
    ],
    systems: [
      {
        name: 'Sample refrigerators, freezers and hoods',
        description: 'Cold storage of samples, and the hoods and gases of the instruments.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Laboratory equipment service company',
        backup: ['Daily', 'Temperature log in the service company’s cloud'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Samples within holding times'],
        restore:
          '1. Keep doors shut and log each temperature. 2. Move the samples with the shortest hours to the partner laboratory. 3. Call the service company. 4. Use no hood that fails its flow check.',
      },
      {
        name: 'Laboratory information and instruments',
        description: 'Samples, results, instruments and reports.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Laboratory software vendor',
        backup: ['Daily', 'Vendor’s cloud, with raw data copied off site'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Samples within holding times'],
        restore:
          '1. Log on paper. 2. Have the vendor restore last night’s copy. 3. Run a control sample on each instrument. 4. Enter results with a second person.',
      },
    ],
    suppliers: [
      {
        name: 'Partner laboratory',
        provides: 'Tests when yours is down, under the same accreditation',
        serves: ['Samples within holding times', 'Urgent results for public health'],
        isStandby: true,
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second partner'],
      },
    ],
    risks: [
      ['Sample Cold Storage Failure', 'A warm refrigerator at night voids a week of samples.', { like: 'Refrigeration Failure' }],
      [
        'Loss of Laboratory Accreditation',
        'One finding stops reports that clients need by law.',
        { like: 'Loss of Accreditation' },
      ],
    ],
    vitalRecords: ['Custody forms, raw data and calibration records'],
  },

  'original-papers': {
    fact: 'keeps original papers of clients',
    posts: {
      papers: {
        role: ['Owner', 'Records Clerk', 'Records Manager', 'Director of Records'],
        team: ['Owner', 'Records', 'Records', 'Records'],
        owner: ['Owner', 'Owner', 'Office Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Originals in the vault',
        description: 'Wills, deeds, notes and exhibits that exist once.',
        stake: 'a lost original may be a lost right',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'papers',
        resources: [
          'List of originals with place',
          'Scans off site',
          'Fire-rated cabinet above flood level',
          'Document drying firm',
        ],
        steps:
          '1. {role} moves originals above flood level when there is time and it is safe. 2. After water, freeze wet papers and call the drying firm. 3. Check the list. 4. Tell clients what is missing.',
        outage: {
          minimum: 'Every original is located, dry and locked away.',
          workaround: [
            'Scans kept off site serve for daily work. Wet papers are frozen until the drying firm takes them.',
            '3-7 days',
          ],
        },
      },
    ],
    suppliers: [
      {
        name: 'Document drying and storage firm',
        provides: 'Freeze-drying, storage and retrieval',
        serves: ['Originals in the vault'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second firm out of the area'],
      },
    ],
    risks: [['Loss of Original Papers', 'Fire and water take what no backup has.', { like: 'Loss of Records' }]],
    vitalRecords: ['List of originals with owner and place, scanned off site'],
  },
});
