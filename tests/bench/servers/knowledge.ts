/** A fresh process answers from the built-in knowledge: what its start costs, and its first and later answers. */
const started = performance.now();
const [{ findPlace }, { knowledgeAnswers }] = await Promise.all([
  import('#shared/knowledge/places/place.ts'),
  import('#shared/knowledge/answers.ts'),
]);
const startMs = performance.now() - started;

const dialysis = {
  ...{ business_name: 'Gulf Dialysis Center', business_type: 'LLC', industry: 'Healthcare', employee_count: 30 },
  ...{ annual_revenue: '$4,000,000', city: 'Galveston', state: 'TX', zip_code: '77550', trade: 'dialysis-center' },
};
const job = { bcp_id: 1, plan: dialysis, cyber: true };
const order = {
  number_of_scenarios: 5,
  focus_areas: [],
  roles: [],
  taken: [],
  bcp_name: '',
  ids: [],
  created_at: '',
  review: true,
};
type Place = Awaited<ReturnType<typeof findPlace>>;
const kinds: Record<string, (place: Place) => Promise<unknown>> = {
  'suggest-risks': (place) => knowledgeAnswers.suggest_risks(job, place),
  'suggest-context': (place) => knowledgeAnswers.suggest_context({ ...job, context_type: 'it_systems' }, place),
  'suggest-mitigations': (place) => knowledgeAnswers.suggest_mitigations(job, place),
  analyze: (place) => knowledgeAnswers.analyze({ ...job, override_text: null }, place),
  'analyze-form': (place) => knowledgeAnswers.analyze_form(job, place),
  scenarios: (place) => knowledgeAnswers.exercise_scenarios({ ...job, ...order }, place),
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const answer = async (kind: string): Promise<number> => timed(async () => kinds[kind]!(await findPlace(dialysis.zip_code)));

const [kind = 'suggest-risks'] = process.argv.slice(2);
const firstMs = startMs + (await answer(kind));
const later: number[] = [];
for (let round = 0; round < 50; round++) later.push(await answer(kind));
later.sort((a, b) => a - b);
process.stdout.write(JSON.stringify({ kind, firstMs, medianMs: later[25] }));
