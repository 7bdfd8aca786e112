/** A card element: three plain fields with the interface that Stripe's own element has. */
import { formatExpiry, formatNumber, readForm } from './card-form.js';

const FIELDS = [
  {
    name: 'number',
    label: 'Card number',
    hint: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    format: formatNumber,
    width: '100%',
  },
  { name: 'expiry', label: 'Expiry', hint: 'MM / YY', autocomplete: 'cc-exp', format: formatExpiry, width: 'calc(50% - 6px)' },
  {
    name: 'cvc',
    label: 'CVC',
    hint: 'CVC',
    autocomplete: 'cc-csc',
    format: (value) => value.replace(/\D/g, '').slice(0, 4),
    width: 'calc(50% - 6px)',
  },
];

const fieldOf = ({ label, hint, autocomplete, width }) => {
  const input = Object.assign(document.createElement('input'), { placeholder: hint, inputMode: 'numeric', autocomplete });
  Object.assign(input.style, {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    padding: '8px 10px',
    marginTop: '4px',
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    border: '1px solid currentColor',
    borderRadius: '6px',
  });
  const wrap = document.createElement('label');
  Object.assign(wrap.style, { display: 'block', width, fontSize: '14px' });
  wrap.append(label, input);
  return { wrap, input };
};

export const createCardElement = (options = {}) => {
  const listeners = new Map();
  const root = document.createElement('div');
  Object.assign(root.style, { display: 'flex', flexWrap: 'wrap', gap: '12px' });
  const fields = FIELDS.map((spec) => ({ spec, ...fieldOf(spec) }));
  root.append(...fields.map(({ wrap }) => wrap));

  const emit = (event, payload) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const values = () => Object.fromEntries(fields.map(({ spec, input }) => [spec.name, input.value]));
  const changed = () => {
    const { brand, isEmpty, isComplete, visibleProblem } = readForm(values());
    emit('change', {
      elementType: 'card',
      brand,
      empty: isEmpty,
      complete: isComplete,
      error: visibleProblem,
      value: { postalCode: '' },
    });
  };
  for (const { spec, input } of fields) {
    input.addEventListener('input', () => {
      input.value = spec.format(input.value);
      changed();
    });
    input.addEventListener('focus', () => emit('focus', { elementType: 'card' }));
    input.addEventListener('blur', () => emit('blur', { elementType: 'card' }));
    input.addEventListener('keydown', (event) => event.key === 'Escape' && emit('escape', { elementType: 'card' }));
  }
  const setDisabled = (isDisabled) => {
    for (const { input } of fields) input.disabled = isDisabled;
  };
  const setStyle = ({ base = {} } = {}) => {
    root.style.color = base.color ?? 'inherit';
    for (const { input } of fields) input.style.fontSize = base.fontSize ?? '16px';
  };
  setDisabled(options.disabled === true);
  setStyle(options.style);

  const element = {
    _elementType: 'card',
    /** The typed card, or Stripe's error about what is missing. */
    _read: () => readForm(values()),
    mount: (target) => {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      parent.classList.add('StripeElement');
      parent.append(root);
      queueMicrotask(() => emit('ready', { elementType: 'card' }));
    },
    unmount: () => root.remove(),
    destroy: () => {
      root.remove();
      listeners.clear();
      options.onDestroy?.();
    },
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return element;
    },
    off: (event, listener) => {
      const kept = listener ? (listeners.get(event) ?? []).filter((one) => one !== listener) : [];
      listeners.set(event, kept);
      return element;
    },
    once: (event, listener) => {
      const wrapped = (payload) => {
        element.off(event, wrapped);
        listener(payload);
      };
      return element.on(event, wrapped);
    },
    update: (next) => {
      if ('disabled' in next) setDisabled(next.disabled === true);
      if ('style' in next) setStyle(next.style);
    },
    focus: () => fields[0].input.focus(),
    blur: () => document.activeElement?.blur(),
    clear: () => {
      for (const { input } of fields) input.value = '';
      changed();
    },
  };
  return element;
};
