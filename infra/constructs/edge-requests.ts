/**
 * What CloudFront does to a request before it looks for an answer. The two functions run at the edge as they stand here
 * (their source text is deployed), so they use nothing from outside themselves.
 */
import { Function as EdgeFunction, FunctionCode, FunctionEventType, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export interface ViewerRequest {
  viewer: { ip: string };
  request: { uri: string; headers: Record<string, { value: string }> };
}

/**
 * An API request: both spellings of a path, with and without a slash at its end, are one route; and the API learns the
 * caller's address, which it would otherwise see as CloudFront's own. What a caller claims in that header is replaced.
 */
export const apiRequest = ({ viewer, request }: ViewerRequest) => {
  request.uri = request.uri.replace(/\/+$/, '');
  request.headers['x-viewer-ip'] = { value: viewer.ip };
  return request;
};

/** A page of the single-page app: every path that names no file is answered by `index.html`. */
export const pageRequest = ({ request }: ViewerRequest) => {
  const isFile = request.uri.slice(request.uri.lastIndexOf('/')).includes('.');
  if (!isFile) request.uri = '/index.html';
  return request;
};

/** Attaches one of the functions above to a behavior of the distribution. */
export const onRequest = (scope: Construct, id: string, handler: (event: ViewerRequest) => unknown) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(`var handler = ${handler.toString()};`),
    runtime: FunctionRuntime.JS_2_0,
  }),
});
