import type { LegalSection } from './legal-page.tsx';
import { SupportLink, Tiers } from './legal-parts.tsx';

export const aboutSections: LegalSection[] = [
  {
    id: 'why',
    title: 'Why Keelhouse',
    body: (
      <>
        <p>
          Most small businesses have no plan for the day the oven, the server or the only supplier fails. Those that have one keep
          it in a drawer. Keelhouse turns what you know about your business into a plan people open. It says who to call, what to
          do first, and how long you can last.
        </p>
        <p>A keel keeps a ship upright in rough weather. Your plan does the same for your business.</p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How it works',
    body: (
      <ul>
        <li>Six steps, in plain questions, build a continuity plan aligned with ISO 22301:2019.</li>
        <li>AI proposes risks, functions and measures that fit your business. You decide on each.</li>
        <li>
          Print the plan, take the two-page Quick Reference Card, rehearse it with a tabletop exercise, and keep the evidence.
        </li>
      </ul>
    ),
  },
  {
    id: 'plans',
    title: 'Plans',
    body: (
      <>
        <Tiers />
        <p>
          "Certification" means our own Resilience Badge. Keelhouse does not certify anyone against a standard, and no software
          can.
        </p>
      </>
    ),
  },
  {
    id: 'sources',
    title: 'Data from others',
    body: (
      <ul>
        <li>
          ZIP codes with their cities, counties and positions come from{' '}
          <a href="https://www.geonames.org/" rel="noreferrer">
            GeoNames
          </a>
          , under the license{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
            Creative Commons Attribution 4.0
          </a>
          . We added how far each one is from the coast.
        </li>
        <li>The outline of the country comes from the cartographic boundary files of the U.S. Census Bureau.</li>
      </ul>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        We read everything that is sent to <SupportLink />.
      </p>
    ),
  },
];
