/**
 * Parts that only some calls of a function need and that weigh on its cold start: bundled into files of their own beside
 * it. The import stays as it is written; the function's `package.json` says where it leads.
 */
export const chunks: Record<string, { name: string; entry: string }> = {
  '#functions/worker/jobs/document.ts': { name: 'document.mjs', entry: 'functions/worker/jobs/document.ts' },
  '#functions/runtime/x-ray.ts': { name: 'x-ray.mjs', entry: 'functions/runtime/x-ray.ts' },
  '#functions/documents/word/render.ts': { name: 'word.mjs', entry: 'functions/documents/word/render.ts' },
  '#functions/documents/render-pdf.ts': { name: 'pdf.mjs', entry: 'functions/documents/render-pdf.ts' },
};

/** How a function is bundled; said once for the deployment and for the bench that measures the bundles. */
export const bundleFormat = {
  format: 'esm' as const,
  target: 'node24',
  mainFields: ['module', 'main'],
  /**
   * A Lambda finds its credentials in its environment. The SDK loads the other ways (profiles, single sign-on, tokens in
   * files) only after that one fails; left out, they save 110 KB a bundle, and the runtime's own copy would be found.
   */
  external: [
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    ...Object.keys(chunks),
  ],
  /** CommonJS packages in an ES module call `require`, which only this line gives them. */
  banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
};
