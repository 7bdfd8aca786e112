import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { BcpNotFound } from '../../features/bcp-editor/shell/stored-bcp.tsx';
import { pathOf } from '../paths.ts';

/** Apart from the editor, which other pages of a BCP do without. */
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
