import type { Plugin } from 'postcss';

/** Mantine's colours that nothing here is painted in; each would stand 26 times in the first stylesheet everybody loads. */
export const unusedColours = ['blue', 'cyan', 'grape', 'green', 'indigo', 'lime', 'orange', 'pink', 'violet', 'yellow'] as const;

const variables = new RegExp(`^--mantine-color-(${unusedColours.join('|')})-`);

/** Leaves the variables of colours out of the styles that no screen uses. */
export const withoutUnusedColours = (): Plugin => ({
  postcssPlugin: 'unused-colours',
  Declaration(declaration) {
    if (variables.test(declaration.prop)) declaration.remove();
  },
});
