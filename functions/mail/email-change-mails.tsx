import { formatTimeInUtc, type MailOf } from './account-mails.tsx';
import { Letter, Paragraph } from './layout.tsx';

/** Contains nothing that was typed: anyone may enter any address. */
export const confirmEmailChange = (mail: MailOf<'confirm_email_change'>, siteUrl: string) => ({
  subject: 'Confirm your new email address for Keelhouse',
  body: (
    <Letter
      title="Confirm your new email address"
      preview="Your Keelhouse account changes to this address once you confirm it."
      name={null}
      action={{ label: 'Confirm new email address', href: `${siteUrl}/confirm-email?token=${encodeURIComponent(mail.token)}` }}
      note="This link works for 24 hours. If you didn’t ask for this, ignore this email, and nothing changes."
      siteUrl={siteUrl}
    >
      <Paragraph>
        You asked to use this address for your Keelhouse account. Please confirm that it’s yours. From then on you sign in with
        it, and we send our emails here.
      </Paragraph>
    </Letter>
  ),
});

export const emailTaken = (_mail: MailOf<'email_taken'>, siteUrl: string) => ({
  subject: 'This address already has a Keelhouse account',
  body: (
    <Letter
      title="This address already has an account"
      preview="Someone tried to move another account to your address."
      name={null}
      action={{ label: 'Set a new password', href: `${siteUrl}/forgot-password` }}
      note="If this wasn’t you, you don’t need to do anything. Your account and your password stay as they are."
      siteUrl={siteUrl}
    >
      <Paragraph>
        Someone, probably you, tried to use this address for another Keelhouse account. It already has an account of its own, so
        nothing was changed. You can sign in at {siteUrl}/login. If you forgot the password, set a new one.
      </Paragraph>
    </Letter>
  ),
});

export const emailChangeRequested = (mail: MailOf<'email_change_requested'>, siteUrl: string) => ({
  subject: 'Someone asked to change the email address of your Keelhouse account',
  body: (
    <Letter
      title="A change of your email address was requested"
      preview="If it wasn’t you, set a new password now. That cancels the change."
      name={mail.name}
      action={{ label: 'This wasn’t me. Reset my password', href: `${siteUrl}/forgot-password` }}
      note="If it was you, open the link we sent to the new address. Until then, you keep signing in with this one."
      siteUrl={siteUrl}
    >
      <Paragraph>
        On {formatTimeInUtc(mail.at)} UTC, someone who knows your password asked to use another email address for your account.
        The change waits until the new address is confirmed.
      </Paragraph>
      <Paragraph>
        If it wasn’t you, set a new password right away. That cancels the change and signs everyone out. Then contact support: the
        address is at the bottom of every page.
      </Paragraph>
    </Letter>
  ),
});

export const emailChanged = (mail: MailOf<'email_changed'>, siteUrl: string) => ({
  subject: 'The email address of your Keelhouse account was changed',
  body: (
    <Letter
      title="Your email address was changed"
      preview="You now sign in with your new address."
      name={mail.name}
      action={{ label: 'This wasn’t me. Contact support', href: `${siteUrl}/about` }}
      note="For your security, we tell the former address whenever an email address changes. We won’t send anything else here."
      siteUrl={siteUrl}
    >
      <Paragraph>
        The email address of your account was changed on {formatTimeInUtc(mail.at)} UTC. This address no longer opens the account
        or resets its password.
      </Paragraph>
      <Paragraph>
        If it wasn’t you, contact support right away and mention the date: we can give your account back to you. The support
        address is at the bottom of every page.
      </Paragraph>
    </Letter>
  ),
});
