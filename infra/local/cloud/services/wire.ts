/** One shape for everything an SDK says to a part, whichever protocol carried it. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** A part of the local run: what stands in for one cloud service. */
export type Part = (request: WireRequest) => Promise<WireReply>;

/** A JSON answer in the dialect of AWS's JSON protocols. */
export const amzJson = (status: number, body: unknown, headers: Record<string, string> = {}): WireReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
  body: JSON.stringify(body),
});

export const xml = (status: number, body: string): WireReply => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** An error in the dialect of AWS's query protocol. */
export const queryError = (status: number, code: string, message: string): WireReply =>
  xml(
    status,
    `<ErrorResponse><Error><Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  );
