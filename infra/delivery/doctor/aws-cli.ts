/** Questions to AWS through its command line, which every operator has: it knows profiles, single sign-on and roles. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';

/** Runs `aws` with the arguments and answers what it prints. */
export type RunAws = (args: readonly string[]) => Promise<string>;

/** AWS understood the question and refused it; `code` is the name of its error. */
export class AwsRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type AskAws = <T extends z.ZodType>(answer: T, region: string, ...command: string[]) => Promise<z.output<T>>;

const REFUSAL = /An error occurred \((\w+)\) when calling[^:]*: ([\s\S]*)/;

const toError = (error: unknown): Error => {
  const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
  if (code === 'ENOENT') return new Error('The command line of AWS (aws) is not installed');
  const [, name, text] = REFUSAL.exec(stderr ?? '') ?? [];
  return name ? new AwsRefusal(name, text!.trim()) : new Error((stderr || message).trim());
};

const runAws: RunAws = async (args) =>
  (await promisify(execFile)('aws', args, { env: { ...process.env, AWS_PAGER: '' } })).stdout;

export const createAws =
  (run: RunAws = runAws): AskAws =>
  async (answer, region, ...command) => {
    let printed: string;
    try {
      printed = await run([...command, '--region', region, '--output', 'json']);
    } catch (error) {
      throw toError(error);
    }
    const parsed = answer.safeParse(JSON.parse(printed));
    if (parsed.success) return parsed.data;
    throw new Error(`aws ${command.slice(0, 2).join(' ')} answered otherwise than expected: ${z.prettifyError(parsed.error)}`);
  };
