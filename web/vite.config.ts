/** The browser's build: hashed assets for a year, `index.html` and `/config.json` always fresh. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { apiRoutes } from './build/api-routes.ts';
import { firstLoad } from './build/first-load.ts';
import { flashRtcGuide } from './build/flash-rtc-guide.ts';
import { pureSchemas } from './build/pure-schemas.ts';
import { singleIcons } from './build/single-icons.ts';
import { withoutUnusedColors } from './build/unused-colors.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const first = firstLoad(`${root}/web/app/main.tsx`);

export default defineConfig({
  root: `${root}/web`,
  plugins: [apiRoutes(root), singleIcons(), pureSchemas(root), flashRtcGuide(), first.plugin, react()],
  css: { postcss: { plugins: [mantine(), withoutUnusedColors()] } },
  optimizeDeps: { entries: ['index.html', 'app/**/*.tsx', 'features/**/*.tsx'], exclude: ['@tabler/icons-react'] },
  server: { host: '127.0.0.1', fs: { allow: [root] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: first.groups } } },
  },
});
