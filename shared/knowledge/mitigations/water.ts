/**
 * Water: floods, surge, tsunamis, dams, pipes. After the National Weather Service (a flash flood warning means now; Turn
 * Around Don't Drown), FEMA P-348 (protecting utilities), ESFI and CPSC (never a wet panel), CDC (boil-water, mold),
 * NFIP (30-day waiting period) and Ready.gov (higher ground, a higher floor or staying, by where the water is: a dry
 * building is safer than a street that floods).
 */
import { HELPLINES } from '#shared/domain/helplines.ts';
import {
  type Charge,
  CLAMP_AND_LEAVE,
  CLAMP_FIRST,
  CRISIS_LINES,
  NO_DIALYSIS,
  ownerBySize,
  type RiskFacts,
  siteOwner,
} from './fact.ts';

/** Nobody there has ordered anything. */
const SERVES_ON: readonly Charge[] = ['deposits', 'patients', 'residents', 'minors', 'shelter', 'essential'];

export const water: readonly RiskFacts[] = [
  {
    risks: ['Flash Floods', 'Flash Flooding'],
    words: /\bflash[- ]?flood/i,
    facts: [
      {
        strategy: 'Be above the water the moment a flash flood warning comes, and leave property to it',
        lines: [
          'A flash flood follows its cause within six hours, often within minutes. A warning means that it is happening or about to.',
          { say: 'Mark the way to higher ground on foot, and an upper floor as the last resort.', hasNot: ['frail'] },
          { say: 'Choose the highest rooms for everyone who cannot walk, with oxygen and power there.', has: ['frail'] },
          'Do everything for property on dry days: raised stock, backups elsewhere, flood insurance.',
          'Give every shift a phone or radio that wakes people for warnings at night.',
          { say: 'Teach drivers which dips and underpasses on their routes fill first.', has: ['fleet', 'crews'] },
        ],
        steps: [
          {
            say: 'If a flash flood warning comes, stop work and leave basements and low rooms. Go to higher ground right away if the way is dry.',
            hasNot: ['machines', 'frail'],
          },
          {
            say: 'On a watch, decide whether to move the people in your care while the roads are dry.',
            has: ['frail'],
          },
          {
            say: 'If a warning comes, move everyone out of low rooms to the highest part of the building, beds raised.',
            has: ['frail'],
          },
          {
            say: 'Call 911 right away. Say how many cannot walk, and who needs oxygen or power.',
            has: ['frail'],
          },
          {
            say: 'No one carries or drives the people in your care through water. Wait above it for rescue crews.',
            has: ['frail'],
          },
          {
            say: 'If a flash flood warning comes, start no one new, watch the street, and end treatments while there is time.',
            has: ['machines'],
          },
          CLAMP_FIRST,
          {
            say: 'Send no patient home into flooded streets. Keep everyone here, above the water, and call 911.',
            has: ['machines'],
          },
          {
            say: 'If the way is not dry, go up: the highest floor or the highest dry room. Stay there, and call 911 if water comes in.',
            hasNot: ['frail'],
          },
          {
            say: 'Keep clear of furnaces and pits: molten metal or glass explodes when water reaches it. Tell 911 about it.',
            has: ['molten'],
          },
          'Set up no barriers, save no equipment and move no vehicles through water.',
          {
            say: 'Leave low ground, basements, creeks and underpasses on foot. Never walk, swim or drive through floodwater.',
            hasNot: ['frail'],
          },
          {
            say: 'Help people who cannot climb to the highest dry room first, and call 911.',
            has: ['residents', 'patients', 'minors'],
            hasNot: ['frail'],
          },
          'Never shelter in a closed attic: it has no way out.',
          'Count heads above the water. Call 911 as soon as someone is missing.',
          'Stay there until officials say that it is safe. A second wave is common.',
          `When everyone is safe, text the family line. ${CRISIS_LINES}`,
          'When officials allow entry, keep out of rooms with water. An electrician checks the power before anyone uses it.',
        ],
        actions: [
          { say: 'Walk to the higher ground with each shift', hasNot: ['frail'] },
          { say: 'Move one unit to the highest rooms as a drill', has: ['frail'] },
          'Turn on emergency alerts on every phone and buy a NOAA weather radio',
          'Ask your agent today about flood insurance, which most property policies leave out',
        ],
        who: siteOwner,
        timeline: 'Walk the route within 14 days',
        effectiveness: 'high',
        needs: 'NOAA weather radio ($30 to $60), signs, flood policy',
        priority: 'Immediate',
        upkeep: 'Walk the route before each wet season',
      },
    ],
  },
  {
    risks: ['Coastal Flooding', 'High Tides', 'Sea Level Rise'],
    words: /\b(?:coastal|tid(?:e|al)|sea level|shore|lakeshore|seiche)/i,
    facts: [
      {
        strategy: 'Plan around the highest water, and keep power, stock and vehicles above it',
        lines: [
          { say: 'Mark the king tides and the flood stages of your tide gauge in the calendar.', where: ['tide'] },
          {
            say: 'On a Great Lake, expect storm surge and seiches. Wind can raise the water by several feet within hours.',
            where: ['lakeshore'],
          },
          'Raise outlets, motors and the lowest shelf above the highest water you have seen, plus a foot.',
          'Fit a backflow valve, because the drains flood before the street does.',
          { say: 'Keep salt water away from electrical equipment. It ruins what fresh water spares.', where: ['tide'] },
        ],
        steps: [
          'If officials order your zone to evacuate, everyone leaves right away. Property stays behind.',
          { say: 'If water is already in the street, stay out of it. If it comes in, go up and call 911.', hasNot: ['frail'] },
          {
            say: 'If water is in the street, no one is moved through it. Gather in the highest rooms and call 911.',
            has: ['frail'],
          },
          'Count heads. Call 911 as soon as someone is missing.',
          {
            say: 'On a coastal flood watch, move vehicles and stock, and reschedule deliveries around high tide.',
            where: ['tide'],
          },
          {
            say: 'On a lakeshore flood watch, move vehicles and stock, and put off deliveries until the wind turns.',
            where: ['lakeshore'],
          },
          {
            say: 'Before the water comes, a trained person turns off power to the low outlets while the panel is dry.',
            hasNot: ['machines', 'frail'],
          },
          {
            say: 'Once no one is on a machine, a trained person turns off the low outlets while the panel is dry.',
            has: ['machines', 'frail'],
          },
          { say: 'Check the status of your growing area before each tide. Runoff can close it.', has: ['shellfish'] },
          'After the water is gone, photograph the water line, and let an electrician check what got wet.',
        ],
        actions: [
          { say: 'Print the tide table for the year', where: ['tide'] },
          { say: 'Sign up for lakeshore flood alerts of the National Weather Service', where: ['lakeshore'] },
          'Ask your agent what the flood policy pays for in a basement',
        ],
        who: siteOwner,
        timeline: 'Before the next season of high water',
        effectiveness: 'medium',
        needs: 'Water level forecasts, backflow valve, raised shelves, flood policy',
        priority: 'High',
        upkeep: 'Compare the forecast with the real water line after each flood',
      },
    ],
  },
  {
    risks: ['Storm Surge'],
    words: /\b(?:(?<!(?:power|voltage|electrical) )surge)/i,
    facts: [
      {
        strategy: 'Leave the surge zone early, and keep records, stock and power above the water',
        lines: [
          'Find the evacuation zone of your address, and how high a major hurricane’s surge reaches there.',
          'Raise wiring and motors, or plan to take them along. Water destroys both.',
          'Keep a full copy of your records in a data center inland.',
          { say: 'Sign for beds inland, with transport, before the season starts.', has: ['residents'] },
          {
            say: 'Keep a transfer list. For each patient, it names the facility inland, the driver and the papers.',
            has: ['patients'],
            hasNot: ['residents', 'passengers'],
          },
          { say: 'Decide which animals leave first, because trailers are gone when an order comes.', has: ['animals'] },
        ],
        steps: [
          {
            say: 'If officials order your zone to evacuate, everyone leaves right away. No one stays to move stock or close shutters.',
            hasNot: ['residents'],
          },
          {
            say: 'If officials order your zone to evacuate, start with the people in your care and call 911 for help.',
            has: ['residents'],
          },
          CLAMP_FIRST,
          {
            say: 'If a single bridge or causeway leads out, leave before the order. Roads flood before the wind comes.',
            where: ['surge'],
          },
          { say: 'If water comes in, go up, never out through it. Call 911 from the highest floor.', hasNot: ['frail'] },
          {
            say: 'If water comes in, stay inside in the highest rooms. Tell 911 how many cannot walk.',
            has: ['frail'],
          },
          'Call 911 as soon as someone is missing. One person answers the emergency line from outside the zone.',
          {
            say: 'Days before the storm, treat every dialysis patient early. Place each one at a chair inland by the transfer list.',
            has: ['machines'],
          },
          {
            say: 'Tell the ESRD Network and the state survey agency that you close, and how many patients need chairs.',
            has: ['machines'],
          },
          {
            say: 'Days before the storm, see the patients who cannot wait, and refill medicines. Send the others inland by the transfer list.',
            has: ['patients'],
            hasNot: ['residents', 'machines', 'passengers'],
          },
          'Three days before landfall, confirm where everyone goes and who needs a ride. Fill the vehicles.',
          {
            say: 'Two days before, and only without an order, move stock, equipment and computers inland.',
            hasNot: ['desk'],
          },
          {
            say: 'Hold every lot taken since the storm. Harvest again when the shellfish authority reopens the beds.',
            has: ['shellfish'],
          },
          'When officials allow entry, two people go in together by daylight. They stay out of water and treat wiring as live.',
          `Ask how everyone’s home is, and give time off to those who lost theirs. ${CRISIS_LINES}`,
          'Within a day of re-entry, file the wind claim and the flood claim separately.',
        ],
        actions: [
          'Insure wind and flood, which one policy rarely covers together',
          'Apply for the county re-entry pass if your county has one',
        ],
        who: siteOwner,
        timeline: 'Within 60 days, and each year before the season',
        effectiveness: 'high',
        needs: [
          'Backups inland, flood policy',
          'Truck or trailer, storage unit inland, flood policy',
          'Truck or trailer, storage unit inland, flood policy',
          'Trucks, storage inland, flood policy',
        ],
        priority: 'High',
        upkeep: 'Check the zone and book the storage again each May',
      },
    ],
  },
  {
    risks: ['Tsunamis', 'Tsunami'],
    words: /\b(?:tsunami)/i,
    facts: [
      {
        strategy: 'Reach high ground on foot as soon as the shaking stops, without waiting for a siren',
        lines: [
          'Treat a strong or long earthquake near the coast as the warning. The first wave can arrive within minutes.',
          'Mark the route to the ground that your county’s tsunami map shows as safe, and time it on foot.',
          {
            say: 'Plan how people who cannot climb get to high ground or to an upper floor.',
            has: ['residents', 'patients', 'minors', 'guests'],
          },
        ],
        steps: [
          'Drop, cover and hold on until the shaking stops.',
          CLAMP_AND_LEAVE,
          'Then leave right away on foot by the marked route, with everyone in the building. Take nothing else.',
          {
            say: 'Take those who cannot walk by wheelchair or bed. If time runs out, go to the highest floor.',
            has: ['frail'],
          },
          'If you see the sea draw back or hear a roar, go to high ground or upper floors right away.',
          {
            say: 'From docks, ramps, beds and mud flats, go straight to high ground. No one goes to a boat or to gear.',
            has: ['shore', 'vessels'],
          },
          {
            say: 'Boats under way follow the Coast Guard on channel 16. They stay out in deep water and do not return to port.',
            has: ['shore', 'vessels'],
          },
          {
            say: 'A boat that cannot reach deep water lands at the nearest safe place. Everyone aboard goes to high ground on foot.',
            has: ['shore', 'vessels'],
          },
          'Count heads on the high ground. Call 911 as soon as someone is missing. No one goes back to look.',
          'Stay there. Later waves are often higher. Return only when officials say so.',
          'When officials open the roads, continue at the alternate site inland. Tell customers and suppliers.',
        ],
        actions: ['Walk the route twice a year with each shift', 'Put a NOAA weather radio where people work'],
        who: siteOwner,
        timeline: 'Mark the route within 14 days',
        effectiveness: 'high',
        needs: 'Signs, go-bags, NOAA weather radio',
        priority: 'Immediate',
        upkeep: 'Walk the route in the ShakeOut drill each October',
      },
    ],
  },
  {
    risks: ['Dam and Levee Failure', 'Dam Failure', 'Levee Breach'],
    words: /\b(?:dam\b|levee)/i,
    facts: [
      {
        strategy: 'Know the inundation map, and leave by a route that the water does not cross',
        lines: [
          'Ask the county emergency office for the inundation map and the arrival time at your address.',
          'Agree on two routes out, and on a meeting place above the mapped water.',
        ],
        steps: [
          {
            say: 'If an alert comes or you see the levee or dam fail, everyone leaves right away by the agreed route.',
            hasNot: ['frail'],
          },
          {
            say: 'If an alert comes, move the people in your care out right away while the route is dry. Call 911 for help.',
            has: ['frail'],
          },
          CLAMP_AND_LEAVE,
          'Leave everything running. No one stays to shut anything off.',
          {
            say: 'If the route is flooded, go up on foot. Never walk or drive through moving water.',
            hasNot: ['frail', 'machines'],
          },
          {
            say: 'If the route is flooded, keep everyone inside in the highest rooms, and tell 911 who cannot walk.',
            has: ['frail', 'machines'],
          },
          'Count heads at the meeting place. Call 911 as soon as someone is missing.',
          'Keep away until officials open the area again.',
          'Move critical functions to the alternate site only by a route that officials opened.',
          'Within a day, open the claim under the flood policy. Insurers treat a levee breach as a flood.',
        ],
        actions: ['Sign up for county alerts on two phones', 'Buy flood insurance even if the map calls your zone protected'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'County alerts, printed map, flood policy',
        priority: 'Medium',
        upkeep: 'Check the map once a year',
      },
    ],
  },
  {
    risks: ['Floods', 'Flooding', 'River Flooding'],
    words: /\b(?:flood|inundat)/i,
    facts: [
      {
        strategy: 'Get people out before the water, and raise stock, power and data above the flood level now',
        lines: [
          'Look up the base flood elevation of your address on the FEMA flood map, and mark it on the wall.',
          {
            say: 'Move panels, computers, motors and the lowest shelf above that mark, or onto platforms.',
            hasNot: ['desk'],
          },
          {
            say: 'Buy flood barriers for each door below the mark, for a river that rises slowly.',
            where: ['river'],
            from: 'small',
            hasNot: ['desk'],
          },
          { say: 'Fit a backflow valve to the sewer line, which floods before the street does.', hasNot: ['desk'] },
          { say: 'Keep computers off the floor, and all data in the cloud.', has: ['desk'] },
          { say: 'Curb furnace pits, seal their conduits, and fit a water alarm that calls a phone.', has: ['molten'] },
          { say: 'Plan how the people in your care leave before the roads close.', has: ['residents', 'patients', 'minors'] },
          { say: 'Pick a high pasture or a partner farm, and open the way to it first.', has: ['livestock'] },
          { say: 'Sign a kennel or clinic on higher ground, and own a carrier or leash for each animal.', has: ['pets'] },
        ],
        steps: [
          {
            say: 'If a flash flood warning comes, everyone goes to higher ground right away, or up a floor. Leave all property.',
            hasNot: ['machines', 'frail'],
          },
          {
            say: 'If a flash flood warning comes, gather everyone in the highest rooms. Ask 911 for boats and stretchers.',
            has: ['frail'],
          },
          {
            say: 'If a flash flood warning comes, the nurse in charge ends the treatments in order while the street is dry.',
            has: ['machines'],
          },
          CLAMP_FIRST,
          { say: 'Once the street floods, no patient leaves. Tell 911 how many are here.', has: ['machines'] },
          {
            say: 'If officials order evacuation, leave right away by the route they name. Never walk or drive through floodwater.',
            hasNot: ['frail'],
          },
          {
            say: 'If officials order evacuation, start the transfer right away by the route they name, never through floodwater.',
            has: ['frail'],
          },
          {
            say: 'Get everyone out before the route floods. Count heads, and call 911 as soon as someone is missing.',
            hasNot: ['frail'],
          },
          { say: 'Count everyone where they are. Call 911 as soon as someone is missing.', has: ['frail'] },
          {
            say: 'If water may reach molten metal or glass, everyone keeps clear of furnaces and pits: it explodes. Tell 911.',
            has: ['molten'],
          },
          {
            say: 'On a flood watch, while floor and pits are dry, trained melters pour out and melt nothing new.',
            has: ['molten'],
          },
          'On a flood watch, move vehicles, stock and paper records above the mark.',
          {
            say: 'On a river warning, set the barriers only while the ground is dry and the way out stays open.',
            where: ['river'],
            from: 'small',
            hasNot: ['desk'],
          },
          {
            say: 'While it is dry, a trained person turns off power at a panel on dry ground. Leave the gas to its own utility.',
            hasNot: ['machines', 'frail'],
          },
          {
            say: 'Once no one is on a machine, a trained person turns off power at a panel on dry ground. Leave the gas to its utility.',
            has: ['machines', 'frail'],
          },
          'From the meeting place, call the insurer. Send orders and calls to the alternate site or to home.',
          'When officials allow entry, let an electrician release the power first. If you smell gas, leave and call 911.',
          {
            say: 'Ask for the rainfall closure of your beds before anyone harvests, and hold what was taken since.',
            has: ['shellfish'],
          },
          NO_DIALYSIS,
          'Photograph every room before you move anything.',
          'Start drying within 48 hours of entry, with boots, gloves and masks. Mold starts early.',
        ],
        actions: [
          'Buy flood insurance now, because the National Flood Insurance Program has a 30-day waiting period',
          'Store a copy of policies, leases and the asset list away from the building',
          'Walk the evacuation route once',
        ],
        who: siteOwner,
        timeline: 'Insurance within 30 days, raised equipment within 6 months',
        effectiveness: 'high',
        needs: [
          'Shelves, platforms, flood policy',
          'Shelves, platforms, backflow valve, flood policy',
          'Platforms, backflow valve, raised panels, flood policy',
          'Raised panels, platforms, backflow valves, pumps, flood policy',
        ],
        priority: 'High',
        upkeep: 'Check the flood supplies once a year before the wet season',
      },
      {
        strategy: 'Keep the business running from dry ground while the building is closed',
        hasNot: ['animals'],
        lines: [
          'Sign for the alternate site that this BCP names. It must lie outside the flood area, with roads that stay open.',
          'Pack a go-box: contacts, supplier list, keys, chargers, and what the alternate site does not have.',
          { say: 'Add a card reader and order forms.', has: ['checkout'] },
        ],
        steps: [
          'If anyone is still in the building or in the water, call 911.',
          {
            say: 'Once everyone is safe, say on the door, the website and the voicemail that you have moved.',
            hasNot: ['essential'],
          },
          { say: 'Once everyone is safe, tell the public where your service continues.', has: ['essential'] },
          'When the way is dry and open, take the go-box to the alternate site. If it is inside, use the copies.',
          {
            say: 'Start the first critical function there, and call everyone with an order or appointment due soon.',
            hasNot: SERVES_ON,
          },
          {
            say: 'Start the first critical function there. Tell customers by text, sign and voicemail which branch or ATM serves them.',
            has: ['deposits'],
          },
          {
            say: 'Start the first critical function there, and call everyone who counts on you in the next days.',
            has: ['patients', 'residents', 'minors', 'shelter', 'essential'],
            hasNot: ['deposits'],
          },
          'Within a day, decide whether the closure lasts over a week. If it does, extend the stay in writing.',
        ],
        actions: ['Sign for the alternate site and work there for one day', 'List which functions move first, and which wait'],
        who: ownerBySize,
        timeline: 'Sign the agreement within 60 days',
        effectiveness: 'medium',
        needs: 'Agreement on the site, go-box, mobile hotspot',
        priority: 'Medium',
        upkeep: 'Check the go-box every six months',
      },
    ],
  },
  {
    risks: ['Water Supply Interruption', 'Water Contamination', 'Boil-Water Notice'],
    words:
      /\b(?:boil[- ]water|(?:drinking|tap|well) water|water (?:supply|contaminat|quality|main|interrupt|shut|or boil|or wastewater)|or water interrupt)/i,
    facts: [
      {
        strategy: 'Stop using unsafe water right away, and keep drinking water for three days',
        lines: [
          'Store at least one gallon of drinking water per person per day, for three days or more.',
          'Write down which work stops, which continues with bottled water, and who calls the health department.',
          { say: 'Order hauled water in advance for the animals, who need far more than people.', has: ['animals'] },
        ],
        steps: [
          'If a notice says do not drink or do not use, do exactly that. Boiling does not remove chemicals.',
          'If a boil-water notice comes, stop using tap water for drinks, ice, food, teeth and wounds.',
          'Boil water at a rolling boil for one minute, or three minutes above 6,500 feet. Or use bottled water.',
          `If someone is ill from the water, call a doctor or Poison Control at ${HELPLINES.poisonControl}. If it is serious, call 911.`,
          'Put a sign on every tap. Throw out ice and drinks made since the event.',
          'Within 2 hours, decide with the health department what may continue. Toilets and hand washing decide for most.',
          'After the notice ends, flush the taps, clean the ice machines and change the filters.',
        ],
        actions: ['Store the water', 'Print the signs', 'Ask the health department what it requires to stay open'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Bottled water, signs, hand sanitizer',
        priority: 'Medium',
        upkeep: 'Replace the stored water every six months',
      },
    ],
  },
  {
    risks: ['Water Damage', 'Burst Pipes', 'Sprinkler Leak'],
    words: /\b(?:water|pipe(?!line)|leak|plumb|sewage|sewer)/i,
    facts: [
      {
        strategy: 'Find leaks early, close the water fast, and keep people away from wet electricity',
        lines: [
          'Label the main shutoff, and hang its key beside it.',
          'Put leak sensors under sinks, water heaters and the network shelf.',
          'Ask an electrician to raise outlets and panels in rooms that can get wet.',
        ],
        steps: [
          'If water stands near outlets, cords or a panel, keep everyone out of it.',
          'If the ceiling sags or someone is hurt, everyone leaves the room. Call 911.',
          'Close the main shutoff if you can do it without stepping into water.',
          'Cut the power to those rooms only from dry ground, if a trained person can. Otherwise call the utility.',
          'Within half an hour, call the plumber and the insurer. Photograph from a dry place.',
          'Within a day, open and dry the walls that got wet. An electrician releases the power.',
        ],
        actions: ['Show every shift the shutoff', 'Add a plumber with 24-hour service to your provider list'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Leak sensors ($20 to $60 each), shutoff key',
        priority: 'Medium',
        upkeep: 'Turn the shutoff twice a year so that it does not seize',
      },
    ],
  },
];
