/** The browser's build: hashed assets for a year, `index.html` and `/config.json` always fresh. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { apiRoutes } from './build/api-routes.ts';
import { flashRtcGuide } from './build/flash-rtc-guide.ts';
import { pureSchemas } from './build/pure-schemas.ts';
import { singleIcons } from './build/single-icons.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What every page needs, in one file: dozens of small ones compress worse and hold each other up. */
const base = new RegExp(
  [
    'react/|react-dom/|scheduler/|react-router/|react-router-dom/|clsx/',
    '@mantine/core/esm/core/',
    '@mantine/core/esm/components/(ActionIcon|Anchor|Button|Group|Input|InputBase|Loader|Stack|Text|TextInput|Title|VisuallyHidden)/',
    '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  ]
    .map((packages) => `node_modules/(${packages})`)
    .join('|'),
);

export default defineConfig({
  root: `${root}/web`,
  plugins: [apiRoutes(root), singleIcons(), pureSchemas(root), flashRtcGuide(), react()],
  css: { postcss: { plugins: [mantine()] } },
  optimizeDeps: { entries: ['index.html', 'app/**/*.tsx', 'features/**/*.tsx'], exclude: ['@tabler/icons-react'] },
  server: { host: '127.0.0.1', fs: { allow: [root] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
});
