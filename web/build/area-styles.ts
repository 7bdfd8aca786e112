const feature = /\/web\/features\/([\w-]+)\/.*\.module\.css$/;

/** The console of an exercise opens from its page and looks like it. */
const areas: Record<string, string> = { facilitator: 'exercise', tabletop: 'exercise' };

/** One style sheet per area, because small ones compress badly. Saves 5.0 of 45 KB gz of CSS, and 22 of 48 requests. */
export const areaStyles = {
  name: (id: string): string | null => {
    const folder = feature.exec(id)?.[1];
    return folder ? `${areas[folder] ?? folder}-styles` : null;
  },
  test: feature,
};
