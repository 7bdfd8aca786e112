/** Titles of at most ten words for measures whose first instruction is longer than that or says too little alone. */
import { shortenMeasure } from '#shared/domain/bcp/measure-title.ts';

const titles: Readonly<Record<string, string>> = {
  'Add the child care business to the home policy in writing, with liability, before the next child comes':
    'Add the child care business to the home policy',
  'Agree on a second door that has what your work needs, and on who goes where tonight':
    'Agree on a second door that has what you need',
  'Answer a Form 483 in 15 business days with causes and proof, and stop shipping what you cannot defend':
    'Answer a Form 483 in 15 business days with proof',
  'Be able to cut the tool from every client in one move, and reach clients without it':
    'Be able to cut the tool from every client',
  'Be able to finish or pause any operation on battery light, a cylinder and a hand bag':
    'Be able to finish or pause any operation without power',
  'Be able to name every patient of a lot within the hour, and stop a batch on the first doubt':
    'Be able to name every patient of a lot fast',
  'Be able to work from homes or a rented room tomorrow, with phones, files and mail sent there':
    'Be able to work from homes or a rented room',
  'Be above the water the moment a flash flood warning comes, and leave property to it':
    'Be above the water when a flash flood warning comes',
  'Blades stop before hands move, machines keep off banks and water, and no one mows toward people':
    'Stop the blades before hands move',
  'Block the code at the register, empty shelf and back room, and call the customers you can find':
    'Block the code at the register and on the shelf',
  'Bring two carriers in by two streets and two meet-me rooms, and move tenants’ routes before splicers arrive':
    'Bring two carriers in by two separate routes',
  'Draw a line that no boot, truck or new animal crosses uncleaned, and call at the first odd death':
    'Clean every boot, truck and animal at one line',
  'Find a second source for everything that stops a critical function, and try it with a real order':
    'Find a second source for what critical functions need',
  'Fit an alarm that calls two phones, line up a second cold place, and write the discard rule':
    'Fit an alarm that calls two phones',
  'Fit an alarm that reaches three people and power that starts by itself, and give air by hand within minutes':
    'Fit an alarm for three people and automatic power',
  'Get people out before the access road, power the plant down dry, and save the living sludge':
    'Get people out before the access road floods',
  'Give no single sign-in the power to open or delete everything': 'Let no single sign-in open or delete everything',
  'Guard the page with a key that no email can steal, and keep the client list elsewhere':
    'Guard the page with a key that email cannot steal',
  'Have a colleague under contract who sees your operated patients the same day and takes your call':
    'Have a colleague under contract for your operated patients',
  'Have a second field with fuel, parking and ground transport agreed before the first one closes':
    'Agree on a second field before the first one closes',
  'Have a second way for each lane, fuel for three days of first-ranked runs, and one voice to customers':
    'Have a second way for each lane',
  'Have a short menu or a short house for a short crew, and two people who can open alone':
    'Have a short menu or house for a short crew',
  'Have two alarms, heat and air that work without the grid, and a list of what is saved first':
    'Have alarms, heat and air that work without the grid',
  'Hold a second account at a bank that knows the trade, and a month of wages and tax there':
    'Hold a second account at a bank that knows you',
  'Hold one wing between 71 and 81 °F on standby power, and move residents before they fail':
    'Keep one wing at 71 to 81 °F without the grid',
  'Keep a survey binder that shows plan, calls, counts and exercises within ten minutes of the knock':
    'Keep a survey binder that is ready in ten minutes',
  'Keep an open account at a second bank with one month of payroll and its own access':
    'Keep an account at a second bank with one payroll',
  'Keep each family’s money in the trust in full, reconciled monthly, and show it before anyone asks':
    'Keep each family’s money in the trust in full',
  'Keep each flame on stone with a watcher, cloth and hair away from it, and a lid on every pot':
    'Keep each flame on stone and watched, lids at hand',
  'Keep every change small, watched and able to go back in ten minutes': 'Keep every change small, watched and reversible',
  'Keep every drop of water and sealed scrap away from the melt, and get people clear before saving the furnace':
    'Keep water and sealed scrap away from the melt',
  'Keep every license and approval on one calendar with two people, and never teach on an expired one':
    'Keep every license and approval on one calendar',
  'Keep goods below the sprinklers and hazards in their own room, and know each customer’s stock by place':
    'Keep goods below the sprinklers and hazards apart',
  'Keep kiln and torch on stone with a yard of air around, and never leave either one hot and alone':
    'Keep kiln and torch on stone, with clear space around',
  'Keep oxidizers, fuels and pool chemicals apart, lumber low and clear of the building, and everyone out fast':
    'Keep oxidizers, fuels and pool chemicals apart',
  'Keep people out of lanes, lashing bights and the space under the hook, and bring a stretcher to any deck':
    'Keep people out of lanes and from under the hook',
  'Keep rolls in stacks that sprinklers reach, dust off every ledge, and solvent in closed cans':
    'Keep rolls under sprinklers and dust off every ledge',
  'Keep standing emergency power that carries oxygen, alarms and safe temperatures for as long as people stay':
    'Keep standing emergency power for oxygen, alarms and heat',
  'Keep tamper-resistant pads and the outage rule for controlled drugs at hand':
    'Keep tamper-resistant pads and the outage rule at hand',
  'Keep two days of room for milk and a lane that trucks can use, and settle dumping with the co-op':
    'Keep two days of room for milk',
  'Know the days on hand of the twenty items that treatment stops without, and save them by written rules':
    'Know the days on hand of what treatment needs',
  'Know the minutes to the limit in each room, shed load before it, and switch chillers by rehearsed steps':
    'Know the minutes to the limit in each room',
  'Know within two days which loans stand in the damaged area, and who inspects and defers them':
    'Know within two days which loans are affected',
  'Let a second person read each contract for rate, disclosures and signatures before the keys are handed over':
    'Let a second person read each contract before the sale',
  'Let alarms, sprinklers and doors do at 2 a.m. what staff do by day':
    'Let alarms, sprinklers and doors protect the place at night',
  'Let no assignment open in the system without each check that the client and law require':
    'Open no assignment without each required check',
  'Let no camper sleep in the flood zone on a watch, and climb without waiting for an order':
    'On a watch, let no camper sleep in flood zones',
  'Make no payment or change of bank details without a call back to a known number':
    'Confirm each payment or bank change by a known number',
  'Move command, phones and payroll to the second building within four hours, and services by rank after that':
    'Move command, phones and payroll to the second building',
  'Move each session to the phone or a second platform within ten minutes': 'Be able to move each session to a second platform',
  'No gift card, wire or new bank detail on an email in the leader’s name without hearing the leader':
    'Confirm each gift card, wire or bank change by voice',
  'Own a second path that shares no trench, pole or entry, and splice with the power proved dead':
    'Own a second path that shares nothing with the first',
  'Own the accounts, domains and data that a vendor runs for you, and have a second one quoted':
    'Own the accounts, domains and data at your vendor',
  'Pay only invoices that match an order, to accounts confirmed by voice when they were entered':
    'Pay only invoices that match an order',
  'Put a nurse at the door and one on the phone who find the dangerous case among the many':
    'Put nurses at the door and phone to find danger',
  'Put alarms on the intake and double screens on the outlet, and hold a reserve for a day':
    'Put alarms on the intake and screens on the outlet',
  'Put signs, cones and a heavy vehicle between traffic and people, and work on the side away from it':
    'Put signs, cones and a heavy vehicle before traffic',
  'Release each wire only after a call to a number on file, and match each check to the issue list':
    'Call a number on file before you release a wire',
  'Rotate fairly on feeders that spare life support and gas supply, and say who is next before it is dark':
    'Rotate outages fairly, and spare life support',
  'Run read-only or full from a second region by a script that was used this quarter':
    'Be able to run from a second region by script',
  'Send what decides care or a deadline to the reference lab first, and release nothing before the check passes':
    'Send what decides care to the reference lab first',
  'Serve a cold meal that needs no kitchen the same day, and judge stored food by its temperature':
    'Serve a cold meal that needs no kitchen',
  'Set the number that starts the crew, ready heat and water before dark, and keep proof for the claim':
    'Set the number that starts the crew',
  'Shut off every line that carries city water to a mouth, and treat only what needs none':
    'Shut off every line that carries city water to people',
  'Sign a succession agreement with an adviser who is registered in your states, and introduce them now':
    'Sign a succession agreement with a registered adviser',
  'Spray only with the fan proven on, filters clean and nothing that sparks inside, and never fight a booth fire':
    'Spray only with the fan proven on and filters clean',
  'Stop at the first thunder, be in a real building within ten minutes, and stay 30 after the last':
    'Stop at the first thunder, and get inside',
  'Stop the show with one word, light the house and send each row to its own exit':
    'Stop the show with one word, and lead rows out',
  'Store aerosols in a cage, oil on the floor level and old batteries outdoors, and get out before cans burst':
    'Store aerosols, oil and old batteries apart',
  'Stow trackers steep on the forecast, off the wind the maker allows, and treat broken glass as live':
    'Stow trackers steep on the forecast',
  'Switch calls and signals to the second center in one step, then leave, with the open events on paper':
    'Switch calls and signals to the second center, then leave',
  'Tenants know leave or stay by one card, staff never search smoke, and beds are booked that night':
    'Tell tenants by one card when to leave or stay',
  'Tie each item to its owner with a number at the door, and check two marks before handing it over':
    'Tie each item to its owner with a number',
  'Tie each tube to one name by two identifiers at every hand-over, and stop the batch at the first doubt':
    'Tie each tube to one name by two identifiers',
  'Tie off or guard every edge at 6 feet and more, and be able to lift a hanging worker down in minutes':
    'Tie off or guard every edge at 6 feet',
  'Trace every batch one step back and one step forward within four hours, and stop it by one call':
    'Trace every batch one step back and forward in hours',
  'Train one person on every shift for choking, allergic shock and burns, and let the kitchen answer for allergens':
    'Train one person on every shift for choking and burns',
  'Treat from a paper chart with weight and dose written twice, and keep drug counts outside the system':
    'Treat from a paper chart with the dose written twice',
  'Wake, lead and count a hundred sleeping people with the two who are awake':
    'Be able to wake, lead and count everyone at night',
  'Walk and flag the line with the landowner and the neighbor, and stop at the first doubtful mark':
    'Walk and flag the line with both owners',
  'Write the wind and lightning limits that bring everyone down in time': 'Write the wind and lightning limits that stop work',
};

/** For lists; the full text stands where the measure does. One that an owner wrote may have no shorter form. */
export const nameMeasure = (strategy: string): string =>
  (Object.hasOwn(titles, strategy) ? titles[strategy] : shortenMeasure(strategy)) ?? strategy;
