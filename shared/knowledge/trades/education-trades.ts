import type { Post } from '../industries/industry.ts';
import { childCareTrades } from './child-care-trades.ts';
import { studioTrades } from './studio-trades.ts';
import type { Trade } from './trade.ts';

const principal: Post = {
  role: ['Principal', 'Assistant Principal', 'Assistant Principal', 'Director of School Safety'],
  team: ['Teachers', 'Site emergency team', 'Site emergency team', 'School safety'],
  owner: ['Principal', 'Principal', 'Principal', 'Superintendent'],
};
const schoolOffice: Post = {
  role: ['School Secretary', 'Business Manager', 'Business Manager', 'Chief Business Official'],
  team: ['School office', 'Business office', 'Business office', 'Business services'],
  owner: ['Principal', 'Head of School', 'Head of School', 'Superintendent'],
};
const campusSafety: Post = {
  role: ['Campus Safety Officer', 'Campus Safety Supervisor', 'Director of Campus Safety', 'Chief of Campus Police'],
  team: ['Campus safety', 'Campus safety', 'Campus safety', 'Campus police and emergency management'],
  owner: [
    'President',
    'Vice President of Administration',
    'Vice President of Administration',
    'Vice President of Administration',
  ],
};
const faculty: Post = {
  role: ['Academic Dean', 'Academic Dean', 'Academic Dean', 'Vice President for Academic Affairs'],
  team: ['Faculty', 'Faculty', 'Academic affairs', 'Academic affairs'],
  owner: ['President', 'President', 'Vice President for Academic Affairs', 'President'],
};
const registrar: Post = {
  role: ['Registrar', 'Registrar', 'Registrar', 'Registrar'],
  team: ['Registrar’s office', 'Registrar’s office', 'Registrar’s office', 'Registrar’s office'],
  owner: ['President', 'Academic Dean', 'Academic Dean', 'Vice President for Academic Affairs'],
};

