import type { Exercise } from './exercise.ts';

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LINE_OCTETS = 75;

/** RFC 5545, section 3.1: a line has at most 75 octets, and its continuation begins with a blank. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

const formatUtc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

type Scheduled = Pick<Exercise, 'id' | 'exercise_name' | 'bcp_name' | 'objectives' | 'duration_minutes'>;

/** An appointment that can be passed on to participants: it tells the objectives and nothing of the scenario. */
export const formatCalendarFile = (exercise: Scheduled, scheduledDate: string, address: string, now: Date): string => {
  const begin = new Date(scheduledDate);
  const end = new Date(begin.getTime() + exercise.duration_minutes * 60_000);
  const description = [`Tabletop exercise of ${exercise.bcp_name}`, ...exercise.objectives.map((text) => `- ${text}`), address];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keelhouse//Tabletop exercises//EN',
    'BEGIN:VEVENT',
    `UID:exercise-${exercise.id}@keelhouse`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(begin)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(exercise.exercise_name)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};
