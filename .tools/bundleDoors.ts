// node .tools/bundleDoors.ts '[["ui", ["Button"]]]': bundles these exports of these doors, one bundle each, and prints
// what went into them as JSON. A process of its own, as the bundler does not run within the unit tests' contexts.
import { bundleDoor, type DoorBundle } from './bundleDoor.ts';

const asked = JSON.parse(process.argv[2] ?? '[]') as [door: string, names?: string[]][];
const bundles: DoorBundle[] = [];
for (const [door, names] of asked) bundles.push(await bundleDoor(door, names));
console.log(JSON.stringify(bundles));
