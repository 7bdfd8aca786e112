import { LegalPage } from '../../features/legal/legal-page.tsx';
import { privacySections } from '../../features/legal/privacy.tsx';

export function Component() {
  return (
    <LegalPage title="Privacy Policy" lead="What we know about you, why, and for how long." sections={privacySections} isPolicy />
  );
}
