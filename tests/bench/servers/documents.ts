/** A process that writes one large document over and over in one format, and tells how long it took and what it held. */
import { renderHtml } from '#functions/documents/html.ts';
import { planDocument } from '#functions/documents/render-plan.ts';
import { largePlan } from '#tests/support/large-plan.ts';

const RUNS = 7;
/** As the worker loads them: with the first file of the format. */
const writers: Record<string, () => Promise<(document: ReturnType<typeof planDocument>) => unknown>> = {
  html: async () => renderHtml,
  docx: async () => (await import('#functions/documents/word/render.ts')).renderWord,
  pdf: async () => (await import('#functions/documents/pdf/render.ts')).renderPdf,
};

const write = await writers[process.argv[2]!]!();
const times: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const started = performance.now();
  await write(planDocument(largePlan()));
  times.push(performance.now() - started);
}
process.stdout.write(JSON.stringify({ times, memoryMb: process.resourceUsage().maxRSS / 1024 }));
