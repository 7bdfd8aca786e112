/** For a link that stands alone: 24 px high for a finger, without moving the lines around it. */
export const touchTarget = { display: 'inline-block', paddingBlock: 4, marginBlock: -4 };
