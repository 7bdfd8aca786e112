/** Why step 1 was not saved. */
import { Text } from '@mantine/core';

export function SaveProblem({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      {problems.map((text) => (
        <Text key={text} size="sm" c="var(--bad)" fw={600}>
          {text}
        </Text>
      ))}
    </div>
  );
}
