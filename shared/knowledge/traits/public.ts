import { defineTraits } from './trait.ts';

/** Public services. Sources: FEMA public assistance rules, 2 CFR 200, EAC and CISA guides for election offices, NFPA 1600. */
export const publicTraits = defineTraits({
  'public-safety': {
    fact: 'answers emergencies for the public',
    inCharge: ['aroundTheClock'],
    posts: {
      responders: {
        role: ['Chief', 'Shift Commander', 'Operations Chief', 'Deputy Chief of Operations'],
        team: ['Responders', 'Shift', 'Operations', 'Operations'],
        owner: ['Chief', 'Chief', 'Chief', 'Chief'],
      },
    },
    functions: [
      {
        name: 'Response to emergencies in the district',
        description: 'Crews, vehicles and stations ready to answer calls day and night.',
        stake: 'minutes decide over lives, and there is no one else to send',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'responders',
        resources: ['Minimum staffing rule', 'Reserve vehicles and gear', 'Mutual aid agreements', 'Fuel for seven days'],
        steps:
          '1. {role} counts crews and vehicles and sets call priorities. 2. Ask for mutual aid below the minimum. 3. Place crews on both sides of water or rail that may close. 4. Hold response at the wind limit of your policy, and keep the list of waiting calls. 5. Rotate crews, with food and rest.',
      },
      {
        name: 'Radio, dispatch link and call records',
        description: 'Hearing from dispatch, talking to crews, and writing down what happened.',
        stake: 'a responder who calls for help and is not heard may die',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', '0-1 hour'],
        post: 'responders',
        resources: [
          'Portable radios on a direct channel',
          'Paper call cards and status board',
          'Phones of a priority service',
          'Backup dispatch agreement',
        ],
        steps:
          '1. {role} orders the direct channel and a roll call of every unit. 2. Put a dispatcher or officer with a status board at each station. 3. Have the backup center send calls. 4. Write times by hand. 5. Enter the cards when software returns.',
      },
    ],
    systems: [
      {
        name: 'Radio system and vehicle computers',
        description: 'Radios, towers, vehicle computers and the link to dispatch.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Public safety communications vendor',
        backup: ['Hourly', 'Backup dispatch center in the next county'],
        times: ['0-1 hour', '20 minutes', '0-1 hour'],
        supports: ['Radio, dispatch link and call records', 'Response to emergencies in the district'],
        restore:
          '1. Go to the direct channel. 2. Switch to the second tower. 3. Use phones of the priority service. 4. Load written calls when back.',
      },
      {
        name: 'Emergency power of stations and radio',
        description: 'Standby power, transfer switches and fuel for doors, chargers, radios and cells.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency power service company',
        backup: ['Monthly', 'Load-test log in the service company’s cloud'],
        times: ['0-1 hour', '20 minutes', 'More than 1 week'],
        supports: ['Response to emergencies in the district', 'Radio, dispatch link and call records', 'Persons in custody'],
        restore:
          '1. Open doors by hand and go to portable radios. 2. Start emergency power by its card. 3. Carry radios, cells and doors first. 4. Call for fuel at half a tank.',
      },
    ],
    suppliers: [
      {
        name: 'Radio and communications contractor',
        replaces: ['Telephone and network carrier'],
        provides: 'Radio sites, repair and spare radios',
        serves: ['Radio, dispatch link and call records'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['County or state radio cache', 'Priority cellular service'],
      },
      {
        name: 'Fuel supplier',
        provides: 'Fuel with priority delivery',
        serves: ['Roads, bridges and drains kept open', 'Response to emergencies in the district'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Public works tank', 'County fuel site'],
      },
      {
        name: 'Emergency vehicle repair shop',
        provides: 'Repair and loan vehicles',
        serves: ['Response to emergencies in the district'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['City garage', 'Neighbor department’s reserve vehicle'],
      },
    ],
    risks: [
      [
        'Radio or Dispatch Failure',
        'A lost tower or console leaves crews and callers unheard.',
        { like: 'Telecommunications Outage' },
      ],
      [
        'Responder Killed or Badly Hurt',
        'Grief takes a whole shift out of service while the calls continue.',
        { like: 'Worker Injury' },
      ],
      [
        'Station Out of Service',
        'Doors that do not open or a flooded street keep vehicles inside.',
        { like: 'Building Access Loss' },
      ],
    ],
    insights: ['The families of responders need a plan too. Crews who know that their children are safe stay on duty.'],
    exposure: {
      water: 'stations and low roads flood, and crews are cut off from one half of the district',
      wind: 'response stops at the wind limit while calls wait in line',
      power: 'station doors, radios and chargers depend on emergency power whose fuel someone must bring',
      ground: 'station doors jam and bridges close in the minutes when most calls come',
      fire: 'every crew in the region is already out when your own district needs one',
      cold: 'crashes and heating fires rise while each response takes twice as long',
      heat: 'calls rise by the hour, and crews in gear can work only minutes',
      air: 'breathing calls rise, and crews sleep in stations that fill with smoke',
    },
    vitalRecords: ['Mutual aid agreements, rosters with emergency contacts, and response maps'],
    exerciseIdeas: ['The radio system fails during a storm: run an hour on the direct channel and paper.'],
  },
  elections: {
    fact: 'runs elections',
    posts: {
      elections: {
        role: ['Town Clerk', 'Elections Clerk', 'Elections Supervisor', 'Director of Elections'],
        team: ['Clerk', 'Clerk’s office', 'Elections office', 'Elections office'],
        owner: ['Town Clerk', 'County Clerk', 'County Clerk', 'County Clerk'],
      },
    },
    functions: [
      {
        name: 'Voting, ballots and results',
        description: 'Registration, mail ballots, polling places, counting and certification.',
        stake: 'the dates stand in law, and a voter turned away is not served later',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        inSeason: { when: 'the weeks of early voting and on Election Day', times: ['1-4 hours', '0-1 hour', '0-1 hour'] },
        post: 'elections',
        resources: [
          'Paper poll book for each place',
          'Emergency ballots',
          'Backup polling places with keys',
          'Chain-of-custody forms and seals',
        ],
        outage: {
          minimum: 'Every eligible voter can vote, and every ballot is sealed, logged, and counted.',
          workaround: [
            'Paper poll books, emergency ballots, and the backup polling place, with two people at every box.',
            '4-24 hours',
          ],
          peak: 'Election days, and the early voting before them',
        },
        steps:
          '1. {role} keeps voters safe and moves the line to the backup place if needed. 2. Vote on emergency paper ballots when equipment is down. 3. Check voters in from the paper poll book. 4. Ask the court or the state before hours or places change, and post every change. 5. Seal and log every box with two people. 6. Count, compare and publish what happened.',
      },
    ],
    systems: [
      {
        name: 'Voter registration and ballot equipment',
        description: 'State voter list, electronic poll books, tabulators and result reporting.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'State voter list and certified equipment vendor',
        backup: ['Daily', 'State data center, with poll books on paper'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Voting, ballots and results'],
        restore:
          '1. Use paper books and ballots. 2. Swap in a sealed spare. 3. Log seal numbers with two people. 4. Test before the next voter.',
      },
    ],
    suppliers: [
      {
        name: 'Ballot printer and mail house',
        provides: 'Ballots and envelopes on fixed dates',
        serves: ['Voting, ballots and results'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second certified printer', 'Ballots printed on demand'],
      },
      {
        name: 'Election equipment vendor',
        provides: 'Tabulators, poll books and technicians',
        serves: ['Voting, ballots and results'],
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['Sealed spares on site', 'Hand count by your state’s rule'],
      },
    ],
    risks: [
      [
        'Election Disruption',
        'Power, weather, threats or hoaxes close polling places on the one day that counts.',
        { like: 'Facility Loss' },
      ],
    ],
    exerciseIdeas: ['A bomb hoax closes two polling places at noon on Election Day.'],
  },
  'public-records': {
    fact: 'keeps public records',
    posts: {
      records: {
        role: ['Town Clerk', 'Records Clerk', 'Records Manager', 'Records Manager'],
        team: ['Clerk', 'Records staff', 'Records', 'Records'],
        owner: ['Town Clerk', 'City Clerk', 'City or County Clerk', 'City or County Clerk'],
      },
    },
    functions: [
      {
        name: 'Permanent records and certified copies',
        description: 'Deeds, minutes, vital records, permits and copies that people need.',
        stake: 'after a disaster people need birth certificates and deeds before any aid',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'records',
        resources: [
          'Certified paper and seal at a second place',
          'Microfilm or scans at the state archive',
          'Freezer and drying contractor',
          'Number block for hand-written entries',
        ],
        outage: {
          minimum: 'People who need a certified copy this week get one.',
          workaround: [
            'Copies from the scans at another office, a log of each one, and numbered paper for new filings.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} stops anyone from entering a wet vault before it is released. 2. Issue copies from the archive at the second place. 3. Number entries by hand from the block. 4. Have wet volumes frozen within 48 hours, in the order of the list. 5. Enter and publish the block when the index is back.',
      },
    ],
    systems: [
      {
        name: 'Records index and image archive',
        description: 'Index and images of deeds, minutes, permits and vital records.',
        criticality: 'high',
        type: 'database',
        vendor: 'Records management vendor',
        backup: ['Daily', 'State archive or a second data center'],
        times: ['4-24 hours', '8 hours', '4-24 hours'],
        supports: ['Permanent records and certified copies'],
        restore:
          '1. Issue from film or scans. 2. Restore the index. 3. Enter the number block in order. 4. Audit a sample against paper.',
      },
    ],
    suppliers: [
      {
        name: 'Document freezing and drying contractor',
        provides: 'Freezing and drying of wet records',
        serves: ['Permanent records and certified copies'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second contractor', 'Food freezer warehouse'],
      },
    ],
    risks: [
      ['Loss of Permanent Records', 'Vaults are in basements, and paper molds within two days.', { like: 'Loss of Records' }],
    ],
    vitalRecords: ['List of permanent records by shelf, in the order of rescue'],
    exerciseIdeas: ['Six inches of water in the vault on a Saturday: who may enter, and what leaves first?'],
  },
  'public-meetings': {
    fact: 'decides in public meetings',
    posts: {
      meetings: {
        role: ['Board Secretary', 'Board Clerk', 'Board Clerk', 'Clerk of the Board'],
        team: ['Clerk', 'Clerk’s office', 'Clerk’s office', 'Clerk’s office'],
        owner: ['Board Chair', 'Board Chair', 'Board Chair', 'Board Chair'],
      },
    },
    functions: [
      {
        name: 'Board meetings, notices and votes',
        description: 'Notice, quorum, votes and minutes, also in an emergency.',
        stake: 'a vote without lawful notice or quorum can be void',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'meetings',
        resources: ['Emergency notice template', 'Alternate meeting place', 'Rule on remote meetings', 'Phone list of members'],
        steps:
          '1. {role} asks counsel which emergency rule applies. 2. Post the notice on door, website and to the press. 3. Call members until a quorum is sure. 4. Meet at the alternate place or by lawful remote means. 5. Write minutes on paper and read each vote aloud.',
      },
    ],
    systems: [
      {
        name: 'Agenda, minutes and meeting stream',
        description: 'Agendas, minutes, recordings and public comment.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Meeting software vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Board meetings, notices and votes'],
        restore:
          '1. Post paper notices. 2. Record on a phone. 3. Sign in with the second administrator. 4. Publish the recording and minutes.',
      },
    ],
    risks: [
      ['Void Vote or Missed Public Notice', 'Emergency contracts fall if the notice was missing.', { like: 'Missed Deadline' }],
    ],
    vitalRecords: ['Minutes, resolutions and delegations of authority'],
  },
  grants: {
    fact: 'spends grants with conditions',
    posts: {
      grants: {
        role: ['Executive Director', 'Grants Coordinator', 'Grants Manager', 'Director of Grants'],
        team: ['Director', 'Finance and programs', 'Grants office', 'Grants office'],
        owner: ['Executive Director', 'Executive Director', 'Finance Director', 'Chief Financial Officer'],
      },
    },
    functions: [
      {
        name: 'Grant draws, reports and allowable costs',
        description: 'Draws, reports, time records and prior approvals of each grant.',
        stake: 'costs without records or approval are paid back from money that is not there',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'grants',
        resources: ['List of grants with dates and officers', 'Time sheets on paper', 'Second draw sign-in'],
        outage: {
          minimum: 'Disaster costs are logged by grant, and no report date passes unannounced.',
          workaround: [
            'A paper cost log, requests for more time before each date, and draws through the agency’s website.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} lists draws and reports due in 30 days. 2. Write each grant officer before a date is missed. 3. Ask for approval before money or scope moves. 4. Draw what is already earned. 5. Keep disaster costs under their own code.',
      },
    ],
    systems: [
      {
        name: 'Grant and cost-code ledger',
        description: 'Budget, costs, time records and draws by grant.',
        criticality: 'medium',
        type: 'database',
        vendor: 'Fund accounting vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Grant draws, reports and allowable costs', 'Payroll, purchasing and disaster cost records'],
        restore:
          '1. Keep costs on the paper code sheet. 2. Have the vendor restore last night’s copy. 3. Post by code. 4. Reconcile with draws.',
      },
    ],
    risks: [
      [
        'Grant Money Frozen or Taken Back',
        'A late report, a missing time sheet or a shutdown stops the draws that pay salaries.',
        { like: 'Grant Loss' },
      ],
    ],
    insights: [
      'Federal grants follow 2 CFR 200: written procurement, time records and costs that were allowed. Ask before you move money.',
    ],
    vitalRecords: ['Grant agreements, indirect rate and contacts of each grant officer'],
  },
});
