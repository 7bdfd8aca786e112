import type { Mail } from '#shared/queues/mail.ts';
import { Letter, Paragraph } from './layout.tsx';

export type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>;

/** Contains nothing that was typed: anyone may register any address and name. */
export const verifyEmail = (mail: MailOf<'verify_email'>, siteUrl: string) => ({
  subject: 'Confirm your email address for Keelhouse',
  body: (
    <Letter
      title="Confirm your email address"
      preview="One click, and you can sign in and start your plan."
      name={null}
      action={{ label: 'Confirm email address', href: `${siteUrl}/verify-email?token=${encodeURIComponent(mail.token)}` }}
      note="This link works once, for 24 hours. If you didn’t create an account, ignore this email. Without the confirmation, no one can sign in."
      siteUrl={siteUrl}
    >
      <Paragraph>
        Thank you for creating an account. Please confirm that this address is yours. Then you can sign in and start your
        continuity plan.
      </Paragraph>
    </Letter>
  ),
});

export const accountExists = (_mail: MailOf<'account_exists'>, siteUrl: string) => ({
  subject: 'You already have a Keelhouse account',
  body: (
    <Letter
      title="You already have an account"
      preview="Someone tried to register with your address."
      name={null}
      action={{ label: 'Set a new password', href: `${siteUrl}/forgot-password` }}
      note="If this wasn’t you, there is nothing to do. No second account was made, and your password stays as it is."
      siteUrl={siteUrl}
    >
      <Paragraph>
        Someone, probably you, tried to register with this address. It already has an account, so you can sign in at {siteUrl}
        /login. If you forgot the password, set a new one.
      </Paragraph>
    </Letter>
  ),
});

export const resetPassword = (mail: MailOf<'reset_password'>, siteUrl: string) => ({
  subject: 'Reset your Keelhouse password',
  body: (
    <Letter
      title="Reset your password"
      preview="The link works for one hour."
      name={mail.name}
      action={{ label: 'Choose a new password', href: `${siteUrl}/reset-password/${encodeURIComponent(mail.token)}` }}
      note="This link works once, for one hour. If you didn’t ask for it, you can ignore this email. Your password stays as it is."
      siteUrl={siteUrl}
    >
      <Paragraph>We received a request to reset the password of your account. A new password signs you out everywhere.</Paragraph>
    </Letter>
  ),
});

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
export const formatTimeInUtc = (at: string): string => time.format(new Date(at));

export const passwordChanged = (mail: MailOf<'password_changed'>, siteUrl: string) => ({
  subject: 'Your Keelhouse password was changed',
  body: (
    <Letter
      title="Your password was changed"
      preview="Every other session was signed out."
      name={mail.name}
      action={{ label: 'This wasn’t me. Reset my password', href: `${siteUrl}/forgot-password` }}
      note="For your security, we email you whenever your password changes."
      siteUrl={siteUrl}
    >
      <Paragraph>
        The password of your account was changed on {formatTimeInUtc(mail.at)} UTC, and every other session was signed out.
      </Paragraph>
    </Letter>
  ),
});

export const accountLocked = (mail: MailOf<'account_locked'>, siteUrl: string) => ({
  subject: 'We paused sign-in to your Keelhouse account',
  body: (
    <Letter
      title="We paused sign-in for 15 minutes"
      preview={mail.is_password_known ? 'Someone entered wrong codes.' : 'Someone entered a wrong password five times.'}
      name={mail.name}
      action={{ label: 'Set a new password', href: `${siteUrl}/forgot-password` }}
      note={
        mail.is_password_known
          ? 'If this wasn’t you, someone knows your password. Two-step sign-in kept them out. Set a new password right away.'
          : 'If this wasn’t you, your password still protects your account. You don’t need to do anything.'
      }
      siteUrl={siteUrl}
    >
      <Paragraph>
        {mail.is_password_known
          ? 'Someone entered the right password for your account, then wrong codes, so no one can sign in with a password until'
          : 'Someone entered a wrong password for your account five times, so no one can sign in with a password until'}{' '}
        {formatTimeInUtc(mail.until)} UTC. Devices that are already signed in stay signed in.
      </Paragraph>
      <Paragraph>If it was you, wait until then, or set a new password now. A new password ends the pause right away.</Paragraph>
    </Letter>
  ),
});

export const staffOpenedBcp = ({ name, business_name, reason, at }: MailOf<'staff_opened_bcp'>, siteUrl: string) => ({
  subject: 'Our staff opened your BCP',
  body: (
    <Letter
      title="Our staff opened your BCP"
      preview="We tell you whenever someone at Keelhouse reads your plan, and why."
      name={name}
      action={{ label: 'See your security activity', href: `${siteUrl}/profile` }}
      note="We send this email at most once a day for each BCP. Your security activity lists every time."
      siteUrl={siteUrl}
    >
      <Paragraph>
        A member of our staff opened {business_name ? `your BCP “${business_name}”` : 'your BCP'} on {time.format(new Date(at))}{' '}
        UTC. They could read it, but not change it. They gave this reason:
      </Paragraph>
      <Paragraph>“{reason}”</Paragraph>
      <Paragraph>If you didn’t expect this, contact support and mention the date.</Paragraph>
    </Letter>
  ),
});

/** Without a link to the file: whoever reads the mail has to sign in first. */
export const dataExportReady = (mail: MailOf<'data_export_ready'>, siteUrl: string) => ({
  subject: 'Your Keelhouse data is ready',
  body: (
    <Letter
      title="Your data is ready"
      preview="Sign in to download it."
      name={mail.name}
      action={{ label: 'Go to your data', href: `${siteUrl}/profile#your-data` }}
      note="If you didn’t ask for a copy of your data, change your password. Then look at Security activity on your profile page."
      siteUrl={siteUrl}
    >
      <Paragraph>
        The archive you asked for is ready. You can download it until {time.format(new Date(mail.kept_until))} UTC. Then we delete
        it, and you can make a new one at any time.
      </Paragraph>
    </Letter>
  ),
});
