/** Whoever types the whole title of a listed trade means that trade. */
export const isTitleOf = ({ title }: { title: string }, text: string): boolean =>
  title.toLowerCase() === text.trim().toLowerCase();
