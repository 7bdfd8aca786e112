/** `npm run eval`: the golden profiles, answered by the built-in knowledge; with `-- --bedrock` by the model of a stage. */
import { parseArgs } from 'node:util';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { collectOffers, type Suggest } from '#tests/support/golden-profiles/offers.ts';
import { goldenProfiles } from '#tests/support/golden-profiles.ts';
import { meanScores, type Scores, scoreOffers, totalOf } from './score.ts';

const { values: options } = parseArgs({
  options: {
    bedrock: { type: 'boolean', default: false },
    stage: { type: 'string', default: 'dev' },
    only: { type: 'string', default: '' },
  },
});

const model = options.bedrock ? await (await import('./bedrock.ts')).askBedrock(options.stage) : null;
const suggest: Suggest | undefined = model?.suggest;

const columns = (scores: Scores): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, (100 * score).toFixed(1)])),
  total: totalOf(scores).toFixed(1),
});

const chosen = goldenProfiles.filter(({ id }) => id.includes(options.only));
if (chosen.length === 0) throw new Error(`No golden profile is called “${options.only}”`);
const rows: Record<string, Record<string, string>> = {};
const all: Scores[] = [];
for (const profile of chosen) {
  const scores = scoreOffers(profile, await collectOffers(profile, suggest), await findPlace(profile.zip));
  rows[profile.id] = columns(scores);
  all.push(scores);
}
console.table({ ...rows, MEAN: columns(meanScores(all)) });
if (model) console.log(model.describeUse());
