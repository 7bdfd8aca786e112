import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { appearanceMessages as say } from '#shared/messages/document-appearance.ts';
import { createPng } from '#tests/support/logos.ts';
import { begunBcp, customer, serveBcp } from '../bcp/screen-fixture.ts';
import { open } from '../support/open.tsx';
import { answer, server } from '../support/server.ts';

const png = Buffer.from(createPng(40, 20));
const stored = { color: null, logo: { format: 'png', width: 40, height: 20, data: png.toString('base64') } };

const openSheet = async (appearance: object = { color: null, logo: null }) => {
  serveBcp(begunBcp(), customer);
  answer('get', '/v1/bcp/templates', { body: [{ id: 'standard', name: 'Standard BCP' }] });
  answer('put', '/v1/bcp/12/template', { body: { id: 12, template_type: 'standard' } });
  let previews = 0;
  server.use(
    http.get('*/v1/bcp/12/preview', () => {
      previews += 1;
      return HttpResponse.html('<p>Harbor Bakery</p>');
    }),
  );
  answer('get', '/v1/document-appearance', { body: appearance });
  const saves = answer('put', '/v1/document-appearance', ({ body }) => {
    const { color, logo } = JSON.parse(body);
    return { body: { color, logo: logo === undefined ? null : logo && { ...stored.logo, data: logo } } };
  });
  const { user } = await open('/bcp/12?preview=1', { isFromList: true });
  await screen.findByTitle('Harbor Bakery: document');
  await user.click(screen.getByRole('button', { name: say.open }));
  await screen.findByRole('group', { name: say.logo });
  const choose = (file: File) => fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return { user, saves, choose, previews: () => previews };
};

describe('the appearance of documents', () => {
  it('a chosen logo and color are shown, saved, and drawn on the preview behind the sheet', async () => {
    const { user, saves, choose, previews } = await openSheet();
    expect(screen.getByText(say.noLogo)).toBeInTheDocument();
    choose(new File([png], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: say.currentLogo })).toHaveAttribute(
      'src',
      `data:image/png;base64,${stored.logo.data}`,
    );
    expect(screen.queryByText(say.darkened)).not.toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(say.color), { target: { value: '#ffcc00' } });
    expect(screen.getByText(say.darkened)).toBeInTheDocument();
    const before = previews();
    await user.click(screen.getByRole('button', { name: say.save }));
    await waitFor(() => expect(previews()).toBe(before + 1));
    expect(JSON.parse(saves[0]!.body)).toEqual({ color: '#ffcc00', logo: stored.logo.data });
    await waitFor(() => expect(screen.queryByRole('group', { name: say.logo })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: say.open })).toHaveFocus();
  });

  it('a removed logo is saved as removed, and what was not touched is not sent again', async () => {
    const { user, saves } = await openSheet(stored);
    await user.click(screen.getByRole('button', { name: say.removeLogo }));
    expect(screen.getByText(say.noLogo)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: say.save }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(JSON.parse(saves[0]!.body)).toEqual({ color: null, logo: null });
  });

  it('an SVG with the name of a PNG is refused with a sentence, and the logo stays', async () => {
    const { choose } = await openSheet(stored);
    choose(new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText(say.problems.unknown_format)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: say.currentLogo })).toBeInTheDocument();
  });
});
