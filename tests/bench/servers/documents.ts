/** A process that writes one large document over and over in one format, and reports its duration and memory. */
import { renderHtml } from '#functions/documents/html.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { createLargeInput } from '#tests/support/large-input.ts';

const RUNS = 7;
/** As the worker loads them: with the first file of the format. */
const writers: Record<string, () => Promise<(document: ReturnType<typeof composeDocument>) => unknown>> = {
  html: async () => renderHtml,
  docx: async () => (await import('#functions/documents/word/render.ts')).renderWord,
  pdf: async () => (await import('#functions/documents/render-pdf.ts')).renderPdf,
};

const write = await writers[process.argv[2]!]!();
const times: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const started = performance.now();
  const worked = process.cpuUsage();
  await write(composeDocument(createLargeInput()));
  const { user, system } = process.cpuUsage(worked);
  // On a busy machine a run waits for others, which is no cost of the document; alone it takes no longer than it works.
  times.push(Math.min(performance.now() - started, (user + system) / 1000));
}
process.stdout.write(JSON.stringify({ times, memoryMb: process.resourceUsage().maxRSS / 1024 }));
