// CloudFront runs this text as it is. One route answers a path with and without a slash at its end, and the API learns the
// viewer's address, which it would otherwise see as CloudFront's own; what a caller claims in that header is replaced.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/\/+$/, '');
  request.headers['x-viewer-ip'] = { value: event.viewer.ip };
  return request;
}
