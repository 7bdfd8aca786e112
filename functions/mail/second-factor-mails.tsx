import type { Mail } from '#shared/queues/mail.ts';
import { formatTimeInUtc } from './account-mails.tsx';
import { Letter, Paragraph } from './layout.tsx';

type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>;

const at = (mail: { at: string }): string => `${formatTimeInUtc(mail.at)} UTC`;

export const secondFactorEnabled = (mail: MailOf<'second_factor_enabled'>, siteUrl: string) => ({
  subject: 'Two-step sign-in is on for your Keelhouse account',
  body: (
    <Letter
      title="Two-step sign-in is on"
      preview="From now on, signing in takes your password and a code."
      name={mail.name}
      action={{ label: 'Open your profile', href: `${siteUrl}/profile` }}
      note="If this wasn’t you, set a new password and write to our support right away."
      siteUrl={siteUrl}
    >
      <Paragraph>
        Two-step sign-in was turned on for your account on {at(mail)}. Signing in now takes your password and a code from your
        authenticator app. Every other session was signed out.
      </Paragraph>
      <Paragraph>Keep your recovery codes where you can reach them without your phone. Each one works once.</Paragraph>
    </Letter>
  ),
});

export const secondFactorDisabled = (mail: MailOf<'second_factor_disabled'>, siteUrl: string) => ({
  subject: 'Two-step sign-in is off for your Keelhouse account',
  body: (
    <Letter
      title="Two-step sign-in is off"
      preview="Your password is now all it takes to sign in."
      name={mail.name}
      action={{ label: 'Turn it on again', href: `${siteUrl}/profile` }}
      note="If you didn’t expect this, set a new password right away, then turn two-step sign-in on again."
      siteUrl={siteUrl}
    >
      <Paragraph>
        {mail.by === 'staff'
          ? `Keelhouse staff reset two-step sign-in for your account on ${at(mail)}, and every session was signed out. `
          : `Two-step sign-in was turned off for your account on ${at(mail)}, and every other session was signed out. `}
        Your password is now all it takes to sign in.
      </Paragraph>
    </Letter>
  ),
});

const codesLeft = (left: number): string => {
  if (left === 0) return 'You have no recovery codes left. Make new ones in your profile now.';
  return left === 1 ? 'You have one recovery code left. Make new ones in your profile.' : `You have ${left} recovery codes left.`;
};

export const recoveryCodeUsed = (mail: MailOf<'recovery_code_used'>, siteUrl: string) => ({
  subject: 'A recovery code was used for your Keelhouse account',
  body: (
    <Letter
      title="A recovery code was used"
      preview={codesLeft(mail.left)}
      name={mail.name}
      action={{ label: 'Open your profile', href: `${siteUrl}/profile` }}
      note="If this wasn’t you, someone knows your password and one of your codes. Set a new password and make new recovery codes right away."
      siteUrl={siteUrl}
    >
      <Paragraph>Someone, probably you, signed in to your account with a recovery code on {at(mail)}.</Paragraph>
      <Paragraph>{codesLeft(mail.left)}</Paragraph>
    </Letter>
  ),
});
