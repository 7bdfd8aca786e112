import { describeBcpSaving } from '#tests/support/bcp-saving-suite.ts';
import { fakeServer } from './bcp-fixture.ts';

describeBcpSaving('the fake server of the screens', fakeServer);
