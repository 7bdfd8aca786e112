/** Makes at its first use what takes long to make, such as a formatter of Intl, so that a start need not wait for it. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Works out once what is asked again and again of the same thing, such as a document or a profile. */
export const oncePer = <C extends object, T>(read: (subject: C) => T): ((subject: C) => T) => {
  const known = new WeakMap<C, { value: T }>();
  return (subject) => {
    const earlier = known.get(subject) ?? { value: read(subject) };
    known.set(subject, earlier);
    return earlier.value;
  };
};
