import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const stepOne = async () => {
  serveBcp(begunBcp());
  const answers = { body: { validated: true, error: null, coordinates: null } };
  const mismatch = { validated: false, error: 'ZIP code 10001 belongs to New York, not to Washington', coordinates: null };
  const asked = answer('post', '/v1/location/validate', answers, { body: mismatch }, 'network-error');
  const { user } = await open('/bcp/12?step=1');
  const zip = await screen.findByRole('textbox', { name: /^ZIP code/ });
  const enter = async (text: string) => {
    await user.clear(zip);
    await user.type(zip, text);
  };
  return { asked, enter };
};
const says = (text: string) => screen.findByText(text, {}, { timeout: 5000 });

describe('the validation of the location', () => {
  it('the location is validated once, a second after the last change, with the token of the user', async () => {
    const { asked, enter } = await stepOne();
    await says('Location validated successfully');
    expect(asked).toHaveLength(1);
    expect(JSON.parse(asked[0]!.body)).toEqual({
      address: '1 Pier Street',
      city: 'Seattle',
      state: 'WA',
      zip: '98101',
      country: 'USA',
    });
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer access-1');
    await enter('10001');
    await says('Location validation failed: ZIP code 10001 belongs to New York, not to Washington');
    expect(asked).toHaveLength(2);
  });

  it('a failed location validation is shown and blocks nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, enter } = await stepOne();
    await says('Location validated successfully');
    await enter('10001');
    await says('Location validation failed: ZIP code 10001 belongs to New York, not to Washington');
    await enter('98102');
    await says('Location validation failed');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Next Step' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('the location is not validated while city, state or ZIP code is empty', async () => {
    serveBcp(begunBcp({ primary_location: { ...begunBcp().primary_location!, city: null } }));
    const asked = answer('post', '/v1/location/validate', { body: { validated: true, error: null, coordinates: null } });
    const { user } = await open('/bcp/12?step=1');
    await says('Fill in city, state and ZIP code to have the location checked.');
    await user.type(screen.getByLabelText(/^City/), 'Seattle');
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(asked.map(({ body }) => JSON.parse(body).city)).toEqual(['Seattle']);
  });
});
