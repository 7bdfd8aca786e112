import { dataProtectionSections } from '../../features/legal/data-protection.tsx';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export function Component() {
  return (
    <LegalPage
      title="Data Protection"
      lead="How your data is kept safe, and your rights to it."
      sections={dataProtectionSections}
      isPolicy
    />
  );
}
