import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import { open } from '../support/open.tsx';
import { answer, server } from '../support/server.ts';
import { exercise, signIn } from '../tabletop/fixture.ts';

const ONE = '/v1/tabletop-exercises/100007';

const openDocuments = async (stored: Exercise) => {
  signIn();
  answer('get', '/v1/tabletop-exercises', { body: [] });
  answer('get', ONE, { body: stored });
  const { user } = await open('/tabletop-exercises/100007');
  const section = within(await screen.findByRole('region', { name: 'Documents' }));
  return { user, section };
};

describe('the documents of an exercise', () => {
  it('a draft offers the situation manual and the handbook, and says when there is a report', async () => {
    const { section } = await openDocuments(exercise({ status: 'draft' }));
    expect(section.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Open Situation Manual',
      'Download Situation Manual as PDF',
      'Download Situation Manual as Word document',
      'Open Facilitator Handbook',
      'Download Facilitator Handbook as PDF',
      'Download Facilitator Handbook as Word document',
    ]);
    expect(section.getByText('Available once the exercise has started.')).toBeInTheDocument();
  });

  it('a document is opened on the screen to be printed, with the time zone of the reader', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`*${ONE}/documents/after_action_report`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('time_zone') ?? '');
        return HttpResponse.html('<p>Report</p>');
      }),
    );
    const { user, section } = await openDocuments(exercise({ status: 'completed' }));
    await user.click(section.getByRole('button', { name: 'Open After-Action Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'After-Action Report' });
    expect(await within(dialog).findByTitle('Oven fire at five in the morning: After-Action Report')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(asked).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
  });

  it('a file is created, awaited and saved by its link; a failure says why', async () => {
    const sent: unknown[] = [];
    const replies = [
      { body: { url: '#saved', filename: 'exercise_Fire_situation_manual.pdf' } },
      { status: 502, body: { detail: 'We couldn’t create the document. Please try again.' } },
    ];
    answer('post', `${ONE}/documents`, ({ body }) => {
      sent.push(JSON.parse(body));
      return replies.shift()!;
    });
    const { user, section } = await openDocuments(exercise());
    await user.click(section.getByRole('button', { name: 'Download Situation Manual as PDF' }));
    expect(await section.findByText(/Saved as exercise_Fire_situation_manual\.pdf/)).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Download Facilitator Handbook as Word document' }));
    expect(await section.findByText('We couldn’t create the document. Please try again.')).toBeInTheDocument();
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(sent).toEqual([
      { kind: 'situation_manual', format: 'pdf', time_zone },
      { kind: 'facilitator_handbook', format: 'docx', time_zone },
    ]);
  });
});
