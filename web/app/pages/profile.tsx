import { type ComponentType, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { activityMessages } from '#shared/messages/security-events.ts';
import { AccountSection } from '../../features/profile/account-section.tsx';
import { Appearance } from '../../features/profile/appearance.tsx';
import { ChangePasswordForm } from '../../features/profile/change-password-form.tsx';
import { SignInList } from '../../features/profile/sign-in-list.tsx';
import { TwoStepSignIn } from '../../features/second-factor/two-step-sign-in.tsx';
import { SecurityActivity } from '../../features/security-events/security-activity.tsx';
import { YourData } from '../../features/your-data/your-data.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './profile.module.css';

interface ProfileSection {
  /** Deep links such as `/profile#security` name it. */
  id: string;
  title: string;
  Section: ComponentType;
}

const sections: ProfileSection[] = [
  { id: 'profile', title: 'Profile', Section: AccountSection },
  { id: 'security', title: 'Change password', Section: ChangePasswordForm },
  { id: 'two-step', title: 'Two-step sign-in', Section: TwoStepSignIn },
  { id: 'sign-ins', title: 'Where you are signed in', Section: SignInList },
  { id: 'security-activity', title: activityMessages.title, Section: SecurityActivity },
  { id: 'appearance', title: 'Appearance', Section: Appearance },
  { id: 'your-data', title: 'Your data', Section: YourData },
];

/** The page is not there yet when the browser looks for the anchor, and the router keeps the focus. */
const useFocusedAnchor = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
};

export function Component() {
  useFocusedAnchor();
  return (
    <Page>
      <PageTitle>Profile Settings</PageTitle>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label="On this page">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ hash: id }} replace>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, Section }) => (
            <div key={id} id={id} tabIndex={-1} className={styles.section}>
              <Section />
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
