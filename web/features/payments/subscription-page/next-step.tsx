import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgetAct, readAct, startBcp } from '../../../lib/interrupted-act.ts';

/** Back to what the purchase came between, or else to what it is for. */
export function NextStep() {
  const [act] = useState(() => readAct() ?? startBcp);
  return (
    <div>
      <Button component={Link} to={act.path} mt="sm" onClick={forgetAct}>
        {act.label}
      </Button>
    </div>
  );
}
