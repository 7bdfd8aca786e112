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
  ],
  /** CommonJS packages in an ES module call `require`, which only this line gives them. */
  banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
};