/** Sources: IDEA 34 CFR 300, Clery Act 34 CFR 668.46, Title IV return of funds, USDA meal waivers, state instruction day rules, NFPA 45. */
export const educationTrades: readonly Trade[] = [
  {
    id: 'private-school',
    title: 'Private school',
    trade: 'a private school',
    naics: '611110',
    words: [
      'private school',
      'academy',
      'prep school',
      'parochial school',
      'christian school',
      'catholic school',
      'day school',
      'independent school',
      'learning academy',
    ],
    within: ['Education'],
    alsoIn: ['House of Worship', 'Other'],
    traits: ['minors', 'donations'],
    peak: 'The first weeks of school, admission from December to March, and re-enrollment contracts in February',
    posts: { safety: principal, money: schoolOffice },
    functions: [
      {
        name: 'Extended day and athletics off campus',
        description: 'After-school care, teams and trips that are away when something happens.',
        stake: 'students are on a bus in another county with one coach and one phone',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'children',
        resources: ['Trip rosters left at the office', 'Coach phone list', 'Parents’ release for away games'],
        outage: {
          minimum: 'Every student who is away or late is counted, with a known adult.',
          workaround: [
            'Coaches and trip leaders call in by cell phone from paper rosters, and wait until roads are safe.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} calls each coach and trip leader on the roster. 2. Tell them to stay or return, and never to drive through water. 3. Call 911 where they are if anyone is hurt. 4. Tell parents the place and time of return. 5. Keep extended day open until the last child has left.',
      },
      {
        name: 'Admission and tuition contracts',
        description: 'Admission, re-enrollment contracts, tuition plans and financial aid.',
        stake: 'next year’s budget is decided by the contracts signed in spring',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'money',
        resources: ['Contract and payment export', 'Letter on tuition during a closure', 'Tuition insurance terms'],
        outage: {
          minimum: 'Families know in writing what happens to tuition and to dates that are due.',
          workaround: [
            'Contracts and balances from the last export, letters by email, and visits at the borrowed campus.',
            '3-7 days',
          ],
          peak: 'Contract weeks in late winter, and the weeks before tuition is due',
        },
        steps:
          '1. {role} tells families how tuition is handled, in writing, within a week. 2. Move contract dates. 3. Give aid to families who lost income. 4. Keep admission visits at the borrowed campus. 5. Report enrollment weekly to the board.',
      },
    ],
    systems: [
      {
        name: 'Tuition and admission platform',
        description: 'Applications, contracts, tuition plans and aid.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Tuition management company',
        backup: ['Daily', 'Vendor cloud, with a monthly export'],
        times: ['4-24 hours', '8 hours', '4-24 hours'],
        supports: ['Admission and tuition contracts', 'Tuition, funding and payroll'],
        restore:
          '1. Work from the export. 2. Take applications by email. 3. Draft tuition by the bank file. 4. When it is back, compare payments with the bank.',
      },
    ],
    suppliers: [
      {
        name: 'Tuition management company',
        provides: 'Tuition plans and payments',
        serves: ['Tuition, funding and payroll', 'Admission and tuition contracts'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['Bank drafts from the export', 'Checks'],
      },
      {
        name: 'Lunch caterer',
        provides: 'Lunch with allergy list',
        serves: ['Instruction in person or remote'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['Lunch from home', 'A second caterer'],
      },
      {
        name: 'Substitute teacher list',
        replaces: ['Substitute instructor list or agency'],
        provides: 'Teachers for absences',
        serves: ['Instruction in person or remote'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Parents with degrees and clearance', 'Agency'],
      },
    ],
    risks: [
      [
        'Families Withdraw in Mid-Year',
        'There is no state money behind the seats that empty.',
        { like: 'Loss of Major Customer', replaces: ['Enrollment and Funding Drop'] },
      ],
      ['Head of School Leaves Suddenly', 'Trust of families and donors is tied to one name.', { like: 'Succession' }],
    ],
    not: ['Decline in Donations'],
  },
  {
    id: 'charter-school',
    title: 'Charter school',
    trade: 'a charter school',
    naics: '611110',
    words: ['charter school', 'charter academy', 'public charter'],
    within: ['Education'],
    alsoIn: ['Government'],
    traits: ['minors', 'public-meetings', 'grants'],
    peak: 'The enrollment lottery in spring, count days in fall, and state tests in April and May',
    posts: { safety: principal, money: schoolOffice },
    functions: [
      {
        name: 'Charter terms and authorizer reports',
        description: 'Attendance, instruction minutes, tests and reports that the charter requires.',
        stake: 'the authorizer can close a school that misses its terms',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'records',
        resources: ['List of charter terms with dates', 'Authorizer’s contact', 'Attendance on paper'],
        outage: {
          minimum: 'Attendance and minutes of each day are on paper, and the authorizer has been told.',
          workaround: [
            'Paper attendance by room, reports filed from a laptop, and written requests for more time before each date.',
            '3-7 days',
          ],
          peak: 'Testing weeks, and the days on which enrollment is counted',
        },
        steps:
          '1. {role} calls the authorizer on the first day. 2. Ask in writing which days and tests may move. 3. Keep attendance and minutes on paper. 4. Have the board approve changes in a lawful meeting. 5. File late reports with the reason.',
      },
      {
        name: 'Special education and language services',
        description: 'Services in each student’s plan, delivered wherever the students are.',
        stake: 'services are owed by law even while the building is closed',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'teaching',
        resources: ['List of services by student', 'Contract therapists', 'Video therapy account'],
        outage: {
          minimum: 'Students whose health or safety depends on a service get it today.',
          workaround: ['Therapy by video or in the borrowed rooms, and a log of every missed minute for makeup.', '3-7 days'],
        },
        steps:
          '1. {role} lists services by student and minutes. 2. Move therapy to video or the borrowed rooms. 3. Call families about devices and transport. 4. Log what was missed. 5. Plan makeup services with the team.',
      },
    ],
    suppliers: [
      {
        name: 'Landlord',
        provides: 'School building under lease',
        serves: ['Instruction in person or remote'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Church or college rooms by agreement', 'District building'],
      },
      {
        name: 'Meal vendor',
        provides: 'Breakfast and lunch under the federal program',
        serves: ['Instruction in person or remote'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['District kitchen', 'Shelf-stable meals'],
      },
      {
        name: 'Special education contractor',
        provides: 'Therapists and evaluations',
        serves: ['Special education and language services'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second contractor', 'Video therapy'],
      },
    ],
    risks: [
      ['Charter Not Renewed', 'Weak attendance or finances after a disaster can end the school.', { like: 'License Suspension' }],
      [
        'Count Day Enrollment Loss',
        'One count in fall sets the money for the whole year.',
        { like: 'Funding Cuts', replaces: ['Enrollment and Funding Drop'] },
      ],
    ],
  },
  {
    id: 'school-district',
    title: 'Public school district',
    trade: 'a public school district',
    naics: '611110',
    words: [
      'school district',
      'public schools',
      'unified school',
      'independent school district',
      'elementary school',
      'middle school',
      'high school',
      'board of education',
    ],
    within: ['Education'],
    alsoIn: ['Government'],
    traits: ['minors', 'school-bus', 'public-meetings'],
    peak: 'The first weeks of school, state tests in April and May, and graduation',
    posts: { safety: principal, money: schoolOffice },
    functions: [
      {
        name: 'Meals and warm rooms for students',
        description: 'Breakfast, lunch, kitchens, heat and water of the buildings.',
        stake: 'for many children the school meal is the one they can count on',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'money',
        resources: [
          'Cold menu for three days',
          'Second kitchen in the district',
          'Boiler and drying contractors',
          'State agency contact for meal waivers',
        ],
        outage: {
          minimum: 'A safe meal for students who rely on it, and no one in a room that is too cold.',
          workaround: [
            'The cold menu, cooking at the second kitchen of the district, and meals handed out at bus stops.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} serves the cold menu, or moves cooking to the second kitchen. 2. Ask the state agency for permission to serve meals off site. 3. Hand out meals by bus stop or school. 4. Have boilers and leaks repaired the same day. 5. Close rooms that are too cold or wet.',
      },
      {
        name: 'Special education and related services',
        description: 'Services in each education plan, with transport and devices.',
        stake: 'services are owed by law even if the school is closed',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'teaching',
        resources: ['Plans at a glance on paper', 'Tele-therapy vendor', 'Adapted vehicles'],
        outage: {
          minimum: 'Students with medical needs are called, and their devices and medicine are with them.',
          workaround: [
            'Tele-therapy from home, sessions at another school that is open, and adapted vehicles by contract.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} calls families of students with medical needs first. 2. Move therapy to open schools or video. 3. Send devices home. 4. Log services that were missed. 5. Plan makeup services with each team.',
      },
    ],
    systems: [
      {
        name: 'Building controls, intercom and panic alarms',
        replaces: ['Fire alarm, entrance locks and room phones'],
        description: 'Intercom, doors, boilers and panic alarms of all schools.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Building controls and security contractors',
        backup: ['Monthly', 'Settings in the contractors’ cloud'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Student safety and headcounts', 'Meals and warm rooms for students'],
        restore:
          '1. Use radios and megaphones. 2. Lock by key. 3. Run boilers by hand with a trained operator. 4. Test one room for each wing.',
      },
    ],
    suppliers: [
      {
        name: 'School food distributor',
        provides: 'Meals under the federal program',
        serves: ['Meals and warm rooms for students'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Neighbor district’s kitchen', 'Shelf-stable meals'],
      },
      {
        name: 'Boiler and building contractor',
        provides: 'Heat, water and drying',
        serves: ['Meals and warm rooms for students', 'Instruction in person or remote'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second contractor', 'Regional service agency'],
      },
      {
        name: 'Substitute staffing agency',
        replaces: ['Substitute instructor list or agency'],
        provides: 'Substitute teachers',
        serves: ['Instruction in person or remote'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Central office staff with certificates', 'Combined classes'],
      },
      {
        name: 'Learning platform vendor',
        provides: 'Courses and video classes',
        serves: ['Instruction in person or remote'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Printed packets'],
      },
    ],
    risks: [
      [
        'Kitchen Outage and Meal Loss',
        'One freezer holds a week of meals for several schools.',
        { like: 'Refrigeration Failure' },
      ],
      [
        'Levy Failure or State Aid Cut',
        'Budgets are set a year ahead, and repairs are not in them.',
        { like: 'Budget Cuts', replaces: ['Enrollment and Funding Drop'] },
      ],
    ],
    not: ['Void Vote or Missed Public Notice', 'School district'],
    insights: [
      'USDA can let schools serve meals off site in a disaster. Ask the state agency on the first day.',
      'Many states count remote days only if the plan for them was filed beforehand.',
    ],
  },
  {
    id: 'college',
    title: 'College or university',
    trade: 'a college',
    naics: '611310',
    words: ['college', 'university', 'institute of technology', 'seminary', 'campus'],
    within: ['Education'],
    traits: ['residential-campus', 'grants', 'large-crowds'],
    peak: 'Move-in, registration, finals and commencement',
    posts: { safety: campusSafety, teaching: faculty, records: registrar },
    functions: [
      {
        name: 'Emergency notices and timely warnings on campus',
        description: 'Clery notices by text, siren and screen, and the decisions behind them.',
        stake: 'the law requires an immediate notice once a danger is confirmed',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'safety',
        replaces: ['Messages to students and families'],
        resources: ['Two officers who may send from any phone', 'Prepared texts', 'Sirens, screens and public address'],
        steps:
          '1. {role} sends the notice as soon as the danger is confirmed. 2. Say what to do: leave, shelter, lock doors. 3. Update on a fixed rhythm. 4. Send the all clear. 5. Log times for the Clery record.',
      },
      {
        name: 'Laboratories, research and animals',
        description: 'Chemicals, biological material, freezers, animals and long experiments.',
        stake: 'years of samples thaw overnight, and chemicals endanger those who enter',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'teaching',
        resources: [
          'Laboratory hazard signs and contact cards',
          'Freezer list with alarms',
          'Animal care roster',
          'Chemical safety officer on call',
        ],
        outage: {
          minimum: 'No one enters a doubtful laboratory, and animals and freezers are looked after.',
          workaround: [
            'Freezers on emergency power or with dry ice in aired rooms, and animal care in pairs once rooms are released.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} keeps everyone out of a laboratory with a spill or gas alarm, and calls 911. 2. Have the chemical safety officer release rooms. 3. Move irreplaceable samples to freezers on emergency power. 4. Care for animals by the roster. 5. Tell sponsors what was lost.',
      },
      {
        name: 'Financial aid, registration and degrees',
        description: 'Aid payments, registration, grades and commencement.',
        stake: 'late aid means students without rent and food',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'records',
        replaces: ['Enrollment and student records'],
        resources: ['Emergency aid fund', 'Department of Education contact', 'Transcript export'],
        outage: {
          minimum: 'Students without money for food or rent get emergency aid this week.',
          workaround: [
            'Aid by check from the last award list, transcripts from the export on a laptop, and later drop dates.',
            '3-7 days',
          ],
          peak: 'The first two weeks of each term, and the weeks before commencement',
        },
        steps:
          '1. {role} pays emergency aid by check or card. 2. Ask the Department of Education which dates move. 3. Extend add, drop and withdrawal dates. 4. Issue transcripts from the export. 5. Recalculate aid for students who leave.',
      },
    ],
    systems: [
      {
        name: 'Central heating, cooling and power plant',
        description: 'Boilers, chillers and feeders that serve halls and dining.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Central plant contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Residence halls and campus dining'],
        restore:
          '1. Plant staff isolate the failed unit. 2. Move students from dark or cold halls by the hall list. 3. Connect the rental unit at the marked panel. 4. Bring halls back one by one.',
      },
      {
        name: 'Laboratory freezers, hoods and gas shutoffs',
        description: 'Sample freezers, exhaust, gas and water shutoffs of the laboratories.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Laboratory equipment service firm',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Laboratories, research and animals'],
        restore:
          '1. Close sashes and leave rooms whose exhaust stopped. 2. Move samples to the listed second freezer. 3. Let safety staff release each room.',
      },
    ],
    suppliers: [
      {
        name: 'Dining and housing contractor',
        provides: 'Meals, cleaning and hall services',
        serves: ['Residence halls and campus dining'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Boxed meals, agreed beforehand', 'Local caterers'],
      },
      {
        name: 'Campus software vendor',
        replaces: ['Learning platform vendor'],
        provides: 'Student, aid and finance systems',
        serves: [
          'Financial aid, registration and degrees',
          'Instruction in person or remote',
          'Aid payments and registration days',
        ],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Exports and paper forms', 'Rosters and grades that you export yourself each night'],
      },
      {
        name: 'Chemical and biological waste hauler',
        provides: 'Laboratory waste and spill response',
        serves: ['Laboratories, research and animals'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second licensed hauler'],
      },
    ],
    risks: [
      ['Laboratory Accident or Release', 'Fire crews meet chemicals that they do not know.', { like: 'Chemical Releases' }],
      [
        'Loss of Accreditation or Federal Aid',
        'Without federal aid most students cannot pay.',
        { like: 'Loss of Accreditation', replaces: ['Enrollment and Funding Drop'] },
      ],
    ],
    not: [
      'Crowd Crush or Panic',
      'Grant Money Frozen or Taken Back',
      'Mass notification service',
      'Severe Weather over a Full House',
    ],
    unlike: /Standard Response Protocol/,
    exposure: {
      water: 'basement laboratories, archives and data rooms are lost, and halls above them have no power',
      power: 'halls, dining, laboratories and freezers stop together, and students have nowhere else to go',
      cold: 'steam lines and halls freeze while students cannot travel home',
    },
    alternatePlace: [
      'Rooms and beds at a partner campus and at hotels, under agreements, with courses online in between',
      '3 days',
    ],
  },
  {
    id: 'community-college',
    title: 'Community college',
    trade: 'a community college',
    naics: '611210',
    words: ['community college', 'junior college', 'technical college', 'tech college', 'city college', 'county college'],
    within: ['Education'],
    alsoIn: ['Government'],
    traits: ['public-meetings', 'grants'],
    peak: 'Registration in August and January, and evening classes from 5 to 9 p.m.',
    posts: { safety: campusSafety, teaching: faculty, records: registrar },
    functions: [
      {
        name: 'Commuter students and evening classes',
        description: 'Students who work, drive and have children, and sites that are open until ten.',
        stake: 'a student who misses two weeks of work and class does not return',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'teaching',
        resources: [
          'Open computer rooms with power',
          'Loan laptops and hotspots',
          'Child care and food pantry on campus',
          'Bus operator contact',
        ],
        outage: {
          minimum: 'Students know by 5 a.m., and by 2 p.m. for the evening, which site is open.',
          workaround: ['One open site with power until ten, loan laptops and hotspots, and late-start sections.', '3-7 days'],
        },
        steps:
          '1. {role} decides by 5 a.m. for the day and by 2 p.m. for the evening. 2. Open one site with power and internet until ten. 3. Lend laptops and hotspots. 4. Call students who have vanished from class. 5. Offer late start and half-term courses.',
      },
      {
        name: 'Clinical, shop and license hours',
        description: 'Nursing, welding and other programs with hours that licensing boards count.',
        stake: 'without hours, students cannot sit for their license',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'teaching',
        resources: ['Hour sheets by student', 'Partner hospitals and employers', 'Board contacts'],
        outage: {
          minimum: 'Students in their last term keep their hours, signed by the instructor.',
          workaround: [
            'Shifts at partner hospitals and employers, weekend sessions, and simulation where the board counts it.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} lists hours missing by student. 2. Ask boards which simulation counts. 3. Move hours to partner sites and weekends. 4. Put final-term students first. 5. Sign hour sheets on paper.',
      },
      {
        name: 'Aid payments and registration days',
        description: 'Aid, bookstore credit, registration and transfers.',
        stake: 'aid that comes late pays no rent',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'records',
        replaces: ['Enrollment and student records'],
        resources: ['Emergency grant fund', 'Paper add and drop forms', 'Transcript export'],
        outage: {
          minimum: 'Students who wait for aid can eat and get to class, and no seat is lost to a date.',
          workaround: [
            'Emergency grants by check, numbered add and drop forms, and later dates posted on the website.',
            '3-7 days',
          ],
          peak: 'The week before each term, and the day aid is paid',
        },
        steps:
          '1. {role} pays emergency grants by check. 2. Extend registration and drop dates. 3. Register on paper with numbers. 4. Send transcripts for transfers first. 5. Recalculate aid where students leave.',
      },
    ],
    systems: [
      {
        name: 'Campus emergency notices and screens',
        description: 'Texts, sirens, screens and phones of all sites.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Notification vendor',
        backup: ['Daily', 'Vendor cloud, with contacts exported weekly'],
        times: ['0-1 hour', '15 minutes', '4-24 hours'],
        supports: ['Messages to students and families', 'Student safety and headcounts'],
        replaces: ['Mass notification service'],
        restore:
          '1. Send by the vendor’s phone line. 2. Use public address and officers. 3. Post at every entrance. 4. Test at one site.',
      },
    ],
    suppliers: [
      {
        name: 'Partner hospitals and employers',
        provides: 'Clinical and work places for students',
        serves: ['Clinical, shop and license hours'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['Simulation laboratory', 'A second hospital'],
      },
      {
        name: 'Campus software vendor',
        provides: 'Student, aid and finance systems',
        serves: [
          'Financial aid, registration and degrees',
          'Instruction in person or remote',
          'Aid payments and registration days',
        ],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Exports and paper forms'],
      },
      {
        name: 'Public bus operator',
        provides: 'The ride of half of the students',
        serves: ['Commuter students and evening classes'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Vans', 'Remote days'],
      },
      {
        name: 'Building and drying contractor',
        provides: 'Repair the same day',
        serves: ['Commuter students and evening classes', 'Instruction in person or remote'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['State contract'],
      },
    ],
    risks: [
      ['Workshop or Laboratory Accident', 'Welding, machines and chemicals hurt beginners first.', { like: 'Workplace Injury' }],
      [
        'Students Drop Out after a Disaster',
        'Money follows credit hours, and work comes before class.',
        { like: 'Enrollment Decline', replaces: ['Enrollment and Funding Drop'] },
      ],
    ],
    unlike: /Standard Response Protocol/,
  },
  ...studioTrades,
  ...childCareTrades,
];
