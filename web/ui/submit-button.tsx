import { Button, type ButtonProps } from '@mantine/core';

interface Props extends ButtonProps {
  isWorking: boolean;
  idle: string;
  working: string;
}

export function SubmitButton({ isWorking, idle, working, ...rest }: Props) {
  return (
    <Button {...rest} type="submit" aria-disabled={isWorking} onClick={(event) => isWorking && event.preventDefault()}>
      {isWorking ? working : idle}
    </Button>
  );
}
