/** Of an hour on a clock, which may have a fraction: "9:00 AM", "5:24 PM". */
export const formatHour = (hour: number): string => {
  const minutes = Math.round(hour * 60) % (24 * 60);
  const full = Math.floor(minutes / 60);
  return `${full % 12 === 0 ? 12 : full % 12}:${String(minutes % 60).padStart(2, '0')} ${full < 12 ? 'AM' : 'PM'}`;
};
