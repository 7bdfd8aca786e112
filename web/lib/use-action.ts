import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface ActionCall<Action> {
  action: Action;
  call: () => Promise<unknown>;
}

/**
 * Runs one action at a time; another one is ignored meanwhile. `action` is what `explain` and the screen need to know
 * about the running or failed one.
 */
export const useAction = <Action, Failure>(explain: (error: unknown, action: Action) => Failure) => {
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ call }: ActionCall<Action>) => call(),
  });
  // A second click may come before `isPending` is rendered.
  const isRunning = useRef(false);
  const end = (): void => {
    isRunning.current = false;
  };
  return {
    running: isPending ? variables.action : null,
    failure: error ? explain(error, variables!.action) : null,
    /** Resolves whether it was done. */
    run: async (action: Action, call: () => Promise<unknown>): Promise<boolean> => {
      if (isRunning.current) return false;
      isRunning.current = true;
      return mutateAsync({ action, call })
        .then(
          () => true,
          () => false,
        )
        .finally(end);
    },
    /** Forgets the failure, or an action that never ends. */
    reset: (): void => {
      end();
      reset();
    },
  };
};

/** Leaves for another site. Never resolves: the page stays busy until it is gone, or shown again by the way back. */
export const leaveFor = (url: string): Promise<never> => {
  location.assign(url);
  return new Promise(() => {});
};
