// CloudFront runs this text as it is. Every path that names no file is a page of the app, which index.html answers.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const isFile = request.uri.slice(request.uri.lastIndexOf('/')).indexOf('.') !== -1;
  if (!isFile) request.uri = '/index.html';
  return request;
}
