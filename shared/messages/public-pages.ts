/** What search engines and shared links say about the pages that need no session, by the name of their route. */
export const publicPages = {
  login: {
    title: 'Keelhouse: business continuity plans for small businesses',
    description:
      'Write a business continuity plan aligned with ISO 22301 in six steps, with suggestions for your trade and your ZIP code. Sign in or see a sample.',
  },
  register: {
    title: 'Create your account',
    description: 'Register for free, without a card. Writing a business continuity plan needs a yearly plan.',
  },
  pricing: {
    title: 'Prices',
    description: 'What Keelhouse costs a year, what each plan contains, and what happens at renewal and when you cancel.',
  },
  sample: {
    title: 'Sample business continuity plan',
    description:
      'A complete business continuity plan of a bakery with 12 people: all answers, the printed plan, the executive summary and the quick reference card.',
  },
  riskCheck: {
    title: 'Two-minute risk check',
    description:
      'Enter what you do and your ZIP code. See the five hazards and the three functions that matter most there, with reasons. Free, without an account.',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: 'Which data Keelhouse keeps, why, for how long, and what your rights are.',
  },
  termsOfService: { title: 'Terms of Service', description: 'The agreement between your business and Keelhouse.' },
  cookiePolicy: { title: 'Cookie Policy', description: 'What Keelhouse stores in your browser, and why.' },
  dataProtection: { title: 'Data Protection', description: 'How Keelhouse protects the data of your business and your people.' },
  about: { title: 'About Keelhouse', description: 'Why Keelhouse exists, how it works, and where its data comes from.' },
} as const;
