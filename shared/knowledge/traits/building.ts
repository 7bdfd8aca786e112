/** Sources: OSHA 29 CFR 1926 subparts CC, L, M and P, 29 CFR 1904.39, and NFPA 51B. */
import { REPORT_INJURY } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

export const buildingTraits = defineTraits({
  jobsites: {
    fact: 'works on construction sites',
    posts: {
      siteWork: {
        role: ['Owner', 'Foreman', 'Superintendent', 'General Superintendent'],
        team: ['Owner and crew', 'Field crew', 'Field operations', 'Field operations'],
        owner: ['Owner', 'Owner', 'Project Executive', 'VP Construction'],
      },
    },
    functions: [
      {
        name: 'Crew work on critical-path jobs',
        description: 'The work on jobs with a fixed completion date.',
        stake: 'damages for delay can start on the contract date and run every day',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'siteWork',
        resources: [
          'Crew list by skill',
          'Current drawings on paper',
          'Photos of work in place',
          'Contract dates and notice terms',
        ],
        outage: {
          minimum: 'The task that the next trade waits for, if ground and weather are safe.',
          workaround: [
            'A crew from another site, a rented machine, and new dates to the owner of the job in writing.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} walks each job after it is released as safe. 2. Photograph everything before cleanup. 3. Cover and pump first. 4. Send written notice of delay within the contract’s days. 5. Move crews to the job with the highest cost of delay. 6. Book inspectors for whatever was disturbed.',
      },
      {
        name: 'Site tie-down and protection of work',
        description: 'Securing materials, formwork, scaffolds and openings before weather, and keeping the public out.',
        stake: 'a loose sheet or fence in the wind injures neighbors',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'siteWork',
        resources: ['Tie-down list per site', 'Straps, tarps and plywood', 'Trash pumps', 'Fence and sandbag supplier'],
        outage: {
          minimum: 'Whatever could blow onto the street or open a building is tied down first.',
          workaround: [
            'Straps, plywood, and fence panels from a rented truck, with crews of other sites, while the wind allows work.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} starts the tie-down list when the watch is issued, and stops when wind makes it unsafe. 2. Lay down fences, forms and loose sheets. 3. Remove netting from scaffolds. 4. Photograph the site. 5. Send the crew home early. 6. Walk the fence line before anyone returns.',
      },
    ],
    systems: [
      {
        name: 'Project files and drawings',
        description: 'Current drawings, submittals, schedules, daily logs and photos.',
        criticality: 'high',
        type: 'application',
        vendor: 'Construction management platform',
        backup: ['Daily', 'Platform cloud, with the current set on tablets'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Crew work on critical-path jobs'],
        restore:
          '1. Open the offline set on the tablet. 2. Print the sheets in use this week. 3. Write daily logs on paper. 4. Upload logs and photos when the platform is back.',
      },
    ],
    suppliers: [
      {
        name: 'Equipment rental house',
        provides: 'Lifts, pumps, heaters and machines by the day',
        serves: ['Crew work on critical-path jobs', 'Frame raising and temporary bracing', 'Pours, pumps and finishing crews'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second rental house in another county', 'Machines of a fellow contractor'],
        replaces: ['Tool and equipment rental yard'],
      },
    ],
    risks: [
      [
        'Site Accident or Collapse',
        'Falls, falling objects, trenches and contact with power lines kill most often on sites.',
        { like: 'Job Site Accident', replaces: ['Injury on the Job'] },
      ],
      [
        'Weather Delay on the Critical Path',
        'Days lost beyond the contract’s allowance cost money, and notice must be given in writing.',
        { like: 'Extreme Weather' },
      ],
      [
        'Permit Stop or Failed Inspection',
        'A stop-work order freezes billing while equipment stays on rent.',
        { like: 'Failed Inspection' },
      ],
    ],
    insights: [
      'Notice clauses decide who pays for delay. List the days for notice of each contract on one page.',
      'Builder’s risk policies differ on flood, named storm and stored material. Know who buys the policy for each job.',
    ],
    insurance: ['Builder’s risk: work in place and stored material, on each job'],
    vitalRecords: ['Contracts, permits, and current drawings of every open job'],
    exerciseIdeas: ['A hurricane watch for four open jobs: what is tied down, in which order?'],
  },

  'hot-work': {
    fact: 'does hot work',
    posts: {
      fireWatch: {
        role: ['Owner', 'Crew Lead', 'Safety Manager', 'Director of Safety'],
        team: ['Owner and crew', 'Crew', 'Welders and fire watch', 'Welders and fire watch'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Hot work permits and fire watch',
        description: 'Permit, cleared area, extinguisher and a watch after welding, cutting or torching.',
        stake: 'a spark in a wall or roof becomes a fire after everybody has left',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'fireWatch',
        resources: ['Permit pad', 'Extinguisher at each torch', 'Fire blankets', 'Named fire watch'],
        steps:
          '1. If anything burns that one extinguisher cannot stop, get everyone out and call 911. 2. {role} stops all hot work when water or the alarm is out of service. 3. Clear 35 feet around the work. 4. Keep a fire watch for at least an hour afterwards. 5. Close cylinders and store them upright and chained.',
      },
    ],
    suppliers: [
      {
        name: 'Welding gas supplier',
        provides: 'Gas cylinders, wire and regulators',
        serves: [
          'Cutting, bending and welding',
          'Shops, machines and hands-on hours',
          'Tear-off, dry-in and disposal',
          'Engineering survey and safe teardown',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second gas supplier with compatible cylinders'],
      },
    ],
    risks: [['Fire from Hot Work', 'Sparks travel and smolder in walls, roofs and ducts for hours.', { like: 'Fire' }]],
    insights: ['Owners and insurers void coverage when hot work had no permit. Keep each permit with its photo for a year.'],
    exerciseIdeas: ['A torch job ended at 4 p.m. and smoke shows at 6 p.m.'],
  },

  cranes: {
    fact: 'lifts with cranes',
    posts: {
      lifting: {
        role: ['Owner', 'Lift Supervisor', 'Crane Manager', 'Director of Lifting'],
        team: ['Owner and operator', 'Operators and riggers', 'Lifting crews', 'Lifting crews'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Crane lifts, wind limits and laydown',
        description: 'Lift plans, certified operators, wind readings and laying down booms in time.',
        stake: 'a boom that falls kills people far outside the fence',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'lifting',
        resources: [
          'Load charts and lift plans',
          'Wind gauge at the boom tip',
          'Certified operators and riggers',
          'Laydown area',
        ],
        steps:
          '1. {role} lands the load and clears the swing area. 2. Stop at the manufacturer’s wind limit or lower. 3. Lay down or weathervane the boom before the storm. 4. If a crane tips or touches a line, keep everyone away, call 911 and then the utility. 5. Have a qualified person inspect before the next lift.',
      },
    ],
    systems: [
      {
        name: 'Cranes, load indicators and wind gauges',
        description: 'Cranes with load indicators, limit switches, rigging and wind gauges.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Crane inspection and repair company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Crane lifts, wind limits and laydown'],
        restore:
          '1. Stop the lift and land the load if it is safe. 2. Tag the crane out. 3. Rent a crane with its operator. 4. A qualified person inspects it before the next lift.',
      },
    ],
    suppliers: [
      {
        name: 'Crane dealer or rental company',
        provides: 'Cranes, parts and field service',
        serves: ['Crane lifts, wind limits and laydown'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second rental company with the same capacity class'],
        replaces: ['Tool and equipment rental yard'],
      },
    ],
    risks: [
      [
        'Crane Collapse or Power Line Contact',
        'Wind, soft ground and power lines cause most crane deaths. Work stops until the investigation ends.',
        { like: 'Workplace Safety' },
      ],
    ],
    insurance: ['Riggers’ liability: damage to what hangs on the hook'],
    vitalRecords: ['Crane inspections, load charts and operator certificates'],
    exerciseIdeas: ['A squall line arrives with a load in the air.'],
  },

  'roof-work': {
    fact: 'works on roofs',
    posts: {
      roofCrew: {
        role: ['Owner', 'Crew Lead', 'Roofing Superintendent', 'Director of Field Operations'],
        team: ['Owner and crew', 'Roof crews', 'Roof crews', 'Roof crews'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Fall protection and roof rescue',
        description: 'Anchors, harnesses, ladders and a way to bring down a hurt or hanging worker.',
        stake: 'falls are the most common death in construction, and a hanging worker has minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'roofCrew',
        resources: [
          'Harnesses, anchors and lines',
          'Rescue kit at each job',
          'Address card for 911',
          'Wind and lightning limits',
        ],
        steps: `1. Call 911 and give the address card. 2. {role} brings a hanging worker down right away with the rescue kit. 3. Give first aid. 4. Clear the roof at the first thunder or at the wind limit. 5. Take harnesses that held a fall out of service. 6. ${REPORT_INJURY}`,
      },
    ],
    risks: [
      [
        'Fall from a Roof or Ladder',
        'Wet decks, skylights and wind cause falls. OSHA requires protection from 6 feet in construction.',
        { like: 'Workplace Safety' },
      ],
      [
        'Open Roof in the Rain',
        'A roof torn off before a storm soaks the building below, and the claim lands on you.',
        { like: 'Water Damage' },
      ],
    ],
    insights: ['Never open more roof than the crew can dry in before the next rain. Write the rule into each work order.'],
    exerciseIdeas: ['A worker hangs in a harness on the far side of the ridge.'],
  },

  excavation: {
    fact: 'digs',
    posts: {
      digging: {
        role: ['Owner', 'Competent Person (OSHA)', 'Excavation Superintendent', 'Director of Earthwork'],
        team: ['Owner and crew', 'Dig crew', 'Excavation crews', 'Excavation crews'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Trench safety and struck utilities',
        description: 'Shoring, daily inspection, utility locates and the first minutes after a struck line.',
        stake: 'a cave-in buries a worker within seconds, and a struck gas line can level a house',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'digging',
        resources: ['Shoring and trench boxes', 'Locate tickets (811)', 'Utility emergency numbers', 'Daily inspection form'],
        outage: {
          driver: 'safety',
          minimum: 'No one enters a trench that the competent person has not inspected and signed today.',
        },
        steps:
          '1. If a trench caves in, call 911 and let no one climb in to dig. 2. If a gas line is struck, leave on foot upwind and leave engines as they are. Call 911 and 811 from a safe distance. 3. If a cable is struck, the operator stays in the cab until the utility says it is dead. 4. {role} inspects all shoring after rain. 5. Sign before anyone enters.',
      },
    ],
    systems: [
      {
        name: 'Excavators, trench boxes and gas detectors',
        description: 'Machines, boxes, pumps, locators and the meters that test trench air.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Excavation equipment dealer',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Trench safety and struck utilities'],
        restore:
          '1. Take everyone out of the trench. 2. Fence it and keep machines back. 3. Rent the missing box or pump. 4. The competent person tests air and walls before entry.',
      },
    ],
    suppliers: [
      {
        name: 'Trench shoring rental',
        provides: 'Trench boxes, shields and road plates',
        serves: ['Trench safety and struck utilities'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second rental yard', 'Sloping designed by an engineer'],
        replaces: ['Tool and equipment rental yard'],
      },
    ],
    risks: [
      [
        'Trench Collapse',
        'A cubic yard of soil weighs as much as a car. OSHA requires protection from 5 feet of depth.',
        { like: 'Workplace Safety' },
      ],
      [
        'Struck Gas, Power or Fiber Line',
        'A hit line endangers lives and stops a street. The locate ticket decides who pays.',
        { like: 'Gas Leak' },
      ],
    ],
    vitalRecords: ['Locate tickets with photos of the marks'],
    exerciseIdeas: ['A backhoe hits an unmarked gas service beside a school.'],
  },

  'tree-work': {
    fact: 'cuts or trims trees',
    posts: {
      treeCrew: {
        role: ['Owner', 'Crew Leader', 'Arborist Manager', 'Director of Tree Operations'],
        team: ['Owner and crew', 'Climbers and ground crew', 'Tree crews', 'Tree crews'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Storm tree removal and climbing rescue',
        description: 'Trees on houses, roads and lines, with a second climber who can bring the first one down.',
        stake: 'a hung or loaded tree kills the person who cuts it wrong',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'treeCrew',
        resources: [
          'Second climbing kit at each tree',
          'Utility emergency number',
          'Bucket truck and chipper',
          'Trauma kit with tourniquet',
        ],
        steps:
          '1. If a climber is hurt, call 911 and start the aerial rescue with the second kit. 2. Stay clear of any tree that touches a wire, and call the utility. 3. {role} ranks calls: people trapped (911), tree on a house, blocked road, rest. 4. Check each tree for load before the first cut. 5. Photograph before and after for the insurer.',
      },
    ],
    systems: [
      {
        name: 'Chipper, bucket truck and climbing gear',
        description: 'Chipper, bucket truck, saws, ropes and rescue kit.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Saw, chipper and bucket truck dealer',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Storm tree removal and climbing rescue'],
        restore:
          '1. Bring the climber or bucket down with the backup control. 2. Lock out the chipper before clearing. 3. Call the crane company on the list. 4. Inspect ropes and boom before work.',
      },
    ],
    suppliers: [
      {
        name: 'Saw, chipper and bucket truck dealer',
        provides: 'Parts, chains and repair of aerial lifts',
        serves: ['Storm tree removal and climbing rescue', 'Line clearance and utility work', 'Chipping, hauling and disposal'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second dealer', 'A rental aerial lift'],
        replaces: ['Tool and equipment rental yard'],
      },
      {
        name: 'Crane company on call',
        provides: 'Lifts for trees on houses',
        serves: ['Storm tree removal and climbing rescue'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second crane company with storm rates agreed in writing'],
      },
    ],
    risks: [
      [
        'Struck-by or Electrocution in a Tree',
        'Loaded limbs and wires hidden in branches are worst after storms.',
        { like: 'Workplace Safety' },
      ],
      [
        'Bucket Truck or Chipper Failure',
        'One aerial lift carries the storm season, and parts sell out.',
        { like: 'Equipment Failure' },
      ],
    ],
    insurance: ['Workers’ compensation for tree work, which many carriers exclude'],
    exerciseIdeas: ['A climber is hurt at 50 feet: who goes up?'],
  },
});
