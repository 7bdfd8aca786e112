/** The path Playwright is to start; undefined means its own. */
export const chromiumPath: () => string | undefined;
/** Installs one where there is none; false when every way failed. */
export const ensureChromium: (root: string) => boolean;
