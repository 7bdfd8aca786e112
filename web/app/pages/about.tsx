import { aboutSections } from '../../features/legal/about.tsx';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export function Component() {
  return <LegalPage title="About Keelhouse" lead="Continuity plans that get opened." sections={aboutSections} />;
}
