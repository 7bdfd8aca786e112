/** `npm run drill`: loses a world and brings it back. `--short` with few customers, `--json` for programs. */
import { parseArgs } from 'node:util';
import { type DrillReport, runDrill } from './drill.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});

const print = ({ rows, rpo, rto, checks }: DrillReport): string => {
  const failed = checks.filter(({ problem }) => problem !== null);
  const figure = (seconds: number, goal: number): string =>
    `${seconds.toFixed(1).padStart(7)} s   goal ${goal} s   ${seconds <= goal ? 'ok' : 'MISSED'}`;
  return [
    '',
    `Recovery point   ${figure(rpo.seconds, rpo.goal)}   (${rpo.lostSaves} acknowledged saves lost)`,
    `Recovery time    ${figure(rto.seconds, rto.goal)}   (${rows} rows)`,
    `${checks.length - failed.length} of ${checks.length} checks passed`,
    'Here the backup follows every second. On AWS, DynamoDB says how far back it is: `LatestRestorableDateTime`, typically five minutes.',
  ].join('\n');
};

const say = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
const size = values.short ? { customers: 2, seconds: 3 } : { customers: 60, seconds: 30 };
const report = await runDrill({ ...size, say });
say(print(report));
if (values.json) process.stdout.write(JSON.stringify(report));
const isGood =
  report.checks.every(({ problem }) => problem === null) &&
  report.rpo.seconds <= report.rpo.goal &&
  report.rto.seconds <= report.rto.goal;
process.exit(isGood ? 0 : 1);
