// Writes what is made from the bridge contract: run `node kit/conformance/generate.ts` after the contract changed.
import { writeFileSync } from 'node:fs';
import { generated } from './generated.ts';

for (const { file, text } of generated()) writeFileSync(file, text);
