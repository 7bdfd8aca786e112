/** No plan at this address, or none of this account's. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { BcpNotFound } from '../../features/bcp-editor/visit/plan-states.tsx';
import { pathOf } from '../paths.ts';

export function MissingBcp() {
  return (
    <BcpNotFound
      actions={
        <Anchor component={Link} to={pathOf('bcps')}>
          Go to your BCP plans
        </Anchor>
      }
    />
  );
}
