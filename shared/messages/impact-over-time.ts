export const impactOverTimeMessages = {
  question: 'How bad is an outage after…',
  hint: 'Drag across the bars, or choose a cell and press the arrow keys. It never gets milder as time passes.',
  unrated: 'Not rated',
  cell: (time: string) => `After ${time}`,
  clear: 'Clear',
  acceptable: 'It never gets High, so this sets no limit.',
  limit: (level: string, from: string, limit: string) => `${level} after ${from}. So it can be down for ${limit} at most (MTD).`,
  tooLong: (stated: string) => `You chose ${stated}, which may be too long.`,
  setMtd: (mtd: string) => `Set MTD to ${mtd}`,
  proposeRto: (rto: string, limit: string) =>
    `You haven’t chosen a recovery time (RTO). ${rto} is the longest usual one below ${limit}.`,
  setRto: (rto: string) => `Set RTO to ${rto}`,
  why: {
    question: 'Why we ask',
    answer:
      'Downtime rarely hurts evenly. The point where it turns High sets the order of recovery, and auditors and insurers look for it first.',
  },
} as const;
