import { Link } from 'react-router-dom';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink, Tiers } from './legal-parts.tsx';

export const termsSections = (subscriptionPath: string): LegalSection[] => [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <>
        <p>
          These terms are the agreement between the business that uses Keelhouse ("you") and Keelhouse ("we"). By creating an
          account you accept them on behalf of that business and confirm that you may do so.
        </p>
        <p>Registering is free. Paying for a plan unlocks its features for one year at a time.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <>
        <p>
          Keelhouse helps you write, review, print and rehearse a business continuity plan aligned with ISO 22301:2019. Artificial
          intelligence proposes texts and entries. Nothing it proposes becomes part of your plan until you accept it.
        </p>
        <p>Three plans are sold:</p>
        <Tiers />
        <p>"Certification" in the description of Premium means Keelhouse's own Resilience Badge and nothing else.</p>
      </>
    ),
  },
  {
    id: 'billing',
    title: 'Billing and renewal',
    body: (
      <>
        <ul>
          <li>Plans are billed annually in advance.</li>
          <li>Payments are non-refundable except as required by law.</li>
          <li>We give 30 days' notice of price changes. A new price applies from your next renewal.</li>
          <li>Plans renew automatically unless cancelled before the renewal date.</li>
          <li>
            Cancellation is possible in <Link to={subscriptionPath}>account settings</Link>. Cancel anytime, no long-term
            contracts.
          </li>
        </ul>
        <p>
          Canceling stops the renewal. What you paid for stays usable until the end of the paid year. After that, you can still
          open and edit your BCPs, but not create, generate, print or download them.
        </p>
      </>
    ),
  },
  {
    id: 'guarantees',
    title: 'No guarantee of outcomes',
    body: (
      <>
        <p>A continuity plan is only as good as its preparation. We therefore give</p>
        <ul>
          <li>no guarantee of certification,</li>
          <li>no guarantee of insurance acceptance, and</li>
          <li>no guarantee of regulatory approval.</li>
        </ul>
        <p>
          You must review and implement the generated plans. Have them checked by someone who knows your business before you rely
          on them, and rehearse them at least once a year.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <ul>
        <li>Keep your password to yourself and tell us right away if someone else may know it.</li>
        <li>Enter only what you may share with us, and details of people only where they may be named in your plan.</li>
        <li>Do not use the service to break the law, to disturb others or to get at data that is not yours.</li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        What you enter and the plans made from it are yours. We use them to provide the service and for nothing else. How long we
        keep them is stated in the privacy policy.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability',
    body: (
      <p>
        We work to keep the service reachable, and announce planned interruptions. Print your plan or keep a downloaded copy: a
        plan that lives only on the internet is out of reach exactly when a connection fails.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, our liability for the service is limited to what you paid for it in the twelve months before the
        event. Nothing here limits liability that cannot be limited by law.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: <p>These terms are governed by the laws of the State of Delaware, United States.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <SupportLink />.
      </p>
    ),
  },
];
