import { expect, it } from 'vitest';
import { formatCalendarFile } from '#shared/domain/exercise-calendar.ts';
import { exercise, NOW } from './exercise.ts';

const linesOf = (more: Parameters<typeof exercise>[0] = {}) =>
  formatCalendarFile(exercise(more), '2027-11-07T05:30:00.000Z', 'https://app.example/tabletop-exercises/1', NOW).split('\r\n');

it('a calendar file holds the exercise in UTC, for its duration', () => {
  expect(linesOf({ duration_minutes: 90 })).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keelhouse//Tabletop exercises//EN',
    'BEGIN:VEVENT',
    'UID:exercise-700001@keelhouse',
    'DTSTAMP:20270301T120000Z',
    'DTSTART:20271107T053000Z',
    'DTEND:20271107T070000Z',
    'SUMMARY:Server room fire',
    'DESCRIPTION:Tabletop exercise of Bakery\\nhttps://app.example/tabletop-exerc',
    ' ises/1',
    'URL:https://app.example/tabletop-exercises/1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('a calendar file escapes separators and line breaks, and keeps the scenario to itself', () => {
  const text = linesOf({
    exercise_name: 'Fire; flood, and\nsmoke \\ gas',
    objectives: ['Reach all, in 30 min'],
    scenario_description: 'Secret turn',
  }).join('\n');
  expect(text).toContain('SUMMARY:Fire\\; flood\\, and\\nsmoke \\\\ gas');
  expect(text).toContain('\\n- Reach all\\, in 30 min\\n');
  expect(text).not.toContain('Secret turn');
});

it('a line of a calendar file has at most 75 octets, cut between characters', () => {
  const name = '🥐 Brötchen und Schälchen '.repeat(8).trim();
  const lines = linesOf({ exercise_name: name });
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
});
