/** What the pool and a function's thread say to each other. */
export interface ThreadData {
  /** The built file whose `handler` is called. */
  file: string;
  clock: SharedArrayBuffer;
}

export interface Invocation {
  event: unknown;
  requestId: string;
  functionName: string;
  timeoutMs: number;
}

export type Outcome =
  | { ok: true; json: string | undefined }
  | { ok: false; name: string; message: string; stack: string | undefined };
/** `ready`: the module is loaded. */
export type ThreadMessage = { ready: true } | Outcome;
