/** Sources: OSHA 29 CFR 1926 Subparts M (falls), P (excavations) and CC (cranes), 1910.146 (permit spaces), 1910.147 (lockout), NIOSH motor vehicle safety, FAA Part 139 and Advisory Circular 150/5200-12 (accident sites), NWS aviation weather. */
import { type MitigationFact, REPORT_INJURY, type RiskFacts, siteOwner } from './fact.ts';

/** Found by the names it lists alone: these answers are for no other risk. */
export const BY_NAME_ONLY = /(?!)/;

const answer = (
  risks: readonly string[],
  fact: Pick<MitigationFact, 'strategy' | 'lines' | 'steps' | 'actions' | 'needs' | 'upkeep'> & Partial<MitigationFact>,
): RiskFacts => ({
  risks,
  words: BY_NAME_ONLY,
  facts: [{ who: siteOwner, timeline: 'Within 30 days', effectiveness: 'high', priority: 'Immediate', ...fact }],
});

export const accidents: readonly RiskFacts[] = [
  answer(['Trench Collapse'], {
    strategy: 'Let no one into an unprotected trench, and leave a rescue from a collapse to the fire department',
    lines: [
      'A competent person inspects every trench each day and after rain, and may stop the work alone.',
      'Slope, shore or shield every trench of 5 feet or more, and shallower ones in poor soil.',
      'Keep spoil and machines at least 2 feet from the edge, and a ladder within 25 feet of everyone.',
    ],
    steps: [
      'Keep everyone out of the trench. A second collapse kills rescuers.',
      'Call 911 and say “trench collapse” with the exact place. Send someone to meet the crews.',
      'Switch off machines, and keep traffic and people back from the edge.',
      'Mark where the person was last seen. Leave shoring and digging to the rescue team.',
    ],
    actions: ['Name a competent person for each crew', 'Book shields or shoring before each deep dig'],
    needs: 'Trench boxes or shoring, ladders, and training of a competent person for each crew',
    upkeep: 'Inspection sheet each day, training each year',
  }),
  answer(['Worker Overcome in a Wet Well'], {
    strategy: 'Treat every wet well as a permit space, and never let a helper follow someone down',
    lines: [
      'Test oxygen, flammable gas and hydrogen sulfide from outside, before and during each entry.',
      'Ventilate, wear a harness on a tripod, and keep an attendant at the opening the whole time.',
      'Agree with the fire department who can bring a person up, and how fast.',
    ],
    steps: [
      'Stay out. Most who die in such spaces went in to help.',
      'Call 911 and say “confined space”. Winch the person up from outside if a line is attached.',
      'Blow fresh air into the space from a safe place.',
      'Meet the crews at the gate with the gas readings and the entry permit.',
    ],
    actions: ['Post every permit space', 'Practice a winch rescue with a dummy'],
    needs: 'Gas meter, blower, tripod with winch, and harnesses',
    upkeep: 'Meter bump test before each use, rescue practice once a year',
  }),
  answer(['Carbon Dioxide in a Cellar or Tank', 'Carbon Dioxide in the Cellar at Crush'], {
    strategy: 'Alarm every room where carbon dioxide can gather, and air it before anyone goes in',
    lines: [
      'Fit alarms with a display outside the door of cellars, coolers and tank rooms.',
      'Interlock the fan with the alarm, and write the reading on the entry sheet.',
      'Nobody enters a tank without a permit, a second person and a way to lift them out.',
    ],
    steps: [
      'If the alarm sounds or someone is down, stay out and get everyone into fresh air.',
      'Call 911. Say that carbon dioxide is the likely cause.',
      'Start the fan from its outside switch. Leave the supply to the fire department.',
      'Let nobody back until the fire department has measured the air.',
    ],
    actions: ['Mount alarms and door signs', 'Test the fan and the alarm together'],
    needs: 'Fixed and personal gas alarms, and a fan with an outside switch',
    upkeep: 'Alarm test each month, sensor changed as its maker says',
  }),
  answer(['Electrocution or Arc Flash'], {
    strategy: 'Work on dead circuits that were locked, tagged and tested, and know how to free a person from current',
    lines: [
      'Lock and tag the source, then test for voltage before the first touch.',
      'Live work needs a written permit, rated clothing and a second person.',
      'Keep ladders and lifts at least 10 feet from overhead lines, and more at higher voltages.',
    ],
    steps: [
      'Do not touch a person who may still be in contact with current.',
      'Call 911. Have the power switched off at its source.',
      'When the person is free of current, start CPR and send for the defibrillator.',
      'Keep everyone at least 35 feet from a fallen line until the utility says it is dead.',
    ],
    actions: ['Give each electrician their own lock', 'Check arc labels and rated clothing'],
    needs: 'Locks, tested voltage meters, rated clothing, and a defibrillator in each crew truck',
    upkeep: 'Lockout audit and CPR refresher each year',
  }),
  answer(['Crane Collapse or Power Line Contact'], {
    strategy: 'Plan each lift on paper, keep the load and the boom away from people and lines, and stop for wind',
    lines: [
      'A qualified person signs the lift plan: load, radius, ground, wind limit and line distance.',
      'Mark the swing area and let no one stand or work under the load.',
      'Ask the utility to switch off or cover lines that the boom could reach.',
    ],
    steps: [
      'Clear the whole fall area. Call 911 if anyone is hurt or trapped.',
      'If the boom touches a line, the operator stays in the cab and everyone else keeps away.',
      'If fire forces the operator out, they jump clear with both feet together and shuffle away.',
      'Call the utility, and touch nothing until it says that the line is dead.',
    ],
    actions: ['Keep the signed lift plan in the cab', 'Set the wind limit for each crane'],
    needs: 'Lift plans, a wind meter, and a signal person for each lift',
    upkeep: 'Inspection each shift and each year by a qualified person',
  }),
  answer(['Fall from a Ladder or Lift'], {
    strategy: 'Tie off or guard every edge at 6 feet and more, and be able to lift a hanging worker down in minutes',
    lines: [
      'Choose rails first, then nets or lines, and plan the anchor before anyone climbs.',
      'No roof work in wind, ice or lightning. The crew leader decides, and no one overrules.',
      'Ladders stand 1 foot out for every 4 up, tied at the top.',
    ],
    steps: [
      'Call 911, and keep the fallen person still unless there is danger.',
      'If someone hangs in a harness, start the rescue right away. Hanging still can kill.',
      'Stop the work above and rope off the area.',
      'Keep the harness, line and ladder as they are for the investigation.',
    ],
    actions: ['Write the rescue plan for each roof', 'Check harnesses before each shift'],
    needs: 'Anchors, harnesses, a rescue kit, and a trained second person',
    upkeep: 'Rescue practice each season',
  }),
  answer(
    [
      'Crash of a Work Truck',
      'Crash or Loss of a Van',
      'Crash on the Way to a Site',
      'Road Crash on the Way to a Well',
      'Crash with Passengers',
      'Fatal or Multi-vehicle Crash',
    ],
    {
      strategy: 'Check drivers and vehicles before the road, and train what happens in the first ten minutes after a crash',
      lines: [
        'Check driving records at hiring and once a year. Seat belts always, and no phone in the hand.',
        'The driver may refuse a tired, icy or overloaded trip without asking.',
        'Keep a crash card, vests, triangles, a first-aid kit and a camera in each vehicle.',
      ],
      steps: [
        'Stop where it is safe, and get people out of traffic. Do not move the badly hurt.',
        'Call 911, give the mile marker, and say how many people are hurt.',
        'Set out triangles, and watch for fuel, fire and downed lines.',
        'Call dispatch. Another vehicle takes over the people, the tools or the load.',
        'Take photos and names, and admit no fault. The owner calls the insurer and the families.',
      ],
      actions: ['Put a crash card in each vehicle', 'Agree on a rental vehicle for the next morning'],
      needs: 'Crash kits, driving record checks and a rental agreement',
      upkeep: 'Records once a year, vehicles each shift',
    },
  ),
  answer(['Runway Excursion or Wildlife Strike at a Strip'], {
    strategy: 'Know the strip before landing, and have the rescue and the second aircraft arranged for each remote one',
    lines: [
      'Keep a page for each strip: length, surface, slope, wildlife, last report and who can look at it.',
      'Land only with a report of the day. The pilot may turn back without asking.',
      'Carry a survival kit and a satellite phone, and set a time at which the search starts.',
    ],
    steps: [
      'Get everyone out and upwind of the aircraft. Watch propellers, fuel and fire.',
      'Call 911, or use the satellite phone and the emergency beacon.',
      'Count people, give first aid, and stay with the aircraft where it is safe.',
      'Call flight following with the position. It sends rescue and tells the families.',
      'Leave the wreck as it is until the NTSB releases it.',
    ],
    actions: ['Write the page for each strip', 'Agree with a second operator to fetch passengers'],
    needs: 'Satellite phone, survival kits, and an agreement with a second operator',
    upkeep: 'Strip pages before each season',
  }),
  answer(['Weather Trap at a Remote Strip'], {
    strategy: 'Set weather limits that dispatch cannot bend, and leave each remote strip with a way to wait out two nights',
    lines: [
      'Write the least ceiling, visibility and wind for each route, stricter for new pilots.',
      'Ask for a camera or a local observer before leaving, and set the latest time to turn back.',
      'Each aircraft carries food, water, shelter and heat for everyone aboard for two nights.',
    ],
    steps: [
      'Do not push on under a falling ceiling. Turn back, or land and stay.',
      'Tell flight following the position and the people aboard, and agree on the next call.',
      'Keep passengers warm, sheltered and near the aircraft. Call for rescue if anyone gets worse.',
      'Dispatch moves the later flights and tells customers when the next decision comes.',
    ],
    actions: ['Post the limits at dispatch and in each cockpit', 'Check the survival kits by headcount'],
    needs: 'Survival kits, a satellite messenger and weather cameras or observers',
    upkeep: 'Limits and kits at the start of each season',
  }),
  answer(['Runway or Field Closure'], {
    strategy: 'Have a second field with fuel, parking and ground transport agreed before the first one closes',
    lines: [
      'List each field in reach: runway, hours, fuel, customs, ramp space and phone.',
      'Sign for parking and fuel at one field in another flood or snow area.',
    ],
    steps: [
      'Keep aircraft and people off a closed or flooded surface.',
      'Read the notices and call the airport manager for the hour of the next decision.',
      'Divert what is in the air, and send crews and vehicles to the second field.',
      'Move aircraft out before a storm while the field is still open.',
    ],
    actions: ['Sign the agreement with the second field', 'Store tow bars and chocks there'],
    needs: 'Ramp and fuel agreement, and ground transport',
    upkeep: 'One flight from the second field each year',
  }),
  answer(['Boiler Failure or Explosion'], {
    strategy: 'Test the low-water cutoff and the relief valve, and let an inspector and not the schedule decide when it fires',
    lines: [
      'Keep the certificate, the water tests and each blowdown in a log at the boiler.',
      'Know who rents a boiler on a trailer, and where it connects.',
    ],
    steps: [
      'If pressure or water is out of range, get people away and use the stop outside the room.',
      'Call 911 for fire, steam in the room or anyone burned.',
      'Never add water to a boiler that may be dry. Let it cool with the room empty.',
      'Call the service company and the insurer’s inspector before any restart.',
    ],
    actions: ['Mark the outside stop', 'Price a rental boiler and its connection'],
    needs: 'Inspection contract, water treatment and a quote for a rental boiler',
    upkeep: 'Cutoff test each week, inspection each year',
  }),
  answer(['Crowd Crush or Panic'], {
    strategy: 'Count people in, keep every exit free, and stop the show before density becomes dangerous',
    lines: [
      'Set the limit for each area, and count at the door with one trained person for each.',
      'One person may stop the music and turn up the lights alone.',
    ],
    steps: [
      'Stop letting people in, and open every exit.',
      'Stop the show, turn up the lights, and tell people calmly which way to walk.',
      'Call 911. Lead the people at the back away first, so that the front can breathe.',
      'Send first-aiders to those on the ground, and keep a lane for the ambulances.',
    ],
    actions: ['Walk the exits before each event', 'Give the stop order to a named person'],
    needs: 'Clickers, radios, and trained crowd managers',
    upkeep: 'Briefing before each event',
  }),
  answer(['Site Accident or Collapse'], {
    strategy: 'Guard every edge and hole from 6 feet up, brace before the next load, and stay clear of power lines',
    lines: [
      'From 6 feet up, work behind guardrails, over nets or tied off to an anchor. Cover, fix and mark every hole.',
      'Have a rescue kit and two trained people wherever someone is tied off. No one works alone at height.',
      'A competent person checks trenches, scaffolds, cranes and bracing before each shift, and after rain or wind.',
      'Keep people and booms 10 feet and more from power lines, and farther from high voltage.',
    ],
    steps: [
      'Stop the work, and call 911 with the site address. Say who is hurt, hanging or trapped, and where.',
      'If someone hangs in a harness, bring them down right away with the rescue kit. Hanging still can kill.',
      'Keep a fallen person still. Press on bleeding, and start CPR if there is no normal breathing.',
      'If ground, frame or scaffold moved, get everyone out of the fall area. Count them at the gate.',
      'No one enters a trench or goes under a load to rescue. Keep machines still near trapped people.',
      'If a line is down or touched, stay 35 feet away until the utility says that it is dead.',
      'Let no one back until the fire department and, after a collapse, the engineer release it.',
      `Keep everything as it is, with photos and the names of witnesses. ${REPORT_INJURY}`,
    ],
    actions: ['Walk every edge, hole and ladder before the shift', 'Practice bringing down a hanging worker'],
    needs: 'Guardrails, hole covers, anchors, harnesses, a rescue kit and a headcount at the gate',
    upkeep: 'Edges and holes before each shift, rescue drill each season',
  }),
  answer(['Frame Collapse before Bracing', 'Unplanned Collapse', 'Formwork or Shoring Failure'], {
    strategy: 'Brace to the engineer’s drawing before the next load, and keep everyone out of what has moved',
    lines: [
      'The engineer signs the order of bracing, pouring and removal. Nobody changes it on site.',
      'Check wind and bracing at the end of each day, and clear the area under open frames.',
    ],
    steps: [
      'Get everyone out of the fall area, and count them at the gate.',
      'Call 911 and say who may be trapped and where.',
      'Keep machines still near trapped people. Leave utilities to the fire department.',
      'Let no one back until the engineer and the fire department release it.',
    ],
    actions: ['Hang the bracing drawing at the gate', 'Keep the headcount sheet for each shift'],
    needs: 'Bracing, an engineer on call and a headcount at the gate',
    upkeep: 'Check each day and after wind',
  }),
  answer(['Bucket Truck Tip or Line Contact'], {
    strategy: 'Set outriggers on firm pads, tie in at the bucket, and keep the boom 10 feet and more from lines',
    lines: ['Walk around the truck, check the ground and the wind, and cone off the fall area before lifting.'],
    steps: [
      'If the boom touches a line, those in the bucket stay there and everyone else keeps away.',
      'Call 911 and the utility. Wait until the utility says that the line is dead.',
      'If the truck tips, keep people back from the boom and the leaking oil.',
      'Lower an injured person with the ground controls only if the truck is stable and clear of lines.',
    ],
    actions: ['Inspect boom and outriggers each shift', 'Practice lowering the bucket from the ground'],
    needs: 'Outrigger pads, harnesses and a trained ground person',
    upkeep: 'Boom test each year by its maker’s service',
  }),
  answer(['Tractor, Machine or Falling Injury'], {
    strategy: 'Shut the machine down before every reach into it, and keep everyone within call',
    lines: [
      'Guards and rollover frames stay on, belts are worn, and children stay off machines.',
      'Each person working alone calls in at set hours, and someone goes to look after a missed call.',
    ],
    steps: [
      'Switch off the machine and take the key before you reach for the person.',
      'Call 911 with the field, gate or floor. Send someone to the road.',
      'Press hard on heavy bleeding, and use a tourniquet on an arm or leg.',
      'Leave a pinned person where they are unless fire or water threatens them.',
    ],
    actions: ['Hang a map with gate numbers in each cab', 'Put a bleeding kit in each machine'],
    needs: 'Bleeding kits, radios and machine guards',
    upkeep: 'Guards and kits before each season',
  }),
  answer(['Flammable Vapor Fire'], {
    strategy: 'Bond and ground every transfer, measure vapor where it can gather, and leave the fire to the fire department',
    lines: [
      'Keep solvents in rated rooms and cans, with fans and lights that cannot spark.',
      'Hot work needs a permit and a reading of the air.',
    ],
    steps: [
      'Get everyone out upwind, and pull the alarm. Touch no switch in vapor.',
      'Call 911 with the name and quantity of the solvent.',
      'Use the outside stop for pumps and power only if it is safe to reach.',
      'Count people, and hand the fire department the chemical list.',
    ],
    actions: ['Test bonding clamps', 'Hang the chemical list at the gate'],
    needs: 'Vapor meters, bonding clamps and rated cabinets',
    upkeep: 'Clamps each month, fans each quarter',
  }),
  answer(['Shop, Shed or Fuel Fire'], {
    strategy: 'Keep fuel and batteries apart from barns and homes, and switch off what can spark at night',
    lines: [
      'Store fuel and propane away from the buildings, with a stop that can be reached from the road.',
      'Charge batteries and park hot machines outside or in a building of their own.',
    ],
    steps: [
      'Get people away and call 911. Say which fuels and chemicals are stored there.',
      'Keep away from tanks and cylinders in the fire. They can burst.',
      'Open the road gate, and show the crews water and power.',
      'Watch the neighboring roofs for embers from a safe distance.',
    ],
    actions: ['Draw tanks and water on a map at the gate'],
    needs: 'Rated cans, extinguishers and a gate map',
    upkeep: 'Before each season',
  }),
  answer(['Hazardous Cargo Release'], {
    strategy: 'Know each load by its papers, keep the driver upwind, and have the response contractor named before loading',
    lines: [
      'Shipping papers and the guide page ride within reach, and dispatch holds a copy.',
      'The response contractor’s number stands on the crash card.',
    ],
    steps: [
      'Stop, set the brake, and walk upwind and uphill. Keep others away.',
      'Call 911 with the four-digit number on the placard.',
      'Close the emergency valve only if you are trained and out of the vapor.',
      'Call dispatch, which calls the contractor, the shipper and those who must be told.',
    ],
    actions: ['Print the guide page for each product'],
    needs: 'Response contract, papers and protective gear',
    upkeep: 'Driver drill each year',
  }),
  answer(['Guest Lost or Hurt on a Trip'], {
    strategy: 'Leave a route with a return hour, count at each stop, and carry a way to call from beyond cell service',
    lines: ['Two trained leaders go with each group, one in front and one behind.'],
    steps: [
      'Stop the group, keep it warm and dry, and count again.',
      'Call 911 or use the satellite messenger, with the last place and hour seen.',
      'One leader searches back along the route, never alone. The other stays with the group.',
      'Give first aid, and mark the place for the rescue team.',
    ],
    actions: ['Pack a satellite messenger for each group'],
    needs: 'Satellite messengers, first-aid kits and two leaders for each group',
    upkeep: 'Kits before each trip',
  }),
  answer(['Fire or Crash at the Pumps'], {
    strategy: 'Teach each shift where the emergency stop is, and to press it first and argue later',
    lines: ['Mark the stop inside and outside, and guard pumps with posts.'],
    steps: [
      'Press the emergency stop, and get everyone away from pumps and boats.',
      'Call 911. Say that fuel is involved.',
      'Fight only a small fire with your back to the way out. Otherwise leave.',
      'Keep cars, boats and phones away until the fire department releases the pumps.',
    ],
    actions: ['Press the stop in a test with each shift'],
    needs: 'Posts, extinguishers and spill pads',
    upkeep: 'Stop test each quarter',
  }),
  answer(['Shop or Store Fire'], {
    strategy: 'Find a fire while it is small: alarms to a center, clear doors, and no charging overnight',
    lines: ['Link smoke alarms to a monitoring center, and empty oily waste each evening.'],
    steps: [
      'Shout, pull the alarm, and get customers and staff out by the nearest door.',
      'Call 911 from outside, and count people at the meeting place.',
      'Tell the crews about batteries, fuel and gas bottles inside.',
      'Stay out until the fire department lets you back in.',
    ],
    actions: ['Walk both ways out with each employee'],
    needs: 'Monitored alarms and metal waste cans',
    upkeep: 'Alarm test each month, drill twice a year',
  }),
];
