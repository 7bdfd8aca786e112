/**
 * Foundries, machine shops, molders and printers. After OSHA (lockout: 29 CFR 1910.147; suspended loads: 1910.179), CDC (heat
 * illness) and CISA (clean copies after an attack).
 */
import { peopleOwner, type RiskFacts, supplyOwner } from '../fact.ts';
import { answer } from './answer.ts';

export const plants: readonly RiskFacts[] = [
  answer(['Damage to Molds or Dies'], {
    strategy: 'Know whose each tool is and where it hangs, keep it dry, and have a second shop with its drawings',
    lines: [
      'List each tool with owner, value, drawing, photo and place. Ask in writing who insures it.',
      'Store tools oiled, above the flood mark and away from leaking pipes.',
      'Agree with each owner on who may repair the tool, and where.',
    ],
    steps: [
      'If a tool falls on or traps someone, press the stop and call 911. Trained people alone lock out.',
      'Never stand under a hanging mold or die. Set it down before anyone looks at it.',
      'Dry and oil wet tools the same day. Tag those that were hot, bent or dropped.',
      'Tell the owner of each damaged tool in writing, with photos, before any repair.',
      'Send urgent tools to the tool shop, with the drawing and the last good part.',
      'If the owner agrees, run the job at the partner plant with a second tool.',
      'Approve a first piece after each repair.',
    ],
    actions: ['Photograph each tool in its place', 'Send one drawing set to the tool shop'],
    needs: 'Tool list, racks above the flood mark, tool shop agreement, cover for tools of others',
    upkeep: 'Check the list and the racks twice a year',
  }),
  answer(['Energy Price or Curtailment'], {
    strategy: 'Know how much notice the utility gives before it cuts you, and empty or hold every furnace within it',
    lines: [
      'Read in the contract who may cut power or gas, with how much notice, and at what penalty.',
      'Write the time to empty or hold each furnace beside that notice.',
      'Fix the price of part of the year’s energy, and put an energy surcharge into quotes.',
    ],
    steps: [
      'When the utility calls a cut, charge no more metal. Everyone without a task leaves the floor.',
      'Trained melters hold or pour out by the maker’s plan. Keep cooling water on until the furnace is cold.',
      'If a furnace cannot be emptied in time, tell the utility right away. Never put water on molten metal.',
      'Move the melts to the hours that the utility allows.',
      'Tell the customers whose castings move, with the new date.',
      'If the price passes the limit of your quotes, add the surcharge or stop those jobs.',
    ],
    actions: ['Compare the notice with the holding time of each furnace', 'Add the surcharge to the quote form'],
    needs: 'Utility contract, holding times, surcharge clause',
    upkeep: 'Read the contract again each year, before the season of peak demand',
  }),
  answer(['Loss of Machine Programs'], {
    strategy: 'Keep each proven program twice away from the machine, and prove each quarter that a copy loads and cuts',
    lines: [
      'Copy programs, offsets and parameters from each control to the library and to an offline drive elsewhere.',
      'One person approves each revision. Machines run approved ones only.',
      'Write down the battery date of each control that forgets without power.',
    ],
    steps: [
      'Press the stop of any machine that may run a wrong or broken program. Keep hands and heads out.',
      'If it may be an attack, take the controls off the network. Leave the power on.',
      'Open the offline copy on a clean laptop, and compare each revision with the order.',
      'Load by cable or card. Run above the part first, one block at a time.',
      'Measure and sign a first piece before the run.',
      'Rebuild what has no copy from the setup sheet. Tell the customer the new date.',
    ],
    actions: ['Copy every control this week', 'Load one job from the offline drive and measure it'],
    needs: 'Offline drive, clean laptop, setup sheets, spare control batteries',
    upkeep: 'Copies each week, one job from the copy each quarter',
  }),
  answer(['Aging Machinists Retire'], {
    strategy: 'Put the setup of each machine into a second head and onto a sheet before its holder leaves',
    lines: [
      'List the setups that one person alone can do, and ask when they plan to leave.',
      'Film each setup, and keep its sheet with photos at the machine.',
      'Pair a second person with each machinist for one day a week. Agree on paid days after retirement.',
    ],
    steps: [
      'If no one there knows how to run a machine safely, it stays locked.',
      'Call the retired machinist under the agreement, by phone or for a day.',
      'Run the jobs that others can set up. Send the rest to the partner shop if the customer agrees.',
      'Let the second person set up by the sheet, and measure the first piece.',
      'Tell the customers whose dates move.',
      'Within a month, hire or train for that machine.',
    ],
    who: peopleOwner,
    actions: ['Film the five hardest setups', 'Sign the first agreement for days after retirement'],
    needs: 'Training hours, camera, agreements with those who retire',
    upkeep: 'Let the second person do one setup each quarter',
  }),
  answer(['Alloy or Casting Shortage'], {
    strategy: 'Stock the certified material that takes longest, and have substitutes approved before you need them',
    lines: [
      'List each alloy and casting with its lead time, days in stock and the jobs that wait for it.',
      'Ask customers now which substitutes and sources they approve, in writing.',
    ],
    steps: [
      'Cut nothing without its certificate: a part of the wrong metal can fail and hurt someone.',
      'Count what is in stock by alloy, size and heat number.',
      'Keep it for the customers whose lines stop first.',
      'Order from the second service center, with mill certificates.',
      'Ask the customer in writing before you change alloy, size or source.',
      'Have a laboratory test any lot whose papers look wrong.',
      'Tell each customer whose date moves.',
    ],
    who: supplyOwner,
    actions: ['Place one order with the second service center', 'Get one substitute approved in writing'],
    needs: 'Second account, stock for the lead time, laboratory',
    upkeep: 'Count the slowest ten items each month',
  }),
  answer(['Loss of Climate Control in the Pressroom'], {
    strategy: 'Watch the humidity, wrap paper at the first drift, and have rented units on call',
    lines: [
      'Post the range of temperature and humidity that paper and press need.',
      'Fit an alarm that calls a phone before the range is left.',
      'Have the units serviced before summer and before the heating season.',
    ],
    steps: [
      'If someone feels faint in the heat, bring them to a cool room. Call 911 if they are confused.',
      'Wrap open paper, and keep the pressroom doors closed.',
      'Stop the run when the colors no longer register.',
      'Call the climate service, and order the rented units.',
      'Send jobs whose date cannot move to the trade printer.',
      'After the repair, let the paper rest in the room. Match a first sheet to the proof.',
    ],
    actions: ['Fit the alarm', 'Agree on the rental of a humidifier, a dehumidifier and a cooler'],
    needs: 'Humidity alarm, service contract, rental agreement, moisture wrap',
    upkeep: 'Service twice a year, alarm test each month',
  }),
];
