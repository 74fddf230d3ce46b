import { manifestSchema } from '../src/manifest/index.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { jsonText } from './jsonText.ts';

/** `kit/api/manifest.schema.json`: the manifest of an app as JSON schema (draft 2020-12). */
export function manifestSchemaText(): string {
  return jsonText({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:wallet:manifest',
    title: 'The manifest of a micro-app',
    description: 'Written from kit/src/manifest/manifestSchema.ts by "pnpm api"; not edited by hand.',
    ...jsonSchemaOf(manifestSchema),
  });
}
