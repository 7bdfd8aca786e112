import { signedIn } from '#infra/local/seed/accounts.ts';
import type { SeedContext } from '#infra/local/seed/context.ts';
import type { NewExercise } from '#shared/domain/exercise.ts';

const DAY_MS = 86_400_000;
const afternoon = (days: number): string => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T15:00:00.000Z`;

const person = (name: string, role: string) => ({ name, role, email: '', phone: '' });
const team = [person('Marta Lindqvist', 'CEO'), person('Priya Raman', 'Operations Manager'), person('Dev Okafor', 'Team Lead')];

type Planned = Omit<NewExercise, 'bcp_id'>;

const blackout: Planned = {
  exercise_name: 'Blackout during the night bake',
  exercise_type: 'power_outage',
  scenario_description:
    'Thursday, 1:20 a.m. The power fails in the whole district with both ovens full and 400 loaves in proof. The utility expects “six to ten hours.” The walk-in cooler is at 39 °F and rising, three cafés expect bread at 5:30 a.m., and the generator rental has one unit left. The night shift wants it in the doorway, out of the rain. Think of carbon monoxide.',
  scheduled_date: afternoon(-40),
  duration_minutes: 90,
  objectives: [
    'Account for everyone on the night shift and light the way out within 5 minutes',
    'Decide within 15 minutes what is saved, what is thrown away, and who may spend money',
    'Tell the three cafés before 4 a.m. what they will get, and when',
  ],
  participants: team,
};
const ovenFire: Planned = {
  exercise_name: 'Fire in the bakehouse before opening',
  exercise_type: 'fire',
  scenario_description:
    'Sunday, 4:40 a.m. Grease in the duct above the second oven burns. Everyone is out, the sprinklers have soaked the flour store, and the fire officer closes the bakehouse until the fire marshal has inspected it.\n\nAt 6 a.m., the first customers stand at the door. A reporter asks whether anyone was hurt.\n\nOn Monday, the marshal says that the shop next door can open, but no one may bake on site for two weeks.',
  scheduled_date: afternoon(0),
  duration_minutes: 120,
  objectives: [
    'Call 911 and count everyone at the meeting place before anything else',
    'Name who speaks with the fire officer, the insurer and the press',
    'Have bread for the standing orders from the partner bakery within 24 hours',
  ],
  participants: team,
};
const quake: Planned = {
  exercise_name: 'Seattle Fault earthquake on a Saturday',
  exercise_type: 'earthquake',
  scenario_description:
    'Saturday, 10:15 a.m., the shop is full. The ground shakes hard for 30 seconds. Racks are down, one customer is hurt, and you smell gas.\n\nTwenty minutes later, an aftershock. Calls fail, some text messages get through, and two bridges are closed.\n\nIn the afternoon, the mill can’t say when it will deliver again.',
  scheduled_date: afternoon(30),
  duration_minutes: 120,
  objectives: [
    'Get everyone out, call 911 from outside, and keep everyone out while there is a smell of gas',
    'Reach every employee by text message within one hour',
    'Decide what you can bake and sell without the mill for three days',
  ],
  participants: team,
};
const millStops: Planned = {
  exercise_name: 'The mill stops deliveries',
  exercise_type: 'other',
  scenario_description:
    'Friday afternoon the flour mill announces a recall of everything shipped in the last ten days, and no deliveries for three weeks. Eleven pallets are in your store. Two more are already bread on the shelves of four customers.',
  scheduled_date: null,
  duration_minutes: 60,
  objectives: ['Find every customer who got recalled bread within two hours', 'Have flour from another mill within two days'],
  participants: team.slice(0, 2),
};
const flood: Planned = {
  exercise_name: 'Burst main floods the cold store',
  exercise_type: 'flood',
  scenario_description:
    'A water main bursts in front of the delivery door at 11 p.m. Four inches of water stand in the cold store.',
  scheduled_date: afternoon(14),
  duration_minutes: 60,
  objectives: ['Keep everyone out of the water until the power is off', 'Save or write off the cold store within four hours'],
  participants: team,
};

const outcomes = {
  findings:
    'The phone list of the cafés was only in the order system. No one could say how long the cooler holds its temperature. The decision about the generator took 25 minutes because the spending limit was not written down.',
  recommendations:
    'Print the café list monthly and keep it at the oven. Measure the cooler with the power off once a quarter. Mark the generator’s place in the yard, 20 feet from the doors, and hang carbon monoxide alarms. Write the spending limit of the shift lead into chapter 6.',
  lessons_learned:
    'Dough in proof can be saved for 90 minutes in the cooler if the shift starts right away. Calling the cafés before 4 a.m. kept all three orders.',
};

export const createExercises = async (context: SeedContext): Promise<void> => {
  const [{ bcp, exercises }, staff, auditor] = [
    await signedIn(context, 'premium'),
    await signedIn(context, 'admin'),
    await signedIn(context, 'auditor'),
  ];
  const bcp_id = (await bcp.list())[0]!.id;
  const create = async (planned: Planned) => ({ id: (await exercises.create({ body: { ...planned, bcp_id } })).id });
  const held = { params: await create(blackout) };
  await exercises.start(held);
  await exercises.complete({ ...held, body: outcomes });
  await staff.exercises.approveAsAdmin(held);
  await auditor.exercises.approveAsAuditor(held);
  await staff.exercises.setDocumentDownload({ ...held, body: { enabled: true } });
  await exercises.start({ params: await create(ovenFire) });
  await create(quake);
  await create(millStops);
  await exercises.cancel({ params: await create(flood) });
  await exercises.generate({
    params: { bcpId: bcp_id },
    body: { number_of_scenarios: 1, focus_areas: ['cyber security', 'ransomware'] },
  });
};
