import { measureCapacity } from './capacity.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
console.table((await measureCapacity(world)).slice(-20));
await world.stop();
process.exit(0);
