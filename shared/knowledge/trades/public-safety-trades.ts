import type { Post } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const postAtAnySize = (role: string, team: string, owner: string): Post => ({
  role: [role, role, role, role],
  team: [team, team, team, team],
  owner: [owner, owner, owner, owner],
});
const communications = postAtAnySize('Communications Manager', 'Telecommunicators', 'Director of Emergency Communications');
const policeChief = postAtAnySize('Police Chief', 'Police department', 'Police Chief');
const fireChief = postAtAnySize('Fire Chief', 'Fire department', 'Fire Chief');

/** Sources: NENA and APCO continuity guides, NFPA 1221 and 1710, FBI CJIS policy. */
export const publicSafetyTrades: readonly Trade[] = [
  {
    id: 'police-department',
    title: 'Police department',
    trade: 'a police department',
    naics: '922120',
    words: ['police', 'sheriff', 'law enforcement', 'marshal'],
    within: ['Government'],
    traits: ['public-safety'],
    peak: 'Weekend nights, holidays, large events and the first nights after a disaster',
    posts: {
      leadership: policeChief,
      responders: {
        role: ['Shift Sergeant', 'Shift Commander', 'Patrol Commander', 'Deputy Chief of Operations'],
        team: ['Patrol', 'Patrol', 'Patrol', 'Patrol'],
        owner: ['Police Chief', 'Police Chief', 'Police Chief', 'Police Chief'],
      },
    },
    functions: [
      {
        name: 'Persons in custody',
        description: 'Holding, moving and watching people who are locked in.',
        stake: 'people behind locked doors cannot leave a fire or a flood by themselves',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'responders',
        resources: [
          'Keys that work without power',
          'Transport vans and restraints',
          'Agreement with a second jail',
          'Custody log on paper',
        ],
        steps:
          '1. {role} unlocks and moves everyone in custody out of danger first. 2. Call 911 medics for anyone ill or hurt. 3. Count against the log at every door. 4. Move to the second jail with medicines and papers. 5. Ask the court and prosecutor about releases.',
      },
      {
        name: 'Evidence, property and case records',
        description: 'Evidence rooms, digital evidence, warrants and reports.',
        stake: 'wet or unguarded evidence can set a violent offender free',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'leadership',
        resources: [
          'Guard for the evidence room',
          'Freezer and drying room elsewhere',
          'Chain-of-custody forms',
          'Prosecutor’s list of trial cases',
        ],
        outage: {
          minimum: 'The evidence room is guarded, and nothing moves without two people and a form.',
          workaround: [
            'Paper custody forms, drying room and freezer at another agency, and warrants from the court by phone.',
            '1-3 days',
          ],
          peak: 'Weeks with trials, and the days after a large scene',
        },
        steps:
          '1. {role} posts a guard, and lets no one in before release. 2. Move evidence for trial, DNA and drugs first, with two people and a form. 3. Take warrants and protective orders from the court by phone. 4. Write reports by hand. 5. Tell the prosecutor what was damaged.',
      },
    ],
    systems: [
      {
        name: 'Records, warrants and body camera storage',
        description: 'Reports, warrant checks, state and federal databases, and video.',
        criticality: 'high',
        type: 'database',
        vendor: 'Police records vendor and state criminal justice network',
        backup: ['Hourly', 'Vendor cloud that meets CJIS rules'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Evidence, property and case records'],
        restore:
          '1. Check warrants by radio with the county. 2. Dock cameras at another station. 3. Have the vendor restore the last hourly copy. 4. Enter written reports by number.',
      },
      {
        name: 'Holding cell doors, cameras and evidence cooler',
        description: 'Cell doors, their cameras, intercom and the cold storage of evidence.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Detention equipment company',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Persons in custody', 'Evidence, property and case records'],
        restore:
          '1. Open cells with the manual keys and keep people in sight. 2. Move persons to the second facility if doors fail. 3. Seal and move cold evidence with a signed log. 4. Test every door before use.',
      },
    ],
    suppliers: [
      {
        name: 'Second jail or detention facility',
        provides: 'Cells for people in custody',
        serves: ['Persons in custody'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['State facility', 'Neighbor county'],
      },
      {
        name: 'Towing company',
        provides: 'Clearing roads and storing vehicles',
        serves: ['Response to emergencies in the district'],
        criticality: 'medium',
        downtime: '4-24 hours',
        alternatives: ['A second company, on call', 'Public works loader'],
      },
    ],
    risks: [
      ['Loss of Evidence', 'An evidence room in a basement holds years of cases.', { like: 'Loss of Records' }],
      [
        'Incident that Breaks Public Trust',
        'One video can change the work of a department for years.',
        { like: 'Public Trust Loss' },
      ],
      [
        'Officer Shortage',
        'Long shifts after a disaster end in sick calls and resignations.',
        { like: 'High Staff Turnover', replaces: ['Public Staff Shortage'] },
      ],
    ],
    not: ['Revenue Shortfall', 'Resident counter and phone service', 'Station Out of Service'],
    alternatePlace: [
      'A fire station, school or neighbor department with secure rooms, radio and parking, agreed in writing',
      '4 hours',
    ],
  },
  {
    id: 'fire-department',
    title: 'Fire department',
    trade: 'a fire department',
    naics: '922160',
    words: [
      'fire department',
      'fire district',
      'fire rescue',
      'fire company',
      'volunteer fire',
      'fire protection district',
      'fire station',
    ],
    within: ['Government'],
    traits: ['public-safety'],
    peak: 'Heating season, dry windy weeks and the night of any storm',
    posts: {
      leadership: fireChief,
      responders: {
        role: ['Captain', 'Battalion Chief', 'Operations Chief', 'Deputy Chief of Operations'],
        team: ['Crew', 'Crews', 'Operations', 'Operations'],
        owner: ['Fire Chief', 'Fire Chief', 'Fire Chief', 'Fire Chief'],
      },
    },
    functions: [
      {
        name: 'Fire attack, rescue and water supply',
        description: 'Engines, crews, hydrants, tankers and rescue teams.',
        stake: 'a room burns through in minutes, and without water crews can only protect what is next to it',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'responders',
        resources: [
          'Tanker task force and drafting sites',
          'Second set of keys and door openers',
          'Rescue and swift-water teams by mutual aid',
          'Staging areas on high ground',
        ],
        steps:
          '1. {role} checks hydrant pressure with the water utility. 2. Order tankers and drafting if pressure falls. 3. Move engines out of a station in danger. 4. Call swift-water, collapse or hazmat teams early. 5. Rehab crews, and account for everyone every 20 minutes.',
      },
      {
        name: 'Breathing air, gear and apparatus',
        description: 'Air bottles, compressors, protective gear, hose and vehicles.',
        stake: 'no air, no entry',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'responders',
        resources: ['Mobile air unit by mutual aid', 'Second set of gear', 'Reserve engine', 'Pump and hose test records'],
        outage: {
          minimum: 'A full bottle and clean, dry gear for everyone who goes in, or no one goes in.',
          workaround: [
            'The mobile air unit and spare gear by mutual aid, and the reserve engine after a full check.',
            '1-3 days',
          ],
          peak: 'Large fires, and the heat of summer',
        },
        steps:
          '1. {role} counts full bottles and gear by size. 2. Call the mobile air unit. 3. Exchange dirty and wet gear. 4. Put the reserve engine in service with a full check. 5. Borrow what is missing from the neighbor.',
      },
    ],
    systems: [
      {
        name: 'Station alerting, doors and air compressor',
        description: 'Tones that wake crews, apparatus doors, breathing air compressor and their power.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Station alerting and door contractors',
        backup: ['Monthly', 'Settings in the contractor’s cloud'],
        times: ['0-1 hour', '20 minutes', 'More than 1 week'],
        supports: ['Fire attack, rescue and water supply'],
        restore:
          '1. Keep a person awake at the radio. 2. Open doors by hand. 3. Park outside before a storm if doors may jam. 4. Test tones at shift change.',
      },
      {
        name: 'Engines, pumps and hydraulic tools',
        description: 'Apparatus, pumps, ladders and powered rescue tools of each station.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency vehicle dealer',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Fire attack, rescue and water supply'],
        restore:
          '1. Take the unit out of service over the radio. 2. Ask mutual aid to cover its first-due area. 3. Move tools to the reserve engine. 4. Pump-test it before it returns.',
      },
    ],
    suppliers: [
      {
        name: 'Apparatus dealer and pump service',
        provides: 'Engine and ladder repair',
        serves: ['Breathing air, gear and apparatus', 'Fire attack, rescue and water supply'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Reserve engine', 'Loan from a neighbor or the dealer'],
      },
      {
        name: 'Breathing air and gear service',
        provides: 'Air tests, bottles, masks and gear cleaning',
        serves: ['Breathing air, gear and apparatus'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['County air unit', 'A second service'],
      },
    ],
    risks: [
      [
        'Hydrants without Pressure',
        'A main break or wildfire drains the tanks while engines are hooked up.',
        { like: 'Water Supply Interruption' },
      ],
      [
        'Apparatus Breakdown',
        'A ladder truck is one of one, and its replacement takes years to build.',
        { like: 'Vehicle Breakdown' },
      ],
      [
        'Too Few Firefighters to Respond',
        'Volunteers work out of town by day, and career crews are already out.',
        { like: 'Volunteer Shortage', replaces: ['Public Staff Shortage'] },
      ],
    ],
    not: [
      'Revenue Shortfall',
      'Resident counter and phone service',
      'Civil Unrest or Threats to Officials',
      'Resident Data Breach',
    ],
    alternatePlace: ['Public works garage or neighbor station with high doors, power and radio, agreed in writing', '2 hours'],
    exerciseIdeas: ['No hydrant pressure north of the tracks: fight a house fire with tankers.'],
  },
  {
    id: 'emergency-communications',
    title: '911 center',
    trade: 'a 911 center',
    naics: '922190',
    words: ['911 center', '911', 'dispatch center', 'emergency communications', 'psap', 'public safety communications'],
    within: ['Government'],
    traits: [],
    peak: 'Storm fronts, holiday weekends and the first minutes of any large event',
    posts: { leadership: communications, information: communications, talk: communications },
    functions: [
      {
        name: 'Emergency calls and dispatch',
        description: 'Answering 911 calls and texts, and sending police, fire and ambulances.',
        stake: 'an unanswered call is a life',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', '0-1 hour'],
        post: 'talk',
        resources: [
          'Backup center with positions and radio',
          'Reroute contact at each carrier',
          'Portable radios and call cards',
          'Map books',
        ],
        steps:
          '1. {role} has the carriers reroute 911 to the backup center right away. 2. Send two telecommunicators there, and keep two on portable radio here if it is safe. 3. Leave right away if the building is not safe. 4. Write calls on cards with the time. 5. Tell the public how to reach 911, and test from every carrier. 6. Move back only between calls, one position at a time.',
      },
      {
        name: 'Telecommunicators on every position',
        description: 'Trained people at the consoles, with rest, food and relief.',
        stake: 'after twelve hours of screams, mistakes come',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'talk',
        resources: ['Call-back list', 'Sleeping place and food', 'Mutual aid telecommunicators', 'Peer support team'],
        steps:
          '1. {role} calls in the next shift before roads close. 2. Ask for a telecommunicator team from mutual aid. 3. Relieve each position every two hours. 4. Feed and rest people on site. 5. Bring in peer support, and give 988 and 1-800-985-5990 to everyone.',
      },
      {
        name: 'Caller location, maps and address data',
        description: 'Where the caller is, which unit is closest, and what is known of the address.',
        stake: 'help that goes to the wrong road comes too late',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'talk',
        resources: ['Printed map books', 'Carrier location desk numbers', 'Export of address points'],
        outage: {
          minimum: 'Every caller is asked for the address first.',
          workaround: [
            'Printed map books, the carrier’s location desk by phone, and two units where the place is in doubt.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} asks each caller for address and landmark first. 2. Use map books at each position. 3. Call the carrier’s desk for the location of a lost call. 4. Send two units where the place is in doubt. 5. Load the latest address export when maps return.',
      },
      {
        name: 'Radio talk paths for responders',
        description: 'Channels, patches and towers for all agencies.',
        stake: 'an officer or firefighter calling for help must be heard',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'talk',
        resources: ['Direct channel plan', 'Portable repeater', 'State interoperability channels', 'Tower site keys and fuel'],
        steps:
          '1. {role} announces the direct channel plan and calls the roll. 2. Put a person with a portable radio at each hospital and station. 3. Switch to the second tower or portable repeater. 4. Use state interoperability channels for mutual aid. 5. Test before you announce normal.',
      },
    ],
    systems: [
      {
        name: 'Call-taking and dispatch consoles',
        description: '911 call equipment, dispatch software, maps and recorder.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: '911 equipment and dispatch software vendors',
        backup: ['Every 15 minutes', 'Backup center in another county'],
        times: ['0-1 hour', '15 minutes', '0-1 hour'],
        supports: ['Emergency calls and dispatch', 'Telecommunicators on every position'],
        restore: '1. Reroute calls. 2. Work on cards. 3. Start software at the backup center. 4. Enter cards in order of time.',
      },
      {
        name: 'Radio consoles, towers and logging',
        description: 'Consoles, towers, microwave links and voice recorder.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Radio system contractor',
        backup: ['Hourly', 'Settings at the contractor’s data center'],
        times: ['0-1 hour', '20 minutes', '0-1 hour'],
        supports: ['Radio talk paths for responders', 'Emergency calls and dispatch'],
        restore: '1. Go to the direct channel. 2. Use control stations. 3. Switch links. 4. Test each talk path with one unit.',
      },
      {
        name: 'Emergency power, cooling and doors of the center',
        description: 'Batteries, emergency power, cooling and access of the center.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency power and cooling contractors',
        backup: ['Monthly', 'Load-test log in the contractor’s cloud'],
        times: ['0-1 hour', '20 minutes', 'More than 1 week'],
        supports: ['Emergency calls and dispatch', 'Telecommunicators on every position', 'Radio talk paths for responders'],
        restore:
          '1. Run on batteries. 2. Start emergency power by its card. 3. Shed lights and offices, keep cooling of the equipment room. 4. Move to the backup center before batteries end.',
      },
    ],
    suppliers: [
      {
        name: '911 network carrier',
        replaces: ['Telephone and network carrier'],
        provides: '911 lines, location and rerouting',
        serves: ['Emergency calls and dispatch', 'Caller location, maps and address data'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['The backup center, already connected', 'Ten-digit emergency line'],
      },
      {
        name: 'Dispatch software vendor',
        replaces: ['Public sector software vendor'],
        provides: 'Call and dispatch software',
        serves: [
          'Emergency calls and dispatch',
          'Caller location, maps and address data',
          'Load booking and carrier coverage',
          'Lessons, checkrides and student records',
          'Ticketing, boarding and refunds',
        ],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Call cards, and the printed list of units', 'Backup center'],
      },
      {
        name: 'Radio system contractor',
        provides: 'Consoles, towers and portable repeater',
        serves: ['Radio talk paths for responders'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['State radio cache', 'Direct channels'],
      },
      {
        name: 'Fuel supplier',
        provides: 'Fuel for emergency power at center and towers',
        serves: ['Emergency calls and dispatch', 'Radio talk paths for responders'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['County fuel site', 'A second supplier outside the region'],
      },
    ],
    risks: [
      [
        '911 Trunks or Network Down',
        'Outages of one carrier or vendor have silenced 911 in several states in the same night.',
        { like: 'Telecommunications Outage' },
      ],
      [
        'Evacuation of the Center',
        'Smoke, a threat or water empties the room in the busiest hour.',
        { like: 'Building Access Loss' },
      ],
      ['Call Surge', 'One crash on a highway brings a hundred calls, and a storm brings thousands.', { like: 'Demand Surge' }],
      [
        'Denial-of-Service Calls to 911',
        'Automated calls fill the lines while real callers wait.',
        { like: 'Denial of Service' },
      ],
      [
        'Telecommunicator Burnout',
        'Many centers work with empty seats on every shift.',
        { like: 'High Staff Turnover', replaces: ['Public Staff Shortage'] },
      ],
    ],
    not: [
      'Resident counter and phone service',
      'Revenue Shortfall',
      'Civil Unrest or Threats to Officials',
      'Loss of the Main Public Building',
      'Agency network and telephones',
    ],
    exposure: {
      power: 'consoles, towers and cooling depend on batteries that last hours and fuel that someone must bring',
      wind: 'towers and microwave dishes move out of line while calls multiply',
      water: 'equipment rooms in basements end the service of a whole county',
      heat: 'the equipment room overheats minutes after its cooling stops',
      fire: 'towers on ridges burn first, and evacuation calls come by the hundred',
    },
    alternatePlace: ['A backup center in another county with positions, radio and lines that are tested every month', '1 hour'],
    exerciseIdeas: ['Move live to the backup center on a quiet morning, and measure the minutes.'],
  },
];
