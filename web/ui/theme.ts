import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, virtualColor } from '@mantine/core';

const tide: MantineColorsTuple = [
  '#E3F1EE',
  '#C9E4DF',
  '#9FD2C9',
  '#6AD3C3',
  '#4FC3B2',
  '#2C9F8F',
  '#148377',
  '#0B6B61',
  '#095A52',
  '#074A43',
];
const night: MantineColorsTuple = [
  '#E3F1EE',
  '#C9E4DF',
  '#9FD2C9',
  '#6AD3C3',
  '#4FC3B2',
  '#4FC3B2',
  '#4FC3B2',
  '#4FC3B2',
  '#6AD3C3',
  '#9FD2C9',
];
const dark: MantineColorsTuple = [
  '#E8EFEC',
  '#B4C0BC',
  '#94A19D',
  '#6F7F7A',
  '#2C3835',
  '#1D2725',
  '#161E1C',
  '#131A18',
  '#0F1514',
  '#0A0F0E',
];

const closeButtonProps = { 'aria-label': 'Close' };
/** A dialog's `header` element would count as a second page header. */
const headerAttributes = { header: { role: 'presentation' } };

export const theme = createTheme({
  fontFamily: 'var(--font-ui)',
  colors: { tide, night, dark, brand: virtualColor({ name: 'brand', light: 'tide', dark: 'night' }) },
  respectReducedMotion: true,
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#06201C',
  defaultRadius: 'md',
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
  lineHeights: { xs: '1.54', sm: '1.43', md: '1.5', lg: '1.45', xl: '1.4' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '18px', lineHeight: '26px' },
      h4: { fontSize: '16px', lineHeight: '24px' },
    },
  },
  components: {
    Alert: { defaultProps: { radius: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Notification: { defaultProps: { closeButtonProps } },
    Drawer: { defaultProps: { closeButtonProps, attributes: headerAttributes, transitionProps: { duration: 180 } } },
    // The style sheet draws the asterisk, so that a label's text is the label alone.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: {
        closeButtonProps,
        attributes: headerAttributes,
        centered: true,
        radius: 'xl',
        transitionProps: { duration: 120 },
      },
    },
    MultiSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', allowDeselect: false } },
    TagsInput: { defaultProps: { size: 'md' } },
    // Grows by CSS: Mantine's `autosize` forces several layouts a key.
    Textarea: { defaultProps: { size: 'md', rows: 2, resize: 'vertical' } },
    TextInput: { defaultProps: { size: 'md' } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-anchor': 'var(--tide)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-primary-color-contrast': 'var(--on-tide)',
  '--mantine-color-brand-text': 'var(--tide)',
  '--mantine-color-brand-light': 'var(--tide-soft)',
  '--mantine-color-brand-light-hover': 'var(--tide-quiet)',
  '--mantine-color-brand-light-color': 'var(--tide)',
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
