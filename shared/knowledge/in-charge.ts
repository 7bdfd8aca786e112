/** Who and what cannot look after itself, or harms people when it goes wrong: what a trait or a trade says of its business. */
const implied = {
  care: [],
  /** In the building: those who are cared for at home are not counted at the meeting place. */
  patients: [],
  dialysis: ['patients', 'care'],
  /** Closing would put these people out: they live or sleep there. */
  housing: [],
  /** Many of them cannot walk out. */
  residents: ['care', 'housing'],
  /** Nursing homes and hospitals are built to defend people in place (NFPA 101). */
  bedridden: ['residents'],
  children: [],
  animals: [],
  vessels: [],
  aircraft: [],
  shore: [],
  /** On board, at a stop or in a waiting room. */
  passengers: [],
  /** Eaten, drunk, taken or put on the skin. */
  products: [],
  food: ['products'],
  /** Its own time and temperature limits hold, by state. */
  shellfish: ['food'],
  /** Served where it is made, and gone with the guests: what is left is food and not lots. */
  servedFood: ['food'],
  /** Others depend on it through the storm: it never closes, and its network is what it sells. */
  aroundTheClock: [],
} as const satisfies Record<string, readonly string[]>;

export type InCharge = keyof typeof implied;

/** With all that each of them is besides: shellfish is food, and food is a product. */
export const closeInCharge = (own: readonly InCharge[]): InCharge[] => {
  const all = new Set<InCharge>(own);
  for (const kind of all) for (const other of implied[kind]) all.add(other);
  return [...all].sort();
};
