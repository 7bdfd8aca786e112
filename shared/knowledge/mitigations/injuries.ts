/**
 * Injuries of one kind of work. Sources: OSHA (tree care, 29 CFR 1910.266 logging, 1910.147 lockout, 1910.178 forklifts, 1926 Subpart
 * G and FHWA MUTCD part 6 for work zones, isocyanates), NIOSH (roadside work, logging, isocyanates), PHMSA and NTSB PAR-19/02
 * (overpressure of gas systems), OSHA and the American Foundry Society (molten metal), American Red Cross (bleeding, burns, severed
 * parts), 988 Lifeline.
 */
import { BY_NAME_ONLY } from './accidents.ts';
import { CRISIS_LINES, type MitigationFact, type RiskFacts, siteOwner } from './fact.ts';

const answer = (
  risks: readonly string[],
  fact: Pick<MitigationFact, 'strategy' | 'lines' | 'steps' | 'actions' | 'needs' | 'upkeep'> & Partial<MitigationFact>,
): RiskFacts => ({
  risks,
  words: BY_NAME_ONLY,
  facts: [{ who: siteOwner, timeline: 'Within 30 days', effectiveness: 'high', priority: 'Immediate', ...fact }],
});

export const injuries: readonly RiskFacts[] = [
  answer(['Struck-by or Electrocution in a Tree'], {
    strategy: 'Look for wires before every climb, keep the drop zone empty, and be able to bring a climber down',
    lines: [
      'Stay 10 feet and more from any wire. Closer work belongs to qualified line-clearance crews.',
      'Cone off a drop zone, and let no one enter until the climber answers by voice or radio.',
      'Chainsaws run with brake, chaps, helmet and eye protection, and never above the shoulder or one-handed.',
      'Two people on each job can climb, rescue from the tree, stop bleeding and do CPR.',
    ],
    steps: [
      'If a person, a limb or the lift touches a wire, everyone stays 35 feet away.',
      'Call 911 and say “tree rescue”. Call the utility, and wait until it confirms that the line is dead.',
      'If there is no wire, the trained rescuer climbs or uses the second lift to bring the person down.',
      'For a chainsaw cut, press hard and put a tourniquet above a bleeding arm or leg.',
      'For someone hit by a limb, keep the head and neck still, and clear what still hangs above.',
      'On the ground and clear of current, start CPR if there is no breathing, and use the AED.',
      'Stop all saws and the chipper, count the crew, and keep the rope and the limb as they are.',
    ],
    actions: ['Write wires and the rescue plan on each job sheet', 'Practice an aerial rescue'],
    needs: 'Climbing rescue kit, tourniquets, chaps, radios in helmets and an AED',
    timeline: 'Within 14 days',
    upkeep: 'Ropes and lift before each job, aerial rescue every quarter',
  }),
  answer(['Struck by a Tree, Log or Machine'], {
    strategy: 'Keep two tree lengths between fallers, know each one’s place by radio, and reach them with a bleeding kit',
    lines: [
      'Look for dead tops and hung trees before each cut, and clear two ways of escape.',
      'No one works under a hung tree, behind a skidder or below rolling logs.',
      'Each landing has coordinates, a helicopter spot and the phone that works, written on a card.',
      'Fallers check in by radio at set times. A missed call starts the walk to them.',
    ],
    steps: [
      'Stop every saw and machine. Look up before you step to the person.',
      'Call 911 or use the satellite phone, with the coordinates and the gate. Ask for a helicopter early.',
      'Pack and press a deep wound, and put a tourniquet high on a bleeding limb.',
      'Leave a pinned person where they are until the log is blocked. Lift only if they cannot breathe.',
      'Keep the person warm and still, and send a truck to lead the ambulance in.',
      'Account for every faller and driver by radio.',
    ],
    actions: ['Fill in the card for each landing', 'Put a bleeding kit on each faller and machine'],
    needs: 'Radios, satellite phone, bleeding kits, coordinates of each landing',
    timeline: 'Before the next tract',
    upkeep: 'Card with each move, first-aid course each year',
  }),
  answer(['Crew Struck or Injured on the Road', 'Operator Struck on the Roadside', 'Surveyor Struck beside a Road'], {
    strategy: 'Put signs, cones and a heavy vehicle between traffic and people, and work on the side away from it',
    lines: [
      'Follow the traffic plan of the state’s manual for the speed of the road, also for five minutes of work.',
      'Everyone wears a class 3 vest at night and on fast roads, and one person only watches traffic.',
      'Ask the police or the road owner to block a lane where there is no shoulder.',
    ],
    steps: [
      'Get behind the barrier or the blocking vehicle. No one runs into a live lane.',
      'Call 911 with road, direction and mile marker, and ask them to stop the traffic.',
      'Warn drivers from well upstream with lights and cones, never from within the lane.',
      'Once traffic is stopped, keep the person still and press on heavy bleeding.',
      'Stay away from a downed line or a vehicle that it touches.',
      'Bring the rest of the crew off the road, and count them.',
      `Keep cones and vehicles in place for the police. Call the family and stay with the crew. ${CRISIS_LINES}`,
    ],
    actions: ['Check the cones, lights and vests in each truck', 'Train each crew on the traffic plan'],
    needs: 'Advance signs, cones, class 3 vests, warning lights and a blocking truck',
    timeline: 'Within 14 days',
    upkeep: 'Briefing before each setup, training each year',
  }),
  answer(['Injury at a Machine', 'Saw or Router Injury', 'Student Injured on a Machine', 'Hand or Foot Caught in the Conveyor'], {
    strategy: 'Run no machine without its guard, lock it before every jam or blade change, and know how to free a hand',
    lines: [
      'Write the lockout steps on each machine: every energy source, its lock and the test.',
      'An emergency stop is within reach of whoever feeds the machine, and is tested each week.',
      'Long sleeves, gloves and jewelry stay away from turning parts. Long hair is tied back.',
    ],
    steps: [
      'Hit the emergency stop. Keep others from starting the machine.',
      'Dial 911 and say “caught in a machine”. Ask for the rescue crew.',
      'Lock the power off before you reach in. Do not reverse the machine or pull.',
      'Press on the wound without a break, and use a tourniquet if blood still runs.',
      'Wrap a severed part in clean damp cloth, in a sealed bag, on ice. Send it along.',
      'Support someone pale or faint lying down, and keep them warm.',
      'Leave guard and setting as they are. The machine stays locked until the cause is fixed.',
    ],
    actions: ['Hang a lockout card and a bleeding kit at each machine', 'Test each emergency stop'],
    needs: 'Locks, guards, lockout cards and bleeding kits',
    upkeep: 'Stops each week, lockout audit each year',
  }),
  answer(['Rack Collapse or Forklift Injury', 'Shelving Collapse or Forklift Injury', 'Forklift, Saw or Falling Stack Injury'], {
    strategy: 'Keep people and forklifts on separate paths, and unload a bent rack before anyone works under it',
    lines: [
      'Only trained and evaluated drivers use a forklift, belted, with a check before each shift.',
      'Paint walkways, mount mirrors, and close an aisle while a forklift works in it.',
      'Post the load of each rack. A bent upright is emptied the same day.',
    ],
    steps: [
      'Stop all forklifts, and get everyone out of the aisle and the next ones.',
      'Call 911, and say whether someone is trapped under a load or a forklift.',
      'Do not climb or dig into a leaning rack. A second bay can follow.',
      'Lift a forklift off a person only with the rescue crew, unless they cannot breathe.',
      'Give first aid where nothing can fall, and count everyone on the shift.',
      'Close the area until an engineer or the rack maker has released it.',
    ],
    actions: ['Walk all uprights and mark the bent ones', 'Renew the forklift evaluations'],
    needs: 'Rack guards, floor paint, mirrors and forklift training',
    upkeep: 'Racks each month, drivers every three years',
  }),
  answer(['Molten Metal Burn or Explosion'], {
    strategy: 'Keep every drop of water and sealed scrap away from the melt, and get people clear before saving the furnace',
    lines: [
      'Dry and preheat charge, ladles and tools. Sort out closed tubes, cans and wet scrap.',
      'Everyone near the melt wears an aluminized coat, face shield, spats and no synthetic clothes.',
      'Keep the pit dry and its leak alarm tested. Mark how far people stay back at tap and charge.',
    ],
    steps: [
      'Shout, run clear, and cut furnace power from the outside panel only if trained and safe.',
      'Never put water on molten metal. Let a run-out go to the pit or dry sand.',
      'Call 911, and say “molten metal, no water”. Meet the fire department with the furnace map.',
      'Get burned people under the safety shower for 20 minutes. Leave cloth and metal that stick.',
      'Cover burns loosely with clean dry cloth, and watch the breathing.',
      'Count the shift at the gate. No one returns to the furnace deck until it is cold or released.',
    ],
    actions: ['Test safety showers and the pit alarm', 'Show the fire department the no-water areas'],
    needs: 'Protective clothing, safety showers, dry sand and a pit alarm',
    upkeep: 'Showers each week, lining and alarm by the maker’s schedule',
  }),
  answer(['Isocyanate Exposure or Air Permit Problem'], {
    strategy: 'Spray only in a working booth with supplied air, and never let a sensitized painter spray again',
    lines: [
      'Use supplied-air respirators, gloves and a suit for every isocyanate coat, and for sanding fresh ones.',
      'Test breathing each year. Tightness, wheezing or cough after spraying means a doctor.',
      'Log filters, coatings and hours, so that the permit report is done from the log.',
    ],
    steps: [
      'If someone wheezes or cannot breathe well, bring them into fresh air and call 911.',
      'Stop spraying, and leave the booth fan running while everyone gets out.',
      'Rinse eyes for 15 minutes. Wash skin with soap, and take off soaked clothes.',
      'Give the crew the safety data sheet. Symptoms can come back hours later.',
      'Enter a spill only with supplied air and training. Otherwise close the door and wait for responders.',
      'Keep the booth closed until filters and airflow are measured, and tell the permit office as it requires.',
    ],
    actions: ['Fit-test and check the air line', 'Post the booth’s airflow and filter dates'],
    needs: 'Supplied-air respirators, booth filters, breathing tests',
    upkeep: 'Airflow each week, breathing tests each year',
  }),
  answer(['Overpressure in a Low-Pressure System'], {
    strategy: 'Put a second protection behind every regulator, watch pressure at the far end, and be able to shut the district',
    lines: [
      'An engineer reviews each job that touches a main or a sensing line, before it is issued.',
      'Fit relief or slam-shut valves downstream, and alarms that reach the control room and a second phone.',
      'Keep the map and the valve list for each district in the trucks, and train who may operate them.',
    ],
    steps: [
      'Ask 911 to tell the whole district to leave buildings now, touching no switch, and to stay out.',
      'Control orders the trained crew to close the district’s regulator valves. No one waits for a second reading.',
      'Ask the electric utility to cut the district’s power where fires start.',
      'Set up with the fire department at one command post, and bring maps.',
      'Check on foot that each building is empty, from outside. Report every odor and fire to command.',
      'Let no customer light a pilot. Crews shut and relight building by building after a leak test.',
      'Report to the National Response Center within the hour that federal rules give.',
    ],
    actions: ['Check each sensing line on the map', 'Drill a district shutdown with the fire department'],
    needs: 'Relief valves, remote pressure sensors, valve maps and mutual aid',
    timeline: 'Within 60 days',
    upkeep: 'Regulators each year, shutdown drill each year',
  }),
  answer(['Accidental Shooting or Suicide at the Range'], {
    strategy: 'Stop every lane with one word, stop bleeding within a minute, and act on the signs of despair at the counter',
    lines: [
      'A range officer who does not shoot watches the lanes. Anyone may call “cease fire”.',
      'Rent to no one alone and new without a second person, and train staff on the signs of suicide.',
      'Hang bleeding kits at the lanes, and show the 988 card at the counter and in the restroom.',
    ],
    steps: [
      'Call “cease fire”. Guns are put down, and people step back from the line.',
      'Call 911 right away, and say that the lanes are safe as soon as they are.',
      'Pack the wound and press, or use a tourniquet on a limb. Seal a chest wound.',
      'If someone speaks of suicide, take no risk with the gun, stay with them, and call or text 988.',
      'If they threaten others or will not give up the gun, get everyone out and call 911.',
      'Touch nothing on the lane. Lead witnesses to a quiet room, and wait for the police.',
      `Close for the day, call the family through the police, and look after staff. ${CRISIS_LINES}`,
    ],
    actions: ['Train each officer in bleeding control', 'Agree on the rental rule'],
    needs: 'Bleeding kits, range officers, suicide prevention material for gun shops',
    upkeep: 'Cease-fire drill each month',
  }),
  answer(['Crash with a Student at the Wheel'], {
    strategy: 'Keep lessons within what the student can do, the instructor’s brake within reach, and a second car ready',
    lines: [
      'Each car has a tested second brake, a sign, a dash camera and a first-aid kit.',
      'No lesson in ice, fog or a storm warning. First lessons stay on empty streets.',
      'Keep each student’s emergency contact and the permit in the car.',
    ],
    steps: [
      'Brake, stop, switch on the flashers, and get the student away from traffic if the car is exposed.',
      'Call 911 for injuries, fuel, smoke or a blocked lane. Keep the badly hurt still.',
      'Call the parents or the contact yourself. A student under 18 is never left alone.',
      'Exchange names and insurance, photograph the scene, and save the camera file. Discuss no fault.',
      'Send a second instructor for the student and for the lessons that follow.',
      'Tell the insurer, and the state agency if your license requires it.',
    ],
    actions: ['Put the contact sheet into each car', 'Agree on a rental with a second brake'],
    needs: 'Second brakes, cameras, a spare car',
    upkeep: 'Brakes before each day, drill of the crash card each year',
    priority: 'High',
  }),
];
