/** Sources: OSHA 29 CFR 1910.333. Contractor licenses and price-gouging laws differ by state. */
import { defineTraits } from './trait.ts';

export const contractingTraits = defineTraits({
  'electrical-work': {
    fact: 'works on electrical systems',
    posts: {
      electrical: {
        role: ['Master Electrician (Owner)', 'Lead Electrician', 'Electrical Superintendent', 'Director of Electrical Work'],
        team: ['Owner and electricians', 'Electricians', 'Electricians', 'Electricians'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Lockout, testing and electrical rescue',
        description: 'De-energizing, testing for absence of voltage, and the response to shock or arc flash.',
        stake: 'a circuit assumed dead kills the second person who reaches for the first',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'electrical',
        resources: ['Lockout kits', 'Rated meters and gloves', 'Insulated rescue hook and AED', 'Arc-flash clothing'],
        steps:
          '1. Call 911. 2. Touch no one until a trained person has cut the power. 3. Start CPR and use the AED. 4. {role} stops all energized work in storms and floods. 5. Test wet equipment before it is energized. 6. Lock, tag and test again before anyone returns.',
      },
    ],
    suppliers: [
      {
        name: 'Electrical distributor',
        provides: 'Wire, breakers, panels and fittings',
        serves: [
          'Sign fabrication and print',
          'Panel and inverter installation',
          'Service entrance repairs and reconnection',
          'Standby power connections',
          'Plant output, trips and restart',
          'Line crews, switching and grounding',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second distributor in another county', 'A manufacturer’s emergency stock'],
        replaces: ['Main material supplier'],
      },
    ],
    risks: [
      [
        'Electrocution or Arc Flash',
        'Wet panels, backfeed and lines assumed dead are worst after storms.',
        { like: 'Workplace Safety' },
      ],
      [
        'Switchgear and Panel Shortage',
        'Breakers, meter bases and switchgear run out across a region after a storm, and large gear takes months.',
        { like: 'Parts Shortage' },
      ],
    ],
    exposure: { water: 'flooded panels and wiring must be tested or replaced, and every customer calls on the same day' },
    exerciseIdeas: ['A technician is shocked in a wet basement: who does what first?'],
  },

  'service-calls': {
    fact: 'answers breakdown calls',
    posts: {
      callDesk: {
        role: ['Owner', 'Dispatcher', 'Service Manager', 'Director of Field Service'],
        team: ['Owner and technicians', 'Dispatch and technicians', 'Service department', 'Field service'],
        owner: ['Owner', 'Owner', 'Service Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Breakdown and storm calls',
        description: 'Taking calls, sorting them by danger and sending a technician.',
        stake: 'the caller dials the next number when yours is not answered',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        timesAroundTheClock: ['1-4 hours', '0-1 hour', '4-24 hours'],
        post: 'callDesk',
        resources: [
          'Main number forwarded to two phones',
          'Paper call sheet',
          'Triage card: danger, water, comfort',
          'Technicians’ phone numbers',
        ],
        steps:
          '1. {role} forwards the main number to two phones. 2. If callers smell gas, hear a carbon monoxide alarm or see a sparking or wet panel, tell them to get out. They call 911, then the utility. 3. Sort the rest by the triage card. 4. Text each technician three addresses. 5. Quote the storm rate before the truck leaves. 6. Call back everyone who waits, morning and evening.',
      },
    ],
    systems: [
      {
        name: 'Dispatch board and field tickets',
        description: 'Calls, schedule, map, tickets and signatures on technicians’ phones.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Field service software vendor',
        backup: ['Hourly', 'Vendor cloud, printed board each evening'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: ['Breakdown and storm calls'],
        restore:
          '1. Run the board on paper from last evening’s print. 2. Text addresses to technicians. 3. Sign in from a hotspot. 4. Enter tickets and card payments the same night.',
      },
    ],
    suppliers: [
      {
        name: 'Answering service',
        provides: 'Overflow and night calls by your triage card',
        serves: ['Breakdown and storm calls'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Forwarding to two technicians’ cell phones'],
      },
    ],
    risks: [
      [
        'Call Overload after a Storm or Freeze',
        'Calls multiply in a night. Unanswered ones go to a competitor and stay there.',
        { like: 'Call Overload' },
      ],
    ],
    insights: [
      'Publish the storm rate, deposit and cancellation rule before the season. In many states price-gouging laws limit increases after a declaration.',
      'The owner’s phone is the weak point of most service firms. Forward it to an answering service that has the triage card.',
    ],
    vitalRecords: ['Customer list with equipment and service contracts'],
    exerciseIdeas: ['Two hundred calls arrive in a night and the owner is sick.'],
  },

  'license-holder': {
    fact: 'works under the license of one person',
    posts: {
      licensing: {
        role: ['Owner', 'Office Manager', 'Compliance Manager', 'Director of Compliance'],
        team: ['Owner', 'Office', 'Office', 'Compliance'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'License, permits and qualifying person',
        description: 'The qualifying license behind every permit, with bond, insurance certificates and renewals.',
        stake: 'without a qualifying license permits are void and work must stop',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'licensing',
        resources: [
          'License board’s rule for losing a qualifier',
          'Second employee studying for the license',
          'Permit list by job',
          'Bond and insurance certificates',
        ],
        steps:
          '1. {role} calls the state license board within its notice time. 2. Ask for the temporary qualifier rule and its deadline. 3. List the permits that depend on the license. 4. Tell building departments before inspections. 5. Start no new permit until the board confirms. Borrowing a license is illegal in most states.',
      },
    ],
    risks: [
      [
        'Loss of the License Holder',
        'Death, illness or departure of the qualifier can void permits within weeks.',
        { like: 'Key Personnel Loss' },
      ],
    ],
    insights: [
      'Have a second employee take the license exam this year. Name a licensed contractor whom your state board accepts as a temporary qualifier. Lending a license is illegal in most states.',
    ],
    insurance: ['License and permit bond, and general liability with completed operations'],
    vitalRecords: ['License, bond and insurance certificates'],
    exerciseIdeas: ['The license holder is in the hospital for three months.'],
  },

  'union-crew': {
    fact: 'works with a union crew',
    posts: {
      laborRelations: {
        role: ['Owner', 'Labor Coordinator', 'Labor Relations Manager', 'Director of Labor Relations'],
        team: ['Owner', 'Office', 'Labor relations', 'Labor relations'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Union hall calls and crew agreements',
        description: 'Calling crew from the hall, and keeping overtime, call-out and fringe rules in an emergency.',
        stake: 'a crew sent against the agreement can walk off the whole site',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'laborRelations',
        resources: ['Agreements by trade', 'Business agents’ phone numbers', 'Fringe benefit reports', 'Emergency work clause'],
        steps:
          '1. {role} calls the business agents and states hours and work. 2. Use the emergency clause of the agreement. 3. Ask for travelers if the hall is empty. 4. Record hours by classification. 5. Pay fringe benefits on time.',
        outage: {
          minimum: 'The crew that makes the site safe is called under the emergency clause.',
          workaround: [
            'Business agents are reached by cell phone, travelers fill the gaps, and hours are written by classification.',
            '3-7 days',
          ],
        },
      },
    ],
    risks: [['Strike or Picket Line', 'A strike at one trade stops others who will not cross.', { like: 'Strike' }]],
    vitalRecords: ['Union agreements and fringe benefit reports'],
  },
});
