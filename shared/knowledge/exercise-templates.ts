/** Blanks in brackets are names of `BLANK_NAMES` only, so that each can be filled from a BCP or worded away. */
import type { AuthoredTemplate } from '#shared/domain/exercise-template.ts';

const forEveryone = { industry_specific: false, industry_types: [], is_active: true } as const;
const builtIn = (template: Omit<AuthoredTemplate, keyof typeof forEveryone>): AuthoredTemplate => ({
  ...template,
  ...forEveryone,
  industry_types: [],
});

const fire = builtIn({
  id: 1,
  name: 'Fire closes the building',
  exercise_type: 'fire',
  description:
    'A fire that is out within an hour can still close the building for weeks because of smoke and water. The exercise tests how you account for everyone, and where the work goes tomorrow.',
  scenario_template: `Situation. It is Tuesday, 10:40 a.m. Smoke fills the back of [main site]. The alarm sounds, everyone leaves, and you call 911 from outside. Two visitors signed in this morning.

At the meeting place. [headcount] should be at [meeting place]. One person is missing. A coworker saw her near the storeroom a few minutes ago and wants to run inside to find her.

After 40 minutes. The missing person is safe. She had driven to the bank. The fire department has put the fire out. The incident commander closes the building until the fire marshal has seen it, tomorrow at the earliest. Power and water are off.

After 90 minutes. A local reporter asks for a statement. A video of the smoke has 4,000 views. Two customers who expect you today call.

The next day. The fire marshal opens the front rooms. The rest stays closed for three weeks because of smoke, wet ceilings, and an asbestos survey. Your insurer’s adjuster wants photos and a list of what was lost before anything is cleaned.

To decide in the room:
• Who tells the incident commander that someone is missing, and how do you keep everyone outside?
• Where does [critical function] run tomorrow, and what does it need there? What about [second function]?
• What do you tell customers, and who tells them?
• What may you spend today, before the insurer answers?
• Who decides that the emergency is over?`,
  objectives: [
    'Account for everyone at the meeting place right away, visitors included, and report who is missing',
    'Name who leads and who the backup is, with a phone number that works outside the building for each',
    'Decide in 20 minutes where your two most critical functions run tomorrow, and what they need there',
    'Write a first message to staff and customers in 15 minutes',
    'List what the insurer needs to see before anything is cleaned or thrown away',
  ],
  participants_required: ['Owner', 'Shift lead', 'Office manager', 'IT provider'],
  duration_minutes: 90,
  difficulty_level: 'beginner',
});

