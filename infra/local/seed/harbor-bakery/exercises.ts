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
    'Thursday, 1:20 a.m. The power fails in the whole district with both ovens full and 400 loaves in proof. The utility expects "six to ten hours". The walk-in cooler is at 39 °F and rising, three cafés expect bread at 5:30, and the generator rental has one unit left. The night shift wants it in the doorway, out of the rain: think of carbon monoxide.',
  scheduled_date: afternoon(-40),
  participants: team,
};
const ovenFire: Planned = {
  exercise_name: 'Fire in the bakehouse before opening',
  exercise_type: 'fire',
  scenario_description:
    'Sunday, 4:40 a.m. Grease in the duct above the second oven burns. Everybody is out, the sprinklers have soaked the flour store, and the fire officer closes the bakehouse until the marshal has been. The shop next door can open; nothing can be baked on site for two weeks.',
  scheduled_date: afternoon(0),
  participants: team,
};
const quake: Planned = {
  exercise_name: 'Seattle Fault earthquake on a Saturday',
  exercise_type: 'earthquake',
  scenario_description:
    'Saturday, 10:15 a.m., the shop is full. 30 seconds of strong shaking; racks are down, one customer is hurt, there is a smell of gas. Phones fail, two bridges are closed, and the mill cannot say when it delivers again.',
  scheduled_date: afternoon(30),
  participants: team,
};
const millStops: Planned = {
  exercise_name: 'The mill stops deliveries',
  exercise_type: 'other',
  scenario_description:
    'Friday afternoon the flour mill announces a recall of everything shipped in the last ten days, and no deliveries for three weeks. Eleven pallets are in the store, two are already bread on shelves of four customers.',
  scheduled_date: null,
  participants: team.slice(0, 2),
};
const flood: Planned = {
  exercise_name: 'Burst main floods the cold store',
  exercise_type: 'flood',
  scenario_description:
    'A water main bursts in front of the delivery door at 11 p.m. The cold store stands in four inches of water.',
  scheduled_date: afternoon(14),
  participants: team,
};

const outcomes = {
  findings:
    'The phone list of the cafés was only in the order system. Nobody could say how long the cooler holds its temperature. The decision about the generator took 25 minutes because the spending limit was not written down.',
  recommendations:
    'Print the café list monthly and keep it at the oven. Measure the cooler with the power off once a quarter. Mark the generator’s place in the yard, 20 feet from the doors, and hang carbon monoxide alarms. Write the spending limit of the shift lead into chapter 6.',
  lessons_learned:
    'Dough in proof can be saved for 90 minutes in the cooler when the shift starts at once. Calling the cafés before 4 a.m. kept all three orders.',
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
