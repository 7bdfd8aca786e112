import Bowser from 'bowser';

const UNKNOWN_DEVICE = 'Unknown device';

/** What a browser calls itself, in words: 'Chrome on Windows', 'Safari on iPhone'. */
export const describeDevice = (agent: string | null): string => {
  if (!agent) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(agent);
  const device = platform.model?.startsWith('iP') ? platform.model : os.name;
  if (browser.name && device) return `${browser.name} on ${device}`;
  return browser.name || device || UNKNOWN_DEVICE;
};
