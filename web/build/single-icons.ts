import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'@tabler\/icons-react';?/g;

/**
 * Imports each icon from its own file: the package's index names 5,900, which the development server and every test file
 * would load. Saves nothing in production builds, which shake the index.
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
