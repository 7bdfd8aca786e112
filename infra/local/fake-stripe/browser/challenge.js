/** The simulated question of the card holder's bank. Answers whether it was confirmed. */
export const askHolder = () =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Confirm this payment');
    Object.assign(dialog.style, {
      maxWidth: '26rem',
      padding: '24px',
      border: '0',
      borderRadius: '12px',
      font: '16px/1.5 system-ui, sans-serif',
    });
    const text = document.createElement('p');
    text.textContent = 'Your bank asks you to confirm that it is you. This is a simulated step.';
    const button = (label, isConfirmed) => {
      const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
      Object.assign(made.style, { font: 'inherit', minHeight: '44px', padding: '6px 14px', marginRight: '8px' });
      made.addEventListener('click', () => {
        dialog.remove();
        resolve(isConfirmed);
      });
      return made;
    };
    dialog.append(text, button('Complete authentication', true), button('Fail authentication', false));
    // the page behind must not take the keys for its own
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    document.body.append(dialog);
    dialog.showModal();
  });
