/**
 * Wind, ice, heat and cold. After FEMA (P-361 safe rooms, P-957 snow loads), NOAA and the National Weather Service
 * (evacuation before surge; water, not wind, is the main killer in hurricanes; 30 minutes after the last thunder, Pull Aside Stay Alive), OSHA heat guidance (20% rule for
 * new workers), CDC, the Red Cross and Ready.gov. The steps for heat meet the strictest of the state rules: WAC 296-62-09530 and
 * 296-62-09547 (80, 90 and 100 °F), OAR 437-002-0156, COMAR 09.12.32 and 8 CCR 3395.
 */
import { DISCARD_FOOD, MEDICINE_REFRIGERATOR } from '../temperatures.ts';
import {
  type Charge,
  CLAMP_FIRST,
  CRISIS_LINES,
  NO_DIALYSIS,
  ownerBySize,
  peopleOwner,
  type RiskFacts,
  siteOwner,
} from './fact.ts';

/** They work in the sun, wherever else the business works. */
const OUTDOORS: readonly Charge[] = ['crews', 'fleet', 'crops', 'livestock', 'shellfish', 'shore', 'vessels', 'aircraft'];
/** A road to the site, rather than a lot for customers. */
const FARMS: readonly Charge[] = ['crops', 'livestock', 'shellfish', 'shore'];
/** They work, ride, sleep or visit people where no walls hold: cabs, trailers, tents, campers, mobile homes. */
const IN_LIGHT_SHELTER: readonly Charge[] = ['crews', 'fleet', 'visits', 'guests', 'livestock', 'crops', 'shore', 'vessels'];
/** Generators, vehicles or people who drink there carry it through the days after a storm. */
const RUNS_ON: readonly Charge[] = [
  ...OUTDOORS,
  ...(['patients', 'residents', 'shelter', 'guests', 'animals', 'essential', 'food', 'cooking'] as const),
];
/** In the sun or at a stove. */
const HOT_WORK: readonly Charge[] = [...OUTDOORS, 'cooking'];
/** Indoors, where the rooms and not the work are hot. */
const COOL_ROOMS: readonly Charge[] = ['desk', 'patients', 'residents', 'minors', 'deposits', 'customers', 'checkout'];
const COLD_STORES: readonly Charge[] = ['food', 'cooking', 'vaccines'];

