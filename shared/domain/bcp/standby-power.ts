/** A battery carries minutes, a generator an outage. One that must be brought first carries nothing when the lights go out. */
const OWN_POWER =
  /(?<!\b(?:no|without|rental|rented|hired|borrowed) )\b(?:generators?|(?:emergency|standby|backup|solar) power)\b(?! (?:\w+ ){0,2}?(?:rental|compan))/i;

export const namesOwnPower = (text: string): boolean => OWN_POWER.test(text);
