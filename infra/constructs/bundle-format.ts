/**
 * Modules that only some calls need and that slow a cold start: each is bundled into its own file. The import in
 * the source stays as it is; the function's `package.json` maps it to the file.
 */
export const chunks: Record<string, { name: string; entry: string }> = {
  '#functions/worker/jobs/document.ts': { name: 'document.mjs', entry: 'functions/worker/jobs/document.ts' },
  '#functions/runtime/x-ray.ts': { name: 'x-ray.mjs', entry: 'functions/runtime/x-ray.ts' },
  '#functions/documents/word/render.ts': { name: 'word.mjs', entry: 'functions/documents/word/render.ts' },
  '#functions/documents/render-pdf.ts': { name: 'pdf.mjs', entry: 'functions/documents/render-pdf.ts' },
};

export const bundleFormat = {
  format: 'esm' as const,
  target: 'node24',
  mainFields: ['module', 'main'],
  /**
   * A Lambda has its credentials in the environment. The SDK's other credential providers (profiles, single
   * sign-on, token files) load only after that one fails; leaving them out saves 110 KB a bundle.
   */
  external: [
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    ...Object.keys(chunks),
  ],
  /** For the `require` calls of CommonJS packages. */
  banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
};
