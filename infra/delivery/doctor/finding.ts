export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  /** What was found, as a statement. */
  what: string;
  /** What the operator does about it; nothing where all is well. */
  todo?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warn = (what: string, todo: string): Finding => ({ level: 'warn', what, todo });
export const fail = (what: string, todo: string): Finding => ({ level: 'fail', what, todo });
