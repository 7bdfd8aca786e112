/**
 * Earth, fire and smoke. After USGS, ShakeOut and FEMA (gas off only on smell or damage, back on only by the utility),
 * CAL FIRE and NFPA (home ignition zone), avalanche.org, USFA (causes of fires outside homes, 2017-2019), OSHA 1910.157
 * (extinguishers), NFPA 1 and 13, EPA and AirNow smoke guidance.
 */
import { CLAMP_AND_LEAVE, CLAMP_FIRST, CRISIS_LINES, ownerBySize, peopleOwner, type RiskFacts, siteOwner } from './fact.ts';

/** After the National Weather Service and ShakeOut: waves come for many hours, and the first is often not the largest. */
const STAY_HIGH = 'Stay on high ground until officials say that it is safe. Later waves can be larger.';

export const ground: readonly RiskFacts[] = [
  {
    risks: ['Earthquakes', 'Earthquake', 'Seismic Activity'],
    words: /\b(?:earthquake|seismic)/i,
    facts: [
      {
        strategy: 'Bolt down what can fall, get people out of damaged rooms, and be able to work elsewhere for a month',
        lines: [
          { say: 'Anchor tall shelves, heavy equipment and water heaters to studs.', hasNot: ['desk'] },
          { say: 'Anchor tall cabinets and screens, and keep heavy things off high shelves.', has: ['desk'] },
          'Ask an engineer to say in writing whether the building is unreinforced masonry or soft-story.',
          'Price earthquake insurance, which is a separate policy. Compare its deductible with your cash.',
          { say: 'Latch cabinets above beds and chairs.', has: ['residents', 'patients'] },
          { say: 'Strap the medical gas cylinders.', has: ['medical-gas'] },
        ],
        steps: [
          'Drop, cover and hold on, away from glass and shelves. Stay inside until the shaking stops.',
          {
            say: 'On the shore or a tidal flat, drop, cover and hold on. Then go to high ground right away. Do not wait for a warning.',
            has: ['shore'],
          },
          { say: STAY_HIGH, has: ['shore'] },
          CLAMP_FIRST,
          'If the building is damaged or you smell gas, everyone takes the stairs out right away.',
          'If you smell or hear gas, touch no switch. Call 911 and the utility from a safe distance.',
          'Otherwise leave the gas on. Only the utility turns gas back on, even after a valve that closed by itself.',
          'Give first aid and count heads right away. Call 911 for anyone hurt, trapped or missing.',
          {
            say: 'If you are near the coast, go uphill on foot as soon as a strong or long quake stops.',
            where: ['tsunami'],
            hasNot: ['shore'],
          },
          { say: STAY_HIGH, where: ['tsunami'], hasNot: ['shore'] },
          'Text families instead of calling. Expect aftershocks.',
          'No one goes back in until someone qualified has looked at cracks, chimneys and hanging parts.',
          {
            say: 'When the shaking is over and officials allow travel, start the first functions at the alternate site.',
            hasNot: ['shore'],
          },
          { say: 'No one works on the tide, here or elsewhere, until officials cancel the warning.', has: ['shore'] },
          `Ask how everyone’s home held up. ${CRISIS_LINES}`,
          'Within a day, ask the building department how it tagged the building, open the claim and call distant suppliers.',
        ],
        actions: [
          'Anchor the ten heaviest things this month',
          { say: 'Have a plumber fit a seismic valve that shuts off gas by itself', where: ['quake'], hasNot: ['desk'] },
          'Name one contact outside the state for everyone to text',
        ],
        who: siteOwner,
        timeline: 'Anchor within 60 days, and have the engineer’s letter within 6 months',
        effectiveness: 'high',
        needs: 'Straps and anchors, seismic gas valve, water for three days, an engineer’s visit',
        priority: 'High',
        upkeep: 'Join the Great ShakeOut drill each October, and check the anchors after each move',
      },
    ],
  },
  {
    risks: ['Wildfires', 'Wildfire', 'Bushfires'],
    words: /\b(?:wildfire(?! smoke)|bush ?fire|forest fire)/i,
    facts: [
      {
        strategy: 'Leave on the first order, clear the zone around the building, and close it to embers',
        lines: [
          {
            say: 'Keep the first 5 feet around the building free of anything that burns.',
            where: ['wildfire'],
            hasNot: ['desk'],
          },
          { say: 'Cut grass under 4 inches out to 30 feet.', where: ['wildfire'], hasNot: ['desk'] },
          {
            say: 'Cover vents with 1/8-inch metal mesh. Embers ignite most of the buildings that burn.',
            where: ['wildfire'],
            hasNot: ['desk'],
          },
          'Know two roads out, and the zone name that the county uses in its orders.',
          { say: 'Plan which animals leave first, with a trailer, a driver and a place for them.', has: ['animals'] },
          {
            say: 'Agree on a place and transport for the people in your care outside the fire area.',
            has: ['residents', 'patients'],
          },
        ],
        steps: [
          'If you see fire or officials order evacuation, everyone leaves right away. Take nothing that is not packed.',
          CLAMP_AND_LEAVE,
          'On an evacuation warning, people who need more time leave now. So do animals and slow vehicles.',
          'Count heads by text. Call 911 as soon as someone is missing. No one drives back in.',
          'If you are trapped, call 911. Stay in the vehicle or building, close windows and vents, and get low.',
          'On a red flag warning, clear the yard, fuel the vehicles and load the go-box.',
          `Once everyone is safe, tell customers and the insurer. ${CRISIS_LINES}`,
          'Run critical functions from outside the zone. Expect power shutoffs of several days.',
          'When officials allow entry, wear N95 masks. If you smell gas, leave and call 911.',
          'Throw out food that lost its cooling, and change the air filters.',
        ],
        actions: [
          { say: 'Walk the 30-foot zone with a rake and a camera', where: ['wildfire'], hasNot: ['desk'] },
          'Sign up for county alerts and write down your zone name',
          'Scan the papers that exist only once',
        ],
        who: siteOwner,
        timeline: 'Clear the zone within 30 days, and again before each fire season',
        effectiveness: 'high',
        needs: 'Metal mesh, rakes, a dumpster, a go-box',
        priority: 'High',
        upkeep: 'Mow monthly in the season, and check the vents each spring',
      },
    ],
  },
  {
    risks: ['Wildfire Smoke', 'Air Quality', 'Air Pollution'],
    words: /\b(?:wildfire smoke|smok[ey] (?:days?|weeks?|season)|air quality|pollution|haze)/i,
    facts: [
      {
        strategy: 'Clean the air of one room, and set the limit at which outdoor work stops',
        lines: [
          'Clean the air of one room with MERV 13 filters or portable HEPA units sized for it.',
          'Check the air quality index (AQI) for PM2.5 on AirNow before and during each shift.',
          {
            say: 'Keep the written smoke plan and the training that your state’s own rule requires.',
            states: ['CA', 'OR', 'WA'],
          },
          {
            say: 'Put people in your care with heart or lung disease near the clean room.',
            has: ['residents', 'patients'],
          },
          { say: 'Keep animals quiet and watered on smoky days, and put off transport.', has: ['animals'] },
        ],
        steps: [
          'If someone has chest pain or cannot get air, call 911.',
          {
            say: 'PM2.5 of 20.5 micrograms (AQI 72): tell everyone who works outdoors. Give an N95 mask to anyone who asks.',
            states: ['WA'],
          },
          'AQI 101: people who are pregnant or have asthma or heart disease move inside. Offer N95 masks to all outdoors.',
          'AQI 151: move or shorten outdoor work, and take breaks in the clean room.',
          {
            say: 'AQI 201: outside work stops, except what keeps people alive. Take short turns with N95 masks.',
            hasNot: ['animals'],
          },
          {
            say: 'AQI 201: outside work stops, except care of the animals. Take short turns with N95 masks.',
            has: ['animals'],
          },
          'AQI 301: move people out of rooms without filters, or close.',
          'Set the air intakes to recirculate, and keep the doors shut.',
        ],
        actions: ['Stock N95 masks for ten days', 'Measure the clean room once with an inexpensive sensor'],
        who: peopleOwner,
        timeline: 'Within 30 days, and each year before the fire season',
        effectiveness: 'medium',
        needs: 'HEPA units ($150 to $400 each), N95 masks, sensor',
        priority: 'Medium',
        upkeep: 'Change the filters after each week of smoke',
      },
    ],
  },
  {
    risks: ['Fire', 'Building Fire', 'Facility Fire', 'Explosion', 'Dust Explosion'],
    words: /\b(?:fire\b|smoke|explosion|combust|arson)/i,
    facts: [
      {
        strategy: 'Get everyone to safety, leave the fire to the fire department, and reopen from records kept elsewhere',
        lines: [
          {
            say: 'Have hoods, wiring and hot work inspected. Cooking causes about three in ten (USFA) of the fires outside homes.',
            has: ['cooking'],
          },
          { say: 'Have wiring, heaters and any hot work inspected. Keep what burns away from them.', hasNot: ['cooking'] },
          'Mount extinguishers within 75 feet for ordinary fires (Class A) and 50 feet for flammable liquids (Class B).',
          { say: 'Mount a Class K extinguisher within 30 feet of the fryers.', has: ['cooking'] },
          {
            say: 'Never put water on burning grease or on anything under power. Never move a burning pan.',
            has: ['cooking'],
          },
          { say: 'Never put water on anything under power.', hasNot: ['cooking'] },
          'Keep keys, the floor plan and the hazard list in a lock box for the fire department.',
          { say: 'Practice moving people in beds behind the next fire door, as your fire plan says.', has: ['bedridden'] },
          {
            say: 'Drill by day and by night with everyone who sleeps there. Name who helps those who cannot leave alone.',
            has: ['residents'],
            hasNot: ['bedridden'],
          },
          { say: 'Keep halters and leashes at each stall or run, and know that people leave first.', has: ['animals'] },
        ],
        steps: [
          {
            say: 'Pull the alarm and get everyone out right away. Close doors behind you and use no elevator.',
            hasNot: ['frail'],
          },
          {
            say: 'Rescue who is in danger right away, pull the alarm, close the doors, and call 911.',
            has: ['frail'],
          },
          { say: 'Move the people nearest the fire behind the next fire door, as your fire plan says.', has: ['bedridden'] },
          {
            say: 'Lead out those who walk. Move the others as the fire department approved for residents who cannot walk.',
            has: ['frail'],
            hasNot: ['bedridden'],
          },
          CLAMP_AND_LEAVE,
          {
            say: 'Call 911 from outside. If smoke blocks the way, stay low, close the door, and tell 911 where you are.',
            hasNot: ['frail'],
          },
          { say: 'If smoke blocks the way, stay low, close the door, and tell 911 where you are.', has: ['frail'] },
          'Use an extinguisher only if you are trained, the fire is small and the exit is behind you.',
          'Count heads at the meeting place and tell the incident commander who is missing.',
          'No one goes back in for anyone or anything until the fire department releases the building.',
          `Once everyone is safe, tell the insurer, the landlord and the alarm company. ${CRISIS_LINES}`,
          'When no one is missing, forward the phones and start the move to the alternate site.',
          'Within a day of the release, board up, call a restoration company and photograph what you lost.',
        ],
        actions: [
          'Run two evacuation drills a year',
          { say: 'Have the hood and the extinguishers serviced', has: ['cooking'] },
          { say: 'Have the extinguishers serviced', hasNot: ['cooking'] },
          'Film all rooms and store the film elsewhere',
        ],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Extinguisher service, exit signs, lock box',
        priority: 'Immediate',
        upkeep: 'Look at the extinguishers monthly, and have alarms and sprinklers serviced yearly',
      },
    ],
  },
  {
    risks: ['Landslides', 'Mudslides', 'Debris Flows'],
    words: /\b(?:landslide|mudslide|mudflow|rockslide|rockfall|debris)/i,
    facts: [
      {
        strategy: 'Watch the slope and the rain by fixed triggers, and be ready to work with the road cut',
        lines: [
          'Write down the rainfall at which the road closed before.',
          'Learn from the county or USGS whether your slope, or a burned one above it, has moved before.',
          { say: 'Park vehicles and keep stock on both sides of the weak stretch in the wet season.', has: ['fleet', 'crews'] },
        ],
        steps: [
          'If you hear rumbling, or see poles tilt or cracks open, everyone leaves right away.',
          'Go uphill or to the side, never down the channel.',
          'Count heads right away. Call 911 as soon as someone is missing. No one digs or goes under the slope.',
          'Keep off the roads below the slope. Never drive through a slide or a flooded dip.',
          'When the rain reaches your trigger, move vehicles and anyone who works at night away from the slope side.',
          'Within an hour, reroute deliveries. Tell customers about the detour and the delay.',
          'Wait for a geologist or the county before anyone moves back under the slope.',
        ],
        actions: ['Draw the slope and the drains on the site map', 'Agree on a depot beyond the weak stretch of road'],
        who: siteOwner,
        timeline: 'Before the wet season',
        effectiveness: 'medium',
        needs: 'Rain gauge, depot agreement',
        priority: 'Medium',
        upkeep: 'Clear the drains each fall',
      },
    ],
  },
  {
    risks: ['Avalanches', 'Avalanche'],
    words: /\b(?:avalanche|snow ?slide)/i,
    facts: [
      {
        strategy: 'Keep out of avalanche paths by the daily bulletin, and be ready for a closed road',
        lines: [
          'Read your avalanche center’s bulletin each morning. From “considerable” (level 3) up, no one works below a path.',
          'Give everyone who works in avalanche terrain a beacon, probe, shovel and training. Never send anyone alone.',
          'Store a week of supplies on your side of the pass.',
        ],
        steps: [
          'If officials close a slope or a path threatens the site, everyone moves out of the runout zone right away.',
          'If you are caught in the open, shout, move sideways, and fight to stay on top.',
          'Clear a space in front of your face before the snow sets.',
          'If you are caught in a vehicle, turn off the engine against carbon monoxide. Stay inside and call 911.',
          'If someone is buried, call 911. Trained companions with beacons start to search right away if no second slide threatens.',
          'Check the names, and tell rescuers where each missing person was last seen.',
          'Within an hour, reroute what you can, and tell customers when the road may open.',
          'Wait for the avalanche center or the highway department before anyone returns.',
        ],
        actions: ['Mark the runout zones on the site map', 'Agree on a storage place on the other side of the pass'],
        who: siteOwner,
        timeline: 'Before the first snow',
        effectiveness: 'medium',
        needs: 'Beacons, probes and shovels for those who go out, storage agreement',
        priority: 'Medium',
        upkeep: 'Practice with the beacons each December',
      },
    ],
  },
  {
    risks: ['Volcanic Activity', 'Volcanic Ash', 'Lahars'],
    words: /\b(?:volcan|ash ?fall|lahar)/i,
    facts: [
      {
        strategy: 'Keep ash out of lungs and machines, and know when to stay in and when to leave',
        lines: [
          { say: 'Check whether your address lies on the USGS lahar map.', where: ['lahar'] },
          'Store engine and air filters for two weeks, and covers for the electronics.',
          { say: 'Store feed and covered water, because ash harms grazing animals.', has: ['animals'] },
          { say: 'Ground the aircraft when ash is forecast. Ash stops engines.', has: ['aircraft'] },
        ],
        steps: [
          {
            say: 'If a lahar siren or alert sounds, everyone goes uphill right away, on foot if the roads are full.',
            where: ['lahar'],
          },
          { say: 'Count heads uphill. Call 911 as soon as someone is missing.', where: ['lahar'] },
          'If officials order people out or in, do it right away. Count heads, and call 911 as soon as someone is missing.',
          'If the roof sags or creaks under ash, everyone leaves right away. A roofer clears it.',
          'When ash falls, stop the fans and seal the doors. Outside, wear goggles and an N95 mask.',
          'Within 2 hours, shut down machines that draw in air. Drive only with fresh filters.',
          { say: 'Within a day, tell customers what cannot fly, and what can go another way.', has: ['aircraft', 'fleet'] },
        ],
        actions: [
          'Stock masks, filters and plastic sheet',
          { say: 'If your address is on the lahar map, time the walk to high ground', where: ['lahar'] },
        ],
        who: siteOwner,
        timeline: 'Within 90 days',
        effectiveness: 'medium',
        needs: 'Filters, masks, plastic sheet, tape',
        priority: 'Low',
        upkeep: 'Replace the stock every three years',
      },
    ],
  },
  {
    risks: ['Sinkholes', 'Mine Subsidence'],
    words: /\b(?:sinkhole|subsid)/i,
    facts: [
      {
        strategy: 'Notice early when the ground moves, close the area, and insure what standard policies exclude',
        lines: [
          'Photograph cracks, doors and paving each quarter from the same spots.',
          'Ask your broker for sinkhole or mine subsidence coverage. Many policies leave both out.',
        ],
        steps: [
          'If a hole opens or a crack grows, everyone leaves that part right away. Rope it off widely.',
          'If the building leans, or you smell gas, everyone leaves. Call 911 from a safe distance.',
          'Count heads. No one goes near the edge, and no vehicle does.',
          'Then call the utilities to shut off the lines, and the county.',
          'Move functions out of that part, and call a geotechnical firm.',
          'Within a day, open the claim. Fill nothing before the adjuster has seen it.',
        ],
        actions: ['Take the first set of photos', 'Read the policy’s wording with your broker'],
        who: ownerBySize,
        timeline: 'Within 90 days',
        effectiveness: 'low',
        needs: 'Camera, ropes, policy endorsement',
        priority: 'Low',
        upkeep: 'Take the photos again each quarter',
      },
    ],
  },
  {
    risks: ['Natural Disasters', 'Natural Disaster Event'],
    words: /\b(?:natural disaster|catastroph)/i,
    facts: [
      {
        strategy: 'Answer every hazard with one all-hazards plan: people safe, status known, then functions in order',
        lines: [
          'Prepare for the first day, which is alike in every disaster. Account for people, then protect what is left.',
          'Keep one quick reference card with names, numbers, shutoffs and the order of recovery.',
          { say: 'Post the tornado shelter at every door.', where: ['tornado'] },
          { say: 'Post your evacuation zone and the way out.', where: ['surge', 'tsunami', 'wildfire'] },
        ],
        steps: [
          'If anyone is in danger, act right away. Leave for fire, gas or damage.',
          'Take shelter for a tornado or chemical cloud. From an attacker, run, else hide. For water, go to the highest place that you can reach dry.',
          'Call 911, give first aid and count heads. Tell responders who is missing. No one goes back in.',
          'When people are safe, the incident leader or the backup declares the incident and opens the log.',
          'Within an hour, send one message to the team and one to customers.',
          'When responders release the site, two people look at the damage together. Decide to stay, move or pause.',
          'Once roads allow, move the functions with the shortest recovery time to the alternate site first.',
          `Within a day, tell the insurer, the landlord, the bank and key suppliers. Let people rest. ${CRISIS_LINES}`,
        ],
        actions: ['Print the quick reference card and keep it in three places', 'Walk through the first hour at a table'],
        who: ownerBySize,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Quick reference card, power banks, group message list, alternate site',
        priority: 'Immediate',
        upkeep: 'Run a table exercise each year, and check the numbers each quarter',
      },
    ],
  },
];
