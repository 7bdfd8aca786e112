// CloudFront runs this text as it is. Pages that search engines may show have a file of their own (`web/build/page-heads.ts`);
// every other path that names no file is a page of the app, which index.html answers.
var pages =
  '/login /register /pricing /sample /risk-check /privacy-policy /terms-of-service /cookie-policy /data-protection /about';
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const path = request.uri === '/' ? '/login' : request.uri;
  const isFile = path.slice(path.lastIndexOf('/')).indexOf('.') !== -1;
  if (pages.split(' ').indexOf(path) !== -1) request.uri = `${path}.html`;
  else if (!isFile) request.uri = '/index.html';
  return request;
}
