export const riskCheckMessages = {
  tradeMissing: 'Choose a trade, or say in a few words what you do.',
  zipMissing: 'Enter the ZIP code of your main location.',
  unknownTrade: 'We don’t have this trade in our list yet, so the functions below are those of most businesses.',
  unknownZip: 'We don’t know this ZIP code, so the hazards below are those of every US address. Check the five digits.',
} as const;
