import type { AuthoredTemplate } from '#shared/domain/exercise-template.ts';

const ransomware: AuthoredTemplate = {
  id: 3,
  name: 'Ransomware on a Friday night (ISO 27001)',
  exercise_type: 'cyber',
  description:
    'Systems are encrypted over a weekend and data was taken before. Aligned with ISO/IEC 27001:2022, controls 5.24 to 5.28 (incident management), 5.29 and 5.30 (security and ICT readiness during disruption) and 8.13 (backup).',
  scenario_template: `Situation. Saturday, 06:50. A colleague on call cannot open [order or booking system]. Every folder on the file server holds a note: 96 hours, a price, and the sentence "we have 60 GB of your data". [Accounting system] does not start. Mail still works.

T+20 min. The IT provider’s hotline asks for the contract number, which is on the file server. Somebody suggests switching everything off. Somebody else has already restarted a server.

T+60 min. The backup console shows that last night’s backup ran into an error; the one before is complete but nobody has restored it since [date of the last restore test]. An administrator account was used from abroad on Wednesday.

T+3 h. The insurer’s policy requires a call to its hotline before anybody is engaged or paid. Customers receive an e-mail from the attackers with a sample of your data: names, addresses, two contracts.

T+24 h. Monday’s orders are on paper. The first clean system could be back in 18 hours, the last in nine days. A journalist has the sample too. The attackers lower the price.

To decide in the room: what is disconnected and what must stay on for evidence; who decides about systems, money and contact with the attackers, and who must not; who checks a payment against US sanctions (OFAC) before anyone talks of paying; which system comes back first and from which backup; which authorities, customers and partners are told, by when.`,
  objectives: [
    'Contain: isolate affected systems within 30 minutes without destroying evidence (controls 5.26 and 5.28)',
    'Reach IT provider, insurer and counsel from numbers that do not depend on the affected systems (control 5.29)',
    'Name the recovery order of systems with the recovery time of each, and compare it with the plan (control 5.30)',
    'Prove from records when a backup was last restored, what it held and how old it was (control 8.13)',
    'Decide within 3 hours who must be notified of the data loss, by which deadline, and who signs (control 5.24)',
  ],
  participants_required: ['CEO', 'IT Manager', 'Security Manager', 'CFO', 'Operations Manager', 'External Consultant'],
  duration_minutes: 180,
  difficulty_level: 'advanced',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const mailboxBreach: AuthoredTemplate = {
  id: 8,
  name: 'Compromised mailbox and customer data breach (ISO 27001)',
  exercise_type: 'cyber',
  description:
    'No system is down, and that is what makes it dangerous: an attacker reads along, redirects a payment and leaves with personal data. Aligned with ISO/IEC 27001:2022, controls 5.25 (assessment of events), 5.26 (response), 5.34 (privacy), 6.3 (awareness) and 8.15/8.16 (logging, monitoring).',
  scenario_template: `Situation. Monday, 09:15. A customer asks why your bank account changed. The e-mail that announced it came from the real mailbox of [a colleague in accounting]. 38,400 dollars went to the new account on Thursday.

T+15 min. The colleague remembers a sign-in page that looked right, two weeks ago, and did not want to bother anybody. A rule in her mailbox forwards everything with the word "invoice".

T+45 min. The sign-in log shows 14 days of access from two countries, to mail and to a shared folder with [employee files or customer contracts]. Logs older than 14 days are not kept. Nobody can say whether the folder was downloaded.

T+2 h. The bank can perhaps recall the payment if a police report comes before 13:00. A second customer has a changed invoice but has not paid.

T+1 day. Counsel asks in which states the people in that folder live: deadlines and wording differ. A colleague asks publicly, on the intranet, whether her data is concerned. The auditor of your largest customer sends a questionnaire with five days to answer.

To decide in the room: is this an event or an incident, and who says so; what is closed at once and what is only watched; what is known, what is assumed and how that difference is written down; who is told today, and what is not promised.`,
  objectives: [
    'Classify the event and open an incident record within 30 minutes, with a named owner (control 5.25)',
    'Stop the running fraud: recall the payment, warn other customers by a second channel, end all sessions (control 5.26)',
    'Establish from logs what was reached, and name what cannot be established and why (controls 8.15, 8.16)',
    'Draw up the list of people and authorities to notify, with state, deadline and signatory (control 5.34)',
    'Agree one change in awareness and one in sign-in protection, with owner and date (control 6.3)',
  ],
  participants_required: ['CEO', 'CFO', 'IT Manager', 'Security Manager', 'HR Manager', 'External Consultant'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const earthquake: AuthoredTemplate = {
  id: 2,
  name: 'Magnitude 6.8 earthquake during working hours',
  exercise_type: 'earthquake',
  description:
    'Staff, suppliers and utilities are hit at the same time, so the usual help does not come. The exercise tests life safety, decisions without communication, and what the business does when its people have damaged homes.',
  scenario_template: `Situation. Thursday, 14:12. Strong shaking for 35 seconds at [main site], epicenter [25] miles away. Shelves are down, ceiling tiles have fallen, one person has a head injury, another is in shock. Mobile calls fail; some text messages get through. The building stands, nobody knows whether it is safe.

T+15 min. An aftershock. Staff want to leave to collect their children. Two bridges on the way to [second site or main access road] are closed. There is a smell of gas at the back of the building.

T+60 min. The web is up again in parts. The county reports power outages for 80,000 customers and asks people to stay off the roads. [Critical supplier] does not answer. The landlord cannot send an engineer before Saturday.

T+4 h. It is getting dark. 11 people cannot go home. Water is off. Payroll is due tomorrow.

T+2 days. The building is tagged yellow: entry for 30 minutes at a time, with a helmet. Half of the staff can work, a third from home. Customers outside the region do not understand why nothing is delivered.

To decide in the room: who is responsible for people who must stay; which functions can run from outside the region and who starts them without a call from headquarters; what is taken out of the building in the 30 minutes; how payroll is met.`,
  objectives: [
    'Carry out drop, cover and hold on, then leave the gas smell, call 911 from a safe distance and count heads without telephones',
    'Show that the plan can be read and started by somebody who cannot reach headquarters',
    'Rank the functions that continue with half of the staff and no water, and say which stop',
    'Name the records, equipment and medicine that leave the building in a 30-minute entry, in order',
    'Decide how staff with damaged homes are supported and paid in the first week',
  ],
  participants_required: ['CEO', 'COO', 'HR Manager', 'Facilities Manager', 'Operations Manager', 'Team Lead'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const fire: AuthoredTemplate = {
  id: 1,
  name: 'Kitchen or plant-room fire closes the main site',
  exercise_type: 'fire',
  description:
    'A fire that is out within the hour still closes the building for weeks: smoke, water and the fire marshal’s seal. The exercise tests the first hour, then the harder question of where the work goes tomorrow.',
  scenario_template: `Situation. It is Tuesday, 10:40. Smoke comes from [the room with the highest fire load, for example the kitchen, the battery room or the workshop] at [main site]. The alarm sounds, people leave. Two visitors signed in this morning.

T+10 min. The meeting place counts [number] people. One colleague is missing; someone saw her in the basement at 10:30. Who tells the incident commander, and how do you keep people from going back in?

T+40 min. The fire department has put the fire out. The incident commander closes the first floor and the server closet. Nobody may enter before the fire marshal has been, "tomorrow at the earliest". Power and water are off.

T+90 min. A local reporter asks for a statement. A video of the smoke has 4,000 views. Two customers with deliveries due today call.

T+1 day. The marshal releases the office wing. The rest stays closed for three weeks: smoke damage, wet ceilings, an asbestos survey. The insurer’s adjuster wants photographs, a list of what was lost, and no cleaning before her visit.

To decide in the room: which functions restart where, in which order and with what; what customers are told and by whom; what is spent today without waiting for the insurer; when the team stands down.`,
  objectives: [
    'Account for everyone on site, visitors and contractors included, as soon as they are out, and report who is missing',
    'Name who may declare the emergency and who stands in, and reach both within 20 minutes',
    'Decide within 60 minutes where the three most critical functions run tomorrow and what they need there',
    'Approve a first statement to staff, customers and the press within 90 minutes',
    'List what the property insurer must be told and shown before anything is cleared away',
  ],
  participants_required: ['CEO', 'Operations Manager', 'Facilities Manager', 'HR Manager', 'IT Manager', 'CFO'],
  duration_minutes: 120,
  difficulty_level: 'beginner',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const flood: AuthoredTemplate = {
  id: 6,
  name: 'River flood with twelve hours’ warning',
  exercise_type: 'flood',
  description:
    'There is a warning, and that is the test: what is moved and decided while it is still dry, and when everyone leaves. Afterward the first floor, cars and access roads are gone for weeks, and mold starts within 48 hours. (In a flash flood there is no such time: everyone goes to higher ground right away.)',
  scenario_template: `Situation. Monday, 18:00. The weather service upgrades a flood watch to a warning for [river or district]: crest expected tomorrow between 05:00 and 08:00, two feet above the level of [year of the last flood]. [Main site] has its [stock, archive or electrical panel] on the ground floor.

T-10 h. Six people are still in the building. The landlord has 40 sandbags for three tenants. A truck with a delivery is due at 06:00.

T-4 h. The access road has water on it. Two people are still carrying boxes. The employee who knows the building best lives on the other side of the river.

T+0. 06:10, water in the building, 14 inches, brown. No one may enter: the panel is under power. Alarm and cameras are down.

T+8 h. Water falls. The health department warns of sewage. The insurer’s adjuster is two days away and asks for photographs with a time stamp before anything is touched. It turns out that flood is a policy of its own, with a waiting period of 72 hours for lost income.

T+3 days. Mold in the drywall. The contractor quotes five weeks. Competitors call your customers.

To decide in the room: what is carried upstairs in the first two hours, by whom; at which sign everyone leaves, and who says so; who turns off power from dry ground, and when it is too late to try; where work goes from tomorrow; what is thrown away, kept and photographed; what is asked of the landlord and of the insurer, in writing.`,
  objectives: [
    'Turn a flood warning into a list of tasks with names and hours within 30 minutes',
    'Move or raise the ten most valuable records and machines, in order, before access is lost',
    'Have everyone out and counted before the access road floods, even if property stays behind',
    'Start the two most critical functions at another place within their recovery time',
    'Know coverage, waiting period and proof that the flood and business-interruption policies ask for',
  ],
  participants_required: ['COO', 'Facilities Manager', 'Operations Manager', 'CFO', 'IT Manager', 'Department Head'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const pandemic: AuthoredTemplate = {
  id: 4,
  name: 'Contagious illness: 40 percent of staff absent for six weeks',
  exercise_type: 'pandemic',
  description:
    'Nothing is broken, but people are missing: slowly at first, then everywhere at once, and those who know how things are done among them. The exercise tests minimum staffing, stand-ins and what may be left undone.',
  scenario_template: `Situation. A new respiratory illness spreads in [state]. Schools close from Monday. Of [number] staff, four are ill today, among them [the only person who runs payroll or the only licensed operator]. The county recommends distance, masks and working from home where possible.

Week 1. 15 percent absent. Two teams that share a room have five cases. A colleague with a weak immune system asks not to come in. Some customers cancel, others order twice as much.

Week 2. 30 percent absent. [Critical supplier] delivers every second week. The cleaning company sends nobody. A manager works with a fever because nobody else has the authority to sign.

Week 4. 40 percent absent, not the same people as before. Overtime is at its limit. Staff who come in ask for a bonus, staff at home feel watched. A rumor says that a death in the county was a colleague.

Week 6. Cases fall. A backlog of [number] orders waits. Your insurer says that the loss is not covered without physical damage.

To decide in the room: which functions run at which minimum number of people, and which are stopped on purpose; who stands in for each person who is alone in what they do; what is paid to whom; how you say honestly to customers what you cannot do.`,
  objectives: [
    'State the minimum staffing of each critical function and the week in which it is no longer met',
    'Name a trained stand-in for every person who is alone in a task, or the date by which there is one',
    'Decide which two activities stop first, and who tells the customers concerned',
    'Settle pay, sick leave and distance rules for staff on site and at home within one hour',
    'Show which decisions can be signed when the first and the second signatory are both absent',
  ],
  participants_required: ['CEO', 'HR Manager', 'COO', 'CFO', 'Department Head', 'IT Manager'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const powerOutage: AuthoredTemplate = {
  id: 5,
  name: 'Regional blackout of 36 hours in a heat wave',
  exercise_type: 'power_outage',
  description:
    'Without power the telephone, the card terminal, the cold store and the door locks go as well. The exercise tests how long each of them lasts, in which order they are given up, and how work goes on by hand.',
  scenario_template: `Situation. Wednesday, 15:05, 101 degrees outside. The lights go out at [main site]. Emergency lighting comes on. The utility’s web page shows an outage for the whole county, cause "under investigation", no time of return.

T+20 min. Batteries carry [server room or point of sale] for another [25] minutes. The elevator is stuck with one person in it. Electronic doors are open, or closed, depending on how they were built; nobody is sure.

T+60 min. Mobile networks are overloaded. [Refrigerated goods or temperature-controlled process] is at 44 °F and rising. The rental company has one generator left, for cash, and needs an answer in ten minutes. Someone wants to put it in the garage.

T+5 h. Night falls. Staff of the late shift ask whether they should come. The office is at 92 °F. Customers queue; some want to pay in cash, nobody can print a receipt.

T+24 h. The utility says "24 to 48 hours more". Fuel stations without power cannot pump. A neighboring business offers to share its generator in turns, and suggests an extension cord into a wall outlet. A carbon monoxide alarm sounds next door.

T+36 h. Power returns, with two short interruptions. Two devices do not start again.

To decide in the room: who frees the person in the elevator and who depends on powered equipment; where a generator stands (outdoors, 20 feet from openings, carbon monoxide alarms on) and who may connect it (through a transfer switch only); what is shut down in order before the batteries are empty; what is thrown away, and who documents it for the insurer; what is sold or done by hand and recorded later; when people are sent home and how they are called back.`,
  objectives: [
    'Say for each critical function how many minutes it lasts without power, and what ends it',
    'Shut systems down in the right order before the batteries are empty, and name who does it at night',
    'Work by hand for one day: forms, cash, receipts, and how the records are entered afterwards',
    'Decide within 60 minutes about generator, fuel and stock, with the limit of what may be spent without asking',
    'Restart in an order that protects equipment, with a check of each system before it is used',
  ],
  participants_required: ['COO', 'Facilities Manager', 'IT Manager', 'Operations Manager', 'CFO', 'Team Lead'],
  duration_minutes: 90,
  difficulty_level: 'beginner',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

const supplierLoss: AuthoredTemplate = {
  id: 7,
  name: 'A supplier nobody can replace closes overnight',
  exercise_type: 'other',
  description:
    'The business itself is unharmed: a partner that everything depends on stops, without notice. The exercise tests how quickly that is noticed, which contracts and stocks carry the first weeks, and what the cloud and data clauses are worth (ISO/IEC 27001:2022, controls 5.19 to 5.23).',
  scenario_template: `Situation. Friday, 16:20. [Your most important supplier or software provider] sends a circular: the company has filed for bankruptcy, deliveries and services end "with immediate effect". Its telephone is not answered. Two hours ago you placed an order with a deposit of [amount].

T+30 min. Stock on hand lasts [number] days. Where it is a software provider: the service still runs, export is switched off, and [number] customer records are in it.

T+2 h. A second supplier could deliver in four weeks, at 30 percent more, against payment in advance. Your three largest customers have penalties for late delivery in their contracts. Sales has just promised a date.

T+1 day. A competitor buys what is left on the market. The bankruptcy trustee wants the open invoice paid and does not answer questions about your tools, molds or data at the supplier’s site.

T+1 week. Production, or service, runs at 60 percent. The bank asks for a forecast. A customer wants to know in writing whether its personal data at the provider is safe, and where it is.

To decide in the room: who is served first with what is left; which price and which risk the substitute is worth; what is claimed back, from whom, with which paper; how you get your data and tools out, and what you do if you do not.`,
  objectives: [
    'Name, from the plan, every function that stops with this supplier and the day on which it does',
    'Decide within one hour how remaining stock or capacity is shared among customers, and by which rule',
    'Approve a substitute with price, lead time and quality check, or say who may approve it by when',
    'Recover own data, tools and deposits: contract clause, contact, deadline (controls 5.20 and 5.23)',
    'Agree which other suppliers are in the same position, and what is done about each within 60 days',
  ],
  participants_required: ['CEO', 'COO', 'CFO', 'Operations Manager', 'IT Manager', 'Department Head'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

export const templateSeed: readonly AuthoredTemplate[] = [
  fire,
  earthquake,
  ransomware,
  mailboxBreach,
  pandemic,
  powerOutage,
  flood,
  supplierLoss,
];