const earthquake = builtIn({
  id: 2,
  name: 'Earthquake during working hours',
  exercise_type: 'earthquake',
  description:
    'Staff, suppliers, and utilities are hit at the same time, so the usual help doesn’t come. The exercise tests life safety, decisions without phones, and what you do when your people have damaged homes.',
  scenario_template: `Situation. It is Thursday, 2:12 p.m. The ground shakes hard for 35 seconds at [main site]. Shelves are down and ceiling tiles have fallen. One person has a head injury. Calls don’t go through, but some text messages do.

Right after the shaking. You smell gas at the back of the building. An aftershock hits. Everyone is outside, and some people want their bags and car keys.

After one hour. Everyone is at [meeting place], and an ambulance has taken the injured person. The county reports 80,000 customers without power and asks people to stay off the roads. [main supplier] doesn’t answer. No one can say yet whether the building is safe.

After four hours. It is getting dark. Two bridges are closed, and several people can’t get home. Payroll is due tomorrow.

After two days. The building department posts a yellow tag. It allows short visits for essentials, only with its permission. Half of your staff can work, some of them from home. Customers outside the area don’t understand why nothing is delivered.

To decide in the room:
• Who gives first aid, and how do you reach 911 if calls don’t go through?
• Who takes care of the people who can’t get home?
• Who starts [critical function] from outside the area if [incident leader] can’t be reached?
• What do you bring out on a permitted visit, and in what order?
• How do people get paid tomorrow?`,
  objectives: [
    'Say what everyone does during the shaking: drop, cover, and hold on',
    'If you smell gas, leave right away, call 911 from a safe distance, and account for everyone without phones',
    'Show that someone who can’t reach the incident leader can find the BCP and start it',
    'Say which functions continue with half of the staff and no water, and which stop',
    'List the records, equipment, and medicine to bring out on a permitted visit, in order',
    'Decide in 15 minutes how you support and pay staff with damaged homes in the first week',
  ],
  participants_required: ['Owner', 'Shift lead', 'Office manager', 'Facilities contact', 'Bookkeeper'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
});

const ransomware = builtIn({
  id: 3,
  name: 'Ransomware on a Friday night (ISO 27001)',
  exercise_type: 'cyber',
  description:
    'Systems are encrypted over a weekend, and data was stolen before that. Aligned with ISO/IEC 27001:2022, controls 5.24 to 5.28 (incident management), 5.29 and 5.30 (security and ICT readiness during disruption), and 8.13 (backup).',
  scenario_template: `Situation. It is Saturday, 6:50 a.m. A coworker can’t open [main system]. Every shared folder holds a note. It names a price, gives you 96 hours, and says: “We have 60 GB of your data.” Email still works.

After 20 minutes. Your IT provider asks for the contract number, which is in a shared folder. Someone suggests turning everything off. Someone else has already restarted a computer.

After one hour. Last night’s backup stopped with an error. The one before is complete, but no one knows when a restore was last tested. An administrator account was used from abroad on Wednesday.

After three hours. Your cyber policy requires a call to the insurer’s hotline before you hire or pay anyone. Customers get an email from the attackers with a sample of your data: names, addresses, and two contracts.

On Monday. Orders are on paper. The first clean system could be back in 18 hours, the last one in nine days. A reporter has the sample too. The attackers lower the price.

To decide in the room:
• What do you disconnect, and what stays on to keep evidence?
• Who may talk to the attackers, and who must not?
• Who checks with counsel, the insurer, and the sanctions list of the US Treasury (OFAC) before anyone talks about paying?
• Which system comes back first, from which backup, and how does [critical function] run until then?
• Which authorities, customers, and partners do you tell, and by when?`,
  objectives: [
    'Name who isolates the affected systems and how, without destroying evidence (controls 5.26 and 5.28)',
    'Reach the IT provider, the insurer, and counsel with numbers kept outside the affected systems (control 5.29)',
    'Put your systems in recovery order, and compare how long each takes with its recovery time in the BCP (control 5.30)',
    'Show from records when a backup was last restored, what it held, and how old it was (control 8.13)',
    'List in 20 minutes who must be told about the stolen data, by which deadline, and who signs (control 5.24)',
  ],
  participants_required: ['Owner', 'IT provider', 'Office manager', 'Bookkeeper', 'Attorney', 'Insurance agent'],
  duration_minutes: 120,
  difficulty_level: 'advanced',
});

const mailboxBreach = builtIn({
  id: 8,
  name: 'Hacked mailbox and stolen customer data (ISO 27001)',
  exercise_type: 'cyber',
  description:
    'Every system runs, and that hides the danger: an attacker reads your email, redirects a payment, and leaves with personal data. Aligned with ISO/IEC 27001:2022, controls 5.25 (assessment of events), 5.26 (response), 5.34 (privacy), 6.3 (awareness), and 8.15 and 8.16 (logging and monitoring).',
  scenario_template: `Situation. It is Monday, 9:15 a.m. A customer asks why your bank account changed. The email that announced it came from the real mailbox of your bookkeeper. The customer sent $38,400 to the new account on Thursday.

After 15 minutes. The bookkeeper remembers a sign-in page that looked right two weeks ago. A rule in the mailbox forwards every email with the word “invoice”.

After 45 minutes. The sign-in log shows 14 days of access from two countries, to email and to a folder with employee files. Older logs are gone. No one can say whether the folder was downloaded.

After two hours. The bank may be able to recall the payment if you report the fraud right away. A second customer has a changed invoice but hasn’t paid.

The next day. Your attorney asks which states the people in that folder live in, because deadlines and wording differ. An employee asks whether her data was stolen. Your largest customer sends a security questionnaire, due in five days.

To decide in the room:
• Is this an event or an incident, and who decides?
• What do you close right away, and what do you only watch?
• What do you know, what do you assume, and where do you write that down?
• Who do you tell today, and what don’t you promise?
• How does [business name] confirm a changed bank account from now on?`,
  objectives: [
    'Decide in 10 minutes whether this is an incident, and open a record with a named owner (control 5.25)',
    'Name who calls the bank and reports the fraud to the FBI (ic3.gov), and how other customers are warned by phone (control 5.26)',
    'List the sessions, passwords, and mailbox rules to end or change, and who does it (control 5.26)',
    'Say from the logs what was reached, and what can’t be known and why (controls 8.15 and 8.16)',
    'Draft the list of people and authorities to notify, with state, deadline, and signer (control 5.34)',
    'Agree on one change in training and one in sign-in protection, each with an owner and a date (control 6.3)',
  ],
  participants_required: ['Owner', 'Bookkeeper', 'IT provider', 'Office manager', 'Attorney'],
  duration_minutes: 90,
  difficulty_level: 'intermediate',
});

const pandemic = builtIn({
  id: 4,
  name: 'Contagious illness: 40 percent of staff out for six weeks',
  exercise_type: 'pandemic',
  description:
    'Nothing is broken, but people are missing, slowly at first and then everywhere. The exercise tests minimum staffing, backups for key people, and what you can leave undone.',
  scenario_template: `Situation. A new respiratory illness spreads in [state]. Schools close on Monday. Several people are out sick today, among them the only person who runs payroll. The health department recommends masks, distance, and working from home where possible.

Week 1. 15 percent of your staff are out. Two people who share a room test positive. An employee with a weak immune system asks to stay home. Some customers cancel, and others order twice as much.

Week 2. 30 percent are out. [main supplier] delivers every other week. The cleaning company sends no one. A supervisor comes in with a fever because no one else may sign.

Week 4. 40 percent are out, and not the same people as before. Overtime is at its limit. Staff who come in ask for extra pay. A rumor says that a coworker has died.

Week 6. Cases fall. A backlog of orders waits. Your insurer says the policy doesn’t cover the loss, because nothing was damaged.

To decide in the room:
• How many people does [critical function] need, and in which week do you have fewer?
• Who covers for each person who does a task alone?
• What do you stop on purpose, and who tells the customers?
• How do you keep sick people at home, and how are they paid?
• How do you answer the rumor without sharing anyone’s health information?`,
  objectives: [
    'State the minimum staffing of your two most critical functions, and the week in which you fall below it',
    'Name a trained backup for everyone who does a task alone, or the date by which there is one',
    'Choose two activities to stop first, and who tells the customers',
    'Agree in 20 minutes on rules for staying home sick, sick pay, and distance at work',
    'Show who signs checks and runs payroll when the first two people who may are both out',
  ],
  participants_required: ['Owner', 'Office manager', 'Shift lead', 'Bookkeeper'],
  duration_minutes: 90,
  difficulty_level: 'intermediate',
});

const powerOutage = builtIn({
  id: 5,
  name: 'Power outage of 36 hours in a heat wave',
  exercise_type: 'power_outage',
  description:
    'Without power, the phones, the card terminal, the coolers, and the electronic locks stop as well. The exercise tests how long each lasts, what you shut down first, and how you work by hand.',
  scenario_template: `Situation. It is Wednesday, 3:05 p.m., and 101 °F outside. The lights go out at [main site]. The utility’s website shows an outage for the whole county, with no time of return.

After 20 minutes. The batteries that carry [main system] are running down. The elevator in the building is stuck with one person in it. No one is sure whether the electronic doors are locked or open.

After one hour. Cell networks are overloaded. The coolers are at 44 °F and rising. The rental company has one generator left and needs an answer in ten minutes. Someone wants to put it in the garage.

After five hours. Night falls, and it is 92 °F inside. A coworker is dizzy and has stopped sweating. The late shift asks whether to come in. Customers line up, and some want to pay cash.

After 24 hours. The utility says “24 to 48 more hours”. Gas stations without power can’t pump. A neighbor offers to share a generator and suggests an extension cord into a wall outlet. Next door, a carbon monoxide alarm sounds.

After 36 hours. Power returns, with two short interruptions. Two devices don’t start again.

To decide in the room:
• Who calls 911 for the coworker, and how do you cool him until help arrives?
• Who calls for the person in the elevator, and who keeps talking to that person? No one forces the doors.
• Where would a generator stand? It runs outdoors only, at least 20 feet from doors and windows, with carbon monoxide alarms on.
• Who may connect it? Only an electrician, through a transfer switch.
• What do you shut down before the batteries are empty, and how does [critical function] run by hand?
• What do you throw away, and who takes the photos for the insurer?`,
  objectives: [
    'Say what everyone does about heat illness, the carbon monoxide alarm, and the person in the elevator',
    'List how long each critical function lasts without power, and what ends it',
    'Put your systems in shutdown order, and name who does it at night',
    'Describe one day of work by hand: forms, cash, receipts, and who enters the records later',
    'Decide in 10 minutes about generator, fuel, and stock, with the amount you may spend without asking',
    'Name who checks each system before you use it again',
  ],
  participants_required: ['Owner', 'Shift lead', 'Facilities contact', 'IT provider', 'Bookkeeper'],
  duration_minutes: 90,
  difficulty_level: 'beginner',
});

const flood = builtIn({
  id: 6,
  name: 'River flood with twelve hours’ warning',
  exercise_type: 'flood',
  description:
    'You have a warning, and that is the test: what you move and decide while it is dry, and when everyone leaves. Afterward, the first floor and the roads are gone for weeks, and mold starts within 48 hours. (In a flash flood there is no such time: everyone goes to higher ground right away.)',
  scenario_template: `Situation. It is Monday, 6 p.m. The National Weather Service issues a flood warning for the river near [main site]. It expects the crest tomorrow between 5 and 8 a.m., two feet above the last flood. Part of your stock and the electrical panel are on the first floor.

Ten hours before the crest. Six people are still in the building. The landlord has 40 sandbags for three tenants. A truck is due at 6 a.m.

Four hours before the crest. The first water is on the access road, and two people are still carrying boxes. The coworker who knows the building best lives on the other side of the river.

The crest. It is 6:10 a.m. The building has 14 inches of brown water, and the power is still on. No one may enter. Alarm and cameras are down.

Eight hours later. The water falls. The health department warns of sewage. The adjuster is two days away and asks for photos before anything is moved. You learn that flood is a separate policy, with a waiting period of 72 hours for lost income.

After three days. There is mold in the drywall. The contractor quotes five weeks. Competitors call your customers.

To decide in the room:
• At which sign does everyone leave, and who gives that order? No one walks or drives through floodwater.
• What do you move upstairs in the first two hours, and who does it?
• When is it too late to turn off the power? Only a trained person does it, from a dry spot. After that, you call the utility.
• Where does [critical function] run from tomorrow?
• What do you keep, throw away, and photograph?
• What do you ask the landlord and the insurer, in writing?`,
  objectives: [
    'Agree on the sign at which everyone leaves, before the access road floods and whatever stays behind',
    'Turn the warning into a list of tasks with names and times in 20 minutes',
    'List the ten most valuable records and machines to move or raise, in order',
    'Name where your two most critical functions start tomorrow, and compare that with their recovery times',
    'List coverage, waiting periods, and the proof that your flood and business income policies require',
  ],
  participants_required: ['Owner', 'Facilities contact', 'Shift lead', 'Bookkeeper', 'Insurance agent'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
});

const supplierLoss = builtIn({
  id: 7,
  name: 'Your main supplier closes overnight',
  exercise_type: 'other',
  description:
    'Your business is unharmed, but a supplier that everything depends on stops without notice. The exercise tests how long stock and contracts carry you, and what your rights to data and tools are worth (ISO/IEC 27001:2022, controls 5.19 to 5.23).',
  scenario_template: `Situation. It is Friday, 4:20 p.m. [main supplier] emails all customers: the company has filed for bankruptcy and stops today. No one answers the phone. Two hours ago, you placed an order and paid a deposit.

After 30 minutes. You count what is left of what you buy from it. If it hosts software or data for you, the service still runs, but the export button is gone.

After two hours. [other supplier] could deliver in four weeks, at 30 percent more, paid in advance. Your largest customers have late penalties in their contracts. A coworker has just promised a customer a date.

The next day. A competitor buys what is left on the market. The bankruptcy trustee wants the open invoice paid and doesn’t answer questions about your tools or data.

After one week. [critical function] runs at 60 percent. Your bank asks for a forecast. A customer wants to know in writing where its data is, and whether it is safe.

To decide in the room:
• Who do you serve first with what is left?
• What price and what risk is a replacement worth?
• What do you claim back, from whom, and with which paper?
• How do you get your data and tools out, and what if you can’t?
• Which other supplier could do the same to you?`,
  objectives: [
    'Name every function in the BCP that stops with this supplier, and the day it stops',
    'Decide in 20 minutes how you share what is left among customers, and by which rule',
    'Choose a replacement with price, delivery time, and quality check, or name who may approve it and by when',
    'List how you get your data, tools, and deposit back: contract clause, contact, and deadline (controls 5.20 and 5.23)',
    'Name the other suppliers in the same position, and one action for each with an owner and a date',
  ],
  participants_required: ['Owner', 'Purchasing lead', 'Shift lead', 'Bookkeeper', 'Attorney'],
  duration_minutes: 90,
  difficulty_level: 'intermediate',
});

const tornado = builtIn({
  id: 9,
  name: 'Tornado warning with customers in the building',
  exercise_type: 'other',
  description:
    'Minutes decide, and leaving the building is the wrong move. The exercise tests who gives the order to shelter, how everyone gets there, and how you restart with a damaged roof. It also works for other storms with high wind.',
  scenario_template: `Situation. It is Friday, 4:35 p.m. Phones sound at the same time: the National Weather Service has issued a tornado warning for [city]. Eleven customers are in the building. The sky is dark, and some people want to drive home.

Right away. Everyone goes to the shelter area: the lowest floor, an inside room, no windows. A delivery driver stands at the door. One customer uses a wheelchair. A coworker films the sky from the parking lot.

The storm. The lights go out. Glass breaks, and you hear the roof. It is over after 40 seconds.

Right after. Two people are cut, one of them badly. There is a smell of gas near the back wall, and a power line lies in the parking lot.

After three hours. Everyone is accounted for, and the building department has closed the building. A third of the roof is off, and more rain is coming. Customers ask on social media whether everyone is safe.

After two days. A man with a truck offers to fix the roof today for cash. Your insurer wants photos first. [main supplier] was hit too.

To decide in the room:
• Who orders everyone into the shelter area, and who does it when that person is out?
• How do customers and people who need help get there?
• Who calls 911, who gives first aid, and how do you leave when you smell gas and a line is down?
• How do you find out that everyone is safe, including people who weren’t at work?
• Where does [critical function] run on Monday?
• Who checks a contractor before you sign or pay?`,
  objectives: [
    'Show on a floor plan where everyone shelters, and that all the people in the building fit',
    'Name who gives the order to shelter on each shift, and how the order reaches every room',
    'Say what everyone does right after: 911, first aid, away from gas and downed lines, account for everyone',
    'Write a first message to families, staff, and customers in 10 minutes',
    'Decide in 15 minutes where your most critical function runs on Monday',
  ],
  participants_required: ['Owner', 'Shift lead', 'Office manager', 'Facilities contact'],
  duration_minutes: 60,
  difficulty_level: 'beginner',
});

export const templateSeed: readonly AuthoredTemplate[] = [
  fire,
  earthquake,
  ransomware,
  mailboxBreach,
  pandemic,
  powerOutage,
  flood,
  supplierLoss,
  tornado,
];
