import { LegalPage } from '../../features/legal/legal-page.tsx';
import { termsSections } from '../../features/legal/terms.tsx';
import { pathOf } from '../paths.ts';

const sections = termsSections(pathOf('subscriptionManagement'));

export function Component() {
  return <LegalPage title="Terms of Service" lead="What you can expect of us, and we of you." sections={sections} isPolicy />;
}
