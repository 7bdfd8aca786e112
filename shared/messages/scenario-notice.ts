/** The screen's notice and the mail share the title and the sentence. */
export const scenarioNoticeMessages = {
  title: 'New ISO 27001 Tabletop Scenarios Available',
  titleWithoutCyber: 'New Tabletop Scenarios Available',
  cyber: '{count} new cyber security scenarios have been generated for your business continuity plan.',
  cyberOne: '1 new cyber security scenario has been generated for your business continuity plan.',
  mixed: '{count} new scenarios, {cyber} of them on cyber security, have been generated for your business continuity plan.',
  other: '{count} new scenarios have been generated for your business continuity plan.',
  otherOne: '1 new scenario has been generated for your business continuity plan.',
  more: '+{count} more objectives',
  footer: 'These scenarios are available in your BCP dashboard for scheduling.',
  failed: 'Failed to check for new scenarios',
} as const;
