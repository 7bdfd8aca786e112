import { describe, expect, it } from 'vitest';
import { nextUnreadPart, progressAfter, splitLesson, withProgress } from '#shared/domain/training.ts';
import { lessons } from '#shared/knowledge/lessons.ts';

const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe('the training modules', () => {
  it('the training modules take 2, 1.5, 2.5, 1.5, 2 and 1 hours, in this order', () => {
    expect(lessons.map(({ duration }) => duration)).toEqual([2, 1.5, 2.5, 1.5, 2, 1]);
  });

  it.each(lessons.map((lesson) => [lesson.title, lesson] as const))(
    'a training lesson is short and has practice: %s',
    (_, { lesson }) => {
      expect(words(lesson)).toBeGreaterThanOrEqual(300);
      expect(words(lesson)).toBeLessThanOrEqual(500);
      const parts = splitLesson(lesson);
      expect(parts.length).toBeGreaterThanOrEqual(5);
      expect(parts.at(-1)!.title).toBe('Practice with your team');
      for (const { title, text } of parts) expect([title, text]).not.toContain('');
    },
  );

  it.each([
    [0, false],
    [99, false],
    [100, true],
  ])('a training module at %i percent is completed: %s', (progress, completed) => {
    expect(withProgress(3, lessons[2]!, progress)).toMatchObject({ id: 3, progress, completed });
  });
});

describe('reading on', () => {
  it.each([3, 5, 6, 7])('reading on starts at the first unread part of %i', (parts) => {
    for (let read = 0; read < parts; read++) expect(nextUnreadPart(progressAfter(read, parts), parts)).toBe(read);
  });

  it.each([
    [100, 5, 0],
    [10, 5, 0],
    [99, 5, 4],
    [35, 5, 1],
  ])('reading on from %i percent of %i parts starts at part %i, counted from 0', (progress, parts, at) => {
    expect(nextUnreadPart(progress, parts)).toBe(at);
  });
});
