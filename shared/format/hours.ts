/** Of a full hour on a clock: "9:00 AM". */
export const formatHour = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
