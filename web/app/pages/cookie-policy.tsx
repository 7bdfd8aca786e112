import { cookieSections } from '../../features/legal/cookies.tsx';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export function Component() {
  return <LegalPage title="Cookie Policy" lead="What your browser keeps for us." sections={cookieSections} isPolicy />;
}
