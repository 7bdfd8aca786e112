/** The lines that a function logs: Powertools writes them to the process' own streams, past the console. */
import { vi } from 'vitest';

export type LogLine = Record<string, unknown> & { level: string; message: string };

/** From now on no line is shown; they are collected as CloudWatch would read them. */
export const captureLogLines = (): LogLine[] => {
  const lines: LogLine[] = [];
  const collect = (chunk: unknown): boolean => {
    for (const line of String(chunk).split('\n')) if (line.startsWith('{')) lines.push(JSON.parse(line));
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(collect);
  return lines;
};
