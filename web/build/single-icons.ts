import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'@tabler\/icons-react';?/g;

/**
 * Rewrites imports of the icon package to one file per icon. The package's index names 5,900 of them, which a
 * development server would bundle and a browser would parse on every first visit.
 */
export const singleIcons = (): Plugin => ({
  name: 'single-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !code.includes('@tabler/icons-react')) return;
    return code.replace(IMPORT, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name.startsWith('Icon'))
        .map((name) => {
          const [icon, local = icon] = name.split(/\s+as\s+/);
          return `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
        })
        .join(' '),
    );
  },
});
