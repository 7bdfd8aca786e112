import { PasswordInput, type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';

/** A text instead of `aria-label`: only the field is found by the label 'Password'. */
const toggleIcon = ({ reveal }: { reveal: boolean }) => (
  <>
    {reveal ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />}
    <VisuallyHidden>{reveal ? 'Hide' : 'Show'}</VisuallyHidden>
  </>
);

export function PasswordField({ description, ...rest }: PasswordInputProps) {
  const [isCapsLock, setIsCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...rest}
      aria-invalid={Boolean(rest.error)}
      description={isCapsLock ? 'Caps lock is on' : description}
      onKeyUp={readCapsLock}
      onBlurCapture={() => setIsCapsLock(false)}
      visibilityToggleIcon={toggleIcon}
      visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': undefined, 'aria-hidden': false }}
    />
  );
}
