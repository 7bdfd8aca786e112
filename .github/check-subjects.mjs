// Checks that the subjects of a range of commits are Conventional Commits of at most 72 characters.
import { execFileSync } from 'node:child_process';

const SUBJECT_MAX = 72;
const CONVENTIONAL = /^(feat|fix|refactor|perf|test|docs|build|ci|chore|revert)(\([a-z0-9-]+\))?!?: \S/;
const range = process.argv[2] ?? 'origin/main..HEAD';

const subjects = execFileSync('git', ['log', '--no-merges', '--format=%h %s', range], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const problems = subjects.flatMap((line) => {
  const subject = line.slice(line.indexOf(' ') + 1);
  if (subject.length > SUBJECT_MAX) return [`${line}: ${subject.length} characters, at most ${SUBJECT_MAX}`];
  return CONVENTIONAL.test(subject) ? [] : [`${line}: not a Conventional Commit`];
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
