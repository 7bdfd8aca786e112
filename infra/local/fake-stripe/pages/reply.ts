/** One of page, redirect, script or JSON. */
export interface PageReply {
  status: number;
  html?: string;
  location?: string;
  script?: string;
  json?: unknown;
}
