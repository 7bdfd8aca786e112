/** How a function is bundled; said once for the deployment and for the bench that measures the bundles. */
export const bundleFormat = {
  format: 'esm' as const,
  target: 'node24',
  mainFields: ['module', 'main'],
  /** CommonJS packages in an ES module call `require`, which only this line gives them. */
  banner: { js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" },
};
