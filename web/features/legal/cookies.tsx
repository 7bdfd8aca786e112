import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-parts.tsx';

const kept = [
  ['token, refreshToken, tokenExpiration', 'Keep you signed in', 'Until you sign out or the session ends'],
  ['rememberedEmail', 'Fills in your email, if you ticked Remember me', 'Until you untick it'],
  ['registeredEmail', 'Fills in your email for the first sign-in', 'Until you have signed in'],
  ['mantine-color-scheme-value', 'Light or dark theme', 'Until you clear it'],
  [
    'Where you were in a plan, billing preferences',
    'Bring you back to the step you left, and keep your choices on this device',
    'Until you clear it',
  ],
  [
    'AI requests in progress, exercise notices you have had',
    'Bring you back to an answer, show a notice once, and list the earlier ones',
    'Until you clear it',
  ],
  ['Drafts of plans and forms', 'Keep what you typed until it has been saved', 'Until it has been saved'],
] as const;

export const cookieSections: LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <p>
        Keelhouse itself sets no cookies, and none for advertising. It keeps a few entries in your browser's own storage, which it
        needs to work. Your sign-in token is sent to us with each request, your email address when you sign in, and drafts when
        they are saved. Nothing else in that storage leaves your device.
      </p>
    ),
  },
  {
    id: 'storage',
    title: 'What is stored in your browser',
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Purpose</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(([entry, purpose, period]) => (
            <tr key={entry}>
              <td>{entry}</td>
              <td>{purpose}</td>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  {
    id: 'payments',
    title: 'Payment pages',
    body: (
      <p>
        Where you enter a card, our payment provider Stripe loads its own script and sets its own cookies to recognize fraud. They
        are set on payment screens only.
      </p>
    ),
  },
  {
    id: 'control',
    title: 'Your control',
    body: (
      <p>
        Signing out removes the session. Clearing the site data in your browser removes everything. Texts that had not been saved
        are lost with it.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about cookies: <SupportLink />.
      </p>
    ),
  },
];
