import * as z from 'zod';

export const COMPLETE = 100;

export const Progress = z.number().int().min(0).max(COMPLETE);

export const TrainingModule = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  /** Hours, including practice with one's own team. */
  duration: z.number(),
  /** Parts that each begin with a line `## Title`; below it plain text with simple lists. */
  lesson: z.string(),
  progress: Progress,
  completed: z.boolean(),
});
export type TrainingModule = z.infer<typeof TrainingModule>;

export type Lesson = Pick<TrainingModule, 'title' | 'description' | 'duration' | 'lesson'>;

export const withProgress = (id: number, lesson: Lesson, progress: number): TrainingModule => ({
  id,
  ...lesson,
  progress,
  completed: progress === COMPLETE,
});

export interface LessonPart {
  title: string;
  text: string;
}

export const splitLesson = (lesson: string): LessonPart[] =>
  lesson
    .split(/^## /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });

export const progressAfter = (read: number, parts: number): number => Math.round((read / parts) * COMPLETE);

/** The first unread part; a completed lesson starts over. */
export const nextUnreadPart = (progress: number, parts: number): number => {
  if (progress >= COMPLETE) return 0;
  const at = Array.from({ length: parts }, (_, index) => index).findLast((index) => progressAfter(index, parts) <= progress);
  return at ?? 0;
};
