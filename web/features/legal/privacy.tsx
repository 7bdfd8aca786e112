import { aiDisclosure } from '#shared/messages/ai.ts';
import type { LegalSection } from './legal-page.tsx';
import { Retention, SupportLink, YourDataLink } from './legal-parts.tsx';

export const privacySections: LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <strong>Account data:</strong> your name, email address, a protected form of your password and of the secret of two-step
          sign-in, when you last signed in, and the devices that are signed in.
        </li>
        <li>
          <strong>Business data:</strong> what you enter into plans, exercises and contact lists, including names, phone numbers
          and addresses of the people you list.
        </li>
        <li>
          <strong>Payment records:</strong> what was paid, when, and the last four digits of the card. Card numbers go straight to
          our payment provider, Stripe. We never see or store them.
        </li>
        <li>
          <strong>Security activity:</strong> what happened to your account, such as sign-ins, changes and what our staff did,
          with the kind of browser and a pseudonym of the network address.
        </li>
        <li>
          <strong>Support communications:</strong> what you write to us and what we answer.
        </li>
        <li>
          <strong>Analytics:</strong> none. We count requests and errors to keep the service running, without names. Should we
          ever measure which parts of the product are used, it will be anonymized.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    title: 'Why we use it',
    body: (
      <ul>
        <li>To provide the service you signed up for, and to keep it secure.</li>
        <li>To charge for plans and to keep the books the law requires.</li>
        <li>To answer you, and to tell you about your account.</li>
      </ul>
    ),
  },
  {
    id: 'ai',
    title: 'Artificial intelligence',
    body: (
      <>
        <p>
          We use AI when you ask for suggestions or exercise scenarios, when you generate a document, which includes an analysis,
          and for live insights. Live insights are on by default while you work on a plan: after each pause in your typing, the
          plan as it stands is sent. You can turn them off beside the form.
        </p>
        <p>{aiDisclosure.sent}</p>
        <p>{aiDisclosure.leftOut}</p>
        <p>
          {aiDisclosure.masked} This is done by software. It can miss a name that is not in your lists, so do not write what must
          stay private into a plan’s descriptions. Our AI provider, Amazon Bedrock, does not train models with what we send.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who receives it',
    body: (
      <>
        <p>
          Our hosting, email, AI and payment providers, each for its task and bound by contract. No one else, unless the law
          requires it. We do not sell data and do not show advertising.
        </p>
        <p>
          Our staff open one of your plans only to help, and only with a written reason. You get an email about it and can read
          the reason under Security activity in your profile.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <Retention />
        <p>The periods after a deletion begin with your request to delete, not with the end of a subscription.</p>
        <p>
          Until your account data is deleted, you can change your mind: sign in and keep your account. An account that is only
          deactivated cannot be signed in to, and its data stays until its deletion is requested.
        </p>
        <p>Backups keep what was deleted for the days named above, and are restored only after a disaster.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask for a copy of your data, for a correction, for deletion, for a restriction of its use, or for a copy to take
          elsewhere, and you may object to a use. Requests are answered within one month.
        </p>
        <p>
          You do not have to wait for us: under <YourDataLink /> in your profile you can download everything you entered and
          delete your account. Your name and email address can be changed in your profile.
        </p>
        <p>Should a breach put your data at risk, we notify the authority within 72 hours and you without delay.</p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <SupportLink />. You may also complain to the data protection authority where you live.
      </p>
    ),
  },
];
