/** The browser's build: hashed assets for a year, `index.html` and `/config.json` always fresh. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type UserConfig } from 'vite';
import { apiRoutes } from './build/api-routes.ts';
import { areaStyles } from './build/area-styles.ts';
import { firstLoad } from './build/first-load.ts';
import { flashRtcGuide } from './build/flash-rtc-guide.ts';
import { pageHeads } from './build/page-heads.ts';
import { prerenderedPages } from './build/prerendered-pages.ts';
import { pureSchemas } from './build/pure-schemas.ts';
import { sampleBcp } from './build/sample-bcp.ts';
import { singleIcons } from './build/single-icons.ts';
import { stateMaps } from './build/state-maps.ts';
import { unscaled } from './build/unscaled.ts';
import { withoutUnusedColors } from './build/unused-colors.ts';
import { withoutUnusedParts } from './build/unused-parts.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const first = firstLoad(`${root}/web/app/main.tsx`);

/** What the sources need to become scripts, in the browser and for the pages that are rendered at build time. */
const sources = (): UserConfig => ({
  plugins: [apiRoutes(root), singleIcons(), pureSchemas(root), flashRtcGuide(), sampleBcp(), stateMaps(), react()],
  css: {
    // Names without a line number compress better: it saves 1 KB gz of CSS.
    modules: { generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}` },
    postcss: { plugins: [mantine(), withoutUnusedColors(), withoutUnusedParts(), unscaled()] },
  },
});

const { plugins, css } = sources();

/** Its usual entry carries the warnings for developers. Saves 0.7 KB gz at sign-in. */
const quietRouter = ['index', 'dom-export'].map((file) => ({
  find: new RegExp(`^react-router${file === 'index' ? '' : '/dom'}$`),
  replacement: `${root}/node_modules/react-router/dist/production/${file}.mjs`,
}));

export default defineConfig(({ command }) => ({
  root: `${root}/web`,
  plugins: [plugins, first.plugin, pageHeads(), prerenderedPages(root, sources())],
  css,
  resolve: { alias: command === 'build' ? quietRouter : [] },
  optimizeDeps: { entries: ['index.html', 'app/**/*.tsx', 'features/**/*.tsx'], exclude: ['@tabler/icons-react'] },
  server: { host: '127.0.0.1', fs: { allow: [root] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [...first.groups, areaStyles] } } },
  },
}));
