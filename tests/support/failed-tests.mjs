// What failed, from the JSON reports of vitest and Playwright. Plain JavaScript, like `tests/run.mjs`, which prints it.
import { relative } from 'node:path';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal begin with one.
const COLORS = /\u001b\[[0-9;]*m/g;

/** The reason without colors, the stack and the empty lines. */
export const summarize = (message) =>
  (message ?? 'It gave no reason.')
    .replaceAll(COLORS, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line && !/^\s+at /.test(line));

/** A file that fails without a failed test could not be loaded, or its hooks failed. */
export const listFailedVitest = (report, root) =>
  report.testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [{ file: path, title: '(the file)', reason: summarize(file.message) }];
    return failed.map((test) => ({
      file: path,
      title: [...test.ancestorTitles, test.title].join(' > '),
      reason: summarize(test.failureMessages[0]),
    }));
  });

const listSpecs = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
  ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, [...titles, inner.title])),
];

export const listFailedPlaywright = (report) => [
  ...(report.errors ?? []).map((error) => ({ file: 'tests/e2e', title: '(the run)', reason: summarize(error.message) })),
  ...report.suites.flatMap((suite) =>
    listSpecs(suite).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => ({
          file: `tests/e2e/${spec.file}:${spec.line}`,
          title: spec.titles.join(' > '),
          reason: summarize(test.results.at(-1)?.error?.message),
        })),
    ),
  ),
];

/** Every failure is named, with fewer lines of its reason the more there are; beyond the limit they are counted. */
export const describeFailures = (failures, maxLines = 60) => {
  const linesEach = Math.max(1, Math.min(8, Math.floor(maxLines / Math.max(1, failures.length))));
  const named = failures.slice(0, maxLines);
  const lines = named.flatMap(({ file, title, reason }) => [
    `FAIL  ${file}: ${title}`,
    ...reason.slice(0, linesEach - 1).map((line) => `      ${line.trimStart().slice(0, 200)}`),
  ]);
  const left = failures.length - named.length;
  return left > 0 ? [...lines, `… and ${left} more`] : lines;
};
