const titleWord = /^(?:dr|mr|mrs|ms|mx|prof|rev|sir)\.?$/i;

/** 'Rachel' of 'Dr. Rachel Moreno': titles are no names. */
export const findFirstName = (fullName: string | null): string | undefined =>
  fullName
    ?.trim()
    .split(/\s+/)
    .find((word) => !titleWord.test(word));
