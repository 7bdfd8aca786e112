/** Sources: OSHA 29 CFR 1910.269 and 1904.39, NERC, DOE form OE-417, PHMSA 49 CFR 191.5, 192 and 195, NFPA 58 (propane). */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { CRISIS_LINES, REPORT_INJURY } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

export const energyTraits = defineTraits({
  'tower-work': {
    fact: 'works on towers or turbines',
    posts: {
      towerCrew: {
        role: ['Owner', 'Lead Technician', 'Site Manager', 'Director of Field Service'],
        team: ['Owner and technicians', 'Tower technicians', 'Tower technicians', 'Field service'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Tower rescue and climb safety',
        description: 'Climbing in pairs, a rescue kit up tower, wind and lightning limits, and a rehearsed descent.',
        stake: 'the fire department may have no way up, so the second technician is the rescue',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'towerCrew',
        resources: [
          'Controlled descent kit up tower',
          'Two rescue-trained climbers',
          'Site coordinates for 911',
          'Lightning alert',
        ],
        steps:
          '1. {role} calls 911 with the site coordinates and gate. 2. The second technician starts the rescue right away. 3. If the nacelle burns, everyone descends by rope on the upwind side. 4. Clear towers at the lightning alert and at the wind limit. 5. Count climbers against the board. 6. Guard the area below.',
      },
    ],
    suppliers: [
      {
        name: 'Climbing and rescue equipment supplier',
        provides: 'Harnesses, descent kits, inspections and rescue training',
        serves: ['Tower rescue and climb safety', 'Turbine repair and blade work'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supplier', 'Loan kits from a neighboring site'],
      },
    ],
    risks: [
      [
        'Fall or Injury up Tower',
        'A hurt climber hundreds of feet up is reached by the partner long before any rescue team.',
        { replaces: ['Injury of a Field Crew'] },
      ],
      ['Lightning or Wind with Crew up Tower', 'Descent takes many minutes, so the alert must come before the storm.'],
    ],
    mitigations: [
      {
        risks: ['Fall or Injury up Tower'],
        words: /\btower (?:fall|rescue|injury)/i,
        facts: [
          {
            strategy: 'Climb in pairs, with a rescue kit up tower and a descent that both have practiced',
            lines: [
              'Send two rescue-trained climbers to every turbine or tower, with a controlled descent kit at working height.',
              'Give the county 911 center the coordinates, gate code and landing zone of each site.',
              'Rehearse rescue from hub, nacelle and ladder each quarter, with a full-weight dummy.',
            ],
            steps: [
              'Call 911 right away with the coordinates and gate code. Say that it is a rescue at height.',
              'The second climber starts the rescue with the kit up tower. No one climbs alone to help.',
              'Give first aid and keep the person upright and moving the legs if hanging. Lower without delay.',
              'Stop the turbine and keep everyone out from under it.',
              'Send someone to the gate to meet the ambulance.',
              `${REPORT_INJURY} ${CRISIS_LINES}`,
            ],
            actions: [
              'Place a descent kit in every nacelle or on every tower',
              'Give the county 911 center a site sheet for each location',
              'Book rescue training for every climber',
            ],
            who: ['Owner', 'Lead Technician', 'Site Manager', 'HSE Director'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Descent kit, harnesses and training for two climbers per crew',
            priority: 'Immediate',
            upkeep: 'Inspect kits before each use and every year, and rehearse each quarter',
          },
        ],
      },
      {
        risks: ['Lightning or Wind with Crew up Tower'],
        words: /\b(?:lightning|wind)\b.*\btower/i,
        facts: [
          {
            strategy: 'Write the wind and lightning limits that bring everyone down in time',
            lines: [
              'Set a lightning alert with time to descend. One person on the ground watches it.',
              'Set wind limits by task, lower for rope access, hub entry and lifting.',
            ],
            steps: [
              'At the alert, everyone descends. No task is finished first.',
              'If there is no time, get inside the nacelle or tower. Keep away from metal as the maker’s manual says.',
              'Count climbers against the board. Call 911 as soon as someone is hurt or does not answer.',
              'Stay in vehicles or the building until 30 minutes after the last thunder.',
              'Inspect blades, brakes and rescue gear before anyone climbs again.',
            ],
            actions: ['Subscribe to a lightning alert for each site', 'Post wind limits by task in every truck'],
            who: ['Owner', 'Lead Technician', 'Site Manager', 'Director of Field Service'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Lightning alert service and a handheld wind gauge per crew',
            priority: 'Immediate',
            upkeep: 'Review limits each spring',
          },
        ],
      },
    ],
    insights: [
      'Rehearse rescue from the hub and the ladder each quarter. Keep site coordinates and gate codes with the county 911 center.',
    ],
    vitalRecords: ['Climb and rescue certificates, and inspections of equipment'],
    exerciseIdeas: ['A technician is unconscious in the hub and the elevator is out.'],
  },

  'power-generation': {
    fact: 'generates or stores power',
    posts: {
      plantOps: {
        role: ['Owner', 'Lead Operator', 'Plant Manager', 'Director of Generation'],
        team: ['Owner and operator', 'Operators', 'Plant operations', 'Generation'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Plant output, trips and restart',
        description: 'Running units, inverters or storage, and bringing them back after a trip.',
        stake: 'every hour offline is lost for good, and contracts may charge for it',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'plantOps',
        resources: [
          'Start sequence on paper',
          'Interconnection agreement and utility desk number',
          'Spare breakers, fuses and boards',
          'Station batteries',
        ],
        steps:
          '1. {role} notes the trip cause and time. 2. Call the utility or grid operator’s desk. 3. Inspect from outside before anyone opens a cabinet. 4. Restart only with the utility’s permission. 5. Load in steps and log readings. 6. Give notice under the power contract within its time.',
        outage: {
          minimum: 'What can run safely runs, and a tripped unit stays off until its cause is known.',
          workaround: [
            'Sound units run from their local panels with a qualified operator at each, as the utility’s desk permits.',
            '4-24 hours',
          ],
          isSlowToStart: true,
        },
      },
      {
        name: 'Power sales, schedules and outage notices',
        description: 'Telling the utility, grid operator and buyer what the plant can deliver.',
        stake: 'a missed outage notice turns a repair into a penalty',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'plantOps',
        resources: ['Power purchase agreement', 'Scheduling desk number', 'Meter readings', 'Force majeure notice form'],
        steps:
          '1. {role} phones the scheduling desk. 2. Send the outage notice in the contract’s form. 3. Write meter readings by hand each hour. 4. Claim force majeure in writing where it applies. 5. Reconcile when data is back.',
        outage: {
          minimum: 'The utility, the grid operator and the buyer know what the plant can deliver today.',
          workaround: [
            'Schedules and outage notices by phone and email to the scheduling desk, with meter readings written each hour.',
            '1-3 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Plant control and monitoring',
        description: 'SCADA, inverters or unit controls and remote alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Control system integrator',
        backup: ['Hourly', 'Second server, with settings offline off site'],
        times: ['0-1 hour', '45 minutes', '0-1 hour'],
        supports: ['Plant output, trips and restart'],
        restore:
          '1. Send a person to the local panel. 2. Switch to the second server. 3. Compare ten readings with the field by voice. 4. Load offline settings onto clean machines only.',
      },
    ],
    suppliers: [
      {
        name: 'Equipment manufacturer’s service desk',
        provides: 'Parts, remote help and warranty repair of units and inverters',
        serves: ['Plant output, trips and restart'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['An independent service firm', 'Spares shared with a partner plant'],
      },
      {
        name: 'Interconnecting utility',
        provides: 'The line, the breaker and permission to reconnect',
        serves: ['Power sales, schedules and outage notices', 'Plant output, trips and restart'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Standby power that carries controls, fire protection and security, while nothing is sold'],
      },
    ],
    risks: [
      [
        'Main Transformer or Inverter Failure',
        'A main transformer can take more than a year to replace, and older inverters have no spares.',
        { like: 'Equipment Failure', replaces: ['Long Lead Time of a Failed Part'] },
      ],
      [
        'Curtailment or Loss of the Grid Connection',
        'A line outage or grid order stops sales while every unit is sound.',
        { like: 'Grid Failure' },
      ],
    ],
    insurance: ['Equipment breakdown with lost revenue, including the main transformer'],
    vitalRecords: ['Interconnection and power purchase agreements, one-line diagrams and settings'],
    exerciseIdeas: ['The main transformer fails in the month with the highest output.'],
  },

  'grid-operations': {
    fact: 'runs a power or gas grid',
    inCharge: ['aroundTheClock'],
    posts: {
      gridControl: {
        role: ['Lead Operator', 'System Operator', 'Control Room Supervisor', 'Director of System Operations'],
        team: ['Operators', 'System operators', 'Control room', 'System operations'],
        owner: ['General Manager', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Control room and switching',
        description: 'Watching the system around the clock, switching safely and directing crews.',
        stake: 'without eyes on the system, no crew can work safely',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', '0-1 hour'],
        post: 'gridControl',
        resources: ['Backup control site', 'Satellite phone and radio', 'Paper one-line maps', 'Switching order forms'],
        steps:
          '1. {role} moves control to the backup desk. 2. Tell neighbors and the reliability or pipeline desk by satellite phone. 3. Send operators to key stations. 4. Switch only on written orders that are read back. 5. Log each step with its time.',
      },
      {
        name: 'Damage assessment and restoration',
        description: 'Finding damage, ranking it and repairing lines, mains or stations.',
        stake: 'each day without service endangers people who depend on heat or medical devices',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'gridControl',
        resources: [
          'Mutual aid agreement',
          'Critical customer list',
          'Spare poles, transformers, pipe and clamps',
          'Lodging and fuel for crews',
        ],
        steps:
          '1. {role} sends assessors before crews. 2. Make hazards safe first. 3. Then restore hospitals, water and life-support customers. 4. Then the most customers per hour. 5. Test and ground before touch. 6. Give one restoration time every few hours.',
      },
      {
        name: 'Outage calls and medical-need customers',
        description: 'Taking calls, reaching people who need power or heat to live, and giving restoration times.',
        stake: 'people on oxygen or ventilators have hours',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'gridControl',
        resources: [
          'Overflow call service',
          'Medical-need list on paper',
          'Outage text alerts',
          'County emergency management number',
        ],
        steps:
          '1. {role} opens the overflow service. 2. Tell callers with a gas smell or a downed line to stay away and call 911. 3. Call medical-need customers and give the list to the county. 4. Publish one restoration time at fixed hours. 5. Send wire-down calls to dispatch by voice.',
      },
    ],
    systems: [
      {
        name: 'Grid SCADA and telemetry',
        description: 'Supervisory control of lines, mains and stations.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Control system integrator',
        backup: ['Hourly', 'Backup control site, with one copy offline'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Control room and switching'],
        restore:
          '1. Fail over to the backup server. 2. Verify ten key points by voice with the field. 3. Load the offline copy only onto clean machines.',
      },
      {
        name: 'Outage and asset map',
        description: 'Maps of lines, mains, customers and open outages, with crew orders.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Mapping and outage software vendor',
        backup: ['Every 4 hours', 'Vendor cloud, with printed map books in trucks'],
        times: ['0-1 hour', '1 hour', '1-4 hours'],
        supports: ['Damage assessment and restoration', 'Outage calls and medical-need customers'],
        restore: '1. Work from map books and a wall board. 2. Restore the database. 3. Enter closed tickets by feeder or main.',
      },
    ],
    suppliers: [
      {
        name: 'Mutual aid group',
        provides: 'Crews, trucks and material of other utilities',
        serves: ['Damage assessment and restoration'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Line or pipe contractors under standing agreements'],
      },
      {
        name: 'Wholesale power or gas supplier',
        provides: 'The energy that the grid carries',
        serves: ['Wholesale power, load control and rotating outages', 'Supply, pressure and odorization'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second delivery point', 'Interruptible customers under contract'],
      },
      {
        name: 'Transformer, pole and pipe supplier',
        provides: 'Long-lead material for restoration',
        serves: ['Damage assessment and restoration'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A sharing pool with neighboring utilities', 'Refurbished units'],
      },
    ],
    risks: [
      [
        'Physical Attack on a Station',
        'Gunfire at two Moore County, North Carolina substations in 2022 left about 45,000 customers without power for days.',
        { like: 'Vandalism' },
      ],
      [
        'Cyber Attack on Grid Controls',
        'An intruder in SCADA can open breakers or valves, and operators must be able to work by hand.',
        { like: 'Cyber Attacks', replaces: ['Ransomware on Office and Operations'] },
      ],
    ],
    vitalRecords: ['One-line diagrams, system maps and switching procedures on paper'],
    exerciseIdeas: ['The control room must be left during an ice storm.'],
  },

  'fuel-delivery': {
    fact: 'delivers fuel or propane',
    posts: {
      fuelDelivery: {
        role: ['Owner', 'Dispatcher', 'Delivery Manager', 'Director of Distribution'],
        team: ['Owner and drivers', 'Drivers', 'Delivery', 'Distribution'],
        owner: ['Owner', 'General Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Deliveries to homes, hospitals and standby tanks',
        description: 'Routing fuel trucks by tank level, with people at risk first.',
        stake: 'an empty tank in a freeze puts a family in danger and bursts the pipes',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        inSeason: { when: 'a cold snap', times: ['4-24 hours', '1-4 hours', '4-24 hours'] },
        post: 'fuelDelivery',
        resources: ['Tank forecast printed daily', 'Hazmat-endorsed drivers', 'Tire chains', 'List of people at risk'],
        steps:
          '1. {role} prints tank levels and the list of people at risk. 2. Fill hospitals, shelters and people at risk first. 3. Give part fills when supply is short. 4. Ask the state about hours-of-service relief before relying on it. 5. Leave no delivery without a leak check of an outage tank.',
      },
      {
        name: 'Fuel leak and spill emergencies',
        description: 'Answering leak and spill calls day and night, at customers, at the plant and on the road.',
        stake: 'leaking gas or fuel finds a flame within minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'fuelDelivery',
        resources: [
          '24-hour emergency number',
          'Gas detectors',
          'Spill kits',
          `National Response Center ${HELPLINES.nationalResponseCenter}`,
        ],
        steps:
          '1. {role} tells the caller to get everyone out and to use no phone or switch inside. Call 911 from a safe distance. 2. Send the nearest qualified technician. 3. Take orders from the fire officer at the scene. 4. Only trained people work on the tank. 5. Report a reportable release right away.',
      },
    ],
    systems: [
      {
        name: 'Delivery routing and tank monitors',
        description: 'Tank forecasts, routes, tickets and remote gauges.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Fuel distribution software vendor',
        backup: ['Daily', 'Vendor cloud, with a printed route each evening'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Deliveries to homes, hospitals and standby tanks'],
        restore:
          '1. Drive by the printed route. 2. Take readings by phone from customers. 3. Write tickets on paper. 4. Enter them by date when the system is back.',
      },
    ],
    suppliers: [
      {
        name: 'Fuel terminal or wholesaler',
        provides: 'Product at the loading rack',
        serves: ['Deliveries to homes, hospitals and standby tanks', 'Fuel for emergency services and gas stations'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second terminal in another state', 'Rail or transport loads under contract'],
        replaces: ['Fuel supplier for trucks'],
      },
      {
        name: 'Tank and pump service firm',
        provides: 'Repair of tank trucks, meters and pumps',
        serves: ['Deliveries to homes, hospitals and standby tanks'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A rental bobtail or tank wagon'],
      },
    ],
    risks: [
      [
        'Supply Allocation at the Terminal',
        'In a cold snap or pipeline stop the rack sells by past volume, and lines last for hours.',
        { like: 'Fuel Shortage' },
      ],
      [
        'Leak or Fire at the Bulk Plant',
        'A release at the plant evacuates neighbors and stops all deliveries.',
        { like: 'Propane Leak' },
      ],
      ['Fuel Truck Rollover', 'A rolled truck endangers people, closes the road and brings a cleanup.'],
    ],
    exposure: {
      water: 'tanks float off their pads and leak, and flooded roads cut customers off',
      wind: 'racks and terminals stop in a storm, while every customer wants a full tank',
      ground: 'tank piping and buried lines break, and each customer system needs a leak check',
      cold: 'demand doubles, roads close, and hoses and regulators freeze',
      heat: 'tanks vent, tires fail and drivers need cool breaks',
      power: 'loading racks and pumps stop, and customers run standby power that you must fill',
      air: 'smoke closes roads, and fire crews need fuel first',
    },
    insurance: ['Pollution liability for tanks, trucks and customer sites'],
    vitalRecords: ['Leak checks, tank records and delivery tickets'],
    exerciseIdeas: ['The terminal cuts you to half in the coldest week: who gets fuel?'],
  },

  oilfield: {
    fact: 'works in an oilfield',
    posts: {
      wellSite: {
        role: ['Owner', 'Crew Supervisor', 'Field Superintendent', 'Director of Field Operations'],
        team: ['Owner and crew', 'Field crews', 'Field crews', 'Field operations'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Well site safety, gas and well control',
        description: 'Hydrogen sulfide monitors, stop-work, muster points and the call when a well flows.',
        stake: 'hydrogen sulfide or a flash fire kills before help arrives',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'wellSite',
        resources: [
          'Four-gas monitors',
          'Escape air and wind sock',
          'Directions to each lease for 911',
          'Well control contractor',
        ],
        steps:
          '1. At a gas alarm, everyone goes upwind to the muster point. 2. {role} calls 911 with the lease directions. 3. Count heads. 4. No one goes after a fallen worker without breathing air. 5. Call the operator and the well control contractor. 6. Return only when the air is tested.',
      },
      {
        name: 'Crews and equipment to the well',
        description: 'Sending rigs, pumps, water and crews to leases on the operator’s schedule.',
        stake: 'an idle rig spread costs the operator more per hour than your invoice',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'wellSite',
        resources: ['Crew and unit list', 'Spare pump and iron', 'Lease road map', 'Man camp or lodging'],
        steps:
          '1. {role} calls each company man with the state of crew and unit. 2. Hold trucks until roads are safe. 3. Rank jobs by well risk. 4. Swap failed units from the yard. 5. Inspect iron and pressure gear before rig-up.',
        outage: {
          minimum: 'Wells that could leak or lose control get the first rested crew and inspected gear.',
          workaround: [
            'Spare pumps and iron from the yard, and units of a partner company with the operator’s consent.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Pump units, gas monitors and pressure control gear',
        description: 'Pump trucks, iron, gas monitors and the gear that holds well pressure.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Pressure control equipment service',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Well site safety, gas and well control', 'Crews and equipment to the well'],
        restore:
          '1. If a gas monitor sounds, everyone goes upwind to the muster point. 2. Shut pumps down from a distance. 3. Call the operator and well control. 4. Pressure-test before restart.',
      },
    ],
    suppliers: [
      {
        name: 'Pump, iron and hose supplier',
        provides: 'Pressure parts, recertification and rentals',
        serves: ['Crews and equipment to the well'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second supplier in another basin'],
      },
      {
        name: 'Well control contractor',
        provides: 'Specialists for a flowing or burning well',
        serves: ['Well site safety, gas and well control', 'Crews and equipment to the well'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['The operator’s own contractor, with the number on site'],
      },
    ],
    risks: [
      ['Hydrogen Sulfide Release', 'H2S deadens the sense of smell and kills within breaths.'],
      [
        'Blowout or Flash Fire',
        'A flowing well or vapor cloud burns crews and equipment and closes the lease.',
        { like: 'Explosion' },
      ],
      [
        'Drop in Rig Count',
        'Operators cancel within days when prices fall, and the equipment loans still come due.',
        { like: 'Commodity Price Swings' },
      ],
    ],
    mitigations: [
      {
        risks: ['Hydrogen Sulfide Release'],
        words: /hydrogen sulfide|\bh2s\b/i,
        facts: [
          {
            strategy: 'Put a monitor on every person, set a wind sock, and let no one follow a fallen worker without air',
            lines: [
              'Test each personal monitor before the shift.',
              'Mark two muster points, so that one is always upwind.',
              'Carry escape air for each person, and breathing apparatus for the trained rescuers.',
            ],
            steps: [
              'At the alarm, everyone goes crosswind and then upwind to the muster point. Do not look for the source.',
              'Call 911 right away with the lease directions, and say hydrogen sulfide.',
              'Count heads. Tell the responders who is missing.',
              'No one goes to a fallen worker without breathing air. The rescuer would be the second victim.',
              'Block the lease road and warn houses downwind with the sheriff.',
              `Return only when a qualified person has tested the air. ${CRISIS_LINES}`,
            ],
            actions: ['Bump-test monitors each shift', 'Post lease directions for 911 in every truck'],
            who: ['Owner', 'Crew Supervisor', 'Field Superintendent', 'HSE Director'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Personal monitors, escape packs and wind socks',
            priority: 'Immediate',
            upkeep: 'Calibrate monitors by the maker’s schedule, and drill each quarter',
          },
        ],
      },
    ],
    vitalRecords: ['Master service agreements, and pressure test certificates'],
    exerciseIdeas: ['A monitor alarms at 20 miles from the paved road.'],
  },
});
