import { join } from 'node:path';
import { bridgePage } from './bridgePage.ts';
import { bridgeSchema } from './bridgeSchema.ts';
import { jsonText } from './jsonText.ts';

/** Every file that is made from the contract, with the text it has to hold. */
export function generated(): { file: string; text: string }[] {
  const here = import.meta.dirname;
  return [
    { file: join(here, 'bridge.schema.json'), text: jsonText(bridgeSchema()) },
    { file: join(here, '..', 'bridge.md'), text: bridgePage() },
  ];
}
