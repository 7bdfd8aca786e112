/**
 * Emergency advice that could get someone hurt, as patterns of the mistake. Nothing the product says may match one, and a
 * model's answer that does is not used. Sources: Ready.gov, FEMA, OSHA, CDC, CPSC, NWS and the gas utilities' safety rules.
 */

/** Help that must not wait for a time. (`Start` begins the restart of a function, which may be named after an evacuation.) */
const IMMEDIATE =
  '911|first aid|CPR|head ?counts?|heads? count|count(?:ed|s)? heads?|missing|accounted for|everybody (?:out|in)|everyone (?:out|in|leaves?)|evacuat\\w+|higher ground|in the shelter|leave(?:s)? (?:now|by|on foot)|out by the';

export const dangerousAdvice: readonly (readonly [mistake: string, pattern: RegExp, example: string])[] = [
  [
    'help that waits for a time',
    new RegExp(`T\\+ ?[1-9]\\d* ?(?:min|h)\\b(?! +(?:Start|Prepare)\\b)[^.]*\\b(?:${IMMEDIATE})\\b`, 'i'),
    'T+30 min: first aid, 911 for the trapped.',
  ],
  [
    'help that waits for hours',
    /^Within (?:\d+|an|one|two|half an) (?:minutes?|hours?|days?)\b[^.]*\b(?:call 911|first aid|CPR|count heads|evacuat\w+|everyone (?:out|leaves?))\b/im,
    'Within 2 hours, count heads at the meeting place.',
  ],
  [
    'an evacuation with minutes to spare',
    /\b(?:everybody|everyone|all) out within \w+ minutes/i,
    'Everybody out within ten minutes.',
  ],
  [
    'shelter from an attacker before running',
    /\b(?:stay in|(?:take|seek) shelter)\b[^.;]{0,60}\battackers?\b/i,
    'Take shelter for a tornado, a chemical cloud or an attacker.',
  ],
  [
    'someone sent to the gas meter',
    /\b(?:close|shut|turn|switch|reach|wrench)\w*\b[^.;]*\bmeter\b(?! reading)/i,
    'Close the meter from outside.',
  ],
  [
    'someone sent to close the gas',
    /(?<!\butility |\bvalve that |\bone who |\bunless trained )\b(?:close|shut|turn|switch)(?:s|es|ing)?\b(?: off)?(?: the| its| water and| power and| water,| chemical and)* gas\b(?! back)/i,
    'The shift lead shuts off the gas.',
  ],
  [
    'gas closed as one of many chores',
    /(?<!\butility\b[^.]*)\b(?:gas(?: and power)?|power and gas|gas and water|water and gas)(?: is| are)? (?:off|closed)\b|\bshut gas\b/i,
    'Power and gas off, shutters closed.',
  ],
  [
    'power switched off in a wet room',
    /\bpower off in\b|\boff floor-level\b|\bmain breaker of the (?:ground|first) floor/i,
    'Power off in the wet rooms.',
  ],
  [
    'power switched off without a dry way to the panel',
    /\b(?:turn|switch|shut)(?:s|es)? (?:off )?(?:the )?power(?: off)?\b(?!.*\b(?:dry|electrician|trained|utility)\b)/i,
    'Turn off the power in the basement.',
  ],
  ['last people who stay for the utilities', /\blast person (?:shuts|closes|turns)/i, 'The last person shuts the valves.'],
  [
    'people who go back in',
    /(?<!\b(?:no one|nobody|not|never|from|one) )\b(?:go|goes|going) back in(?:(?:to|side)\b|(?= (?:for|and|to)\b|[.,;:]|$))/i,
    'Two people go back into the building for the laptops.',
  ],
  ['work until a storm is a day away', /\blast shift (?:home|leaves|ends)/i, 'T-24 h: last shift home.'],
  [
    'barriers set up on a flash flood warning',
    /\bflood warning\b[^.]*\b(?:set|fill|stack|lay|put up)\b[^.]*\b(?:barriers?|sandbags?|flood boards?)\b/i,
    'On a flash flood warning, set the barriers.',
  ],
  [
    'hours of warning before a flash flood',
    /\bflash flood\w*\b[^.]{0,40}\b(?:\d+|six|eight|ten|twelve) hours?’? (?:of )?warning/i,
    'A flash flood with twelve hours of warning.',
  ],
  ['wind inside a building', /\bspill inside[^.]*\bupwind/i, 'Spill inside: leave upwind.'],
  ['a roof load to shovel by', /\b\d+ pounds (?:a|per) square foot/i, '30 pounds a square foot is common.'],
  ['people on a roof under snow or ash', /\b(?:sweep|shovel|climb)\b[^.]*\broof\b/i, 'Shovel the snow off the roof.'],
  ['a room for frail people above 81 °F', /\b8[2-9] °F/, 'Evacuate before 86 °F is passed.'],
  ['medical needs sent to 211', /\bmedical\b[^.,;]*\b(?:to|call) 211/i, 'Refer medical needs to 211.'],
  ['drinking water for less than three days', /\bwater for (?:one|two|a|1|2) days?\b/i, 'Keep drinking water for two days.'],
  [
    'a vehicle that crosses water',
    /(?<!\b(?:never|not|no one|nobody)\b[^.]*)\bdriv\w+(?: \w+ly)? through (?:the |flood ?)?water/i,
    'Drive slowly through the water.',
  ],
  [
    'people called to the shore for a tsunami',
    /(?<!\b(?:no one|nobody|not|never)\b[^.]*)\b(?:calls?|brings?|come|comes)\b[^.]*\b(?:in|ashore|back)\b[^.]*\btsunami\b|\btsunami\b(?:(?!\b(?:not|never|no one)\b)[^.])*\b(?:returns? to (?:port|shore|the (?:ramp|dock|harbor))|(?:come|comes|call everyone) (?:back )?in\b)/i,
    'Call everyone in at a tsunami warning.',
  ],
  [
    'rooms that are searched before help is called',
    /\b(?:sweeps?|search(?:es)?|checks?) (?:the )?(?:every|each|all|restrooms?|back rooms?|stock rooms?|rooms?)\b[^.]*\b(?:then|before)\b[^.]*\b(?:911|alarm)\b/i,
    'Sweep the restrooms, then call 911.',
  ],
  [
    'a search for a missing person before help is called',
    /\bcall 911 (?:after|if) (?:the|your) search\b/i,
    'Call 911 after your search.',
  ],
  [
    'a robber or thief who is stopped',
    /(?<!\b(?:no one|do not|not|never|nobody)[^.]*)\b(?:confront|chase|pursue|stop|resist) (?:a |the )?(?:robber|thief|shoplifter)/i,
    'Two people stop the thief at the door.',
  ],
];

export const findDangerousAdvice = (value: unknown): string | null => {
  if (typeof value === 'string') return dangerousAdvice.find(([, pattern]) => pattern.test(value))?.[0] ?? null;
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const mistake = findDangerousAdvice(inner);
    if (mistake !== null) return mistake;
  }
  return null;
};
