import { Button, type ButtonProps } from '@mantine/core';
import { useSyncExternalStore } from 'react';

interface Props extends ButtonProps {
  isWorking: boolean;
  idle: string;
  working: string;
}

/** In HTML that the browser has not taken over yet, a form sends itself, and its fields would stand in the address. */
const useButtonType = () =>
  useSyncExternalStore<'submit' | 'button'>(
    () => () => {},
    () => 'submit',
    () => 'button',
  );

export function SubmitButton({ isWorking, idle, working, ...rest }: Props) {
  const type = useButtonType();
  return (
    <Button {...rest} type={type} aria-disabled={isWorking} onClick={(event) => isWorking && event.preventDefault()}>
      {isWorking ? working : idle}
    </Button>
  );
}
