import { signedIn } from '#infra/local/seed/accounts.ts';
import type { SeedContext } from '#infra/local/seed/context.ts';
import type { NewExercise } from '#shared/domain/exercise.ts';
import { HELD_DAYS_AGO, held, outcomes } from './held-exercise.ts';

const DAY_MS = 86_400_000;
const afternoon = (days: number): string => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T15:00:00.000Z`;

const person = (name: string, role: string) => ({ name, role, email: '', phone: '' });
const team = [person('Marta Lindqvist', 'CEO'), person('Priya Raman', 'Operations Manager'), person('Dev Okafor', 'Team Lead')];

type Planned = Omit<NewExercise, 'bcp_id'>;

const blackout: Planned = { ...held, scheduled_date: afternoon(-HELD_DAYS_AGO), participants: team };
const ovenFire: Planned = {
  exercise_name: 'Fire in the bakery before opening',
  exercise_type: 'fire',
  scenario_description:
    'Sunday, 4:40 a.m. Grease in the duct above the second oven burns. Everyone is out, the sprinklers have soaked the flour store, and the fire officer closes the bakery until the fire marshal has inspected it.\n\nAt 6 a.m., the first customers stand at the door. A reporter asks whether anyone was hurt.\n\nOn Monday, the marshal says that the shop next door can open, but no one may bake on site for two weeks.',
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
    'A water main bursts in front of the delivery door at 11 p.m. The cold store is under four inches of water.',
  scheduled_date: afternoon(14),
  duration_minutes: 60,
  objectives: ['Keep everyone out of the water until the power is off', 'Save or write off the cold store within four hours'],
  participants: team,
};

export const createExercises = async (context: SeedContext): Promise<void> => {
  const [{ bcp, exercises }, staff, auditor] = [
    await signedIn(context, 'premium'),
    await signedIn(context, 'admin'),
    await signedIn(context, 'auditor'),
  ];
  const bcp_id = (await bcp.list())[0]!.id;
  const create = async (planned: Planned) => ({ id: (await exercises.create({ body: { ...planned, bcp_id } })).id });
  const done = { params: await create(blackout) };
  await exercises.start(done);
  await exercises.complete({ ...done, body: outcomes });
  await staff.exercises.approveAsAdmin(done);
  await auditor.exercises.approveAsAuditor(done);
  await staff.exercises.setDocumentDownload({ ...done, body: { enabled: true } });
  await exercises.start({ params: await create(ovenFire) });
  await create(quake);
  await create(millStops);
  await exercises.cancel({ params: await create(flood) });
  await exercises.generate({
    params: { bcpId: bcp_id },
    body: { number_of_scenarios: 1, focus_areas: ['cyber security', 'ransomware'] },
  });
};
