/** What a document with a hundred entries in every list takes, by format: time but for waiting, memory of its own process. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './statistics.ts';

export interface DocumentFigure {
  format: 'html' | 'docx' | 'pdf';
  /** The first one, which loads the format's library. */
  firstMs: number;
  medianMs: number;
  memoryMb: number;
}

const script = fileURLToPath(new URL('./servers/documents.ts', import.meta.url));
/** The heap that a Lambda with a gigabyte may use is larger: what fits here fits there. */
const HEAP_MB = 384;

export const measureDocuments = (): DocumentFigure[] =>
  (['html', 'docx', 'pdf'] as const).map((format) => {
    const output = execFileSync(process.execPath, [`--max-old-space-size=${HEAP_MB}`, script, format], { encoding: 'utf8' });
    const { times, memoryMb } = JSON.parse(output) as { times: [number, ...number[]]; memoryMb: number };
    const [first, ...rest] = times;
    return { format, firstMs: Math.round(first), medianMs: Math.round(median(rest)), memoryMb: Math.round(memoryMb) };
  });
