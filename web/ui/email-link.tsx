import { EmailText } from './email-text.tsx';
import { touchTarget } from './touch-target.ts';

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} style={touchTarget}>
      <EmailText email={email} />
    </a>
  );
}
