/** While it is not known yet who is signed in. */
import { LoadingBlock } from '../../ui/state-block.tsx';

export function Checking() {
  return (
    <div style={{ paddingTop: '20vh' }}>
      <LoadingBlock label="Checking your sign-in" />
    </div>
  );
}