export const storm: readonly RiskFacts[] = [
  {
    risks: ['Hurricanes', 'Tropical Storms', 'Typhoons'],
    words: /\b(?:hurricane|tropical|typhoon)/i,
    facts: [
      {
        strategy: 'Get people out before the water and the wind, then prepare the business in the time that is left',
        lines: [
          {
            say: 'Look up the evacuation zone of your site and of each home. In hurricanes, water kills more people than wind.',
            where: ['surge'],
          },
          {
            say: 'Know the bridges and causeways on your way out. Many close when winds reach about 40 mph.',
            where: ['surge'],
          },
          { say: 'Fit rated shutters, or cut and number 5/8-inch plywood for each window.', hasNot: ['desk'], from: 'small' },
          { say: 'Price shutters with your landlord. Do not plan on boarding up by yourself.', hasNot: ['desk'], upTo: 'micro' },
          { say: 'Make sure everyone can work from a laptop at home or in another city.', has: ['desk'] },
          {
            say: 'Sign a generator contract that delivers by the third day. Connect it only through a transfer switch, and never backfeed through an outlet.',
            hasNot: ['desk'],
          },
          {
            say: 'Keep the generator outdoors, 20 feet from any opening, and fit battery carbon monoxide alarms.',
            hasNot: ['desk'],
          },
          {
            say: 'Agree in writing on who takes the people in your care, and who moves them.',
            has: ['residents', 'patients'],
          },
          { say: 'Book a place inland for the animals, with trailers or carriers for all of them.', has: ['animals'] },
          { say: 'Book a storm berth or a haul-out for each vessel before the season.', has: ['vessels'] },
          {
            say: 'Choose deep or sheltered water for floating gear, and mark which gear is sunk where it lies.',
            has: ['shellfish'],
          },
          { say: 'Book hangar space out of the storm’s path, with crews to fly each aircraft there.', has: ['aircraft'] },
          'Set up payroll so that you can run it three days early.',
        ],
        steps: [
          {
            say: 'If officials order your zone to evacuate, everyone leaves right away. No one stays to work or to board up.',
            hasNot: ['residents'],
          },
          {
            say: 'If officials order your zone to evacuate, move the people in your care first. Call 911 for anyone you cannot move.',
            has: ['residents'],
          },
          {
            say: 'If a single bridge or road leads out, leave before the order, before winds reach 40 mph.',
            where: ['surge'],
          },
          'Five days out, read the roster. Write down who goes where, and who needs help to leave.',
          {
            say: 'Five days out, list the patients who cannot wait for the storm to pass, and book a place for each.',
            has: ['patients'],
            hasNot: ['frail'],
          },
          {
            say: 'Three days out, release everyone whose own home is not safe from surge or wind, to evacuate with their family.',
            where: ['surge'],
            hasNot: ['patients', 'residents', 'shelter', 'guests', 'animals', 'essential'],
          },
          {
            say: 'Three days out, staff whose homes are not safe from surge or wind go home to evacuate. Others cover their shifts.',
            where: ['surge'],
            has: ['patients', 'guests', 'animals', 'essential'],
            hasNot: ['residents', 'shelter'],
          },
          {
            say: 'Three days out, name two teams: one stays with the people in your care wherever they go, one relieves it.',
            has: ['residents', 'shelter'],
          },
          {
            say: 'The first team brings its families along. The relief team evacuates now and takes over after the storm.',
            has: ['residents', 'shelter'],
          },
          {
            say: 'Three days out, start to treat or move those patients. Finish before you clear the site.',
            has: ['patients'],
            hasNot: ['frail'],
          },
          {
            say: 'Three days out, order fuel and water, and test one restore of your data.',
            has: RUNS_ON,
            hasNot: ['deposits'],
          },
          {
            say: 'Three days out, order cash for the counters and ATMs from the carrier, and test one restore of your data.',
            has: ['deposits'],
          },
          {
            say: 'Three days out, store drinking water for those at work, and test one restore of your data.',
            hasNot: ['deposits', ...RUNS_ON],
          },
          {
            say: 'Two days out, and only outside evacuation zones, close the openings and clear the yard.',
            hasNot: ['desk'],
          },
          { say: 'Two days out, move vehicles, fuel them, and park them on high ground.', has: ['fleet'] },
          {
            say: 'Two days out, in daylight, sink or move floating gear and bring in boats, tumblers and loose bags.',
            has: ['shellfish'],
          },
          {
            say: 'In an evacuation zone, clear the site 36 hours before the wind arrives. Elsewhere, close while roads are open.',
            hasNot: ['guests', 'residents', 'shelter'],
          },
          {
            say: 'In an evacuation zone, move everyone who sleeps here 36 hours before the wind, to beds that you named. Outside one, stay open.',
            has: ['guests', 'residents', 'shelter'],
          },
          {
            say: 'During the storm, no one goes to the site or drives. If the eye passes, stay inside.',
            hasNot: ['guests', 'residents', 'shelter'],
          },
          {
            say: 'During the storm, no one drives or goes outside. Everyone here keeps to inside rooms, also while the eye passes.',
            has: ['guests', 'residents', 'shelter'],
          },
          {
            say: 'When officials allow entry, look from outside first. If you see a downed line or damage, or smell gas, leave and call 911.',
            hasNot: ['desk'],
          },
          NO_DIALYSIS,
          `Check on everyone and their families. ${CRISIS_LINES}`,
          'Then restart functions in the order of their recovery times. Open the claim with photos from before and after.',
        ],
        actions: [
          { say: 'Write down the evacuation zone and route of the site and of each employee', where: ['surge'] },
          { say: 'Cut and number the plywood', hasNot: ['desk'], from: 'small' },
          { say: 'Film every room and its contents each May', hasNot: ['desk'] },
          { say: 'Work from home for one full day each May', has: ['desk'], hasNot: ['checkout', 'food', 'crops'] },
          { say: 'Ask your two main suppliers when they stop before a storm and when they start again', hasNot: ['deposits'] },
          { say: 'Ask the cash carrier when it stops before a storm and when it starts again', has: ['deposits'] },
        ],
        who: siteOwner,
        timeline: 'Within 60 days, and each year before the season',
        effectiveness: 'high',
        needs: [
          'A go-bag, and backups away from the coast',
          'Shutters or plywood, generator rental contract, carbon monoxide alarms',
          'Shutters or plywood, transfer switch, generator rental contract, carbon monoxide alarms',
          'Rated shutters, transfer switch, generator contract, carbon monoxide alarms, ride-out and recovery crews named',
        ],
        priority: 'High',
        upkeep: 'Rehearse the countdown at a table each May',
      },
    ],
  },
  {
    risks: ['Tornadoes', 'Tornado'],
    words: /\b(?:tornado|twister)/i,
    facts: [
      {
        strategy: 'Get everyone into the shelter on the first warning, and count heads without power',
        lines: [
          'Choose the innermost room without windows on the lowest floor, or a FEMA P-361 safe room.',
          'Post the way to it at every door, so that visitors find it too.',
          {
            say: 'Practice moving wheelchairs and beds to the shelter area, or to an inside hallway.',
            has: ['residents', 'patients'],
          },
          { say: 'Give each crew a sturdy building to reach, and someone who watches the radar.', has: ['crews', 'fleet'] },
        ],
        steps: [
          'If a tornado warning comes or you see one, everyone goes to the shelter right away. No one looks outside.',
          CLAMP_FIRST,
          'Get low, and cover your head and neck. Check the names against the roll sheet.',
          {
            say: 'If someone cannot be moved, pull them away from windows, close the curtains and cover them with blankets.',
            has: ['residents', 'patients'],
          },
          {
            say: 'If you are in a vehicle, trailer or mobile home, get to a sturdy building before the storm arrives.',
            has: IN_LIGHT_SHELTER,
          },
          'As soon as the tornado has passed, call 911, give first aid and count heads again. Say who is missing or trapped.',
          'If you smell gas or see a downed line, leave another way and call 911 from a safe distance. No one goes back in.',
          `Then text the family line, and ask about everyone’s home. ${CRISIS_LINES}`,
          'Within 4 hours of the all clear from responders, have a contractor cover the openings with tarps.',
          'When the roads are clear, move critical functions to the alternate site. Ask the utility for a restoration time.',
        ],
        actions: ['Put a NOAA weather radio with a battery on every floor', 'Run a tornado drill with each shift in March'],
        who: siteOwner,
        timeline: 'Choose the shelter within 14 days',
        effectiveness: 'high',
        needs: 'NOAA weather radio, roll sheets, tarps, first-aid kit',
        priority: 'Immediate',
        upkeep: 'Drill each spring and after each change of layout',
      },
    ],
  },
  {
    risks: ['Severe Thunderstorms', 'Hail', 'Lightning'],
    words: /\b(?:thunder|hail|lightning)/i,
    facts: [
      {
        strategy: 'Bring people indoors on the first thunder, and keep the roof tight and the electronics protected',
        lines: [
          {
            say: 'Have a roofer inspect the flashing, the drains and the straps of rooftop units.',
            hasNot: ['desk'],
            from: 'small',
          },
          { say: 'Ask the landlord when the roof and its drains were last checked, or have a roofer look.', upTo: 'micro' },
          'Fit a surge protector at the service entrance.',
          'Plug the router and the computers into an uninterruptible power supply (UPS).',
          { say: 'Find covered parking for the vehicles on days with a hail forecast.', has: ['fleet'] },
          { say: 'Write down the wind speed at which lifts, cranes and roof work stop.', has: ['crews'] },
        ],
        steps: [
          'If you hear thunder, everyone goes indoors right away. Stop all work outdoors and in water.',
          'Stay indoors until 30 minutes after the last thunder. Keep away from windows, water and corded equipment.',
          'If lightning strikes someone, call 911. If the person does not breathe, start CPR. Touching the person is safe.',
          'If you see a downed line, stay at least 35 feet away, and call 911 and the utility.',
          'On a watch, before any thunder, bring in what stands outside. Shut down computers and sensitive equipment in order.',
          'When it is safe, check the ceilings from inside. Keep everyone off the roof.',
          'Within an hour, take photos of dents and glass. Call the landlord or the roofer before the waiting list grows.',
          'Within 4 hours, tell customers about delays. Switch computers and equipment on again one at a time.',
        ],
        actions: [
          'Agree on who repairs the roof first, and how fast',
          { say: 'List the serial numbers of rooftop units', hasNot: ['desk'], from: 'small' },
        ],
        who: siteOwner,
        timeline: 'Inspect the roof within 60 days',
        effectiveness: 'medium',
        needs: 'Roof inspection, surge protector, UPS units ($150 to $600 each)',
        priority: 'Medium',
        upkeep: 'Check the roof and drains each spring and fall, and replace UPS batteries every three years',
      },
    ],
  },
  {
    risks: ['High Winds', 'Windstorms', 'Derecho'],
    words: /\b(?:wind|derecho)/i,
    facts: [
      {
        strategy: 'Clear people from under trees, signs and loads before the wind, and stop work that the wind can topple',
        lines: [
          'Watch for a high wind warning: gusts of 58 mph or more, or 40 mph for an hour (NWS).',
          { say: 'Write the wind limit from each maker for lifts, tents, ladders and doors.', has: ['crews', 'customers'] },
          { say: 'Park high and empty trucks in a sheltered yard, nose to the wind.', has: ['fleet'] },
          { say: 'Move animals out from under trees and out of weak sheds.', has: ['animals'] },
          {
            say: 'Inspect anchors and long lines, and know the wind direction that moves each of them.',
            has: ['shellfish'],
          },
          {
            say: 'Have trees and signs over doors, walks and parking looked at each year.',
            hasNot: ['desk'],
          },
          { say: 'Charge laptops and phones the evening before, and know who has power at home.', has: ['desk'] },
        ],
        steps: [
          'On a warning, bring people inside to rooms without large windows, away from trees and overhead doors.',
          {
            say: 'Stop work on roofs, ladders, lifts and cranes at the written limit, and before the gusts.',
            has: ['crews'],
          },
          {
            say: 'Drivers of high vehicles slow down, skip exposed bridges and wait in a sheltered place.',
            has: ['fleet'],
          },
          'Call 911 for anyone hit or trapped. Look up before you go to them.',
          'Treat each line on the ground as live. Keep well away, and tell the utility.',
          { say: 'Close and brace overhead doors. If one fails, leave that room.', hasNot: ['desk'] },
          {
            say: 'Leave gear adrift until the wind is down. Collect it in daylight, two in the boat, and log where.',
            has: ['shellfish'],
          },
          'After the wind, walk the outside in pairs by daylight. No one goes onto the roof.',
          'Photograph damage, rope off loose signs and limbs, and call a roofer and a tree crew.',
        ],
        actions: ['Sign up for wind warnings by text', { say: 'List what is tied down or brought in', hasNot: ['desk'] }],
        who: siteOwner,
        timeline: 'Within 60 days',
        effectiveness: 'medium',
        needs: 'Straps, barricade tape, a tree and a roof contractor',
        priority: 'Medium',
        upkeep: 'Walk the outside each spring and fall',
      },
    ],
  },
  {
    risks: ['Extreme Weather', 'Severe Weather'],
    words: /\b(?:weather|storm)/i,
    facts: [
      {
        strategy: 'Decide by written triggers who works, who stays home and when you close',
        lines: [
          'Tie each decision to a National Weather Service watch, warning or advisory.',
          'Name the person who decides at 5 a.m., and how everyone hears about it.',
          {
            say: 'Write down who must come in whatever the weather, where they sleep and who relieves them.',
            has: ['essential', 'residents', 'animals'],
          },
        ],
        steps: [
          'If a warning says shelter, evacuate or go to higher ground, do it right away. Work stops.',
          'On a watch, check the roster, charge the phones and fill the fuel tanks.',
          {
            say: 'On a warning, decide the opening hours. Post them on the website, the door and the voicemail.',
            hasNot: ['essential', 'residents'],
          },
          {
            say: 'On a warning, bring in the storm crew early and send everyone else home.',
            has: ['essential', 'residents'],
          },
          'During the storm, run only the critical functions. No one travels against a warning.',
          'Within 2 hours of the end, list the damage and the absences. Reschedule deliveries.',
          'Reopen in the order of your recovery times. Thank and pay the people who came in.',
        ],
        actions: ['Write the trigger table on one page', 'Sign everyone up for county alerts'],
        who: ownerBySize,
        timeline: 'Within 21 days',
        effectiveness: 'medium',
        needs: 'Trigger table, group message list',
        priority: 'High',
        upkeep: 'Review it at the start of each season',
      },
    ],
  },
  {
    risks: ['Winter Storms', 'Ice Storms', 'Blizzards', 'Snow Storms', 'Nor’easter'],
    words: /\b(?:winter|snow|ice\b|blizzard|nor.?easter)/i,
    facts: [
      {
        strategy: 'Keep people off icy roads, and hold heat, power, water and three days of supplies',
        lines: [
          {
            say: 'Sign a plowing and salting contract that has the lot clear before you open.',
            where: ['snow'],
            hasNot: ['desk', ...FARMS],
          },
          {
            say: 'Agree on who plows the way in for people, feed and fuel, and before which hour.',
            where: ['snow'],
            has: FARMS,
          },
          {
            say: 'Buy sand or salt for the doors and ramps before the first ice.',
            where: ['snow'],
            hasNot: ['desk'],
            upTo: 'medium',
          },
          {
            say: 'Ask an engineer or the building department for your roof’s snow limit. Have a contractor clear it in time.',
            where: ['snow'],
            hasNot: ['desk'],
          },
          { say: 'Insulate pipes on outer walls, and know which faucets to drip.', where: ['frost'] },
          {
            say: 'Store three days of drinking water: a gallon a day for each person. Frozen mains lose pressure for days.',
            where: ['mild-winter'],
          },
          {
            say: 'Mark the main water shutoff, and wrap the backflow valve and pipes outdoors or under the roof.',
            where: ['mild-winter'],
          },
          {
            say: 'Let everyone who can work from home take the laptop along when a storm is forecast.',
            hasNot: ['crews', 'animals', 'residents', 'shelter', 'shellfish', 'food', 'cooking', 'guests'],
          },
          'If you use a generator, place it 20 feet from openings and watch the carbon monoxide alarms.',
          'Have a licensed electrician wire the transfer switch before the winter.',
          { say: 'Stock feed, bedding and water heaters for the animals for a week.', has: ['animals'] },
          { say: 'Lower gear below the ice before a freeze at low tide. Ice carries bags and floats away.', has: ['shellfish'] },
        ],
        steps: [
          {
            say: 'If officials close roads or say stay off them, no one travels. People at work stay where it is warm.',
            hasNot: ['responders'],
          },
          {
            say: 'If officials close roads, only crews on calls that cannot wait drive. Everyone else stays where it is warm.',
            has: ['responders'],
          },
          'If the building loses heat and people get cold, move them to a warm place. Call 911 for anyone confused or shivering hard.',
          'If you see a downed line, keep 35 feet away and call 911. Treat every line as live.',
          'If you are stuck in a vehicle, stay with it. Clear the tailpipe before you run the engine: carbon monoxide kills.',
          NO_DIALYSIS,
          {
            say: 'In snow, ice or a gale, all work on the tide stops. Before each night tide, check the wind, the ice and the path home.',
            has: ['shellfish'],
          },
          { say: 'The day before, decide who works from home. Charge phones and laptops.', has: ['desk'] },
          { say: 'The day before, have the carrier fill ATMs and branches early.', has: ['deposits'] },
          {
            say: 'Before the freeze, fill clean containers with water, drip faucets and open the cabinets under sinks.',
            where: ['mild-winter'],
          },
          { say: 'The day before, decide who must come in. Fill vehicles and move deliveries forward.', hasNot: ['desk'] },
          {
            say: 'The day before, call the patients who depend on you. Bring treatments and medicines forward.',
            has: ['patients'],
            hasNot: ['frail'],
          },
          {
            say: 'Every few hours, have the contractor clear the doors, exits and hydrants of snow.',
            where: ['snow'],
            hasNot: ['desk', ...FARMS],
          },
          { say: 'Every few hours, clear the doors and the way in for help.', where: ['snow'], has: FARMS },
          {
            say: 'If the roof sags or creaks under snow or ice, everyone leaves right away. Call 911.',
            where: ['snow'],
          },
          {
            say: 'If water pressure drops, drink and cook with stored or boiled water until the utility says it is safe.',
            where: ['mild-winter'],
          },
          'If you need extra heat, use vented or electric heaters only. No grill, oven or engine heats a room.',
          'After the storm, treat the walks before people use them. Log the hours and costs for the claim.',
        ],
        actions: [
          { say: 'Sign the plow contract before the first snow', where: ['snow'], hasNot: ['desk', ...FARMS] },
          { say: 'Agree on the plowing before the first snow', where: ['snow'], has: FARMS },
          'Put blankets, water, lights and salt where the staff can reach them',
          {
            say: 'Test working from home for one day before the season',
            hasNot: [
              'crews',
              'animals',
              'patients',
              'residents',
              'food',
              'crops',
              'shellfish',
              'vessels',
              'fleet',
              'checkout',
              'customers',
            ],
          },
        ],
        who: siteOwner,
        timeline: 'Within 30 days, and each fall before the first freeze',
        effectiveness: 'high',
        needs: 'Salt or sand, blankets, water for three days, carbon monoxide alarms',
        priority: 'High',
        upkeep: 'Check the contracts, the heat and the supplies each October',
      },
    ],
  },
  {
    risks: ['Extreme Cold', 'Freeze', 'Cold Waves'],
    words: /\b(?:cold|freez|frost|heating|furnace|boiler)/i,
    facts: [
      {
        strategy: 'Keep the building above freezing, and know which pipe freezes first',
        lines: [
          'Insulate and heat-trace the pipes on outer walls and in the sprinkler riser.',
          'Fit a low-temperature alarm that calls a phone at 45 °F.',
          {
            say: 'Plan a warm place for the people in your care, with transport, before heat is lost.',
            has: ['residents', 'patients'],
          },
          { say: 'Give animals dry bedding, wind shelter and water that does not freeze.', has: ['animals'] },
        ],
        steps: [
          'If someone shivers hard, slurs words or is confused, call 911 and warm the person slowly indoors.',
          NO_DIALYSIS,
          'If a pipe bursts, close the main shutoff if you can reach it without stepping into water.',
          'Turn off power to the wet rooms only if you can reach the panel on dry ground. Otherwise stay out and call the utility.',
          'If the heat fails, use electric heaters only: 3 feet clear, straight into a wall outlet.',
          'No grill or engine indoors. Both make carbon monoxide.',
          {
            say: 'If you cannot keep the building warm, send people home or to a warm place.',
            hasNot: ['residents'],
          },
          {
            say: 'If you cannot keep the rooms warm, start moving the people in your care. Call the medical director.',
            has: ['bedridden'],
          },
          {
            say: 'If you cannot keep the rooms warm, start moving everyone to a warm place. Call the emergency manager for help.',
            has: ['residents'],
            hasNot: ['bedridden'],
          },
          'Tell the fire department before anyone drains the sprinkler system.',
          'The day before, let faucets drip, open cabinet doors and plug in block heaters.',
          'At night, walk the building each hour or watch the thermometer that calls.',
          'Move what spoils, and call the heating contractor’s emergency line.',
        ],
        actions: ['Map the shutoffs and the pipes at risk', 'Agree on priority with a heating contractor and a fuel dealer'],
        who: siteOwner,
        timeline: 'Within 30 days, and each fall before the first frost',
        effectiveness: 'high',
        needs: 'Heat trace, temperature alarm, electric heaters',
        priority: 'Medium',
        upkeep: 'Check alarms and insulation each October',
      },
    ],
  },
  {
    risks: ['Extreme Heat', 'Heat Waves', 'Heat Illness'],
    words: /\bheat(?!er|ing)/i,
    facts: [
      {
        strategy: 'Shift work to cool hours, and protect people first, then what heat spoils',
        lines: [
          {
            say: 'Follow OSHA: water, rest, shade. New workers start at 20% of the work on the first day.',
            has: OUTDOORS,
          },
          { say: 'Follow OSHA: water, rest and a cool room for everyone who works in the heat.', hasNot: [...OUTDOORS, 'desk'] },
          {
            say: 'Keep the written heat plan and the training that your state’s own rule requires.',
            states: ['CA', 'MD', 'NV', 'OR', 'WA'],
          },
          { say: 'Fit alarms that call when a cold room gets too warm.', has: COLD_STORES },
          { say: 'Write down the heat index at which outdoor work moves to the early morning.', has: ['crews', 'fleet'] },
          {
            say: 'List the people in your care who overheat first, and one room that stays cool.',
            has: ['residents', 'patients', 'minors'],
          },
          { say: 'Check shade, fans and water for the animals twice a day.', has: ['animals'] },
        ],
        steps: [
          'If someone is confused, faints or has a seizure, call 911 and cool the person right away.',
          {
            say: 'Someone who fell ill at work in the heat: soak with cold water and ice until the ambulance comes.',
            hasNot: ['frail', 'patients', 'minors', 'desk'],
          },
          {
            say: 'Cool with wet cloths and a fan. Give no ice bath to anyone old, frail or very young.',
            has: ['frail', 'patients', 'minors', 'desk'],
          },
          'If the cooling fails, move people who are old, ill, very young or pregnant to a cool place first.',
          {
            say: 'If a machine or the water room passes its temperature limit, start no dialysis there. Call the medical director.',
            has: ['machines'],
          },
          {
            say: 'From 80 °F, everyone who works in the heat gets shade and a quart of cool water an hour.',
            hasNot: COOL_ROOMS,
          },
          {
            say: 'From 80 °F, everyone who works in the heat gets shade and a quart of cool water an hour.',
            has: HOT_WORK,
          },
          {
            say: 'In clothing that holds heat in, do so from 52 °F, as the state rule requires.',
            states: ['WA'],
            has: OUTDOORS,
          },
          {
            say: 'From 90 °F, work in pairs and rest 10 minutes every two hours. From 100 °F, rest 15 minutes every hour.',
            hasNot: COOL_ROOMS,
          },
          {
            say: 'From 90 °F, work in pairs and rest 10 minutes every two hours. From 100 °F, rest 15 minutes every hour.',
            has: HOT_WORK,
          },
          {
            say: 'From 80 °F indoors, give everyone cool water every hour, and more breaks in the coolest room.',
            has: COOL_ROOMS,
            hasNot: ['machines'],
          },
          {
            say: 'From 80 °F indoors, staff drink cool water every hour. Patients on a fluid limit drink as their physician orders.',
            has: ['machines'],
          },
          { say: 'At a heat index of 103 °F, outdoor work happens before 11 a.m. or not at all.', has: OUTDOORS },
          'After the people, move what heat spoils, and shut down computers in order.',
          {
            say: 'On a grid alert, turn off nonessential equipment and pre-cool the building before 3 p.m.',
            hasNot: OUTDOORS,
          },
          { say: 'Bring the people in your care into rooms of 81 °F or less, and give them drinks every hour.', has: ['frail'] },
          {
            say: 'If the temperature limit of your state’s harvest rule is passed, harvest nothing until the rule allows it.',
            has: ['shellfish'],
          },
          {
            say: 'On other hot low tides, harvest early, shade and ice right away, and meet your time to cooling.',
            has: ['shellfish'],
          },
          'When it cools down, check on everyone who worked in the heat.',
          { say: `Log the temperatures of the cold stores. ${DISCARD_FOOD}`, has: ['food', 'cooking'], hasNot: ['shellfish'] },
          {
            say: 'Log the temperatures of the cold stores. Tag warm lots, hold them, and ask the shellfish authority.',
            has: ['shellfish'],
          },
          {
            say: `Read the vaccine refrigerator. Outside ${MEDICINE_REFRIGERATOR}, mark stock “do not use” and call the maker.`,
            has: ['vaccines'],
          },
        ],
        actions: [
          'Teach everyone who works in the heat the signs of heat stroke',
          { say: 'Have the air conditioning serviced in April', hasNot: OUTDOORS },
        ],
        who: peopleOwner,
        timeline: 'Within 60 days, and each year before the first hot week',
        effectiveness: 'medium',
        needs: 'Shade, water, temperature alarms, a portable cooler',
        priority: 'Medium',
        upkeep: 'Change filters monthly in summer and repeat the training each May',
      },
    ],
  },
  {
    risks: ['Drought', 'Water Scarcity'],
    words: /\b(?:drought|scarc)/i,
    facts: [
      {
        strategy: 'Use less water before an order comes, and line up a second source',
        lines: [
          'Meter the water by process. The largest use is rarely the one people suspect.',
          'Agree on hauled drinking water, tested and from a licensed hauler, for the strictest stage.',
          { say: 'Decide in advance which herd gets the water first.', has: ['animals'] },
          { say: 'Decide in advance which field or block gets the water first.', has: ['crops'] },
        ],
        steps: [
          'If the tap water looks or smells wrong as the level falls, stop drinking it. Call the water utility or the health department.',
          NO_DIALYSIS,
          'At stage 1, fix leaks and wash nothing outdoors.',
          'At stage 2, cut the second-largest use by the amount you agreed on.',
          'At stage 3, use only tested drinking water for drinking, food, hand washing and care. Tell customers which services pause.',
          {
            say: 'Recycled or untested water goes only where its permit allows: never into mouths, food, wounds or machines for care.',
            hasNot: ['patients', 'residents', 'minors', 'food'],
          },
          'Every week, compare the meter readings with your allotment.',
        ],
        actions: ['Audit your water use', 'Price hauled water and storage tanks'],
        who: ownerBySize,
        timeline: 'Within 90 days',
        effectiveness: 'medium',
        needs: 'Submeters, storage tank, supplier agreement',
        priority: 'Low',
        upkeep: 'Read the meters monthly and follow the U.S. Drought Monitor',
      },
    ],
  },
  {
    risks: ['Dust Storms'],
    words: /\b(?:dust)/i,
    facts: [
      {
        strategy: 'Keep drivers off the road, and dust out of people and machines',
        lines: [
          'Teach every driver Pull Aside, Stay Alive: off the pavement, lights off, parking brake set, foot off the brake.',
          'Close air intakes and cover open product.',
        ],
        steps: [
          'If a dust storm warning comes, do not start out. Drivers on the road leave the highway before the dust arrives.',
          'If you are caught, pull off the pavement as far as you can. Turn off all lights and set the parking brake.',
          'Keep the seat belt on, take your foot off the brake and wait until the dust has passed.',
          'On site, bring everyone inside and close doors and intakes. Give N95 masks to anyone who must be outside.',
          'When it has passed, check on each driver. Call 911 for anyone who is overdue and does not answer.',
          'Change the filters before fans and servers start again.',
        ],
        actions: ['Stock filters and N95 masks', 'Put the dust rule into each vehicle'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Filters, masks, door seals',
        priority: 'Low',
        upkeep: 'Check the seals before the windy season',
      },
    ],
  },
];
