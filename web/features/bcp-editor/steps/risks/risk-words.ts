/** What the default risks mean, in one line. */
export const riskMeanings: Record<string, string> = {
  'Natural Disasters': 'Storm, flood, fire or earthquake stops the site.',
  'Cyber Attacks': 'Systems are locked, stolen or manipulated.',
  'Supply Chain Disruption': 'A supplier fails, or goods do not arrive.',
  'Key Personnel Loss': 'Somebody nobody can stand in for is gone.',
  'Equipment Failure': 'A machine or installation that all work needs breaks.',
  Earthquakes: 'Buildings, utilities and roads are damaged without warning.',
  Floods: 'Water enters the site, or cuts it off.',
  Hurricanes: 'Days of warning, then wind, water and no power.',
  Wildfires: 'Evacuation, smoke, and power shut-offs.',
  'Extreme Weather': 'Heat, ice, tornado or heavy snow.',
};
